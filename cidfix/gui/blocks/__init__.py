"""The step Pages: blocks on the page, their order and roles, and what can be said of them."""

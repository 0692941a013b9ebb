"""The editor of the rules of order: chosen by name or written, seen on lines of the document, then followed."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QSignalBlocker, Qt, QTimer
from PySide6.QtGui import QFontDatabase, QKeyEvent
from PySide6.QtWidgets import (
    QComboBox,
    QFileDialog,
    QHBoxLayout,
    QPlainTextEdit,
    QPushButton,
    QSplitter,
    QVBoxLayout,
    QWidget,
)

from cidfix.errors import CidfixError
from cidfix.files import read_text, write_atomically
from cidfix.gui.cards import make_note
from cidfix.gui.long_label import LongLabel
from cidfix.gui.rules.samples import SampleTable
from cidfix.gui.tasks import Stop
from cidfix.gui.workbench import SET_IN_WINDOW, Workbench
from cidfix.ordering.read import list_names, list_titles, parse_rules, read_named
from cidfix.recover.decisions import UseRules
from cidfix.recover.rules import RuleSample
from cidfix.recovery import Recovery

_PAUSE = 400  # milliseconds without another key, after which the rules are tried


class RuleEditor(QWidget):
    """A window of its own; nothing is followed before it is decided, and what is decided can be undone."""

    def __init__(self, workbench: Workbench, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self._workbench = workbench
        self.setWindowTitle(self.tr("Rules of order"))
        self.resize(900, 680)
        self.choice = QComboBox()
        self.choice.setAccessibleName(self.tr("Rules that come with cidfix"))
        for name, title in list_titles():
            self.choice.addItem(title, name)
        self.choice.setPlaceholderText(self.tr("Your own rules"))
        self.text = QPlainTextEdit()
        self.text.setAccessibleName(self.tr("The rules"))
        self.text.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self.text.setTabChangesFocus(True)
        self.problem = LongLabel()
        self.file_fault = LongLabel()  # of a file, which says nothing of the rules that stand here
        self.file_fault.hide()
        self.samples = SampleTable()
        self.use = QPushButton(self.tr("Use these rules"))
        self._left: QWidget | None = None  # what had the focus and lost it for as long as rules are tried
        self.usual = QPushButton(self.tr("Back to the usual rules"))
        self.read = QPushButton(self.tr("Open a file…"))
        self.save = QPushButton(self.tr("Save as a file…"))
        self._lay_out()
        self._trying = QTimer(self, singleShot=True, interval=_PAUSE)
        self._trying.timeout.connect(self._try)
        self.choice.activated.connect(self._show_chosen)
        self.text.textChanged.connect(self._follow_text)
        self.use.clicked.connect(self._use)
        self.usual.clicked.connect(self._use_usual)
        self.read.clicked.connect(self._ask_file)
        self.save.clicked.connect(self._save_as)
        workbench.followed.connect(self._show_recovery)
        self._show_rules(self._find_said() or workbench.recovery.usual_rules)
        self._show_recovery(workbench.recovery)

    def show_rules(self, text: str) -> None:
        """Put rules into the editor, as if they had been typed."""
        self.text.setPlainText(text)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape closes it; what was written and is not in use stays for the next time."""
        if event.key() == Qt.Key.Key_Escape:
            self.close()
        else:
            super().keyPressEvent(event)

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.addWidget(self.choice, 1)
        head.addWidget(self.read)
        head.addWidget(self.save)
        lower = QWidget()
        below = QVBoxLayout(lower)
        below.setContentsMargins(0, 0, 0, 0)
        below.addWidget(self.problem)
        below.addWidget(self.samples, 1)
        halves = QSplitter(Qt.Orientation.Vertical)
        halves.addWidget(self.text)
        halves.addWidget(lower)
        halves.setStretchFactor(0, 1)
        halves.setStretchFactor(1, 1)
        foot = QHBoxLayout()
        foot.addWidget(self.usual)
        foot.addStretch(1)
        foot.addWidget(self.use)
        column = QVBoxLayout(self)
        column.addWidget(
            make_note(
                self.tr(
                    "In some scripts letters are drawn in another order than they are typed. These rules say which; "
                    "choose others, or change them for this document, and see what its lines become."
                )
            )
        )
        column.addLayout(head)
        column.addWidget(self.file_fault)
        column.addWidget(halves, 1)
        column.addLayout(foot)

    def _find_said(self) -> str:
        said = [decision for decision in self._workbench.decisions if isinstance(decision, UseRules)]
        return said[-1].rules if said else ""

    def _show_rules(self, rules: str) -> None:
        """Show rules by their name or text; nothing where a script needs none."""
        named = rules in list_names()
        self.choice.setCurrentIndex(self.choice.findData(rules) if named else -1)
        with QSignalBlocker(self.text):
            self.text.setPlainText(read_named(rules) if named else rules)
        self._try()

    def _show_chosen(self) -> None:
        self._show_rules(self.choice.currentData())

    def _follow_text(self) -> None:
        """What differs from the rules of a name is the user's own."""
        name = self.choice.currentData()
        if name is not None and self.text.toPlainText() != read_named(name):
            self.choice.setCurrentIndex(-1)
        self._say_trying()
        self._trying.start()

    def _show_recovery(self, _recovery: Recovery) -> None:
        self.usual.setEnabled(bool(self._find_said()))
        self._try()

    def _say_trying(self) -> None:
        """Nothing is known yet of the rules as they stand; what is being found out of others is dropped."""
        self._workbench.tasks.cancel("rules")
        self.problem.setText(self.tr("Trying these rules…"))
        if self.focusWidget() in (self.use, self.samples):
            self._left = self.focusWidget()
        self.use.setEnabled(False)
        self.samples.setEnabled(False)

    def _try(self) -> None:
        self._trying.stop()
        self._say_trying()
        recovery, text = self._workbench.recovery, self.text.toPlainText()

        def work(stop: Stop) -> tuple[RuleSample, ...]:
            rules = parse_rules(text, self.tr("the rules"))
            stop.check()
            return recovery.sample_rules(rules if text.strip() else None)

        self._workbench.tasks.run(
            "rules", work, lambda samples: self._show_samples(recovery, samples), self._show_problem
        )

    def _show_samples(self, recovery: Recovery, samples: tuple[RuleSample, ...]) -> None:
        others = sum(sample.before != sample.after for sample in samples)
        words = self.tr("%n of these lines would be read otherwise.", "", others)
        self.problem.setText(words if others else self.tr("The lines are read as they are now."))
        self.use.setEnabled(bool(self.text.toPlainText().strip()))
        self.samples.show_samples(recovery, samples)
        self.samples.setEnabled(True)
        if self._left is not None and self._left.isEnabled():
            self._left.setFocus()
        self._left = None

    def _show_problem(self, error: CidfixError) -> None:
        self.problem.setText(f"⚠ {error}")
        self.samples.show_no_others()

    def _tell_file(self, error: CidfixError | None) -> None:
        """Say why a file can't be read or written, or that there is nothing to say of one any more."""
        self.file_fault.setText(f"⚠ {error}" if error is not None else "")
        self.file_fault.setVisible(error is not None)

    def _use(self) -> None:
        name = self.choice.currentData()
        rules = name if name is not None else self.text.toPlainText().rstrip("\n") + "\n"
        self._workbench.restate(UseRules(rules, SET_IN_WINDOW))

    def _use_usual(self) -> None:
        self._workbench.take_back(*(d for d in self._workbench.decisions if isinstance(d, UseRules)))
        self._show_rules(self._workbench.recovery.usual_rules)

    def _ask_file(self) -> None:
        name, _ = QFileDialog.getOpenFileName(
            self, self.tr("Open rules"), "", self.tr("Rules (*.rules);;All files (*)")
        )
        if name:
            try:
                self.show_rules(read_text(Path(name)))
                self._tell_file(None)
            except CidfixError as error:
                self._tell_file(error)

    def _save_as(self) -> None:
        name, _ = QFileDialog.getSaveFileName(self, self.tr("Save the rules"), "", self.tr("Rules (*.rules)"))
        if name:
            try:
                write_atomically(Path(name), self.text.toPlainText().encode())
                self._tell_file(None)
            except CidfixError as error:
                self._tell_file(error)

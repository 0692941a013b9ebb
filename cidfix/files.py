"""Files as users have them: read with every failure explained, written so that half a file can never be left.

Every file of the user's passes here, so that a missing folder, a wrong encoding or a full disk reads the same
everywhere, and so that a program that is killed while it saves leaves the old file as it was.
"""

from __future__ import annotations

import codecs
import os
import secrets
import stat
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from cidfix.errors import CidfixError

_LARGEST = 256 * 1024 * 1024  # bytes; a text of a hundred million letters is not a list that somebody typed

_BYTE_ORDER_MARKS = (  # UTF-32 first: its little-endian mark begins with that of UTF-16
    (codecs.BOM_UTF8, "utf-8"),
    (codecs.BOM_UTF32_LE, "utf-32-le"),
    (codecs.BOM_UTF32_BE, "utf-32-be"),
    (codecs.BOM_UTF16_LE, "utf-16-le"),
    (codecs.BOM_UTF16_BE, "utf-16-be"),
)


def read_bytes(path: Path) -> bytes:
    """The whole of a file. Raises CidfixError where it is missing, a folder, not readable or over 256 MB."""
    try:
        with path.open("rb") as file:
            data = file.read(_LARGEST + 1)
    except OSError as error:
        raise _explained(error, path) from error
    except ValueError as error:  # a name with a zero byte
        raise CidfixError("this is no file name", repr(str(path)), "check the name") from error
    if len(data) > _LARGEST:
        raise CidfixError(
            f"the file is larger than {_LARGEST // 1024**2} MB", str(path), "check that it is the right file"
        )
    return data


def read_text(path: Path) -> str:
    """The text of a file in UTF-8, or in UTF-16 or UTF-32 where it begins with a byte order mark.

    Line ends are left as they are. Raises CidfixError as `read_bytes` does, and where the file is in another encoding.
    """
    data = read_bytes(path)
    mark, encoding = next(((mark, name) for mark, name in _BYTE_ORDER_MARKS if data.startswith(mark)), (b"", "utf-8"))
    body = data[len(mark) :]
    try:
        text = body.decode(encoding)
    except UnicodeDecodeError as error:
        line = body.count(b"\n", 0, error.start) + 1
        where = f"{path}, line {line}" if encoding == "utf-8" else str(path)
        what = f"the file is not {encoding.upper()}: byte {len(mark) + error.start + 1} can't be read"
        raise CidfixError(what, where, "save it as UTF-8") from error
    if "\0" in text:
        raise CidfixError("the file holds zero bytes, so it is not text in UTF-8", str(path), "save it as UTF-8")
    return text


def make_folder(folder: Path) -> None:
    """Make a folder, before something is written into it. Raises CidfixError where that can't be."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        what = f"the folder can't be made ({(error.strerror or str(error)).lower()})"
        raise CidfixError(what, str(folder), "check the permissions of the folders above it") from error


def write_atomically(path: Path, data: bytes) -> None:
    """Put `data` in the place of whatever `path` holds, wholly or not at all.

    The data go to a new file in the same folder, are forced to the disk, and take the old file's name and
    permissions in one step. A symbolic link stays one, and the file that it points to is replaced. What is no
    ordinary file (`/dev/stdout`, a pipe) is written to directly. Raises CidfixError and leaves the old file
    untouched when the folder is missing, full or read-only, or when the old file is read-only.
    """
    try:
        mode = _mode(path)
        if mode is not None and (not stat.S_ISREG(mode) or path.is_relative_to("/dev")):
            with path.open("wb") as stream:  # a folder fails here, with the system's own word for it
                stream.write(data)
        else:
            with _replace(Path(os.path.realpath(path)), mode) as new:
                new.write_bytes(data)
    except OSError as error:
        raise _explained(error, path) from error
    except ValueError as error:
        raise CidfixError("this is no file name", repr(str(path)), "check the name") from error


def check_writable(path: Path) -> None:
    """Raise CidfixError where `write_atomically` would, as far as that can be told without writing."""
    try:
        mode = _mode(path)
        if mode is not None and stat.S_ISDIR(mode):
            raise IsADirectoryError(21, "Is a directory")
        if mode is not None and not os.access(path, os.W_OK):
            raise PermissionError(13, "Permission denied")
        if mode is None or stat.S_ISREG(mode):
            folder = Path(os.path.realpath(path)).parent
            if not stat.S_ISDIR(folder.stat().st_mode):
                raise NotADirectoryError(20, "Not a directory")
            if not os.access(folder, os.W_OK | os.X_OK):
                raise PermissionError(13, "Permission denied")
    except OSError as error:
        raise _explained(error, path) from error
    except ValueError as error:
        raise CidfixError("this is no file name", repr(str(path)), "check the name") from error


def _mode(path: Path) -> int | None:
    try:
        return path.stat().st_mode
    except FileNotFoundError:
        return None


@contextmanager
def replace_file(path: Path) -> Iterator[Path]:
    """A new, empty file that takes the place of whatever `path` holds once the block ends well.

    As `write_atomically`, for what is too large, or made by others, to be handed over in one piece. Raises CidfixError
    as that does, and where `path` is no ordinary file; the old one stays untouched where the block fails.
    """
    try:
        mode = _mode(path)
        if mode is not None and not stat.S_ISREG(mode):
            raise CidfixError("this is no ordinary file", str(path), "name a file in a folder")
        with _replace(Path(os.path.realpath(path)), mode) as new:
            yield new
    except OSError as error:
        raise _explained(error, path) from error
    except ValueError as error:
        raise CidfixError("this is no file name", repr(str(path)), "check the name") from error


@contextmanager
def _replace(target: Path, mode: int | None) -> Iterator[Path]:
    if mode is not None and not os.access(target, os.W_OK):
        raise PermissionError(13, "Permission denied")
    named = target.with_name(f".cidfix-{secrets.token_hex(8)}")
    try:
        file, new = _make_new(named)
        try:
            yield new
            os.fsync(file)
            if mode is not None:
                new.chmod(stat.S_IMODE(mode))
            if new != named:  # link() follows the system's own link to the file where it is told some folder's number
                os.link(new, named, src_dir_fd=file)
        finally:
            os.close(file)
        named.replace(target)
    finally:
        named.unlink(missing_ok=True)


def _make_new(named: Path) -> tuple[int, Path]:
    """A new file, open, and the path under which any process of the user can write to it.

    Where the system has files without a name it is one of these, so that nothing is left behind by a program that is
    killed; elsewhere it is `named`.
    """
    # os.open, not tempfile: a file that is new gets the permissions the user's umask says, not 0600
    if hasattr(os, "O_TMPFILE"):
        with suppress(OSError):  # not every file system has them
            file = os.open(named.parent, os.O_WRONLY | os.O_TMPFILE, 0o666)
            new = Path(f"/proc/{os.getpid()}/fd/{file}")
            if new.exists():
                return file, new
            os.close(file)
    return os.open(named, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o666), named


def _explained(error: OSError, path: Path) -> CidfixError:
    if isinstance(error, FileNotFoundError):
        return CidfixError("there is no such file or folder", str(path), "check the name")
    if isinstance(error, IsADirectoryError):
        return CidfixError("this is a folder, not a file", str(path), "name a file in it")
    if isinstance(error, PermissionError):
        return CidfixError("access is not permitted", str(path), "choose another folder or change its permissions")
    return CidfixError((error.strerror or str(error)).lower(), str(path), "check the disk and the name")

"""Prints milliseconds a warm picture, milliseconds cold and peak megabytes of Qt Quick's offscreen platform for the screen."""
import os, resource, statistics, subprocess, sys, tempfile, time
os.environ.update(QT_QPA_PLATFORM="offscreen", QT_QUICK_BACKEND="software", XDG_RUNTIME_DIR=tempfile.mkdtemp())
sys.path.insert(0, os.path.dirname(__file__))
from screen import qml

try:
    from PyQt5.QtCore import QSize, QUrl
    from PyQt5.QtGui import QGuiApplication
    from PyQt5.QtQuick import QQuickView
except ImportError:
    sys.exit("Qt Quick is not installed: apt-get install python3-pyqt5.qtquick qml-module-qtquick2")

file = tempfile.NamedTemporaryFile("w", suffix=".qml", delete=False)
file.write(qml())
file.close()
app = QGuiApplication([])


def picture():
    view = QQuickView()
    view.setSource(QUrl.fromLocalFile(file.name))
    view.show()
    # The offscreen platform keeps no picture of a window; Qt's own way there is to grab the root item.
    result = view.rootObject().grabToImage(QSize(2048, 2732))
    done = []
    result.ready.connect(lambda: done.append(True))
    while not done:
        app.processEvents()
    image = result.image()
    image.save("/dev/shm/quince-qt.png", "PNG", 100)
    assert image.width() == 2048 and image.height() == 2732, (image.width(), image.height())
    view.close()


if sys.argv[1:] == ["cold"]:
    picture()
    sys.exit(0)
times = []
for _ in range(8):
    start = time.monotonic()
    picture()
    times.append((time.monotonic() - start) * 1000)
colds = []
for _ in range(3):
    start = time.monotonic()
    subprocess.run([sys.executable, __file__, "cold"], check=True)
    colds.append((time.monotonic() - start) * 1000)
print(statistics.median(times[1:]), statistics.median(colds), resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024)

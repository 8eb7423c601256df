"""Prints milliseconds a warm picture, milliseconds cold and peak megabytes of Qt Quick's offscreen platform for the screen."""
import os, resource, statistics, subprocess, sys, tempfile, time
os.environ.update(QT_QPA_PLATFORM="offscreen", QT_QUICK_BACKEND="software", QT_SCALE_FACTOR="2")
sys.path.insert(0, os.path.dirname(__file__))
from screen import qml

try:
    from PyQt5.QtCore import QUrl
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
    image = view.grabWindow()
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

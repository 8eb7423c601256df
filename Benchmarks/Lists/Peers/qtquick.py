"""Prints milliseconds of the first frame, a scroll step and a jump of Qt Quick's ListView over a million rows."""
import os, random, statistics, sys, tempfile, time
os.environ.update(QT_QPA_PLATFORM="offscreen", QT_QUICK_BACKEND="software", XDG_RUNTIME_DIR=tempfile.mkdtemp())
try:
    from PyQt5.QtCore import QSize, QUrl
    from PyQt5.QtGui import QGuiApplication
    from PyQt5.QtQuick import QQuickView
except ImportError:
    sys.exit("Qt Quick is not installed")

QML = """
import QtQuick 2.15
ListView {
    width: 780; height: 1688; model: 1000000; clip: true
    delegate: Item {
        width: 780; height: 88
        Text { x: 32; anchors.verticalCenter: parent.verticalCenter; font.pixelSize: 34; text: "Row " + index }
        Text { anchors.right: parent.right; anchors.rightMargin: 32; anchors.verticalCenter: parent.verticalCenter
               font.pixelSize: 34; color: "#8e8e93"; text: "Detail " + index % 97 }
        Rectangle { x: 32; y: 87; width: 748; height: 1; color: "#c6c6c8" }
    }
}
"""
file = tempfile.NamedTemporaryFile("w", suffix=".qml", delete=False)
file.write(QML)
file.close()
app = QGuiApplication([])


def draw(view):
    result = view.rootObject().grabToImage(QSize(780, 1688))
    done = []
    result.ready.connect(lambda: done.append(True))
    while not done:
        app.processEvents()
    assert result.image().width() == 780


def timed(body, count):
    times = []
    for _ in range(count):
        start = time.monotonic()
        body()
        times.append((time.monotonic() - start) * 1000)
    return statistics.median(times)


def first():
    global view
    view = QQuickView()
    view.setSource(QUrl.fromLocalFile(file.name))
    view.show()
    draw(view)


first()
figure = timed(first, 7)
root = view.rootObject()


def show(offset):
    root.setProperty("contentY", offset)
    draw(view)


step = timed(lambda: show(root.property("contentY") + 74), 120)
jump = timed(lambda: show(random.random() * 87e6), 60)
print(figure, step, jump)

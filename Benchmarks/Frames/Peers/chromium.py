"""Prints milliseconds a warm picture, milliseconds cold and peak megabytes of headless Chromium for the screen."""
import json, os, shutil, statistics, subprocess, sys, tempfile, time
sys.path.insert(0, os.path.dirname(__file__))
from screen import html

browser = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
if not browser:
    sys.exit("chromium is not installed: apt-get install chromium")
folder = tempfile.mkdtemp()
page = os.path.join(folder, "screen.html")
open(page, "w").write(html())
FLAGS = ["--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--window-size=1024,1366", "--force-device-scale-factor=2",
         "--user-data-dir=" + folder]


def cold():
    start = time.monotonic()
    subprocess.run([browser, *FLAGS, "--screenshot=" + os.path.join(folder, "cold.png"), "file://" + page],
                   stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, timeout=60)
    return (time.monotonic() - start) * 1000


class Session:
    def __init__(self):
        read_in, self.write = os.pipe()
        self.read, write_out = os.pipe()
        def fds():
            os.dup2(read_in, 3)
            os.dup2(write_out, 4)
        os.set_inheritable(read_in, True)
        os.set_inheritable(write_out, True)
        self.process = subprocess.Popen([browser, *FLAGS, "--remote-debugging-pipe", "about:blank"], close_fds=False, preexec_fn=fds,
                                        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self.number, self.buffer, self.session = 0, b"", None

    def call(self, method, **params):
        self.number += 1
        message = {"id": self.number, "method": method, "params": params}
        if self.session:
            message["sessionId"] = self.session
        os.write(self.write, json.dumps(message).encode() + b"\0")
        while True:
            answer = self.next()
            if answer.get("id") == self.number:
                return answer.get("result", {})

    def next(self):
        while b"\0" not in self.buffer:
            self.buffer += os.read(self.read, 1 << 20)
        line, self.buffer = self.buffer.split(b"\0", 1)
        return json.loads(line)

    def wait(self, event):
        while self.next().get("method") != event:
            pass


def memory(pid):
    total = 0
    for line in subprocess.run(["ps", "-eo", "pid,ppid,rss"], capture_output=True, text=True).stdout.splitlines()[1:]:
        child, parent, rss = map(int, line.split())
        if child == pid or parent in seen:
            seen.add(child)
            total += rss
    return total / 1024


cold_times = [cold() for _ in range(3)]
session = Session()
target = [t for t in session.call("Target.getTargets")["targetInfos"] if t["type"] == "page"][0]
session.session = session.call("Target.attachToTarget", targetId=target["targetId"], flatten=True)["sessionId"]
session.call("Page.enable")
session.call("Emulation.setDeviceMetricsOverride", width=1024, height=1366, deviceScaleFactor=2, mobile=False)
times = []
for _ in range(8):
    start = time.monotonic()
    session.call("Page.navigate", url="file://" + page)
    session.wait("Page.loadEventFired")
    session.call("Page.captureScreenshot", format="png", optimizeForSpeed=True)
    times.append((time.monotonic() - start) * 1000)
seen = {session.process.pid}
peak = memory(session.process.pid)
session.process.kill()
shutil.rmtree(folder, ignore_errors=True)
print(statistics.median(times[1:]), statistics.median(cold_times), peak)

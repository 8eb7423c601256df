#!/usr/bin/env python3
"""Looks at an example on its page in the browser as two browsers would, with nothing but Python's own library.

    Tests/Soak/serve.py [PROJECT] [--quince PROGRAM]

Starts `quince serve`, and checks: the page and its files are there under the token and nowhere else; a page gets the whole picture, as a PNG file of
the size that is told; a change is sent as the part that changed; a turn gives a picture of the other shape; a second page sees the same; a page
that goes takes nothing along; what is no visitor's to say is not heeded; a port that is taken ends with 45; the app ends with the server.
Ends with 1 where one of these does not hold."""
import argparse, base64, json, os, re, signal, socket, struct, subprocess, sys, time, urllib.error, urllib.request

ROOT = os.path.realpath(os.path.join(os.path.dirname(__file__), "../.."))


class Page:
    """A page's connection: RFC 6455 by hand."""

    def __init__(self, host, port, token):
        self.socket = socket.create_connection((host, port), timeout=20)
        key = base64.b64encode(os.urandom(16)).decode()
        self.socket.sendall(
            f"GET /{token}/live HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode())
        head = b""
        while b"\r\n\r\n" not in head:
            piece = self.socket.recv(1)
            if not piece:
                break
            head += piece
        self.isOpen = b" 101 " in head.split(b"\r\n")[0] + b" "
        self.notices, self.frames = [], []

    def read(self, count):
        data = b""
        while len(data) < count:
            piece = self.socket.recv(count - len(data))
            if not piece:
                raise ConnectionError("closed")
            data += piece
        return data

    def send(self, message):
        payload, mask = json.dumps(message).encode(), os.urandom(4)
        size = struct.pack("!BB", 0x81, 0x80 | len(payload)) if len(payload) < 126 else struct.pack("!BBH", 0x81, 0x80 | 126, len(payload))
        self.socket.sendall(size + mask + bytes(byte ^ mask[index % 4] for index, byte in enumerate(payload)))

    def receive(self):
        """One message: a notice, or a part of the picture, which counts as drawn."""
        first, second = self.read(2)
        length = second & 127
        if length == 126:
            length = struct.unpack("!H", self.read(2))[0]
        elif length == 127:
            length = struct.unpack("!Q", self.read(8))[0]
        data = self.read(length)
        if first & 15 == 1:
            self.notices.append(json.loads(data))
        elif first & 15 == 2:
            x, y, width, height, whole_width, whole_height, scale = struct.unpack("<6Id", data[:32])
            self.frames.append(dict(part=(x, y, width, height), whole=(whole_width, whole_height), scale=scale, file=data[32:]))
            self.send({"drawn": {}})
        return first & 15

    def wait(self, condition, seconds=20):
        end = time.time() + seconds
        while not condition():
            if time.time() > end:
                return False
            self.receive()
        return True


def check(holds, what):
    print(("ok      " if holds else "FAILED  ") + what, flush=True)
    check.failed |= not holds


check.failed = False


def status(address):
    try:
        return urllib.request.urlopen(address, timeout=10).status
    except urllib.error.HTTPError as error:
        return error.code


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("project", nargs="?", default=os.path.join(ROOT, "Examples/WindowInspector"))
    parser.add_argument("--quince", default=os.path.join(ROOT, "quince"))
    args = parser.parse_args()
    command = [args.quince, "serve", args.project, "--port", "0", "--window", "ipad-pro-11.landscape.full", "--fresh"]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, start_new_session=True)
    try:
        address = server.stdout.readline().strip()
        found = re.fullmatch(r"http://([^:]+):(\d+)/(\w+)/", address)
        check(found is not None, f"the address is printed: {address}")
        host, port, token = found[1], int(found[2]), found[3]
        check([status(address + name) for name in ("", "page.js", "page.css")] == [200] * 3, "the page and its files are there")
        check([status(f"http://{host}:{port}/{path}") for path in ("", "page.js", "wrong/", f"{token}/../x")] == [404] * 4, "and nowhere else")
        check(not Page(host, port, "wrong").isOpen, "nobody is connected without the token")
        page = Page(host, port, token)
        check(page.isOpen and page.wait(lambda: page.frames and any("window" in n for n in page.notices)), "a page gets a picture and the window")
        first = page.frames[0]
        check(first["part"] == (0, 0, *first["whole"]) and first["whole"] == (2388, 1668), "the first picture is the whole one")
        size = struct.unpack("!II", first["file"][16:24])
        check(first["file"][:8] == b"\x89PNG\r\n\x1a\n" and size == first["whole"], "as a PNG file of that size")
        page.send({"quit": {}})
        page.send({"arrange": {"_0": "split-half"}})
        check(page.wait(lambda: page.notices[-1].get("window", {}).get("arrangement") == "split-half"), "what is no visitor's is not heeded, what is, is")
        time.sleep(1.5)
        count = len(page.frames)
        page.send({"turn": {}})
        check(page.wait(lambda: page.frames[-1]["whole"] == (1668, 2388)), "a turn gives the other shape")
        check(len(page.frames) > count, "and pictures of the way there")
        other = Page(host, port, token)
        check(other.wait(lambda: bool(other.frames)) and other.frames[0]["whole"] == (1668, 2388), "a second page sees the same")
        other.send({"touch": {"finger": 1, "phase": "began", "x": 100, "y": 100}})
        other.socket.close()
        page.send({"traits": {"_0": ["dark"]}})
        check(page.wait(lambda: "dark" in page.notices[-1].get("window", {}).get("traits", [])), "a page that goes leaves the other its app")
        taken = subprocess.run(command[:3] + ["--port", str(port)], capture_output=True, text=True, timeout=120)
        check(taken.returncode == 45 and "in use" in taken.stderr, f"a port that is taken ends with 45: {taken.stderr.strip().splitlines()[-1:]}")
    finally:
        os.killpg(server.pid, signal.SIGTERM)
        ended = server.wait(timeout=20)
    check(ended == 143, f"the server ends when it is told to: {ended}")
    time.sleep(1)
    name = os.path.basename(os.path.normpath(args.project))
    left = subprocess.run(["pgrep", "-f", f"{name}.app/{name}"], capture_output=True, text=True).stdout.split()
    check(not left, f"and the app with it: {left}")
    sys.exit(check.failed)


if __name__ == "__main__":
    main()

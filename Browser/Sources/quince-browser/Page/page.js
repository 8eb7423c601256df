"use strict";

// Shows the app's screen and sends what its visitor does. Messages are those of LiveHosting: PageMessage, PageFrame and Screen's notices.

const $ = (id) => document.getElementById(id);
const screen_ = $("screen");
const shown = screen_.getContext("2d");
// The picture with all its pixels. On the page it mostly has fewer, which a canvas averages only when it is drawn, not when it is laid out.
const whole = document.createElement("canvas");
const drawing = whole.getContext("2d");
let socket = null;
let state = null;
let scale = 1;
let arrangements = {};
let lists = [];
let isOver = false;

// MARK: Connection

function connect() {
  const address = new URL("live", location.href);
  address.protocol = location.protocol === "https:" ? "wss:" : "ws:";
  socket = new WebSocket(address);
  socket.binaryType = "arraybuffer";
  socket.onmessage = (event) => (typeof event.data === "string" ? takeNotice(JSON.parse(event.data)) : drawPart(event.data));
  socket.onopen = () => {
    screen_.classList.remove("gone");
    isOver = false;
    hideNotice();
  };
  socket.onclose = () => {
    screen_.classList.add("gone");
    // The app may be built and started again.
    if (!isOver) showNotice("The connection is gone. Trying again…");
    setTimeout(connect, 1000);
  };
}

function send(message) {
  if (socket && socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
}

// MARK: What the host says

async function drawPart(buffer) {
  const header = new DataView(buffer, 0, 32);
  const [x, y, , , width, height] = Array.from({ length: 6 }, (_, index) => header.getUint32(index * 4, true));
  const image = await createImageBitmap(new Blob([new Uint8Array(buffer, 32)], { type: "image/png" }));
  scale = header.getFloat64(24, true);
  if (whole.width !== width || whole.height !== height) {
    whole.width = width;
    whole.height = height;
    fit();
  }
  drawing.clearRect(x, y, image.width, image.height);
  drawing.drawImage(image, x, y);
  image.close();
  show();
  // The next one when this one can be seen.
  requestAnimationFrame(() => send({ drawn: {} }));
}

function takeNotice(notice) {
  if (notice.controls) makeControls(notice.controls);
  if (notice.window) takeWindow(notice.window);
  if (notice.refusal) {
    showNotice(notice.refusal);
    setTimeout(hideNotice, 4000);
  }
  if (notice.ended) {
    isOver = true;
    screen_.classList.add("gone");
    showNotice(notice.ended);
  }
}

function takeWindow(window_) {
  state = window_;
  const name = `${state.app} — ${state.device}`;
  document.title = name;
  $("title").textContent = name;
  screen_.setAttribute("aria-label", name);
  fillList($("arrangement"), state.arrangements.map((each) => [each, arrangements[each] || each]), state.arrangement);
  $("arrangement").hidden = state.arrangements.length < 2;
  for (const list of lists) {
    const present = state.traits.find((trait) => trait.startsWith(list.prefix)) || "";
    const entries = list.choices.map((choice) => [choice.name, choice.title]);
    if (!entries.some(([value]) => value === present)) entries.push([present, present.slice(list.prefix.length)]);
    fillList(list.element, entries, present);
  }
}

function fillList(element, entries, chosen) {
  const text = JSON.stringify(entries);
  if (element.dataset.entries !== text) {
    element.dataset.entries = text;
    element.replaceChildren(...entries.map(([value, title]) => new Option(title, value)));
  }
  element.value = chosen;
}

function showNotice(text) {
  $("notice").textContent = text;
  $("notice").hidden = false;
}

function hideNotice() {
  $("notice").hidden = true;
}

function show() {
  shown.imageSmoothingQuality = "high";
  shown.clearRect(0, 0, screen_.width, screen_.height);
  shown.drawImage(whole, 0, 0, screen_.width, screen_.height);
}

// The screen has its size in points where there is room for it, else as much of it as fits.
function fit() {
  const room = document.querySelector("main").getBoundingClientRect();
  const width = whole.width / scale;
  const height = whole.height / scale;
  const factor = Math.min(1, (room.width - 24) / width, (room.height - 24) / height);
  const pixels = Math.min(window.devicePixelRatio, scale / factor);
  screen_.style.width = `${width * factor}px`;
  screen_.style.height = `${height * factor}px`;
  screen_.width = Math.max(1, Math.round(width * factor * pixels));
  screen_.height = Math.max(1, Math.round(height * factor * pixels));
  show();
}

// MARK: Controls

function makeControls(controls) {
  arrangements = controls.arrangements;
  $("lists").replaceChildren();
  lists = controls.lists.map((list) => {
    const element = document.createElement("select");
    element.title = `${list.title}: the app starts again`;
    element.setAttribute("aria-label", list.title);
    element.onchange = () => send({ choice: { prefix: list.prefix, name: element.value } });
    $("lists").append(element);
    return { ...list, element };
  });
}

$("turn").onclick = () => send({ turn: {} });
$("home").onclick = () => send({ home: {} });
$("style").onclick = () => send({ style: {} });
$("smaller").onclick = () => send({ textSize: { _0: -1 } });
$("larger").onclick = () => send({ textSize: { _0: 1 } });
$("arrangement").onchange = () => send({ arrange: { _0: $("arrangement").value } });
// Keys are the app's.
document.querySelector("header").addEventListener("click", (event) => {
  if (event.target.tagName === "BUTTON") screen_.focus();
});
window.addEventListener("resize", fit);

// MARK: Fingers

const fingers = new Map();
let nextFinger = 1;

function point(event) {
  const box = screen_.getBoundingClientRect();
  return {
    x: ((event.clientX - box.left) / box.width) * (whole.width / scale),
    y: ((event.clientY - box.top) / box.height) * (whole.height / scale),
  };
}

function touch(finger, phase, place) {
  send({ touch: { finger, phase, x: place.x, y: place.y } });
}

function newFinger() {
  nextFinger = (nextFinger % 60) + 1;
  return nextFinger;
}

// With Option, a second finger mirrors the first about the middle of the screen: two fingers for who has one pointer.
function mirrored(place) {
  return { x: whole.width / scale - place.x, y: whole.height / scale - place.y };
}

screen_.addEventListener("pointerdown", (event) => {
  if (event.button !== 0) return;
  event.preventDefault();
  screen_.focus();
  screen_.setPointerCapture(event.pointerId);
  liftWheel();
  const finger = { first: newFinger(), second: event.altKey ? newFinger() : 0 };
  fingers.set(event.pointerId, finger);
  touch(finger.first, "began", point(event));
  if (finger.second) touch(finger.second, "began", mirrored(point(event)));
});

screen_.addEventListener("pointermove", (event) => {
  const finger = fingers.get(event.pointerId);
  if (!finger) return;
  touch(finger.first, "moved", point(event));
  if (finger.second) touch(finger.second, "moved", mirrored(point(event)));
});

for (const name of ["pointerup", "pointercancel"]) {
  screen_.addEventListener(name, (event) => {
    const finger = fingers.get(event.pointerId);
    if (!finger) return;
    fingers.delete(event.pointerId);
    touch(finger.first, "ended", point(event));
    if (finger.second) touch(finger.second, "ended", mirrored(point(event)));
  });
}

screen_.addEventListener("contextmenu", (event) => event.preventDefault());

// A wheel is a finger that drags from where the pointer is.

let wheel = null;
let wheelEnd = 0;

function liftWheel() {
  clearTimeout(wheelEnd);
  if (!wheel) return;
  touch(wheel.finger, "ended", wheel);
  wheel = null;
}

screen_.addEventListener(
  "wheel",
  (event) => {
    event.preventDefault();
    if (fingers.size) return;
    if (!wheel) {
      wheel = { finger: newFinger(), ...point(event) };
      touch(wheel.finger, "began", wheel);
    }
    const factor = event.deltaMode === 1 ? 40 : 1;
    wheel.x -= event.deltaX * factor;
    wheel.y -= event.deltaY * factor;
    touch(wheel.finger, "moved", wheel);
    clearTimeout(wheelEnd);
    wheelEnd = setTimeout(liftWheel, 120);
  },
  { passive: false },
);

// MARK: Keys

const keyNames = {
  Enter: "\r",
  Backspace: "\b",
  Delete: "\u007f",
  Tab: "\t",
  Escape: "UIKeyInputEscape",
  ArrowUp: "UIKeyInputUpArrow",
  ArrowDown: "UIKeyInputDownArrow",
  ArrowLeft: "UIKeyInputLeftArrow",
  ArrowRight: "UIKeyInputRightArrow",
  Home: "UIKeyInputHome",
  End: "UIKeyInputEnd",
  PageUp: "UIKeyInputPageUp",
  PageDown: "UIKeyInputPageDown",
};

// UIKeyModifierFlags: Control and the Windows key both stand for Command, as in the window on the desktop.
function modifiers(event) {
  return (event.shiftKey ? 1 << 17 : 0) | (event.altKey ? 1 << 19 : 0) | (event.ctrlKey || event.metaKey ? 1 << 20 : 0);
}

function key(event, isDown) {
  const characters = keyNames[event.key] || ([...event.key].length === 1 ? event.key : null);
  if (!characters || event.isComposing) return;
  // The browser's own: closing, opening and loading pages.
  if ((event.ctrlKey || event.metaKey) && ["w", "t", "n", "r", "q", "l"].includes(event.key.toLowerCase())) return;
  event.preventDefault();
  send({ key: { characters, modifiers: modifiers(event), isDown } });
}

screen_.addEventListener("keydown", (event) => key(event, true));
screen_.addEventListener("keyup", (event) => key(event, false));

connect();

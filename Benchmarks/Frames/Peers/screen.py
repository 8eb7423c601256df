"""The screen of MailScreen.swift as HTML and as QML, so that the peers draw the same thing."""
import colorsys

ROWS = 24
TEXT = ("An app should be right in every window that it may be given: full screen, side by side with another, or narrow over it; in small "
        "text and in large, in the light and in the dark. Whoever lays it out once for one screen will lay it out again for the next, and "
        "so the rules that place its views matter more than the places themselves.")


def color(index):
    red, green, blue = colorsys.hsv_to_rgb(index / 24, 0.5, 0.85)
    return "#%02x%02x%02x" % (int(red * 255), int(green * 255), int(blue * 255))


def html():
    parts = ["<!doctype html><meta charset=utf-8><style>body{margin:0;font:17px Inter,sans-serif;position:relative;width:1024px;height:1366px}"
             "div{position:absolute;white-space:nowrap;overflow:hidden;text-overflow:ellipsis}.p{white-space:normal}"
             ".s{color:#3c3c4399;font-size:15px}</style><div style='left:20px;top:60px;font:bold 34px Inter'>Inbox</div>"]
    for i in range(ROWS):
        top = 110 + i * 52
        parts.append(f"<div style='left:16px;top:{top + 6}px;width:40px;height:40px;border-radius:20px;background:{color(i)};color:#fff;"
                     f"line-height:40px;text-align:center;font-size:16px'>{chr(65 + i % 26)}Q</div>"
                     f"<div style='left:68px;top:{top + 4}px;width:250px;font-weight:600'>Correspondent {i}</div>"
                     f"<div class=s style='left:330px;top:{top + 4}px;width:54px'>9:{10 + i}</div>"
                     f"<div class=s style='left:68px;top:{top + 26}px;width:316px'>What the window is like in row {i}, a line of preview</div>"
                     f"<div style='left:68px;top:{top + 51.5}px;width:332px;height:.5px;background:#3c3c434a'></div>")
    parts.append("<div style='left:424px;top:110px;width:576px;height:1226px;border-radius:16px;background:#f2f2f7;overflow:visible;"
                 "box-shadow:0 -3px 24px #0003'>")
    for i in range(9):
        parts.append(f"<div class=p style='left:20px;top:{20 + i * 132}px;width:536px;height:124px'>Paragraph {i}. {TEXT}</div>")
    parts.append("</div>")
    return "".join(parts)


def qml():
    parts = ["import QtQuick 2.15\nRectangle { width: 1024; height: 1366; color: 'white'\n"
             "Text { x: 20; y: 60; text: 'Inbox'; font.family: 'Inter'; font.pixelSize: 34; font.bold: true }\n"]
    for i in range(ROWS):
        top = 110 + i * 52
        parts.append(f"Rectangle {{ x: 16; y: {top + 6}; width: 40; height: 40; radius: 20; color: '{color(i)}'; Text {{ anchors.centerIn: parent; "
                     f"text: '{chr(65 + i % 26)}Q'; color: 'white'; font.pixelSize: 16; font.family: 'Inter' }} }}\n"
                     f"Text {{ x: 68; y: {top + 4}; width: 250; text: 'Correspondent {i}'; elide: Text.ElideRight; font.pixelSize: 17; font.weight: Font.DemiBold; font.family: 'Inter' }}\n"
                     f"Text {{ x: 330; y: {top + 4}; text: '9:{10 + i}'; color: '#8a8a8e'; font.pixelSize: 15; font.family: 'Inter' }}\n"
                     f"Text {{ x: 68; y: {top + 26}; width: 316; text: 'What the window is like in row {i}, a line of preview'; elide: Text.ElideRight; color: '#8a8a8e'; font.pixelSize: 15; font.family: 'Inter' }}\n"
                     f"Rectangle {{ x: 68; y: {top + 51}; width: 332; height: 1; color: '#c6c6c8' }}\n")
    parts.append("Rectangle { x: 424; y: 110; width: 576; height: 1226; radius: 16; color: '#f2f2f7'\n")
    for i in range(9):
        parts.append(f"Text {{ x: 20; y: {20 + i * 132}; width: 536; height: 124; wrapMode: Text.WordWrap; font.pixelSize: 17; font.family: 'Inter'; text: 'Paragraph {i}. {TEXT}' }}\n")
    parts.append("} }\n")
    return "".join(parts)

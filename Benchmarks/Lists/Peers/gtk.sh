#!/bin/sh
# Builds and runs the GTK peer on a virtual screen, drawn by the processor.
set -e
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cc -O2 "$(dirname "$0")/gtklist.c" -o "$folder/gtklist" $(pkg-config --cflags --libs gtk4)
GDK_BACKEND=x11 GSK_RENDERER=cairo GTK_THEME=Default LIBGL_ALWAYS_SOFTWARE=1 xvfb-run -a -s "-screen 0 900x1800x24" "$folder/gtklist" 2>/dev/null

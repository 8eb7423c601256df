#!/bin/bash
# Draws a packed app in a Debian that has neither Swift nor Quince: a new root, into which only the Debian package of Quince is installed.
#
#     quince package --out packages && quince pack Examples/Mail --out pack
#     Tests/Packing/elsewhere.sh packages/quince_*.deb pack SNAPSHOTS [ROOT]
#
# SNAPSHOTS is a folder of pictures recorded here: what is drawn there must be the same to the bit. Needs root, Debian's debootstrap and its
# archive; ROOT is a root made before (debootstrap --variant=minbase bookworm ROOT), which is kept.
set -eu
[ $# -ge 3 ] || { echo "usage: $0 PACKAGE PACK SNAPSHOTS [ROOT]" >&2; exit 64; }
package=$(readlink -f "$1") pack=$(readlink -f "$2") snapshots=$(readlink -f "$3")
work=$(mktemp -d "${TMPDIR:-/tmp}/elsewhere-XXXXXX")
trap 'rm -rf --one-file-system "$work"' EXIT
root=${4:-$work/root}
[ -x "$root/bin/sh" ] || debootstrap --variant=minbase bookworm "$root" http://deb.debian.org/debian > "$work/debootstrap.log"
mkdir -p "$root/work"
cp "$package" "$root/work/quince.deb"
rm -rf "$root/work/pack" "$root/work/Snapshots"
cp -r "$pack" "$root/work/pack"
cp -r "$snapshots" "$root/work/Snapshots"
cp /etc/resolv.conf "$root/etc/resolv.conf"

# In namespaces of its own: what is mounted goes with them.
inside() {
    unshare --mount --pid --fork bash -c 'mount -t proc proc "$0/proc"; mount --rbind /dev "$0/dev"; exec chroot "$0" /usr/bin/env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/root DEBIAN_FRONTEND=noninteractive CI=true sh -c "$1"' "$root" "$1"
}
inside 'apt-get update -q > /dev/null && apt-get install -q -y --no-install-recommends /work/quince.deb > /work/apt.log 2>&1 || { tail -5 /work/apt.log; exit 1; }'
inside '! command -v swift || { echo "there is a toolchain" >&2; exit 1; }'
echo "the installed Quince draws the pack:"
inside 'quince verify /work/pack --snapshots /work/Snapshots --report /work/report'
echo "the Quince in the pack draws it, too:"
inside '/work/pack/quince verify /work/pack --snapshots /work/Snapshots --report /work/report'
echo "building an app needs a toolchain, and says so:"
inside 'mkdir -p /work/new && cd /work/new && quince new Small  > /dev/null 2>&1; quince build /work/new/Small; echo "status $?"'

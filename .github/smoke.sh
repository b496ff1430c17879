#!/usr/bin/env bash
# Starts what was packaged on this system, which has to open, paint, have a call answered and end; looks into the rest.
set -euo pipefail
state="${RUNNER_TEMP:-/tmp}/smoke"
case "$(uname -s)" in
  Linux)
    # Not `grep -q`, which leaves at the first find and lets the one before it fail.
    for package in release/*.deb; do dpkg --contents "$package" | grep resources/app.asar > /dev/null; done
    for package in release/*.rpm; do rpm --query --list --package "$package" | grep resources/app.asar > /dev/null; done
    sudo sysctl -w kernel.apparmor_restrict_unprivileged_userns=0
    xvfb-run -a release/linux*unpacked/tagline --smoke --data-dir "$state"
    APPIMAGE_EXTRACT_AND_RUN=1 xvfb-run -a release/*.AppImage --smoke --data-dir "$state-image"
    ;;
  Darwin) release/mac-universal/Tagline.app/Contents/MacOS/Tagline --smoke --data-dir "$state" ;;
  *) release/win-unpacked/Tagline.exe --smoke --data-dir "$state" ;;
esac

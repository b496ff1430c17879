import assert from 'node:assert/strict';
import { EventEmitter } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import type { BrowserWindow, Rectangle, Screen } from 'electron';
import { arrangementOf, placeWindow } from '../../../electron/hosts/electron/window/window-place.ts';
import {
  keepInSight,
  keepWindowState,
  readWindowState,
} from '../../../electron/hosts/electron/window/window-state.ts';
import { tempFolder } from '../support/temp-folder.ts';

function rectangle(x: number, y: number, width: number, height: number): Rectangle {
  return { x, y, width, height };
}

/** A display with a taskbar of 40 at its lower edge. */
function display(x: number, y: number, width: number, height: number) {
  return { bounds: rectangle(x, y, width, height), workArea: rectangle(x, y, width, height - 40) };
}

const usual = { width: 1360, height: 860 };
const main = display(0, 0, 1920, 1080);
const right = display(1920, 0, 1280, 1024);
const left = display(-2560, -200, 2560, 1440);

test('a window is where it was as long as it can be seen and taken hold of', () => {
  const places = [
    rectangle(100, 80, 1360, 860),
    rectangle(0, 0, 1920, 1040),
    // A little off the edge, as Windows places what fills half of a display.
    rectangle(-7, 0, 974, 1047),
    // Across two displays, put so by hand.
    rectangle(1400, 100, 1200, 800),
    rectangle(-1800, 0, 1360, 860),
  ];
  for (const was of places)
    assert.deepEqual(placeWindow(was, [main, right, left], usual), was, JSON.stringify(was));
});

// Fault (window): the display where the window was is gone or smaller -> it opens on an existing one, no larger than
// it
test('a place on a display that is gone, above its edge or too large falls back onto a display that is there', () => {
  const cases: [Rectangle, Rectangle][] = [
    // On the right one, which is gone.
    [rectangle(2100, 50, 1000, 700), rectangle(920, 50, 1000, 700)],
    [rectangle(9000, 9000, 1000, 700), rectangle(920, 340, 1000, 700)],
    // Its title bar is above, or below, what can be reached.
    [rectangle(200, -300, 1000, 700), rectangle(200, 0, 1000, 700)],
    [rectangle(200, 1030, 1000, 700), rectangle(200, 340, 1000, 700)],
    // Too large.
    [rectangle(-100, -100, 4000, 3000), rectangle(0, 0, 1920, 1040)],
    [rectangle(1880, 300, 1360, 860), rectangle(560, 180, 1360, 860)],
  ];
  for (const [was, goes] of cases)
    assert.deepEqual(placeWindow(was, [main], usual), goes, JSON.stringify(was));
  const nearest = placeWindow(rectangle(3300, 200, 1000, 700), [main, right], usual);
  assert.deepEqual(nearest, rectangle(2200, 200, 1000, 700), 'the nearest display, not the main one');
});

test('a first window has the usual size, or that of a small display, and always ends on one', () => {
  assert.deepEqual(placeWindow(null, [main], usual), usual);
  assert.deepEqual(placeWindow(null, [display(0, 0, 911, 512)], usual), { width: 911, height: 472 });
  for (let n = 0; n < 500; n += 1) {
    const part = (from: number, to: number, by: number): number => from + ((n * by) % (to - from));
    const was = rectangle(
      part(-6000, 6000, 977),
      part(-4000, 4000, 613),
      part(1, 5000, 331),
      part(1, 4000, 719),
    );
    const { x = 0, y = 0, width, height } = placeWindow(was, [main, right, left], usual);
    const isSeen = [main, right, left].some(
      ({ workArea: area }) =>
        Math.min(x + width, area.x + area.width) - Math.max(x, area.x) >= Math.min(80, width) &&
        y >= area.y &&
        y < area.y + area.height &&
        height > 0,
    );
    assert.ok(isSeen, JSON.stringify({ was, x, y, width, height }));
  }
});

// Fault (window): the display where the window is is unplugged -> it comes back on an existing one
test('a window comes back into sight when its display is taken away, unless the system moves it', () => {
  const displays = [main, right].map((one, id) => ({ ...one, id }));
  const screen = Object.assign(new EventEmitter(), {
    getPrimaryDisplay: () => displays[0],
    getAllDisplays: () => displays,
  });
  let bounds = rectangle(2000, 30, 1100, 800);
  let isMinimized = true;
  const window = Object.assign(new EventEmitter(), {
    isMinimized: () => isMinimized,
    isMaximized: () => false,
    isFullScreen: () => false,
    getBounds: () => bounds,
    setBounds(next: Rectangle) {
      bounds = next;
    },
  });
  keepInSight(screen as unknown as Screen, window as unknown as BrowserWindow);
  displays.pop();
  screen.emit('display-removed', {}, {});
  assert.equal(bounds.x, 2000);
  isMinimized = false;
  window.emit('restore');
  assert.deepEqual(bounds, rectangle(820, 30, 1100, 800));
  bounds = rectangle(3000, 2000, 1100, 800);
  screen.emit('display-removed', {}, {});
  assert.deepEqual(bounds, rectangle(820, 240, 1100, 800));
  window.emit('closed');
  assert.equal(screen.listenerCount('display-removed'), 0);
});

test('each arrangement of displays has a place of its own, and a file that cannot be understood has none', (t) => {
  const folder = tempFolder(t);
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'window.json');
  const screenOf = (...all: ReturnType<typeof display>[]): Screen => {
    const displays = all.map((one, id) => ({ ...one, id }));
    return { getPrimaryDisplay: () => displays[0], getAllDisplays: () => displays } as unknown as Screen;
  };
  const keep = (screen: Screen, bounds: Rectangle, maximized: boolean): void =>
    keepWindowState(folder, screen, {
      getNormalBounds: () => bounds,
      isMaximized: () => maximized,
    } as unknown as BrowserWindow);
  const office = screenOf(main, right);
  const home = screenOf(main);
  keep(office, rectangle(2000, 30, 1100, 800), false);
  keep(home, rectangle(40, 50, 1200, 700), true);
  assert.deepEqual(readWindowState(folder, office).bounds, rectangle(2000, 30, 1100, 800));
  assert.deepEqual(readWindowState(folder, home).maximized, true);
  assert.notEqual(arrangementOf([main, right]), arrangementOf([main]));
  assert.equal(arrangementOf([main, right]), arrangementOf([right, main]));

  for (let n = 1; n <= 20; n += 1)
    keep(screenOf(display(0, 0, 1000 + n, 900)), rectangle(n, n, 900, 600), false);
  const { places } = JSON.parse(readFileSync(file, 'utf8')) as { places: unknown[] };
  assert.equal(places.length, 8);
  for (const broken of ['{"places":[7,null,{"bounds":{"x":1}}]}', '[]', 'null', '{"half', '{"places":{}}']) {
    writeFileSync(file, broken);
    assert.deepEqual(readWindowState(folder, home).bounds, usual, broken);
  }
});

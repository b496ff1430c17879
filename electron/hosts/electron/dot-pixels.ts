const amber = { red: 217, green: 119, blue: 6 };

/** A dot as wide as its picture, as rows of pixels of blue, green, red and opacity; its edge is smooth. */
export function dotPixels(width: number): Buffer {
  const pixels = Buffer.alloc(width * width * 4);
  const middle = (width - 1) / 2;
  for (let at = 0; at < width * width; at += 1) {
    const distance = Math.hypot((at % width) - middle, Math.floor(at / width) - middle);
    const opacity = Math.min(1, Math.max(0, width / 2 - distance));
    // Electron takes colours with their opacity multiplied in.
    const { red, green, blue } = amber;
    pixels.set(
      [blue, green, red, 255].map((part) => Math.round(part * opacity)),
      at * 4,
    );
  }
  return pixels;
}

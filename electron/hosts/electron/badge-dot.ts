const amber = { red: 217, green: 119, blue: 6 };

/** A filled dot with a smooth edge, as rows of BGRA pixels. */
export function badgeDot(width: number): Buffer {
  const pixels = Buffer.alloc(width * width * 4);
  const middle = (width - 1) / 2;
  for (let at = 0; at < width * width; at += 1) {
    const distance = Math.hypot((at % width) - middle, Math.floor(at / width) - middle);
    const opacity = Math.min(1, Math.max(0, width / 2 - distance));
    // Electron expects colours multiplied by their opacity.
    const { red, green, blue } = amber;
    pixels.set(
      [blue, green, red, 255].map((part) => Math.round(part * opacity)),
      at * 4,
    );
  }
  return pixels;
}

/** True in `npm run soak`, which the workflow runs: `npm test` takes a sample of what takes long. */
export const isFull = process.env.TAGLINE_FULL !== undefined;

/** How many, or how large: in `npm test`, and in `npm run soak`. */
export function sized(small: number, full: number): number {
  return isFull ? full : small;
}

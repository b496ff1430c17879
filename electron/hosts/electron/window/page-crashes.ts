/** So many crashes within `withinMs` say that loading the page again does not help. */
const tooMany = 3;

/** How far back crashes count, in ms. */
const withinMs = 60_000;

/**
 * Counts the crashes of a page by the time they happened, in ms: answers whether to load it again, which is not so once
 * it crashed three times within a minute.
 */
export function createCrashCount(): (at: number) => boolean {
  let recent: number[] = [];
  return (at) => {
    recent = [...recent.filter((crash) => at - crash < withinMs), at];
    return recent.length < tooMany;
  };
}

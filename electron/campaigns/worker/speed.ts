import type { Clock } from './clock.ts';

/** How fast people are being accepted. */
export interface Speed {
  accepted(people: number): void;
  /** People a minute over the last minute or so; null until two requests have been accepted. */
  perMinute(): number | null;
}

const windowMs = 60_000;

/** Measures by the steady clock, so that sleep and clock changes make no one faster. */
export function createSpeed(clock: Pick<Clock, 'steady'>): Speed {
  const started = clock.steady();
  let marks: { readonly at: number; readonly people: number }[] = [];
  return {
    accepted(people) {
      const at = clock.steady();
      marks.push({ at, people });
      if (marks.length > 600) marks = marks.slice(-300);
    },
    perMinute() {
      const now = clock.steady();
      const recent = marks.filter(({ at }) => now - at <= windowMs);
      if (recent.length < 2) return null;
      const since = recent.length < marks.length ? recent[0]!.at : started;
      const people = recent.reduce((sum, mark) => sum + mark.people, 0);
      return now - since < 50 ? null : (people / (now - since)) * 60_000;
    },
  };
}

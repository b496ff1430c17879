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
  let acceptances: { readonly at: number; readonly people: number }[] = [];
  return {
    accepted(people) {
      const at = clock.steady();
      acceptances.push({ at, people });
      if (acceptances.length > 600) acceptances = acceptances.slice(-300);
    },
    perMinute() {
      const now = clock.steady();
      const recent = acceptances.filter(({ at }) => now - at <= windowMs);
      if (recent.length < 2) return null;
      const since = recent.length < acceptances.length ? recent[0]!.at : started;
      const people = recent.reduce((sum, one) => sum + one.people, 0);
      return now - since < 50 ? null : (people / (now - since)) * 60_000;
    },
  };
}

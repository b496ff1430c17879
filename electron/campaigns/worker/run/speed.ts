import { type Acceptance, pacePerMinute } from '../../../../shared/campaign/progress/time-left.ts';
import type { Clock } from './clock.ts';

/** How fast people are being accepted. */
export type Speed = ReturnType<typeof createSpeed>;

/** Measures by the steady clock, so that sleep and clock changes make no one faster. */
export function createSpeed(clock: Pick<Clock, 'steady'>) {
  const started = clock.steady();
  let acceptances: readonly Acceptance[] = [];
  return {
    accepted(people: number) {
      acceptances = [...acceptances.slice(-600), { at: clock.steady(), people }];
    },
    /** People a minute over the last minutes; null until two requests have been accepted. */
    perMinute: (): number | null => pacePerMinute(acceptances, started, clock.steady()),
  };
}

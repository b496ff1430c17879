import { assertNever } from '../../shared/assert-never.ts';
import { createRandom } from './random/random.ts';
import {
  chosenOf,
  copyOf,
  deletionOf,
  rehearsalOf,
  restOf,
  type Step,
  send,
  sendByCommand,
  splitOf,
  testOf,
} from './steps.ts';

/** The campaign that is there before the first step. */
export const firstName = 'Spring';

/** From a draft to the end of its family, with something of everything. */
export const wholeFamily: readonly Step[] = [
  send(firstName),
  chosenOf(firstName, 'chosen'),
  send('chosen'),
  restOf(firstName, 'kept rest'),
  testOf('kept rest', 'test'),
  rehearsalOf('kept rest', 'rehearsal'),
  restOf(firstName, 'rest'),
  send('rest'),
  copyOf(firstName, 'copy'),
  deletionOf('copy'),
  deletionOf('rest'),
  deletionOf(firstName),
  send('kept rest', true),
];

/** What chance makes of a campaign that was made before; which of them apply hangs on whether it was sent. */
const ofDrafts = ['send', 'command', 'split', 'test', 'rehearse', 'copy', 'delete'] as const;
const ofSent = ['rest', 'rest', 'chosen', 'chosen', 'again', 'copy', 'delete'] as const;

/** The steps of a family that chance draws; the same for the same seed. Who can be reached is reached at its end. */
export function randomFamily(seed: number): readonly Step[] {
  const random = createRandom(seed);
  const one = <Value>(of: readonly Value[]): Value => of[Math.floor(random() * of.length)]!;
  const sent = new Set([firstName]);
  const names = [firstName];
  // Each day of the first draft has one of its twenty people.
  const steps: Step[] = [seed % 3 === 0 ? splitOf(firstName, 'days') : send(firstName)];
  const length = 6 + Math.floor(random() * 8);
  while (steps.length < length) {
    const of = one(names);
    const as = `${steps.length}`;
    const deed = one(sent.has(of) ? ofSent : ofDrafts);
    steps.push(stepOf(deed, of, as));
    if (['send', 'command', 'split'].includes(deed)) sent.add(of);
    if (['rest', 'chosen', 'again', 'copy'].includes(deed)) names.push(as);
  }
  return [...named(steps), restOf(firstName, 'last'), send('last', true)];
}

function stepOf(deed: (typeof ofDrafts | typeof ofSent)[number], of: string, as: string): Step {
  switch (deed) {
    case 'send':
      return send(of);
    case 'command':
      return sendByCommand(of);
    case 'split':
      return splitOf(of, as);
    case 'test':
      return testOf(of, as);
    case 'rehearse':
      return rehearsalOf(of, as);
    case 'copy':
      return copyOf(of, as);
    case 'delete':
      return deletionOf(of);
    case 'rest':
      return restOf(of, as);
    case 'chosen':
    case 'again':
      return chosenOf(of, as, deed === 'again');
    default:
      return assertNever(deed);
  }
}

/** Each under a name of its own, by which it is known to be done. */
function named(steps: readonly Step[]): Step[] {
  return steps.map((step, at) => ({ ...step, name: `${at + 1}. ${step.name}` }));
}

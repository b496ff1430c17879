import fc from 'fast-check';
import type { Deed } from './world.ts';

/** What a person does, or what happens; `at` chooses one of what it can be done to, where there is any. */
export type Act =
  | { readonly act: 'start'; readonly at: number; readonly practice: boolean; readonly scheduled: boolean }
  | { readonly act: 'at its time' | 'off the schedule'; readonly at: number }
  | {
      readonly act: 'decide';
      readonly at: number;
      readonly unknown: 'leave' | 'send-again' | 'treat-as-sent';
      readonly refused: 'leave' | 'bisect' | 'take-out';
      readonly end: 'resume' | 'cancel';
    }
  | { readonly act: 'rule'; readonly at: number; readonly again: boolean }
  | { readonly act: 'rest' | 'whole' | 'rows'; readonly at: number }
  | { readonly act: 'chosen'; readonly at: number; readonly which: number }
  | { readonly act: 'correct'; readonly at: number; readonly row: number; readonly to: number }
  | { readonly act: 'delete'; readonly at: number; readonly erased: boolean }
  | { readonly act: 'age'; readonly days: number; readonly kept: number }
  | { readonly act: 'erase' | 'opt out' | 'opt in'; readonly at: number }
  | { readonly act: 'copied folder' | 'restart' };

/** What the service does, most often as it should. */
export const deeds = fc.constantFrom<Deed>(
  'accept',
  'accept',
  'accept',
  'partly',
  'lost-after',
  'lost-before',
  'refuse',
  'refuse',
  'unreached',
);

const at = fc.nat(50);
/** True one time in five. */
export const seldom = fc.nat(4).map((n) => n === 0);

function act(weight: number, arbitrary: { readonly [Key in string]: fc.Arbitrary<unknown> }) {
  return { weight, arbitrary: fc.record(arbitrary) as fc.Arbitrary<Act> };
}

/** Any of the acts; most change something. */
export const acts = fc.oneof(
  act(10, { act: fc.constant('start'), at, practice: seldom, scheduled: seldom }),
  act(3, { act: fc.constantFrom('at its time', 'at its time', 'off the schedule'), at }),
  act(10, {
    act: fc.constant('decide'),
    at,
    unknown: fc.constantFrom('leave', 'send-again', 'treat-as-sent'),
    refused: fc.constantFrom('leave', 'bisect', 'take-out'),
    end: fc.constantFrom('resume', 'cancel', 'cancel'),
  }),
  act(3, { act: fc.constant('rule'), at, again: fc.boolean() }),
  act(8, { act: fc.constantFrom('rest', 'rest', 'rest', 'rest', 'rest', 'whole', 'rows'), at }),
  act(3, { act: fc.constant('chosen'), at, which: fc.nat(255) }),
  act(3, { act: fc.constant('correct'), at, row: at, to: at }),
  act(4, { act: fc.constant('delete'), at, erased: fc.boolean() }),
  act(2, { act: fc.constant('age'), days: fc.constantFrom(0, 20, 40), kept: fc.constantFrom(7, 60) }),
  act(4, { act: fc.constantFrom('erase', 'opt out', 'opt in'), at }),
  act(1, { act: fc.constantFrom('copied folder', 'restart') }),
);

import { test } from 'node:test';
import fc from 'fast-check';
import { sized } from '../../support/full.ts';
import { acts, deeds, seldom } from '../support/families/acts.ts';
import { Families } from '../support/families/families.ts';
import type { Deed } from '../support/families/world.ts';
import { tempFolder } from '../support/temp-folder.ts';

/** What becomes of the first requests of the first campaign, which leaves a rest most often. */
const beginnings = fc.constantFrom<Deed[]>(
  ['accept', 'refuse'],
  ['accept', 'refuse'],
  ['partly', 'refuse'],
  ['accept', 'lost-after'],
  ['lost-before', 'refuse'],
  [],
);

const first = { act: 'start', at: 0, practice: false, scheduled: false } as const;
const ended = { act: 'decide', at: 0, unknown: 'leave', refused: 'leave', end: 'cancel' } as const;
const rest = { act: 'rest', at: 0 } as const;

// Fault (campaign): campaigns of a family are started, refused, cancelled, copied, corrected, deleted, erased and
// restarted in any order -> nobody gets more texts than were asked for, every rest has all that nobody reached, and a start
// sends to those of its review
test('in whatever order the campaigns of a family are sent, copied and deleted, nobody is texted twice unasked and nobody is lost', async (t) => {
  await fc.assert(
    fc.asyncProperty(
      beginnings,
      fc.array(deeds, { minLength: 3, maxLength: 12 }),
      fc.array(acts, { minLength: 4, maxLength: 20 }),
      seldom,
      async (beginning, script, doings, practice) => {
        const families = new Families(tempFolder(t), [...beginning, ...script]);
        try {
          for (const doing of [{ ...first, practice }, ended, rest, rest]) await families.perform(doing);
          for (const doing of doings) await families.perform(doing);
        } finally {
          await families.close();
        }
      },
    ),
    { numRuns: sized(8, 20) },
  );
});

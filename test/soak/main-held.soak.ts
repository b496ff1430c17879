import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import type { Operation } from '../../shared/contract.ts';
import { operations } from '../../shared/operations/operations.ts';
import { testApp, value } from '../services/support/app.ts';
import { addAudience, besideApp } from '../services/support/audience.ts';
import { longestTurn } from '../services/support/main-watch.ts';
import { guestColumns, guests } from '../services/support/people.ts';
import { assertPaced, takesAtMost } from '../support/pace.ts';

/** How long a call may hold main, in ms of its processor. */
const most = 200;
/** How often a call is looked at that held main for longer: what is collected just then may not be its own. */
const looks = 3;
const longest = 8 * 1024 * 1024;

/** What once took long, or may: numbers in rows, tags, markup, escapes, and letters that a rule looks at closely. */
const pieces = [
  '1 ',
  '{',
  '{a|',
  '<h1>',
  '+49 ',
  '\u202e',
  '😀',
  'é',
  '\\',
  '%25',
  '"',
  ',',
  '\n',
  ' ',
  'a@',
];

/** Inputs that are right but for what a test puts into them; each operation that takes a text, a list or more is here. */
function inputs(audienceId: number, campaignId: number, accountId: string): [Operation, object][] {
  const sheetId = '0190b6c2-7b3c-4f00-8000-1234567890ab';
  const mapping = {
    ...{ headerRow: 1, numberColumn: 0, otherColumns: [1], tagColumns: [0, 1], country: 'SE' },
    ...{ duplicates: 'first', skipRecentDays: 0, only: [{ column: 0, test: 'is', value: 'x' }] },
  };
  const account = {
    ...{ id: null, name: 'Live', baseUrl: 'https://a.example', sendPath: '/v2/mtsms', sender: 'x' },
    ...{ label: 'x', unicodeEncoding: 'x', lowBalance: null, currency: 'x', acceptedStatuses: [201] },
  };
  const shown = { accountId, n: null, row: null, text: 'x' };
  return [
    ['settings.save', { settings: { home: 'SE', theme: 'dark' } }],
    ['account.save', { account }],
    ['token.save', { accountId, token: 'x' }],
    ['sheet.begin', { name: 'x', size: 10 }],
    ['sheet.append', { sheetId, at: 0, bytes: new Uint8Array(8 * 1024 * 1024) }],
    ['sheet.reread', { sheetId, options: { encoding: 'utf-8', delimiter: ';', table: 'x', sheet: 'x' } }],
    ['sheet.preview', { sheetId, chosen: { tagColumns: [{ name: 'x' }] }, from: 0, count: 10 }],
    ['sheet.count', { sheetId, mapping }],
    ['audience.build', { sheetId, mapping, name: 'x' }],
    ['audience.correct', { sheetId, mapping, audienceId }],
    ['audience.rename', { audienceId, name: 'x' }],
    ['audience.edit', { audienceId, n: 0, column: 0, value: 'x' }],
    ['audience.edit', { audienceId, n: 0, column: 'number', value: 'x' }],
    ['draft.save', { campaignId, patch: { name: 'x', message: 'x', sender: 'x', label: 'x' } }],
    ['draft.survey', { audienceId, message: 'x', lettering: { encoded: false, other: 'all' } }],
    ['draft.view', { audienceId, message: 'x', lettering: { encoded: false }, filter: 'all', search: 'x' }],
    ['campaign.review', { campaignId }],
    ['campaign.correctSender', { campaignId, sender: 'x', shown: 'x' }],
    ['campaign.testText', { campaignId, n: null }],
    ['campaign.test', { campaignId, number: 'x', shown }],
    ['campaign.testEncoding', { accountId, encoding: 'x', number: 'x' }],
    ['chunk.takeOut', { campaignId, chunk: 0, positions: [1] }],
    ['result.view', { campaignId, filter: 'all', search: 'x', chunk: null }],
    ['history.find', { number: 'x' }],
    ['optOut.add', { text: 'x', note: 'x', source: 'x' }],
    ['optOut.list', { search: 'x', from: 0, count: 10 }],
    ['optOut.remove', { msisdn: '12025550100', note: 'x' }],
    ['export.read', { exportId: 'x' }],
    ['folder.append', { bytes: new Uint8Array(8 * 1024 * 1024) }],
    ['folder.discard', {}],
    ['folder.erase', { typed: 'x' }],
    ['practice.script', { script: 'x' }],
    ['practice.inbox', { search: 'x', before: null, count: 10 }],
    ['practice.phone', { msisdn: 'x', before: null, count: 10 }],
  ];
}

/** The same input with one of its texts or lists taken for another; each of them in turn. */
function* changed(input: unknown, by: (leaf: string | readonly unknown[]) => unknown): Generator<unknown> {
  if (typeof input === 'string') yield by(input);
  if (typeof input !== 'object' || input === null || ArrayBuffer.isView(input)) return;
  if (Array.isArray(input)) yield by(input);
  for (const [key, inner] of Object.entries(input)) {
    for (const other of changed(inner, by)) {
      const copy = (Array.isArray(input) ? [...input] : { ...input }) as Record<string, unknown>;
      copy[key] = other;
      yield copy;
    }
  }
}

/** Whatever the door of this operation admits, at most, in each place: a piece over and over, or an element of a list. */
function* admitted(operation: Operation, input: object, piece: string): Generator<unknown> {
  const places = new Set<string>();
  for (const size of [8_000_000, 1_000_000, 50_000, 32_000, 10_000, 4096, 1000, 200, 64, 40, 10]) {
    const text = textOf(piece, size);
    for (const given of changed(input, (leaf) => enlarged(leaf, text, size))) {
      const place = placeOf(input, given);
      if (places.has(place) || !operations[operation].in.safeParse(given).success) continue;
      places.add(place);
      yield given;
    }
  }
}

function textOf(piece: string, size: number): string {
  return piece.repeat(Math.floor(size / piece.length));
}

function enlarged(leaf: string | readonly unknown[], text: string, size: number): unknown {
  if (typeof leaf === 'string') return text;
  const [first] = leaf;
  return Array.from({ length: Math.min(size, 150_000) }, (_, n) =>
    typeof first === 'number' ? first + n : first,
  );
}

describe('no call holds main for longer than a fifth of a second', () => {
  // Threat: A page in a browser
  test('while its input is parsed, however much it is', () => {
    // Of all letters the one of which a name's parser takes most out.
    const piece = '\u202e';
    const text = textOf(piece, longest);
    for (const [operation, input] of inputs(1, 1, 'practice')) {
      assert.ok(operations[operation].in.safeParse(input).success, `${operation} ${JSON.stringify(input)}`);
      for (const given of changed(input, (leaf) => enlarged(leaf, text, longest))) {
        const what = `${operation} ${placeOf(input, given)} is parsed`;
        takesAtMost(what, most, () => operations[operation].in.safeParse(given));
      }
    }
  });

  // Threat: A page in a browser
  test('with whatever its door admits', async (t) => {
    const { app, dataDir } = await testApp(t);
    const audienceId = addAudience(besideApp(t, dataDir), guestColumns, guests(50));
    const draft = value(await app.call('draft.create', {})) as { id: number };
    const [account] = value(await app.call('account.list', {})) as { id: string }[];
    const calls = inputs(audienceId, draft.id, account!.id);
    let worst = { took: 0, what: '' };
    const sized = { minLength: calls.length, maxLength: calls.length };
    const drawn = fc.array(fc.constantFrom(...pieces), sized);
    await fc.assert(
      fc.asyncProperty(drawn, async (piecesOfCalls) => {
        for (const [index, [operation, input]] of calls.entries()) {
          const piece = piecesOfCalls[index]!;
          for (const given of admitted(operation, input, piece)) {
            let took = Number.POSITIVE_INFINITY;
            for (let look = 0; look < looks && took > most; look += 1)
              took = Math.min(took, await longestTurn(() => app.call(operation, given)));
            const what = `${operation} ${placeOf(input, given)} of ${JSON.stringify(piece)}`;
            if (took > worst.took) worst = { took, what };
            assertPaced(`${what} held main`, took, most);
          }
        }
      }),
      { numRuns: 1, endOnFailure: true },
    );
    t.diagnostic(`the longest: ${worst.took.toFixed(0)} ms, ${worst.what}`);
  });
});

/** Where two inputs differ. */
function placeOf(one: unknown, other: unknown): string {
  if (typeof one !== 'object' || one === null || Array.isArray(one)) return '';
  for (const [key, inner] of Object.entries(one)) {
    const changedTo = (other as Record<string, unknown>)[key];
    if (inner !== changedTo) return `${key}.${placeOf(inner, changedTo)}`;
  }
  return '';
}

import assert from 'node:assert/strict';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { isFull } from '../support/full.ts';
import { takesAtMost } from '../support/pace.ts';
import { projectDir } from '../support/sources.ts';
import { PIECES, TEXT_RULES, WITHOUT_TEXT } from '../support/text-rules.ts';

/** Half of the longest cell of a spreadsheet; `npm run soak -- --growth` takes three of them. */
const LONG = 15_000;
/** In ms; what takes the square of the length takes far more. */
const MOST = 75;
const PLACES = [
  'campaign/refusals',
  'format',
  'message',
  'message/choices',
  'number',
  'opt-out',
  'person',
  'sheet',
  'sheet/answers',
  'sheet/consent',
  'sheet/mapping',
  'template',
];

describe('a long text holds nobody up, whatever it says', () => {
  // Threat: A hostile spreadsheet
  for (const [at, [name, rule]] of Object.entries(TEXT_RULES).entries()) {
    test(`for ${name}`, () => {
      // Each rule has another fifth of them.
      const pieces = PIECES.filter((_, place) => isFull || place % 5 === at % 5);
      for (const piece of pieces) {
        const text = piece.repeat(Math.ceil(LONG / piece.length)).slice(0, LONG);
        takesAtMost(`${name} of ${JSON.stringify(piece)}`, MOST, () => rule(text));
      }
    });
  }

  test('and every rule of these folders is tried, or takes no text', async () => {
    const found = new Set<string>();
    for (const file of globSync(PLACES.map((place) => join(projectDir, 'shared', place, '*.ts')))) {
      const all = Object.entries((await import(pathToFileURL(file).href)) as Record<string, unknown>);
      for (const [name, one] of all) if (typeof one === 'function') found.add(name);
    }
    const known = [...Object.keys(TEXT_RULES), ...WITHOUT_TEXT];
    assert.deepEqual([...found].sort(), [...new Set(known)].sort());
    assert.equal(known.length, found.size);
  });
});

import { describe, test } from 'node:test';
import { rowMatcher } from '../../electron/search/row-search.ts';
import { parseBaseUrl } from '../../shared/account/base-url.ts';
import { textFingerprint } from '../../shared/campaign/review/recent-texts.ts';
import { draftName } from '../../shared/draft/draft-name.ts';
import { bindMessage } from '../../shared/message/bound-message.ts';
import { compileMessage } from '../../shared/message/compiled-message.ts';
import { columnNames } from '../../shared/sheet/column-name.ts';
import { growsWithLength } from '../support/growth.ts';
import { PIECES, TEXT_RULES } from '../support/text-rules.ts';

const LONG = 90_000;

const compiled = compileMessage(bindMessage('Hi {a}, {b|there}', ['a', 'b'], {}), { encoded: true });
const row = (text: string) => ({
  msisdn: '46701740605',
  original: text,
  cells: [text, text],
  recipient: true,
});

const OTHER_RULES: Readonly<Record<string, (text: string) => unknown>> = {
  'the name of a draft': (text) => draftName({ audience: null, message: text }),
  'the text of an earlier campaign': (text) => textFingerprint(text),
  'the address of a service': (text) => parseBaseUrl(`https://${text}`),
  'a search': (text) => rowMatcher(text.slice(0, 10_000), compiled)(row('Anna')),
  'what is searched': (text) => rowMatcher('ab 070', compiled)(row(text)),
};

/** What may stand around that, so that the whole seems to fit and does not. */
const FRAMES = [
  ['', ''],
  ['=1', 'x\n1'],
] as const;

describe('time grows with the length of a text and no faster', () => {
  for (const [rule, apply] of Object.entries({ ...TEXT_RULES, ...OTHER_RULES })) {
    test(`for ${rule}`, () => {
      for (const piece of PIECES) {
        for (const [start, end] of FRAMES) {
          growsWithLength(`${start}${piece}... ${end}`, LONG, (length) =>
            apply(start + piece.repeat(Math.floor(length / piece.length)) + end),
          );
        }
      }
    });
  }

  test('for a message of tags that all differ', () => {
    growsWithLength('tags', 50_000, (count) =>
      bindMessage(Array.from({ length: count }, (_, n) => `{${n}}`).join(''), ['a', 'b'], {}),
    );
  });

  // Threat: A hostile spreadsheet
  test('for columns that all have one name', () => {
    growsWithLength('one name', 16_384, (width) => columnNames(Array<string>(width).fill('Name'), width));
  });
});

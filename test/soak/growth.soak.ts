import { describe, test } from 'node:test';
import { rowMatcher } from '../../electron/search/row-search.ts';
import { parseBaseUrl } from '../../shared/account/base-url.ts';
import { textFingerprint } from '../../shared/campaign/review/recent.ts';
import { draftName } from '../../shared/draft/draft-name.ts';
import { bindMessage } from '../../shared/message/bound-message.ts';
import { finalTextFor, notesOn, writingOf } from '../../shared/message/final-text.ts';
import { inOtherLetters, messageInOtherLetters } from '../../shared/message/other-letters.ts';
import { countParts } from '../../shared/message/parts.ts';
import { judgeSender } from '../../shared/message/sender.ts';
import { splitParts } from '../../shared/message/split-parts.ts';
import { cleanMessage, parseMessage, tagFor } from '../../shared/message/tag.ts';
import { cleanValue } from '../../shared/message/value.ts';
import { allMsisdns, parseMsisdn } from '../../shared/number/msisdn.ts';
import { columnNames } from '../../shared/sheet/column-name.ts';
import { csvLine } from '../../shared/sheet/csv-safe.ts';
import { sniffDelimiter } from '../../shared/sheet/delimiter.ts';
import { GUESSED_BY_WORDS, guessByWords } from '../../shared/sheet/encoding-guess.ts';
import { namesCountries, numberHeader } from '../../shared/sheet/header-words.ts';
import { guessMapping } from '../../shared/sheet/mapping-guess.ts';
import { growsWithLength } from '../support/growth.ts';

/** Half as long as a cell can be: what takes the square of its length is far over any bound by then. */
const LONG = 50_000;

const writing = writingOf(bindMessage('Hi {a}, {b|there}', ['a', 'b'], undefined), { encoded: true });
const row = (text: string) => ({
  msisdn: '46701740605',
  original: text,
  cells: [text, text],
  recipient: true,
});

/** Every rule that is applied to what stands in a file, or to what a person typed. */
const RULES: Readonly<Record<string, (text: string) => unknown>> = {
  'a number': (text) => parseMsisdn(text, 'SE'),
  'the numbers of a line': (text) => allMsisdns(text, 'SE', true),
  'a value': cleanValue,
  'a final text': (text) => notesOn(writing, finalTextFor(writing, [text, text])),
  'a message': (text) => bindMessage(text, ['a', 'b'], undefined),
  'the tags of a message': parseMessage,
  'a message as it is kept': cleanMessage,
  'a tag for a column': (text) => tagFor(text, text),
  'a column near a tag': (text) => bindMessage('Hi {column}', [text, `${text}b`, `column${text}`], undefined),
  'other letters': (text) => [inOtherLetters(text), messageInOtherLetters(text)],
  'the parts of a text': (text) => [countParts(text, { encoded: true }), splitParts(text, { encoded: true })],
  'a sender': judgeSender,
  'the name of a draft': (text) => draftName({ audience: null, message: text }),
  'the text of an earlier campaign': (text) => textFingerprint(text),
  'the address of a service': (text) => parseBaseUrl(`https://${text}`),
  'a search': (text) => rowMatcher(text.slice(0, 10_000), writing)(row('Anna')),
  'what is searched': (text) => rowMatcher('ab 070', writing)(row(text)),
  'the name of a column': (text) => [numberHeader(text), namesCountries(text), columnNames([text, text], 2)],
  'the delimiter of a file': (text) => sniffDelimiter(text, true),
  'the encoding of a file': (text) =>
    guessByWords(
      GUESSED_BY_WORDS.map((encoding) => ({ encoding, words: [text] })),
      'windows-1252',
    ),
  'a line of CSV': (text) => csvLine([text, text]),
  'the mapping of a sheet': (text) =>
    guessMapping(
      {
        rows: [
          { row: 1, cells: ['Name', text] },
          { row: 2, cells: [text, '0701740605'] },
          { row: 3, cells: ['Anna', text] },
        ],
        width: 2,
      },
      'SE',
      () => null,
    ),
};

/** What rules stumble over when it is repeated for a whole cell. */
const PIECES = [
  ...['1 ', '1', '+', '+1 ', '+46 ', ' ', '(', ') ', '(1', '-', ',1', '1/', '12,345', '1.1.', '1 000', '#1'],
  ...[
    '=',
    '"',
    '""',
    "'",
    'a ',
    'a',
    ' or ',
    'ext ',
    ';ext=',
    '=HYPERLINK("',
    'wa.me/',
    '%20',
    '%',
    '.',
    '@',
  ],
  ...[
    '{',
    '}',
    '{a}',
    '{a|',
    '|',
    '/',
    '\n',
    ' \n',
    '\t',
    ',"',
    ',""',
    ',"""',
    ';=',
    '46701740605 ',
    '1\u0301',
  ],
  ...['\u0301', '\u0301\u0323', '\u0345\u0301', '\uff9e\u0345', '\u1100\u1161', '\ufdfa', '\u0663', '\u00a0'],
  ...['\u200d', '\u202e', '\u{e0061}', '\u{1f469}\u200d', '\ud83d', 'é', '한', 'ς'],
];

/** What may stand around that, so that the whole seems to fit and does not. */
const FRAMES = [
  ['', ''],
  ['=1', 'x\n1'],
] as const;

describe('time grows with the length of a text and no faster', () => {
  for (const [rule, apply] of Object.entries(RULES)) {
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

  // Threat: A hostile spreadsheet
  test('for columns that all have one name', () => {
    growsWithLength('one name', 16_384, (width) => columnNames(Array<string>(width).fill('Name'), width));
  });
});

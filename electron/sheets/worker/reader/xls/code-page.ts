import { isAscii } from 'node:buffer';
import iconv from 'iconv-lite';
import { isOfferedEncoding, legacyEncoding } from '../../../../../shared/sheet/text-encodings.ts';
import { type FileEncoding, OddWords } from '../files/file-encoding.ts';
import type { ByteSource } from '../files/ole-file.ts';
import { textDecoding } from '../files/text-decoding.ts';
import { RECORD, type RecordBounds, readRecords } from './biff-records.ts';
import { plain } from './biff-text.ts';

/** Labels of code pages other than `windows-` or `ibm` with a number; iconv's names if nobody can choose them. */
const CODE_PAGES: ReadonlyMap<number, string> = new Map([
  [367, 'windows-1252'],
  [874, 'windows-874'],
  [932, 'shift_jis'],
  [936, 'gbk'],
  [949, 'euc-kr'],
  [950, 'big5'],
  [10000, 'macintosh'],
  [10004, 'macarabic'],
  [10005, 'machebrew'],
  [10006, 'macgreek'],
  [10007, 'x-mac-cyrillic'],
  [10029, 'maccenteuro'],
  [10079, 'maciceland'],
  [10081, 'macturkish'],
  [32768, 'macintosh'],
  [32769, 'windows-1252'],
  [65001, 'utf-8'],
]);
/** Character sets of fonts, by number; 0 and 1 mean none. */
const CHARSETS: ReadonlyMap<number, string> = new Map([
  [77, 'macintosh'],
  [128, 'shift_jis'],
  [129, 'euc-kr'],
  [134, 'gbk'],
  [136, 'big5'],
  [161, 'windows-1253'],
  [162, 'windows-1254'],
  [163, 'windows-1258'],
  [177, 'windows-1255'],
  [178, 'windows-1256'],
  [186, 'windows-1257'],
  [204, 'windows-1251'],
  [222, 'windows-874'],
  [238, 'windows-1250'],
]);
const CHARSET_AT = 12;

/** How the texts of a workbook before Excel 97 are encoded. */
export class CodePage {
  /** The chosen or stated encoding; undefined until there is one. */
  encoding: string | undefined;
  readonly #isChosen: boolean;

  constructor(chosen: string | undefined) {
    this.encoding = chosen;
    this.#isChosen = chosen !== undefined;
  }

  state(number: number): void {
    if (this.#isChosen) return;
    const encoding = CODE_PAGES.get(number) ?? [`windows-${number}`, `ibm${number}`].find(isOfferedEncoding);
    const name = encoding ?? `cp${number}`;
    if (isOfferedEncoding(name) || iconv.encodingExists(name)) this.encoding = name;
  }

  decode(bytes: Buffer): string {
    const { encoding = 'windows-1252' } = this;
    if (isAscii(bytes)) return plain(bytes.toString('latin1'));
    if (!isOfferedEncoding(encoding)) return plain(iconv.decode(bytes, encoding));
    const decoding = textDecoding(encoding);
    return plain(decoding.decode(bytes) + decoding.end());
  }
}

/** Guesses by the fonts and the words, for a workbook that does not state its code page. */
export async function guessCodePage(
  source: ByteSource,
  locale: string | undefined,
  bounds: RecordBounds,
): Promise<FileEncoding> {
  const words = new OddWords();
  const charsets = new Set<string>();
  await readRecords(source, 0, bounds, (id, body) => {
    const charset = id === RECORD.font ? CHARSETS.get(body[CHARSET_AT] ?? 0) : undefined;
    if (charset !== undefined) charsets.add(charset);
    const from = textFrom(id);
    // The first two bytes of a cell are its row.
    if (from !== undefined && body.length > from)
      words.take(body.subarray(from), body[0] === 0 && body[1] === 0);
  });
  const [only, ...others] = charsets;
  return words.guess(only === undefined || others.length > 0 ? legacyEncoding(locale) : only);
}

/** Where the text of a record begins, if it has one. */
function textFrom(id: number): number | undefined {
  switch (id) {
    case RECORD.label:
    case RECORD.richString:
    case RECORD.oldLabel:
      return 8;
    case RECORD.string:
      return 2;
    case RECORD.oldString:
      return 1;
    default:
      return undefined;
  }
}

import type { OtherEncoding } from '../../../../../shared/sheet/old-encoding-guess.ts';
import { unnamed } from '../../../../../shared/texts/en/names.ts';
import { say } from '../../../../../shared/texts/say.ts';
import { MAX_STYLES, MAX_WORKSHEETS } from '../bounds/limits.ts';
import { damaged, locked, SheetFault, tooLarge } from '../bounds/sheet-fault.ts';
import { announced } from '../files/announced-encoding.ts';
import type { ByteSource } from '../files/ole-file.ts';
import { cellStyles, type NumberStyle, numberStyles } from '../number-formats/number-format.ts';
import { type Unwritten, unwrittenNotes } from '../number-formats/stated-signs.ts';
import type { ReadJob, ReadOptions } from '../rows/read-job.ts';
import type { RowOutput } from '../rows/row-output.ts';
import { SharedStrings } from '../xlsx/shared-strings.ts';
import { biffDecryption } from './biff-cipher.ts';
import { isBegin, type PartReader, RECORD, type RecordBounds, readPart } from './biff-records.ts';
import { ContinuedTexts, unicodeText } from './biff-text.ts';
import { CodePage, guessCodePage } from './code-page.ts';

/** `at` is where its records begin. */
export interface BiffWorksheet {
  readonly name: string;
  readonly hidden: boolean;
  readonly at: number;
}

export type BiffWorkbook = Awaited<ReturnType<typeof readBiffWorkbook>>;

/** Bytes until the code page is known. */
type Text = string | Buffer;

const GLOBALS = 0x05;
const WORKSHEET = 0x10;
const WORKSPACE = 0x100;
/** These number formats follow the system, not the workbook. */
const DAY = 14;
const MOMENT = 22;
const US_DAY = /^m{1,2}\/d{1,2}\/yy(yy)?$/i;
const US_MOMENT = /^m{1,2}\/d{1,2}\/yy(yy)? h{1,2}:mm$/i;

export async function readBiffWorkbook(
  source: ByteSource,
  { fileName, options, output }: ReadJob,
  bounds: RecordBounds,
  onRead: (position: number) => void,
) {
  const globals = new Globals(fileName, options, bounds);
  const ended = await readPart(source, 0, bounds, globals, onRead);
  if (ended !== 'stopped' && !(globals.isBare && ended === 'ended'))
    throw damaged('workbook: ends too early');
  const others = await globals.findCodePage(source, options.locale, output);
  return { ...globals.workbook(unwrittenNotes(output)), otherEncodings: others };
}

class Globals implements PartReader {
  isBare = false;
  #version = 0;
  #date1904 = false;
  #isWorkedOut = false;
  readonly #worksheets: (Omit<BiffWorksheet, 'name'> & { readonly name: Text })[] = [];
  readonly #codes = new Map<number, Text>();
  readonly #cellFormats: number[] = [];
  readonly #strings = new SharedStrings();
  readonly #texts = new ContinuedTexts((text) => this.#strings.push(text));
  readonly #codePage: CodePage;
  readonly #fileName: string;
  readonly #bounds: RecordBounds;
  readonly #locale: string | undefined;

  constructor(fileName: string, { locale, encoding }: ReadOptions, bounds: RecordBounds) {
    this.#bounds = bounds;
    this.#fileName = fileName;
    this.#locale = locale;
    this.#codePage = new CodePage(encoding);
  }

  /** Guesses the code page if nothing states it; returns other likely ones. */
  async findCodePage(
    source: ByteSource,
    locale: string | undefined,
    output: RowOutput,
  ): Promise<readonly OtherEncoding[]> {
    if (this.#version === 8 || this.#codePage.encoding !== undefined) return [];
    const { encoding, others } = announced(await guessCodePage(source, locale, this.#bounds), output);
    this.#codePage.encoding = encoding;
    return others;
  }

  workbook(onUnwritten: (what: Unwritten, shown: string) => void) {
    const numbers = numberStyles(this.#locale, this.#date1904, onUnwritten);
    const styleOf = (id: number): NumberStyle => {
      const code = this.#textOf(this.#codes.get(id));
      // Before Excel 5 a format is what the file lists at its place, whatever later versions have there.
      const isNumbered = this.#version >= 5;
      if (code === undefined || (isNumbered && (id === DAY || id === MOMENT))) return numbers.ofId(id);
      if (isNumbered) return numbers.ofCode(code);
      if (US_DAY.test(code)) return numbers.ofId(DAY);
      return US_MOMENT.test(code) ? numbers.ofId(MOMENT) : numbers.ofCode(code);
    };
    const formats = this.#version === 2 ? [...this.#codes.keys()] : this.#cellFormats;
    return {
      /** The version of the records, 2 to 8; 8 is Excel 97 to 2003. */
      version: this.#version,
      worksheets: this.#worksheets.map(
        ({ name, ...one }, at): BiffWorksheet => ({ ...one, name: this.#named(name, at) }),
      ),
      /** The code page of texts before Excel 97. */
      codePage: this.#codePage,
      strings: this.#strings,
      /** In Excel 2: the number format of each cell format. */
      oldFormats: this.#version === 2 ? this.#cellFormats : [],
      /** By cell format, in the order in which cells refer to the formats; in Excel 2 by number format. */
      styles: cellStyles(formats.length, (at) => styleOf(formats[at] ?? 0)),
      /** True for a file with a single worksheet, as Excel 2 to 4 and simple programs write it; its end may be missing. */
      isBare: this.isBare,
      /**
       * True if a spreadsheet program has computed the formulas; other libraries write 0 or nothing for each result.
       */
      isWorkedOut: this.#isWorkedOut || this.#version < 8,
    };
  }

  #named(name: Text, at: number): string {
    return this.#textOf(name) || unnamed.worksheet(at + 1);
  }

  #textOf<Kind extends Text | undefined>(text: Kind): string | (Kind & undefined) {
    return Buffer.isBuffer(text) ? this.#codePage.decode(text) : (text as string | (Kind & undefined));
  }

  begin(id: number, body: Buffer): void {
    if (!isBegin(id) || body.length < 4) throw damaged('workbook: does not begin');
    const isNew = body.readUInt16LE(0) >= 0x600;
    this.#version = id === 0x809 ? (isNew ? 8 : 5) : id === 0x409 ? 4 : id === 0x209 ? 3 : 2;
    const kind = body.readUInt16LE(2);
    this.isBare = kind === WORKSHEET;
    if (this.isBare) this.#worksheets.push({ name: '', hidden: false, at: 0 });
    else if (kind === WORKSPACE) {
      throw new SheetFault(say.sheets.oldWorksheets(this.#fileName), say.sheets.saveAs());
    } else if (kind !== GLOBALS) {
      throw new SheetFault(say.sheets.onlyChart(this.#fileName), say.sheets.notContacts());
    }
  }

  record(id: number, body: Buffer, last: number): void {
    switch (id) {
      case RECORD.filePass:
        this.#unlock(body);
        return;
      case RECORD.codePage:
        if (body.length >= 2) this.#codePage.state(body.readUInt16LE(0));
        return;
      case RECORD.recalcId:
        this.#isWorkedOut = true;
        return;
      case RECORD.date1904:
        this.#date1904 = body.length >= 1 && body[0] === 1;
        return;
      case RECORD.boundSheet:
        this.#addWorksheet(body);
        return;
      case RECORD.format:
      case RECORD.oldFormat:
        this.#addFormat(id, body);
        return;
      case RECORD.xf:
        if (body.length >= 4) this.#addCellFormat(body.readUInt16LE(2));
        return;
      case RECORD.oldXf2:
        if (body.length >= 3) this.#addCellFormat(body[2]! & 0x3f);
        return;
      case RECORD.oldXf3:
      case RECORD.oldXf4:
        if (body.length >= 2) this.#addCellFormat(body[1]!);
        return;
      case RECORD.sst:
        this.#texts.take(body.subarray(8), false);
        return;
      case RECORD.continued:
        if (last === RECORD.sst) this.#texts.take(body, true);
        return;
    }
  }

  #unlock(filePass: Buffer): void {
    this.#bounds.decrypt = biffDecryption(filePass);
    if (this.#bounds.decrypt === undefined) throw locked(this.#fileName);
  }

  #addWorksheet(body: Buffer): void {
    if (body.length < 7) throw damaged('workbook: list of worksheets');
    if (this.#worksheets.length >= MAX_WORKSHEETS) throw tooLarge(say.sheets.manyWorksheets());
    // Charts and macro sheets hold no cells of people.
    if (body[5] !== 0) return;
    const name = this.#version === 8 ? unicodeText(body, 6, 1) : Buffer.from(body.subarray(7, 7 + body[6]!));
    this.#worksheets.push({ name, hidden: (body[4]! & 3) !== 0, at: body.readUInt32LE(0) });
  }

  #addFormat(id: number, body: Buffer): void {
    if (this.#codes.size >= MAX_STYLES) throw tooLarge(say.sheets.manyNumberFormats());
    if (this.#version === 8) {
      if (body.length >= 5) this.#codes.set(body.readUInt16LE(0), unicodeText(body, 2, 2));
      return;
    }
    // Before Excel 5 formats have no number but their place in the file.
    const at = id === RECORD.oldFormat ? 0 : 2;
    if (body.length <= at) return;
    const number = this.#version === 5 ? body.readUInt16LE(0) : this.#codes.size;
    this.#codes.set(number, Buffer.from(body.subarray(at + 1, at + 1 + body[at]!)));
  }

  #addCellFormat(format: number): void {
    if (this.#cellFormats.length >= MAX_STYLES) throw tooLarge(say.sheets.manyCellFormats());
    this.#cellFormats.push(format);
  }
}

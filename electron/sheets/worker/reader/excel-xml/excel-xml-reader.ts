import { unnamed } from '../../../../../shared/texts/en/names.ts';
import { say } from '../../../../../shared/texts/say.ts';
import { MAX_STYLES, MAX_WORKSHEETS } from '../bounds/limits.ts';
import { damaged, tooLarge } from '../bounds/sheet-fault.ts';
import { filePart } from '../files/file-chunks.ts';
import { namedStyle } from '../number-formats/named-formats.ts';
import { type NumberStyle, numberStyles } from '../number-formats/number-format.ts';
import { unwrittenNotes } from '../number-formats/stated-signs.ts';
import type { Found, ReadJob } from '../rows/read-job.ts';
import { chooseWorksheets, detectionOf, readFirstWithRows } from '../rows/worksheets.ts';
import type { Vocabulary } from '../xml/xml-names.ts';
import type { XmlScanner } from '../xml/xml-scanner.ts';
import { scanPart } from '../xml/xml-source.ts';
import { ExcelXmlCells, type ExcelXmlStyles } from './excel-xml-cells.ts';

const VOCABULARY: Vocabulary = new Map([
  ['urn:schemas-microsoft-com:office:spreadsheet', ''],
  ['urn:schemas-microsoft-com:office:excel', 'x'],
  ['http://www.w3.org/TR/REC-html40', 'html'],
]);

/** The share of the progress for the first look, at styles and worksheets. */
const LOOK_SHARE = 0.3;

export async function readExcelXml(job: ReadJob): Promise<Found> {
  const { size, options, output, fileName } = job;
  const file = filePart(job);
  const workbook = new ExcelXmlWorkbook();
  await scanPart(
    file,
    fileName,
    VOCABULARY,
    (xml) => workbook.step(xml),
    (read) => output.progress(LOOK_SHARE * (read / size)),
  );
  if (!workbook.ended) throw damaged('ends too early', fileName);
  const { worksheets } = workbook;
  const styles = workbook.numberStyles(job);
  const candidates = chooseWorksheets(worksheets, options);
  const { worksheet, cells } = await readFirstWithRows(candidates, output, async (one) => {
    const cells = new ExcelXmlCells(styles, worksheets.indexOf(one), output, options);
    await scanPart(
      file,
      fileName,
      VOCABULARY,
      (xml) => cells.step(xml),
      (read) => output.progress(LOOK_SHARE + (1 - LOOK_SHARE) * (read / size)),
    );
    return cells;
  });
  const { findings } = cells;
  return detectionOf('excel-xml', worksheets, { name: worksheet.name, findings }, job);
}

/** Longest chain of styles based on each other; Excel allows one. */
const LONGEST_ANCESTRY = 8;

interface Style {
  readonly parent: string | undefined;
  format: string | undefined;
}

/** The description of an Excel 2003 XML workbook; a worksheet has the mark that it is hidden after its cells. */
class ExcelXmlWorkbook {
  readonly worksheets: { readonly name: string; hidden: boolean }[] = [];
  date1904 = false;
  ended = false;
  readonly #styles = new Map<string, Style>();
  #style: Style | undefined;

  step(xml: XmlScanner): void {
    switch (xml.name) {
      case 'Style':
        this.#style = xml.closing ? undefined : this.#addStyle(xml);
        return;
      case 'NumberFormat':
        if (this.#style && !xml.closing) this.#style.format = xml.attribute('Format') ?? 'General';
        return;
      case 'Worksheet':
        if (!xml.closing) this.#addWorksheet(xml);
        return;
      case 'x:Visible':
        if (xml.closing && /hidden/i.test(xml.text()) && this.worksheets.length > 0) {
          this.worksheets.at(-1)!.hidden = true;
        }
        return;
      case 'x:Date1904':
        this.date1904 = true;
        return;
      case 'Workbook':
        this.ended = xml.closing || xml.selfClosing;
        return;
    }
  }

  /** By the id of a style; undefined is the general style, for no format or an unknown style. */
  numberStyles({ options, output }: ReadJob): ExcelXmlStyles {
    const numbers = numberStyles(options.locale, this.date1904, unwrittenNotes(output));
    const made = new Map<string, NumberStyle | undefined>();
    const ofId = (id: string) => {
      let style = made.get(id);
      if (style !== undefined || made.has(id)) return style;
      const format = this.#formatOf(id, 0);
      style = format === undefined ? undefined : namedStyle(numbers, format);
      // Cells may name any number of missing styles.
      if (this.#styles.has(id)) made.set(id, style);
      return style;
    };
    return { numbers, ofId, date1904: this.date1904 };
  }

  #formatOf(id: string, depth: number): string | undefined {
    const style = this.#styles.get(id);
    if (style === undefined || style.format !== undefined) return style?.format;
    if (id === 'Default' || depth > LONGEST_ANCESTRY) return undefined;
    return this.#formatOf(style.parent ?? 'Default', depth + 1);
  }

  #addStyle(xml: XmlScanner): Style {
    if (this.#styles.size >= MAX_STYLES) throw tooLarge(say.sheets.manyCellFormats());
    const style = { parent: xml.attribute('Parent'), format: undefined };
    this.#styles.set(xml.attribute('ID') ?? '', style);
    return style;
  }

  #addWorksheet(xml: XmlScanner): void {
    if (this.worksheets.length >= MAX_WORKSHEETS) throw tooLarge(say.sheets.manyWorksheets());
    const name = xml.attribute('Name') ?? unnamed.worksheet(this.worksheets.length + 1);
    this.worksheets.push({ name, hidden: false });
  }
}

import { unnamed } from '../../../../../shared/texts/en/names.ts';
import { say } from '../../../../../shared/texts/say.ts';
import { MAX_STYLES, MAX_WORKSHEETS } from '../bounds/limits.ts';
import { tooLarge } from '../bounds/sheet-fault.ts';
import { namedStyle } from '../formats/named-formats.ts';
import { type NumberStyle, type NumberStyles, numberStyles } from '../formats/number-format.ts';
import { unwrittenNotes } from '../formats/stated-signs.ts';
import type { ReadJob } from '../rows/read-job.ts';
import type { XmlScanner } from '../xml/xml-scanner.ts';

/** Longest chain of styles based on each other; Excel allows one. */
const LONGEST_ANCESTRY = 8;

interface Style {
  readonly parent: string | undefined;
  format: string | undefined;
}

/** What an Excel 2003 XML workbook says about itself; a worksheet says that it is hidden after its cells. */
export class ExcelXmlWorkbook {
  readonly worksheets: { readonly name: string; hidden: boolean }[] = [];
  date1904 = false;
  ended = false;
  readonly #styles = new Map<string, Style>();
  #style: Style | undefined;
  #inData = false;

  step(xml: XmlScanner): void {
    if (this.#inData) {
      this.#inData = !(xml.name === 'Data' && xml.closing);
      return;
    }
    switch (xml.name) {
      case 'Data':
        this.#inData = !xml.closing && !xml.selfClosing;
        return;
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

  /** By the id of a style; undefined, which is general, without a format and for an unknown style. */
  numberStyles({ options, output }: Pick<ReadJob, 'options' | 'output'>): {
    numbers: NumberStyles;
    ofId: (id: string) => NumberStyle | undefined;
  } {
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
    return { numbers, ofId };
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

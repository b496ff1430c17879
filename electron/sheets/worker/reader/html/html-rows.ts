import { namedStyle } from '../number-formats/named-formats.ts';
import { hidesDigits, type NumberStyle, numberStyles } from '../number-formats/number-format.ts';
import { unwrittenNotes } from '../number-formats/stated-signs.ts';
import type { ReadJob } from '../rows/read-job.ts';
import { RowCells } from '../rows/row-cells.ts';
import { addTo, type HtmlSheet, type HtmlSurvey, numberFormat } from './html-survey.ts';
import { type HtmlCell, type HtmlTableListener, numberBehind } from './html-table.ts';

const ERROR = /^#(?:N\/A|DIV\/0!|REF!|NAME\?|VALUE!|NUM!|NULL!)$/;

/** Reads the tables of a sheet one after another. */
export function htmlRows({ options, output }: ReadJob, { tables }: HtmlSheet, survey: HtmlSurvey) {
  const { partsOfCells } = survey;
  const formats = survey.formats();
  const numbers = numberStyles(options.locale, false, unwrittenNotes(output));
  const into = new RowCells(output, options);
  const hidden = new Set<number>();
  const parts = new Map<number, string[]>();
  let rows = 0;

  function hide(column: number): void {
    hidden.add(column);
    into.columnHidden[column] = 1;
  }

  function set(cell: HtmlCell): void {
    const { column, attributes, text } = cell;
    if (cell.isHidden) hide(column);
    into.merge(column, cell.rows, cell.columns);
    const value = Number(numberBehind(cell) || Number.NaN);
    if (attributes.has('x:err') || ERROR.test(text)) {
      into.setError(column, text || attributes.get('x:err') || '#N/A');
    } else if (Number.isFinite(value) && !attributes.has('x:bool')) {
      setNumber(column, text, value, styleOf(attributes));
    } else {
      const shown = text || attributes.get('x:bool') || '';
      if (shown === '' && attributes.has('x:fmla')) into.addUnworked(column);
      into.set(column, shown);
    }
  }

  /** The text on the page, unless it hides digits of the number behind it. */
  function setNumber(column: number, text: string, value: number, style: NumberStyle | undefined): void {
    if (text.trim() === '' || hidesDigits(text, value))
      into.setNumber(column, value, style ?? numbers.general);
    else into.set(column, text, style?.plain?.(value, String(value)));
  }

  function styleOf(attributes: HtmlCell['attributes']): NumberStyle | undefined {
    const classes = attributes.get('class')?.split(/\s+/) ?? [];
    const ofClass = classes.map((name) => formats.get(name)).find((style) => style !== undefined);
    const format = numberFormat(attributes.get('style') ?? '') ?? ofClass;
    return format === undefined ? undefined : namedStyle(numbers, format);
  }

  const listener: HtmlTableListener = {
    row({ id, hiddenColumns }, cells, isHidden) {
      if (partsOfCells.has(id)) {
        const line = cells.map(({ text }) => text).filter(Boolean);
        addTo(parts, id, line.join(' '));
        return;
      }
      if (!tables.has(id)) return;
      rows += 1;
      for (const column of hidden) into.columnHidden[column] = 0;
      hidden.clear();
      for (const column of hiddenColumns) hide(column);
      into.begin(rows);
      for (const cell of cells) set(cell);
      into.end(isHidden);
    },
    table({ id }) {
      const lines = parts.get(id) ?? [];
      parts.delete(id);
      return lines.filter(Boolean).join('\n');
    },
  };
  return { listener, findings: into.findings };
}

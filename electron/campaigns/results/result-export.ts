import type { DatabaseSync } from 'node:sqlite';
import { textedOf } from '../../../shared/campaign/progress/delivery-state.ts';
import { deliveryWords } from '../../../shared/campaign/progress/phase-words.ts';
import type { SummaryLine, SummaryPage } from '../../../shared/campaign/results/summary-page.ts';
import { localStamp } from '../../../shared/format/format-time.ts';
import { currentLanguage } from '../../../shared/language/language.ts';
import { personShown } from '../../../shared/person/person-words.ts';
import type { Table } from '../../../shared/sheet/table.ts';
import { exportedResults } from '../../../shared/texts/en/results.ts';
import { spoken } from '../../../shared/texts/spoken.ts';
import { type OwnColumns, openOwnColumns } from './own-columns.ts';
import type { FindPositions, ResultRequest } from './result-positions.ts';
import { openResultReader } from './result-reader.ts';

const atOnce = 500;

const noColumns: OwnColumns = { names: [], at: () => [] };

const headers = [
  'row',
  'number',
  'state',
  'text',
  'parts',
  'request',
  'id',
  'returned',
  'reason',
  'time',
  'texted',
] as const;

export interface ExportedResults extends ResultRequest {
  readonly columns: boolean;
  /** Adds the rows that were left out, last. */
  readonly leftOut?: boolean;
}

/** The first table has the header; times are local. */
export async function* resultTables(
  database: DatabaseSync,
  find: FindPositions,
  wanted: ExportedResults,
): AsyncGenerator<Table> {
  const { campaignId } = wanted;
  const reader = openResultReader(database);
  const own = wanted.columns ? await openOwnColumns(database, campaignId) : noColumns;
  const { columns, textedAs } = exportedResults;
  yield [[...headers.map((header) => columns[header]), ...own.names]];
  const recipients = await find(wanted);
  const adds = wanted.leftOut && wanted.filter !== 'left-out';
  const others = adds ? await find({ ...wanted, filter: 'left-out', search: '' }) : [];
  const positions = new Uint32Array(recipients.length + others.length);
  positions.set(recipients);
  positions.set(others, recipients.length);
  for (let from = 0; from < positions.length; from += atOnce) {
    const some = [...positions.subarray(from, from + atOnce)];
    const cells = own.at(some);
    yield reader
      .at(campaignId, some)
      .map((row, index) => [
        row.row === 0 ? null : row.row,
        personShown(row.msisdn),
        deliveryWords(row.state, row.perhapsTexted).label,
        row.text,
        row.parts === 0 ? null : row.parts,
        row.chunk < 0 ? null : row.chunk + 1,
        row.id,
        row.returned,
        row.reason === null ? null : spoken(row.reason),
        row.at === null ? null : localStamp(row.at),
        textedAs[textedOf(row)],
        ...(cells[index] ?? []),
      ]);
  }
}

export function summaryHtml({ name, message, facts, parts }: SummaryPage): string {
  const sections = parts.map(({ title, about, lines }) => {
    const sentence = about === undefined ? '' : `<p>${escapeHtml(about)}</p>\n`;
    return `<h2>${escapeHtml(title)}</h2>\n${sentence}${table(lines)}`;
  });
  return `<!doctype html>
<html lang="${currentLanguage()}"><meta charset="utf-8"><title>${escapeHtml(name)}</title>
<style>
  body { font: 14px/1.5 system-ui, sans-serif; max-width: 46rem; margin: 2rem auto; padding: 0 1rem; color: #1c1c1e; }
  h1 { font-size: 1.5rem; } h2 { font-size: 1.1rem; margin-top: 1.5rem; break-after: avoid; }
  pre { white-space: pre-wrap; background: #f4f4f6; padding: 0.75rem; border-radius: 6px; font: inherit; }
  table { border-collapse: collapse; width: 100%; } th { text-align: left; font-weight: 600; width: 14rem; }
  tr { break-inside: avoid; }
  th, td { padding: 0.2rem 0.5rem 0.2rem 0; vertical-align: top; border-bottom: 1px solid #e5e5ea; }
</style>
<h1>${escapeHtml(name)}</h1>
<pre>${escapeHtml(message)}</pre>
${table(facts)}
${sections.join('\n')}
</html>
`;
}

function table(lines: readonly SummaryLine[]): string {
  const rows = lines.map(
    ([key, value]) => `<tr><th>${escapeHtml(key)}</th><td>${withQuotesIsolated(escapeHtml(value))}</td></tr>`,
  );
  return `<table>\n${rows.join('\n')}\n</table>`;
}

/** Names and words of a service may run from right to left, and would reorder the text around them. */
function withQuotesIsolated(html: string): string {
  return html.replace(/“[^”]*”|„[^“]*“/g, '<bdi>$&</bdi>');
}

function escapeHtml(text: string): string {
  return text
    .replace(/[^\P{Cc}\t\r\n]+/gu, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

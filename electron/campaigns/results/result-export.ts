import type { DatabaseSync } from 'node:sqlite';
import type { CampaignState } from '../../../shared/campaign/campaign.ts';
import { deliveryStates, textedOf } from '../../../shared/campaign/delivery-state.ts';
import { deliveryWords, phaseWords } from '../../../shared/campaign/phase-words.ts';
import { compareRehearsal } from '../../../shared/campaign/rehearsal.ts';
import { routeLinesOf } from '../../../shared/campaign/route.ts';
import type { TimelineRow } from '../../../shared/campaign/timeline.ts';
import { thousandths } from '../../../shared/format/exact-number.ts';
import { count, credits } from '../../../shared/format/format-count.ts';
import { localStamp } from '../../../shared/format/format-time.ts';
import { isolated } from '../../../shared/format/quoted.ts';
import { currentLanguage } from '../../../shared/language/language.ts';
import { personShown } from '../../../shared/person/person-words.ts';
import type { LostLetters } from '../../../shared/practice/practice.ts';
import type { Table } from '../../../shared/sheet/table.ts';
import { exportedResults } from '../../../shared/texts/en/exported-results.ts';
import { spoken } from '../../../shared/texts/spoken.ts';
import { type OwnColumns, openOwnColumns } from './own-columns.ts';
import type { FindPositions, ResultRequest } from './result-positions.ts';
import { openResultReader } from './result-reader.ts';

const atOnce = 500;

const noColumns: OwnColumns = { names: [], at: () => [] };

/** In the order of the cells. */
const heads = [
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

/** Which results to export. */
export interface ExportedResults extends ResultRequest {
  /** With what the list says of each person. */
  readonly columns: boolean;
}

/** The results of a campaign as tables, the first with the header; times are local. */
export async function* resultTables(
  database: DatabaseSync,
  find: FindPositions,
  wanted: ExportedResults,
): AsyncGenerator<Table> {
  const { campaignId } = wanted;
  const reader = openResultReader(database);
  const own = wanted.columns ? await openOwnColumns(database, campaignId) : noColumns;
  const { columns, textedAs } = exportedResults;
  yield [[...heads.map((head) => columns[head]), ...own.names]];
  const positions = await find(wanted);
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
        row.parts,
        row.chunk + 1,
        row.id,
        row.returned,
        row.reason === null ? null : spoken(row.reason),
        row.at === null ? null : localStamp(row.at),
        textedAs[textedOf(row)],
        ...(cells[index] ?? []),
      ]);
  }
}

/** A campaign on one page, as HTML that needs nothing else. */
export function summaryHtml(
  state: CampaignState,
  timeline: readonly TimelineRow[],
  lost: LostLetters | null,
): string {
  const words = exportedResults;
  const perPart =
    state.creditConsumed === null || state.acceptedParts === 0
      ? null
      : state.creditConsumed / state.acceptedParts;
  const facts: (readonly [string, string])[] = [
    [words.columns.state, phaseWords(state.phase).label],
    [
      words.account,
      state.kind === 'practice' ? words.practiceAccount(state.accountName) : isolated(state.accountName),
    ],
    ...routeLinesOf(state),
    [words.started, time(state.startedAt)],
    [words.ended, time(state.endedAt)],
    [words.people, count(state.people)],
    [words.parts, count(state.parts)],
    [words.credits, state.creditConsumed === null ? words.creditsNotTold : credits(state.creditConsumed)],
    [words.creditsPerPart, perPart === null ? words.notKnown : thousandths(perPart)],
    [words.different, count(state.differences)],
    [words.requests, count(state.chunks)],
  ];
  const people = deliveryStates
    .flatMap((one) => {
      const perhaps = state.perhapsTexted[one];
      return [[one, false, state.counts[one] - perhaps] as const, [one, true, perhaps] as const];
    })
    .filter(([, , people]) => people > 0)
    .map(([one, perhaps, people]) => [deliveryWords(one, perhaps).label, count(people)] as const);
  const events = timeline.map(({ at, message }) => [time(at), spoken(message)] as const);
  return `<!doctype html>
<html lang="${currentLanguage()}"><meta charset="utf-8"><title>${escapeHtml(state.name)}</title>
<style>
  body { font: 14px/1.5 system-ui, sans-serif; max-width: 46rem; margin: 2rem auto; padding: 0 1rem; color: #1c1c1e; }
  h1 { font-size: 1.5rem; } h2 { font-size: 1.1rem; margin-top: 1.5rem; }
  pre { white-space: pre-wrap; background: #f4f4f6; padding: 0.75rem; border-radius: 6px; font: inherit; }
  table { border-collapse: collapse; width: 100%; } th { text-align: left; font-weight: 600; width: 14rem; }
  th, td { padding: 0.2rem 0.5rem 0.2rem 0; vertical-align: top; border-bottom: 1px solid #e5e5ea; }
</style>
<h1>${escapeHtml(state.name)}</h1>
<pre>${escapeHtml(state.message)}</pre>
${table(facts)}
${rehearsalHtml(state, lost)}<h2>${words.people}</h2>
${table(people)}
<h2>${words.happened}</h2>
${table(events)}
</html>
`;
}

/** What a rehearsal was to show; nothing for any other campaign. */
function rehearsalHtml(state: CampaignState, lost: LostLetters | null): string {
  if (state.rehearsal === null) return '';
  const { accountName } = state.rehearsal;
  const rows = compareRehearsal(state, lost).map(({ name, predicted, basis, seen, how }) => {
    return [name, exportedResults.compared(predicted, basis, seen, how)] as const;
  });
  return `<h2>${escapeHtml(exportedResults.rehearsalFor(accountName))}</h2>
<p>${escapeHtml(exportedResults.nothingSent(accountName))}</p>
${table(rows)}
`;
}

function table(rows: readonly (readonly [string, string])[]): string {
  const lines = rows.map(
    ([key, value]) => `<tr><th>${escapeHtml(key)}</th><td>${withQuotesIsolated(escapeHtml(value))}</td></tr>`,
  );
  return `<table>\n${lines.join('\n')}\n</table>`;
}

/** Words of a service or a name may run from right to left, and would turn what is around them. */
function withQuotesIsolated(html: string): string {
  return html.replace(/“[^”]*”|„[^“]*“/g, '<bdi>$&</bdi>');
}

function time(at: number | null): string {
  return at === null ? '' : `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

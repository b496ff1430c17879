import type { DatabaseSync } from 'node:sqlite';
import { type RowSpans, valuesInSpans } from '../../../shared/audience/row-spans.ts';
import type { CampaignId } from '../../../shared/brand.ts';
import type { ShownWho } from '../../../shared/campaign/filters/result-filter.ts';
import type { CampaignState } from '../../../shared/campaign/progress/campaign.ts';
import { leftOutRows } from '../../../shared/campaign/progress/left-out.ts';
import type { ResultSort } from '../../../shared/campaign/results/columns/result-columns.ts';
import { creditsTable } from '../../../shared/campaign/results/credits-by-month.ts';
import { pageEnd, pageHtml } from '../../../shared/campaign/results/page-html.ts';
import type { ResultRow } from '../../../shared/campaign/results/result-row.ts';
import { LINES_OF_SUMMARY, summaryPage } from '../../../shared/campaign/results/summary-page.ts';
import { fileName } from '../../../shared/format/file-name.ts';
import type { LostLetters } from '../../../shared/practice/practice.ts';
import { ok, type Result } from '../../../shared/result.ts';
import { common } from '../../../shared/texts/en/common.ts';
import { creditsByMonth, exportedResults } from '../../../shared/texts/en/results.ts';
import type { Context } from '../../context.ts';
import { type Exporters, oneTable } from '../../exports/export-handlers.ts';
import { countriesAtHand } from '../../store/number-countries.ts';
import { atOneMoment } from '../../store/open-database.ts';
import { inRange } from '../../store/range-sql.ts';
import { openTimeline } from '../../store/timeline.ts';
import type { Ask } from '../../threads/service.ts';
import type { HandlersOf } from '../../wire/dispatch.ts';
import { createNewestCalls } from '../../wire/newest-call.ts';
import { createOpenViews, type PagedList } from '../../wire/open-views.ts';
import { createOvertakenTurns } from '../../wire/turns.ts';
import { readCreditMonths } from '../records/credit-months.ts';
import { readFrozen } from '../records/frozen.ts';
import { openListNames } from './list-names.ts';
import { findHistory, openPeopleSearch } from './people-search.ts';
import { openPersonTimeline } from './person-timeline.ts';
import { resultTables } from './result-export.ts';
import { type FindPositions, openResultPositions, type ResultRequest } from './result-positions.ts';
import { openResultReader } from './result-reader.ts';
import type { ResultCalls } from './worker/result-service.ts';

/** The most requests that a person's panel shows. */
const MOST_EVENTS = 500;

export type FindShownPeople = (
  campaignId: CampaignId,
  viewId: string,
  spans: RowSpans,
) => Result<{ readonly positions: Uint32Array<ArrayBuffer>; readonly who: ShownWho }>;

interface ResultList extends PagedList<ResultRow> {
  readonly request: ResultRequest;
  readonly positions: Uint32Array<ArrayBuffer>;
}

interface SortedResults extends ResultRequest {
  readonly sort?: ResultSort | null | undefined;
}

/** Each view reads everybody of a campaign. */
const viewLimits = { running: 2, waiting: 16 };

export function createResultHandlers(
  context: Context,
  news: { state(campaignId: CampaignId): Result<CampaignState> },
  lostAmong: LostAmong,
  ask: Ask<ResultCalls>,
) {
  const { database } = context;
  const results = openResultReader(database);
  const named = openListNames(database);
  const find = openResultPositions(database);
  const people = openPeopleSearch(database);
  const timelineOf = openPersonTimeline(database, MOST_EVENTS);
  const views = createOpenViews<ResultRow, ResultList>();
  const newest = createNewestCalls();
  const turns = createOvertakenTurns(viewLimits);
  const timeline = openTimeline(database);

  async function inOrder({ sort, ...request }: SortedResults, signal?: AbortSignal) {
    const positions = await find(request, signal);
    if (!sort) return ok(positions);
    return ask('results', { campaignId: request.campaignId, positions, sort }, signal && { signal });
  }

  /** If sorting fails, keeps the order of sending, so that nobody is missing. */
  const asShown =
    (sort: SortedResults['sort']): FindPositions =>
    async (request) => {
      const sorted = await inOrder({ ...request, sort });
      return sorted.ok ? sorted.value : find(request);
    };

  const shownPeople: FindShownPeople = (campaignId, viewId, spans) => {
    const list = views.look(viewId);
    if (!list.ok) return list;
    const { positions: all, count, request } = list.value;
    const positions = valuesInSpans(request.campaignId === campaignId ? spans : [], all, count);
    const { filter, search, chunk } = request;
    const isWhole = positions.length === count && chunk === null;
    return ok({ positions, who: isWhole ? { filter, search } : { people: positions.length } });
  };

  return {
    shownPeople,
    handlers: {
      'result.view': ({ asker, ...request }) =>
        newest.run(asker, (signal) =>
          turns.take(async () => {
            const positions = await inOrder(request, signal);
            if (!positions.ok) return positions;
            const { campaignId } = request;
            const rows = (from: number, to: number): Iterable<ResultRow> =>
              named(campaignId, results.each(campaignId, [...positions.value.subarray(from, to)]));
            return ok(
              views.open({ request, positions: positions.value, count: positions.value.length, rows }),
            );
          }, signal),
        ),
      'result.page': ({ viewId, from, count }) =>
        atOneMoment(database, () => {
          const list = views.look(viewId);
          const campaign = list.ok ? news.state(list.value.request.campaignId) : list;
          if (!campaign.ok) return campaign;
          const rows = views.page(viewId, from, count);
          return rows.ok ? ok({ rows: rows.value, campaign: campaign.value }) : rows;
        }),
      'result.timeline': ({ campaignId, position }) => ok(timelineOf(campaignId, position)),
      'result.lost': ({ campaignId }) => lostLettersOf(database, lostAmong, campaignId),
      'result.curve': ({ campaignId }) => turns.take(() => ask('curve', { campaignId })),
      'history.credits': () => ok(readCreditMonths(database)),
      'history.find': ({ asker, number, audienceId, before: from = null }) =>
        newest.run(asker, (signal) =>
          turns.take(async () => {
            const countries = countriesAtHand(database, audienceId, context.settings.settings().home);
            return ok(await findHistory({ database, people, results }, number, { countries, from }, signal));
          }, signal),
        ),
    } satisfies HandlersOf<'result' | 'history'>,
    exporters: {
      results({
        campaignId,
        filter,
        search = '',
        chunk = null,
        format = 'csv',
        separator,
        sort,
        columns = false,
        leftOut = false,
        chosen,
      }) {
        const state = news.state(campaignId);
        if (!state.ok) return state;
        const { name, people, leftOut: counts } = state.value;
        const rows = people + (leftOut || filter === 'left-out' ? leftOutRows(counts) : 0);
        const chosenPeople = chosen && shownPeople(campaignId, chosen.viewId, chosen.spans);
        if (chosenPeople?.ok === false) return chosenPeople;
        const positions = chosenPeople?.value.positions;
        const shown = asShown(sort);
        const findPositions: FindPositions = async (request) =>
          positions && request.filter === filter ? positions : shown(request);
        const wanted = { campaignId, filter, search, chunk, columns };
        const tables = resultTables(database, findPositions, { ...wanted, leftOut: leftOut && !positions });
        const { worksheet } = exportedResults;
        return ok({
          name: fileName(name, exportedResults.unnamed),
          format,
          separator,
          worksheet,
          rows,
          tables,
        });
      },
      credits({ choice, format }) {
        const table = creditsTable(readCreditMonths(database), choice);
        return oneTable(creditsByMonth.file(choice.from, choice.to), format, common.credits, table);
      },
      async summary({ campaignId }) {
        const state = news.state(campaignId);
        if (!state.ok) return state;
        const lost =
          state.value.rehearsal === null ? ok(null) : await lostLettersOf(database, lostAmong, campaignId);
        const lines = timeline.page(campaignId, null, LINES_OF_SUMMARY);
        const page = summaryPage(state.value, lines, lost.ok ? lost.value : null);
        const html = new TextEncoder().encode(pageHtml(page) + pageEnd);
        const called = fileName(state.value.name, exportedResults.unnamed);
        return ok({ name: `${called}.html`, type: 'text/html', pieces: [html].values() });
      },
    } satisfies Partial<Exporters>,
  };
}

/** What the practice texts with these ids lost, and how many of them are still kept. */
export type LostAmong = (
  ranges: readonly (readonly [first: number, last: number])[],
) => Promise<Result<LostLetters & { readonly of: number }>>;

/** Null for a live campaign, or if the inbox no longer has all its texts. */
export async function lostLettersOf(database: DatabaseSync, lostAmong: LostAmong, campaignId: CampaignId) {
  if (readFrozen(database, campaignId)?.kind !== 'practice') return ok(null);
  const chunks = idRanges(database, campaignId);
  const lostLetters = await lostAmong(chunks.map(({ first, last }) => [first, last]));
  if (!lostLetters.ok) return lostLetters;
  const { of, ...lost } = lostLetters.value;
  const sent = chunks.reduce((sum, { texts }) => sum + texts, 0);
  return ok(of === sent ? lost : null);
}

/** Practice numbers the texts of a request consecutively; erased people have no id. */
function idRanges(database: DatabaseSync, campaignId: CampaignId) {
  return database
    .prepare(
      `SELECT min(CAST(t.id AS INTEGER)) AS first, max(CAST(t.id AS INTEGER)) AS last, count(*) AS texts
       FROM chunk c CROSS JOIN receipt t ON t.campaign_id = c.campaign_id
         AND ${inRange('t.position', 'c.from_position', 'c.to_position')}
       WHERE c.campaign_id = ? AND t.id <> '' GROUP BY c.chunk`,
    )
    .all(campaignId)
    .map(({ first, last, texts }) => ({ first: Number(first), last: Number(last), texts: Number(texts) }));
}

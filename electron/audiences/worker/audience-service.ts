import type { DatabaseSync } from 'node:sqlite';
import { setImmediate } from 'node:timers/promises';
import type { AudienceChange } from '../../../shared/audience/audience.ts';
import { boundedRow } from '../../../shared/audience/bounded-row.ts';
import type { AudienceId, CampaignId } from '../../../shared/brand.ts';
import type { Operation, Operations } from '../../../shared/contract.ts';
import { type AppError, appError, fail, ok, type Result } from '../../../shared/result.ts';
import { namedOnly } from '../../../shared/sheet/mapping/mapping-choices.ts';
import { namesUnder } from '../../../shared/sheet/mapping/mapping-guess.ts';
import type { ConsentChoice, Mapping } from '../../../shared/sheet/sheet.ts';
import { say } from '../../../shared/texts/say.ts';
import type { NewDraft } from '../../drafts/records/draft-records.ts';
import { type DraftStore, openDraftStore } from '../../drafts/records/draft-records.ts';
import { keepMapping, recallMapping } from '../../sheets/worker/mapping-memory.ts';
import type { SheetService } from '../../sheets/worker/sheet-service.ts';
import type { SheetStore } from '../../sheets/worker/sheet-store.ts';
import { sampleOf } from '../../sheets/worker/sheet-view.ts';
import { type AudienceHead, withList } from '../../store/audience-reader.ts';
import { openAudienceRows } from '../../store/audience-rows.ts';
import type { Job, JobsOf } from '../../threads/service.ts';
import { type AudiencePlan, removeAudience } from '../records/audience-writer.ts';
import { buildAudience } from './audience-build.ts';
import { changeAudience } from './audience-change.ts';
import { keepAll, readRepeated, readSameNumber } from './choose-duplicates.ts';
import { cellsOfList, groupsOfAudience, valuesOfAudience, valuesOfSheet } from './column-values.ts';
import { correctAudience } from './correct-from-file.ts';
import { withOrders } from './day-orders.ts';
import { countDerived, type DerivedPlan, deriveAudience } from './derive-audience.ts';
import { countByDay, type DaysPlan, draftsByDay } from './drafts-by-day.ts';
import { type ExcludedRows, excludeRows, settleDoubtful } from './leave-rows-out.ts';
import { endStep, endSteps, moveSteps, type Way } from './list-steps.ts';
import { type NumberColumn, type NumberColumns, openNumberColumns } from './number-column.ts';
import { personAnswers } from './person-rows.ts';
import { judgeAgain } from './rejudge.ts';
import { resolvedMapping } from './resolved-conditions.ts';
import { findInSheet } from './sheet-find.ts';
import { openSheetJudgements } from './sheet-judgements.ts';
import type { Watch } from './sheet-rows.ts';

type In<K extends Operation> = Operations[K]['in'];

interface OfAudience {
  readonly audienceId: AudienceId;
}

interface NewList extends Omit<In<'audience.build'>, 'draft'> {
  readonly sheetName: string;
  readonly draft: CampaignId | NewDraft | null;
}

/** What the import thread does with audiences. */
export type AudienceCalls = JobsOf<ReturnType<typeof openAudienceService>['answers']>;

export function openAudienceService(
  database: DatabaseSync,
  sheets: SheetService,
  /** Opts out everybody of a list who said no, in the transaction that makes it. */
  optOutSaidNo: (audienceId: AudienceId, source: string) => void,
) {
  const rows = openAudienceRows(database);
  const judge = openSheetJudgements(database);
  const drafts = openDraftStore(database, Date.now);
  const columns = openNumberColumns(database);
  const { numbersOf, forgetList, inTurn } = columns;

  const mapped = ({ sheetId, mapping }: In<'sheet.count'>, signal: AbortSignal) =>
    mappedSheet(sheets.whole(sheetId), mapping, signal);

  const answers = {
    'sheet.count': ({ sheetId, mapping }: In<'sheet.count'>, { signal }: Job) =>
      sheets.during(sheetId, async () => {
        const sheet = sheets.open(sheetId);
        if (!sheet.ok) return sheet;
        const now = Date.now();
        const resolved = await resolvedMapping(sheet.value, mapping, now, unseen(signal));
        if (!resolved.ok) return resolved;
        const judgements = await judge.of(sheet.value, resolved.value, now, unseen(signal));
        const { consent, joinRule, elsewhere, odd } = judgements;
        const joinedDayFirst = joinRule?.dayFirst ?? [];
        const only = resolved.value.only ?? [];
        return ok({ ...judgements.counts(), consent, only, joinedDayFirst, elsewhere, odd });
      }),

    'sheet.find': ({ sheetId, mapping, kind }: In<'sheet.find'>, { signal }: Job) =>
      sheets.during(sheetId, async () => {
        const mappedSheet = await mapped({ sheetId, mapping }, signal);
        if (!mappedSheet.ok) return mappedSheet;
        const { store, ...resolved } = mappedSheet.value;
        const judgements = await judge.of(store, resolved.mapping, Date.now(), unseen(signal));
        return ok(findInSheet(store, judgements, { ...resolved, kind }));
      }),

    'sheet.values': ({ sheetId, column, headerRow }: In<'sheet.values'>, { signal }: Job) =>
      sheets.during(sheetId, async () => {
        const sheet = sheets.open(sheetId);
        if (!sheet.ok) return sheet;
        return ok(await valuesOfSheet(sheet.value, column, headerRow, signal));
      }),

    ...makingLists(database, drafts, () => endSteps(database, columns)),

    'audience.values': ({ audienceId, column }: In<'audience.values'>, { signal }: Job) =>
      withList(database, audienceId, async (of) => ok(await valuesOfAudience(database, of, column, signal))),

    'audience.groups': ({ audienceId }: OfAudience, { signal }: Job) =>
      withList(database, audienceId, async (head) => ok(await groupsOfAudience(database, head, signal))),

    'audience.build': (
      { sheetId, mapping, name, sheetName, draft, optOutSaidNo: optsOut }: NewList,
      watch: Job<number>,
    ) =>
      sheets.during(sheetId, async () => {
        const mappedSheet = await mapped({ sheetId, mapping }, watch.signal);
        if (!mappedSheet.ok) return mappedSheet;
        const { store: sheet, names } = mappedSheet.value;
        const lastHadOnlySome = recallMapping(database, names)?.only !== undefined;
        const plan = { ...planOf(mapping, mappedSheet.value, { name, sheetName }), lastHadOnlySome };
        const now = Date.now();
        const and = (audienceId: AudienceId, consent: ConsentChoice | undefined) => {
          keepMapping(database, { ...mapping, ...(consent && { consent }) }, names, now);
          if (optsOut) optOutSaidNo(audienceId, sheetName);
          return { audienceId, draft: draft && drafts.giveList(audienceId, draft) };
        };
        return buildAudience(database, judge, { sheet, plan, and }, now, watch);
      }),

    'audience.correct': ({ sheetId, mapping, audienceId }: In<'audience.correct'>, watch: Job<number>) =>
      sheets.during(sheetId, () =>
        withList(database, audienceId, async () => {
          const mappedSheet = await mapped({ sheetId, mapping }, watch.signal);
          if (!mappedSheet.ok) return mappedSheet;
          return inTurn(audienceId, async (column) => {
            await endStep(database, column);
            return correctAudience(database, column, mappedSheet.value, Date.now(), watch);
          });
        }),
      ),

    ...changesByHand(database, columns),

    'audience.repeated': ({ audienceId, at }: In<'audience.repeated'>) =>
      withList(database, audienceId, async (head) =>
        ok(await readRepeated(database, rows, numbersOf(audienceId), { head, at })),
      ),

    'audience.sameNumber': ({ audienceId, n }: In<'audience.sameNumber'>) =>
      withList(database, audienceId, () => readSameNumber(rows, numbersOf(audienceId), audienceId, n)),

    async 'audience.remove'({ audienceId }: OfAudience) {
      forgetList(audienceId);
      await removeAudience(database, audienceId, setImmediate);
      return ok(null);
    },

    /** Continues steps that were interrupted. */
    async 'audience.endSteps'() {
      await endSteps(database, columns);
      return ok(null);
    },

    'audience.judgeAgain': ({ audienceId }: OfAudience) =>
      withList(database, audienceId, () =>
        inTurn(audienceId, async (column) => {
          await endStep(database, column);
          await judgeAgain(database, column);
          return ok(null);
        }),
      ),

    ...personAnswers(database, columns),
  };
  return { columns, answers };
}

/** The calls that change a list by hand. */
function changesByHand(database: DatabaseSync, { inTurn }: NumberColumns) {
  const rows = openAudienceRows(database);

  /** Runs a change once the step before has ended. */
  const changing = <Out>(
    audienceId: AudienceId,
    work: (numbers: NumberColumn, head: AudienceHead) => Promise<Result<Out>>,
  ) =>
    withList(database, audienceId, (head) =>
      inTurn(audienceId, async (column) => {
        await endStep(database, column);
        return work(column, head);
      }),
    );

  return {
    'audience.change': ({ audienceId, change }: OfAudience & { readonly change: AudienceChange }) =>
      changing(audienceId, async (column, head) => {
        const resolved =
          change.kind === 'join'
            ? { ...change, join: await withOrders(change.join, cellsOfList(database, head)) }
            : change;
        const done = await changeAudience(database, column, resolved, Date.now());
        if (!done.ok) return done;
        const row = boundedRow(rows.at(audienceId, change.n)!);
        return ok({ row, ...(done.value.length > 0 && { numbers: done.value }) });
      }),

    'audience.excludeRows': (
      { audienceId, ...wanted }: OfAudience & ExcludedRows,
      { progress }: Job<number>,
    ) => changing(audienceId, (column) => excludeRows(database, column, wanted, Date.now(), progress)),

    'audience.settleDoubtful': (
      { audienceId, keep }: In<'audience.settleDoubtful'>,
      { progress }: Job<number>,
    ) =>
      changing(audienceId, (column) =>
        settleDoubtful(database, column, keep ? 'keep-doubtful' : 'leave-doubtful-out', Date.now(), progress),
      ),

    'audience.move': (
      { audienceId, way, to }: In<'audience.undo'> & { readonly way: Way },
      { progress }: Job<number>,
    ) => changing(audienceId, (column) => moveSteps(database, column, way, { to, progress })),

    'audience.keepAll': ({ audienceId, rule }: In<'audience.keepAll'>, { progress }: Job<number>) =>
      changing(audienceId, async (column, head) => {
        await keepAll(database, column, rule, head, { now: Date.now(), progress });
        return ok(null);
      }),
  };
}

function makingLists(database: DatabaseSync, drafts: DraftStore, endSteps: () => Promise<void>) {
  return {
    'audience.countDerived': ({ derivation }: In<'audience.countDerived'>, { signal }: Job) =>
      withList(database, derivation.audienceId, () => countDerived(database, derivation, Date.now(), signal)),

    async 'audience.derive'(of: DerivedPlan, watch: Job<number>) {
      await endSteps();
      return deriveAudience(database, of, Date.now(), watch);
    },

    'audience.countByDay': (wanted: In<'audience.countByDay'>, { signal }: Job) =>
      withList(database, wanted.audienceId, () => countByDay(database, wanted, Date.now(), signal)),

    async 'audience.draftsByDay'(plan: DaysPlan, watch: Job<number>) {
      await endSteps();
      return withList(database, plan.audienceId, () =>
        draftsByDay(database, drafts, plan, Date.now(), watch),
      );
    },
  };
}

/** With its column names; fails if the mapping does not fit it. */
export async function mappedSheet(store: Result<SheetStore>, mapping: Mapping, signal: AbortSignal) {
  if (!store.ok) return store;
  const names = namesUnder(sampleOf(store.value), mapping.headerRow);
  const problem = mappingProblem(mapping, names);
  if (problem !== undefined) return fail(problem);
  const resolved = await resolvedMapping(store.value, mapping, Date.now(), unseen(signal));
  return resolved.ok ? ok({ store: store.value, names, mapping: resolved.value }) : resolved;
}

function unseen(signal: AbortSignal): Watch {
  return { signal, progress: () => undefined };
}

function planOf(
  chosen: Mapping,
  { names, mapping }: { readonly names: readonly string[]; readonly mapping: Mapping },
  named: Pick<AudiencePlan, 'name' | 'sheetName'>,
): Omit<AudiencePlan, 'consentColumns'> {
  const [conditions, asChosen] = [namedOnly(mapping, names), namedOnly(chosen, names)];
  return {
    ...named,
    mapping,
    columns: mapping.tagColumns.map((column) => names[column]!),
    numberColumn: names[mapping.numberColumn!]!,
    otherColumns: mapping.otherColumns.map((column) => names[column]!),
    madeOf: conditions.length === 0 ? null : { kind: 'some', of: named.sheetName, conditions, asChosen },
  };
}

function mappingProblem(mapping: Mapping, names: readonly string[]): AppError | undefined {
  const { numberColumn, otherColumns, tagColumns, countryColumn = 0, only = [] } = mapping;
  if (numberColumn === null) {
    return appError('bad-input', say.audiences.noNumberColumn(), say.audiences.noNumberColumnFix());
  }
  const used = [
    numberColumn,
    countryColumn,
    ...otherColumns,
    ...tagColumns,
    ...only.map(({ column }) => column),
  ];
  if (used.some((column) => column >= names.length)) {
    const message = say.audiences.columnNotInFile();
    return appError('bad-input', message, say.audiences.chooseColumns());
  }
  return undefined;
}

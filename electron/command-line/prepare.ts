import { basename } from 'node:path';
import { aborted, isDeepStrictEqual } from 'node:util';
import type { Audience, AudienceRow } from '../../shared/audience/audience.ts';
import type { SheetId } from '../../shared/brand.ts';
import { hasEnded, isWritten } from '../../shared/campaign/progress/phase.ts';
import type { Review } from '../../shared/campaign/review/review.ts';
import { failedReport, preparedReport, type Report } from '../../shared/command-line/report.ts';
import type { Wire } from '../../shared/contract.ts';
import type { Draft } from '../../shared/draft/draft.ts';
import { normalized } from '../../shared/format/normalized.ts';
import { singleLine } from '../../shared/format/visible-text.ts';
import { listOf, quoted } from '../../shared/format/wording.ts';
import { letteringOf } from '../../shared/message/lettering.ts';
import { UNKNOWN_COUNTRY } from '../../shared/number/country-text.ts';
import { everyRow } from '../../shared/page.ts';
import { appError, fail, failure, ok, type Result } from '../../shared/result.ts';
import type { NamedCondition } from '../../shared/sheet/condition.ts';
import { type MappingChoices, onColumns } from '../../shared/sheet/mapping/mapping-choices.ts';
import { isReadingInDoubt } from '../../shared/sheet/mapping/mapping-hints.ts';
import type { Mapping, SheetState } from '../../shared/sheet/sheet.ts';
import { command as words } from '../../shared/texts/en/command.ts';
import { say } from '../../shared/texts/say.ts';
import type { App } from '../host.ts';
import { localWire } from '../wire/local-wire.ts';
import { waitUntil } from './wait-until.ts';

const MOST_WRONG_ROWS = 100;

interface Source {
  readonly draft: Draft;
  readonly audience: Audience;
}

interface Asked {
  readonly file: string;
  readonly campaign: string;
  /** Of numbers without a code; undefined for the one that a person saw for a list of these columns. */
  readonly country: string | undefined;
  /** Its name, in a workbook. */
  readonly worksheet?: string | undefined;
  /** Why it is sent in quiet hours too. */
  readonly urgent?: string | undefined;
}

/** Makes a draft like a campaign for the list in a file, and reviews it; aborting `ended` ends the reading. */
export async function prepare(app: App, asked: Asked, ended?: AbortSignal): Promise<Report> {
  const wire = localWire(app);
  const source = await findSource(wire, asked.campaign);
  if (!source.ok) return failedReport(source.error);
  const sheet = await readList(app, wire, asked, ended);
  if (!sheet.ok) return failedReport(sheet.error);
  const made = await makeDraft(wire, source.value, sheet.value, asked);
  if (!made.ok) {
    await wire.call('sheet.discard', { sheetId: sheet.value });
    return failedReport(made.error);
  }
  const { draft, audience } = made.value;
  const inQuiet = asked.urgent !== undefined;
  const review = await wire.call('campaign.review', { campaignId: draft.id, withCode: true, inQuiet });
  if (!review.ok) return failedReport(review.error);
  const now = await wire.call('draft.get', { campaignId: draft.id });
  if (!now.ok) return failedReport(now.error);
  if (!isDeepStrictEqual(writtenIn(now.value), writtenIn(draft)))
    return { ...failedReport(changed()), campaign: { id: draft.id, name: now.value.name } };
  const rows = await wrongRows(wire, draft, audience, review.value);
  return { ...preparedReport(draft, review.value, audience, rows), isUrgent: inQuiet };
}

const changed = () => appError('conflict', words.changedMeanwhile, words.prepareAgain);

/** Everything that a person may have changed while the list was read. */
function writtenIn({ audienceId: _list, updatedAt: _at, ...written }: Draft) {
  return written;
}

async function wrongRows(
  wire: Wire,
  { message, options }: Draft,
  { id: audienceId }: Audience,
  { route }: Review,
): Promise<readonly AudienceRow[]> {
  const lettering = letteringOf(route, options);
  const shown = { audienceId, message, lettering, filter: 'rejected', search: '' } as const;
  const view = await wire.call('draft.view', shown);
  if (!view.ok) return [];
  const page = await wire.call('draft.page', { viewId: view.value.viewId, from: 0, count: MOST_WRONG_ROWS });
  return page.ok ? page.value : [];
}

const shown = (name: string): string => singleLine(normalized(name));

/** The draft or ended campaign of this name, and its list. */
async function findSource(wire: Wire, name: string): Promise<Result<Source>> {
  const all = await everyRow((before) => wire.call('campaign.list', { before }));
  if (!all.ok) return all;
  const namedSources = all.value.filter(
    (one) =>
      shown(one.name) === shown(name) &&
      one.purpose === 'sending' &&
      (isWritten(one.phase) || hasEnded(one.phase)),
  );
  const [only, another] = namedSources;
  if (only === undefined) return failure('not-found', words.notThere(name), words.notThereFix);
  if (another !== undefined)
    return failure('bad-input', words.sameName(namedSources.length, name), words.sameNameFix);
  const draft = await wire.call('draft.get', { campaignId: only.id });
  if (!draft.ok) return draft;
  const { audienceId } = draft.value;
  const noList = failure('bad-input', words.noList(name), words.noListFix);
  if (audienceId === null) return noList;
  const audience = await wire.call('audience.get', { audienceId });
  if (!audience.ok) return audience.error.kind === 'not-found' ? noList : audience;
  if (audience.value.madeOf !== null && conditionsOf(audience.value) === null)
    return failure('bad-input', words.partOfList(name), words.partOfListFix);
  return ok({ draft: draft.value, audience: audience.value });
}

/** Reads a file as one that the system handed over, and then the named worksheet. */
export async function readList(
  app: App,
  wire: Wire,
  { file, worksheet }: Pick<Asked, 'file' | 'worksheet'>,
  ended?: AbortSignal,
): Promise<Result<SheetId>> {
  const states = new Map<SheetId, SheetState>();
  let isErased = false;
  const unsubscribe = wire.subscribe((event) => {
    if (event.type === 'sheet') states.set(event.sheet.id, event.sheet);
    if (event.type === 'erased') isErased = true;
  });
  try {
    const opening = wire.call('sheet.openExternal', { fileId: await app.take(file) });
    // Not waited for, because its drive may hang.
    const opened = await (ended === undefined
      ? opening
      : Promise.race([opening, aborted(ended, ended).then(() => fail(endedBefore()))]));
    if (!opened.ok) return opened;
    const { id } = opened.value;
    const look = (): Pick<SheetState, 'error'> | null => {
      if (ended?.aborted) return { error: endedBefore() };
      if (isErased) return { error: appError('closing', words.cutOff, words.cutOffFix) };
      const state = states.get(id);
      return state?.stage === 'ready' || state?.stage === 'failed' ? state : null;
    };
    let read = await waitUntil(wire, look, ended);
    if (read.error === undefined && worksheet !== undefined) {
      const again = await wire.call('sheet.reread', { sheetId: id, options: { worksheet } });
      read = again.ok ? await waitUntil(wire, look, ended) : again;
    }
    if (read.error === undefined) return ok(id);
    await wire.call('sheet.discard', { sheetId: id });
    return fail(read.error);
  } finally {
    unsubscribe();
  }
}

const endedBefore = () => appError('stopped', words.endedBefore);

async function makeDraft(wire: Wire, { draft, audience }: Source, sheetId: SheetId, asked: Asked) {
  const { file } = asked;
  const mapping = await mappingOf(wire, sheetId, audience, asked);
  if (!mapping.ok) return mapping;
  const again = await wire.call('campaign.again', { campaignId: draft.id, file });
  if (!again.ok) return again;
  const campaignId = again.value.draft.id;
  const input = { sheetId, mapping: mapping.value, name: basename(file), draft: campaignId };
  const built = await wire.call('audience.build', input);
  const isMade = built.ok && built.value.draft !== null;
  const over = isMade ? again.value.earlier : [{ campaignId, audienceId: null }];
  for (const { campaignId, audienceId } of over) {
    // While the list was read, a person may have begun to use an earlier one.
    await wire.call('campaign.remove', { campaignId, phase: 'draft', unchanged: true });
    if (audienceId !== null) await wire.call('audience.remove', { audienceId, unusedAs: input.name });
  }
  if (isMade) return ok({ draft: again.value.draft, audience: built.value });
  return built.ok ? failure('internal', words.notThere(draft.name)) : built;
}

/** A person's mapping for these columns, with the rules and at least the columns of the earlier list. */
async function mappingOf(
  wire: Wire,
  sheetId: SheetId,
  earlier: Audience,
  { country, worksheet }: Asked,
): Promise<Result<Mapping>> {
  const chosen = { ...rulesOf(earlier), ...(country !== undefined && { country }) };
  const preview = await wire.call('sheet.preview', { sheetId, chosen, from: 0, count: 0 });
  if (!preview.ok) return preview;
  const { mapping, columns, asBefore, ofCountry, state } = preview.value;
  const inDoubt = state.detection?.notes.find(isReadingInDoubt);
  if (inDoubt !== undefined) return failure('bad-input', inDoubt.message, words.inDoubtFix);
  const visible = state.detection?.worksheets.filter(({ hidden }) => !hidden) ?? [];
  if (visible.length > 1 && worksheet === undefined) {
    const names = visible.map(({ name }) => quoted(name));
    return failure('bad-input', words.manyWorksheets(listOf(names)), words.manyWorksheetsFix);
  }
  // The home country for numbers is assumed only if a person confirmed it for these columns, or named a country now.
  const isSeen = ofCountry.looked === 0 || country !== undefined || mapping.country === earlier.country;
  if (mapping.country === UNKNOWN_COUNTRY || !isSeen)
    return failure('bad-input', say.audiences.countryOpen(), words.countryOpenFix);
  if (mapping.headerRow === null) return failure('bad-input', words.noHeadings, words.noHeadingsFix);
  const nameOf = (index: number | null) => columns.find((column) => column.index === index)?.name;
  const tested = conditionsOf(earlier)?.map(({ column }) => column) ?? [];
  const missing = [...new Set([earlier.numberColumn, ...earlier.columns, ...tested])].filter(
    (name) => !columns.some((column) => column.name === name),
  );
  if (missing.length > 0) return failure('bad-input', words.lacksColumns(missing), words.lacksColumnsFix);
  const tags = mapping.tagColumns.map(nameOf);
  const isAlike =
    nameOf(mapping.numberColumn) === earlier.numberColumn &&
    isDeepStrictEqual(mapping.otherColumns.map(nameOf), earlier.otherColumns) &&
    (mapping.countryColumn === undefined) === (earlier.mapping.countryColumn === undefined) &&
    (earlier.consentColumns.length === 0 || mapping.consent?.leaveOut === true) &&
    earlier.columns.every((name) => tags.includes(name));
  if (!asBefore || !isAlike) return failure('bad-input', words.otherColumns, words.otherColumnsFix);
  return ok(mapping);
}

/** As a person chose them, such as tomorrow for a date; null if no conditions on a file are known. */
function conditionsOf({ madeOf }: Audience): readonly NamedCondition[] | null {
  return (madeOf?.kind === 'some' && madeOf.asChosen) || null;
}

/** The choices of the earlier list; whom its columns of consent leave out is remembered only for its header. */
function rulesOf(earlier: Audience): MappingChoices {
  const { columns, mapping } = earlier;
  const { tagColumns, formats = [], duplicates, join, skipRecentDays } = mapping;
  const formatOf = (at: number) => formats.find(({ column }) => column === tagColumns[at])?.format ?? null;
  return {
    duplicates,
    skipRecentDays,
    only: [...(conditionsOf(earlier) ?? [])],
    formats: columns.map((column, at) => ({ column, format: formatOf(at) })),
    ...(join !== undefined && {
      join: { ...join, ways: onColumns(join.ways, (column) => columns[tagColumns.indexOf(column)]) },
    }),
  };
}

import type { Audience, AudienceRow } from '../audience/audience.ts';
import { pauseFor, pauseLine } from '../campaign/outcome/pause-words.ts';
import type { CampaignState } from '../campaign/progress/campaign.ts';
import { askedOf } from '../campaign/progress/decision.ts';
import { goesOnAt } from '../campaign/progress/waiting.ts';
import type { Review } from '../campaign/review/review.ts';
import { isWholeCode } from '../campaign/review/review-code.ts';
import type { Draft } from '../draft/draft.ts';
import { count, credits } from '../format/format-count.ts';
import { dateAndTimeWithin } from '../format/format-time.ts';
import type { Words } from '../language/said.ts';
import type { AppError } from '../result.ts';
import { conditionWords } from '../sheet/condition.ts';
import { command as words } from '../texts/en/command.ts';
import { common, components } from '../texts/en/common.ts';
import { exportedResults } from '../texts/en/results.ts';
import { review as reviewWords } from '../texts/en/review.ts';
import { decisions } from '../texts/en/sending.ts';
import { shell } from '../texts/en/shell.ts';
import { spoken } from '../texts/spoken-with-texts.ts';
import { type CommandOutcome, exitCodes, mayGoOn, outcomeOfError } from './exit-code.ts';

interface Notice {
  readonly message: string;
  readonly fix?: string;
}

/** What a command answers; with `--json`, this and its exit code. */
export interface Report extends Notice {
  readonly outcome: CommandOutcome;
  readonly campaign?: { readonly id: number; readonly name: string };
  /** For `send`; null if the review is blocked, or its account has another person read it. */
  readonly code?: string | null;
  /** It was reviewed as sent in quiet hours too. */
  readonly isUrgent?: boolean;
  readonly review?: ReviewReport;
  readonly counts?: Partial<CampaignState['counts']>;
}

function noticeOf({ message, fix }: { readonly message: Words; readonly fix?: Words }): Notice {
  return { message: spoken(message), ...(fix !== undefined && { fix: spoken(fix) }) };
}

export function failedReport(error: AppError, outcome: CommandOutcome = outcomeOfError[error.kind]): Report {
  return { outcome, ...noticeOf(error) };
}

/** The number of the draft, to find it, and the code of its review. */
export function printedCode({ campaignId, code }: Pick<Review, 'campaignId' | 'code'>): string {
  return `${campaignId}-${code}`;
}

/** Null if it is not written as `printedCode` writes one. */
export function readPrintedCode(
  typed: string,
): { readonly campaignId: number; readonly code: string } | null {
  const [, number, code] = /^\s*(\d{1,15})\s*-\s*(\S.*)$/.exec(typed) ?? [];
  return number === undefined || code === undefined || !isWholeCode(code)
    ? null
    : { campaignId: Number(number), code };
}

/** What keeps a command from sending: besides errors, what a person would have to read first. */
export function whatStops({ blockers, warnings, people }: Review): readonly Notice[] {
  const stops = [...blockers, ...warnings.filter(({ stopsCommand }) => stopsCommand)].map(noticeOf);
  return stops.length === 0 && people === 0 ? [{ message: words.nobody, fix: words.nobodyFix }] : stops;
}

/** Null if nothing keeps it from being sent. */
export function outcomeOfStopped(review: Review): 'held' | 'blocked' | null {
  if (review.blockers.some(({ isHeld }) => isHeld)) return 'held';
  return whatStops(review).length > 0 ? 'blocked' : null;
}

export function blockedReport(review: Review, { id, name }: Pick<Draft, 'id' | 'name'>): Report {
  const [first = { message: '' }] = whatStops(review);
  return { outcome: outcomeOfStopped(review) ?? 'blocked', ...first, campaign: { id, name } };
}

/** `rows` are the first whose number cannot be used. */
export function preparedReport(
  { id, name }: Draft,
  review: Review,
  audience: Audience,
  rows: readonly AudienceRow[],
): Report {
  const stopped = outcomeOfStopped(review);
  const isBlocked = stopped !== null;
  // The person who prepares it would be the second one too.
  const asksAnother = review.asksForCode && !isBlocked;
  return {
    outcome: stopped ?? (asksAnother ? 'waiting' : 'done'),
    message: isBlocked ? words.blocked(name) : words.prepared(name),
    ...(asksAnother && { fix: words.askAnother(id) }),
    campaign: { id, name },
    code: isBlocked || asksAnother ? null : printedCode(review),
    review: reviewReport(review, audience, rows),
  };
}

type ReviewReport = ReturnType<typeof reviewReport>;

function reviewReport(review: Review, audience: Audience, rows: readonly AudienceRow[]) {
  const texts = textsOf(review);
  return {
    account: review.accountName,
    kind: review.kind,
    people: review.people,
    parts: review.parts,
    requests: review.chunks,
    credits: review.prediction?.credits ?? null,
    /** Which rows of the file the list has; null for all. */
    onlyRows: audience.madeOf?.kind === 'some' ? conditionWords(audience.madeOf.conditions) : null,
    joined: audience.mapping.duplicates === 'join',
    /** Null if it could not be read. */
    balance: review.balance.ok ? review.balance.credit : null,
    texts,
    /** People whose kind of text is not among `texts`. */
    otherTexts: review.people - texts.reduce((sum, { people }) => sum + people, 0),
    blockers: whatStops(review),
    warnings: review.warnings.filter(({ stopsCommand }) => !stopsCommand).map(noticeOf),
    leftOut: review.excluded.map(({ reason, people }) => ({ reason: spoken(reason), people })),
    wrongRows: rows.map(({ row, original, notes }) => ({
      row,
      column: audience.numberColumn,
      field: original,
      reason: spoken(notes.find(({ kind }) => kind === 'rejected')?.message ?? ''),
    })),
    moreWrongRows: audience.counts.rejected - rows.length,
  };
}

/** One of each kind: by the words of conditions, or else by version. */
function textsOf({ kinds, versions, samples, people }: Review) {
  if (kinds !== null)
    return kinds.shown.map(({ text, msisdn, people }) => ({ text, to: `+${msisdn}`, people }));
  const seen = new Set<number>();
  return samples.flatMap(({ text, msisdn, version }) => {
    if (seen.has(version)) return [];
    seen.add(version);
    return [{ text, to: `+${msisdn}`, people: versions[version]?.people ?? people }];
  });
}

export function sentReport(state: CampaignState, outcome: CommandOutcome, code: string): Report {
  const { id, name, counts, pause, teamFileFault, options, people } = state;
  const reached = Object.entries(counts).filter(([, people]) => people > 0);
  return {
    outcome,
    ...noticeOfState(),
    campaign: { id, name },
    ...(mayGoOn(state) && { code }),
    counts: Object.fromEntries(reached),
  };

  function noticeOfState(): Notice {
    if (outcome === 'done') return { message: words.sent(name, counts.accepted, people) };
    if (outcome === 'stopped' && goesOnAt(state) !== null) return noticeOf(pauseFor('overdue'));
    if (state.phase === 'scheduled')
      return {
        message: words.scheduled(name, dateAndTimeWithin(options.startAt ?? 0)),
        fix: words.scheduledFix,
      };
    if (pause?.kind === 'canary') return { message: words.firstFew(counts.accepted), fix: words.firstFewFix };
    const isDecided = counts.unknown === 0 && (pause?.kind !== 'refused' || counts.refused === 0);
    if (askedOf(state, { request: isDecided ? null : undefined, copied: false }) === 'settled')
      return { message: decisions.noDoubt, fix: decisions.noDoubtFix };
    if (pause !== null) {
      const fix = pause.kind === 'restart' ? words.goOn : pause.fix;
      return noticeOf({ message: pauseLine(pause), ...(fix !== undefined && { fix }) });
    }
    if (teamFileFault !== null) return noticeOf(teamFileFault);
    return { message: words.stopped(name) };
  }
}

/** A cell must neither control the terminal nor turn the text around it. */
const CONTROLS = /(?![\t\n])[\p{Cc}\u2028\u2029]/gu;
const TURNING = /\p{Bidi_Control}/gu;
const NOT_RAW = new RegExp(`${CONTROLS.source}|${TURNING.source}`, 'gu');

const escaped = (sign: string): string => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** As one JSON document, or in words; ends with a line break. */
export function printed(report: Report, isJson: boolean): string {
  const exit = exitCodes[report.outcome];
  if (isJson) return `${JSON.stringify({ ...report, exit }, null, 2).replace(NOT_RAW, escaped)}\n`;
  return `${[...linesOf(report)].join('\n').replace(CONTROLS, '\ufffd').replace(TURNING, '')}\n`;
}

function* linesOf({ message, fix, review, code, isUrgent }: Report): Generator<string> {
  yield message;
  if (fix !== undefined) yield fix;
  if (review !== undefined) yield* reviewLines(review);
  if (code === undefined || code === null) return;
  if (review !== undefined)
    yield* ['', words.toSend, `  tagline send --review ${code}${isUrgent ? ' --urgent "…"' : ''}`];
  else yield* ['', `  tagline send --review ${code} --continue`];
}

function* reviewLines(review: ReviewReport): Generator<string> {
  const facts: readonly (readonly [string, string])[] = [
    [common.account, `${review.account} (${components.modes[review.kind]})`],
    [common.people, count(review.people)],
    [common.parts, count(review.parts)],
    [exportedResults.requests, count(review.requests)],
    [reviewWords.facts.credit, review.credits === null ? '' : credits(review.credits)],
    [shell.balance, review.balance === null ? reviewWords.facts.unread : credits(review.balance)],
  ];
  const width = Math.max(...facts.map(([name]) => name.length));
  yield '';
  for (const [name, value] of facts) yield `${name.padEnd(width)}  ${value}`;
  if (review.onlyRows !== null) yield words.onlyRows(review.onlyRows);
  if (review.joined) yield words.joinedRows;
  const noticeLine = ({ message, fix }: Notice) => [message, fix].filter(Boolean).join(' ');
  yield* part(words.toFix, review.blockers.map(noticeLine));
  yield* part(reviewWords.code.toRead, review.warnings.map(noticeLine));
  yield* part(reviewWords.kinds, [
    ...review.texts.map(({ people, to, text }) => words.textOf(people, to, text)),
    ...(review.otherTexts > 0 ? [reviewWords.moreKinds(review.otherTexts)] : []),
  ]);
  yield* part(
    reviewWords.whoGetsNothing,
    review.leftOut.map(({ reason, people }) => `${reason} ${count(people)}`),
  );
  yield* part(words.wrongRows, [
    ...review.wrongRows.map(({ row, column, field, reason }) => words.wrongRow(row, column, field, reason)),
    ...(review.moreWrongRows > 0 ? [words.moreRows(review.moreWrongRows)] : []),
  ]);
}

function* part(title: string, lines: readonly string[]): Generator<string> {
  if (lines.length > 0) yield* ['', title, ...lines.map((line) => `  ${line.replaceAll('\n', '\n  ')}`)];
}

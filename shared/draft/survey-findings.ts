import { type BoundMessage, isForgotten } from '../message/bound-message.ts';
import { type CompiledMessage, unmetValues } from '../message/compiled-message.ts';
import { errorAt, type MessageProblem } from '../message/message-problem.ts';
import { say } from '../texts/say.ts';
import type { Survey, SurveyTally } from './survey.ts';

const MOST_CULPRITS = 20;

/** What a survey finds about the message, apart from its audience, rows and progress. */
export type Findings = Omit<Survey, 'audienceId' | 'rows' | 'progress'>;

export function surveyOf(totals: SurveyTally, compiled: CompiledMessage, bound: BoundMessage): Findings {
  const {
    kinds: _kinds,
    odd,
    turn: _turn,
    holders: _holders,
    seen: _seen,
    astral: _astral,
    ...sums
  } = totals;
  return {
    ...sums,
    message: bound.message,
    byParts: Array.from(totals.byParts, (count) => count ?? 0),
    lettering: compiled.lettering,
    asWritten: { ...totals.asWritten },
    inOtherLetters: { ...totals.inOtherLetters },
    culprits: culpritsOf(totals),
    blanks: byTag(compiled, totals.blanks),
    misfits: byTag(compiled, totals.misfits),
    oddValues: odd.read(compiled.tags),
    brokenLinks: { ...totals.brokenLinks },
    unmet: unmetValues(compiled, metKinds(totals)),
    versions: totals.versions.map((version) => ({ ...version })),
    messageProblems: [...unwrittenDefault(totals, bound), ...bound.problems],
  };
}

function metKinds({ kinds }: SurveyTally): number[] {
  return [...kinds].flatMap(([key, { recipients }]) => (recipients > 0 ? [key] : []));
}

function byTag({ tags }: CompiledMessage, counts: readonly number[]): Survey['blanks'] {
  return tags.flatMap(({ tag }, index) => {
    const people = counts[index]!;
    return people > 0 ? [{ tag, people }] : [];
  });
}

/** People without a version, and without a message for everybody else, must not be forgotten by mistake. */
function unwrittenDefault({ versions }: SurveyTally, bound: BoundMessage): MessageProblem[] {
  const people = versions[0]?.recipients ?? 0;
  if (people === 0 || !isForgotten(bound, { version: 0 })) return [];
  const [message, fix] = [say.messages.noneForOthers(people), say.messages.noneForOthersFix()];
  return [{ ...errorAt({ from: 0, text: bound.message }), version: 0, message, fix }];
}

function culpritsOf(totals: SurveyTally): Survey['culprits'] {
  const byPoint = new Map<number, { character: string; people: number; inMessage: boolean }>();
  const add = (point: number, people: number, inMessage: boolean) => {
    const same = byPoint.get(point);
    if (same !== undefined) same.people += people;
    else byPoint.set(point, { character: String.fromCodePoint(point), people, inMessage });
  };
  for (const { common, people } of totals.kinds.values()) {
    for (const point of common) add(point, people, true);
  }
  for (const [unit, people] of totals.holders.entries()) if (people > 0) add(unit, people, false);
  const astral = [...totals.astral].sort(([left], [right]) => left - right);
  for (const [point, { people }] of astral) add(point, people, false);
  return [...byPoint.values()].sort((left, right) => right.people - left.people).slice(0, MOST_CULPRITS);
}

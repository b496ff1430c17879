import type { Words } from '../language/said.ts';
import { say } from '../texts/say.ts';
import type { BoundMessage } from './bound-message.ts';
import { faultOfLinks, LINK } from './link-faults.ts';
import type { MessageProblem } from './message-problem.ts';
import { wayOutFor } from './opt-out-sentence.ts';
import { judgeSender } from './sender.ts';
import { parseMessage } from './tag.ts';

/** Everything that a person should know of one message before it is sent: the composer and the review ask this. */
export function messageProblems(
  { message, problems }: Pick<BoundMessage, 'message' | 'problems'>,
  sender: string,
  foreignKept: readonly string[] = [],
): MessageProblem[] {
  const own = problems.filter(
    ({ foreign }) => foreign === undefined || !foreignKept.includes(foreign.written),
  );
  const checks = checkMessage(message, sender).filter(
    ({ from, to }) => !own.some((one) => one.from < to && from < one.to),
  );
  return [...own, ...checks];
}

/** What would look wrong to people in a message that can be sent, with any values; no range overlaps another. */
export function checkMessage(message: string, sender: string): MessageProblem[] {
  const pieces = parseMessage(message);
  // Tags keep their place, so that the ranges fit the message.
  const plain = pieces.map(({ kind, text }) => (kind === 'text' ? text : 'x'.repeat(text.length))).join('');
  const faults = [...blanks(plain), ...links(plain), ...answers(message, plain, sender)];
  if (pieces.length > 0 && pieces.every(({ kind, text }) => kind === 'tag' || text.trim() === '')) {
    const [text, fix] = [say.messages.onlyTag(), say.messages.onlyTagFix()];
    faults.push(warning({ from: 0, to: message.length }, text, fix));
  }
  faults.sort((one, other) => one.from - other.from);
  let end = 0;
  return faults.filter(({ from, to }) => {
    const isClear = from >= end;
    end = Math.max(end, to);
    return isClear;
  });
}

function warning(
  range: { from: number; to: number },
  message: Words,
  fix: Words,
  replacement?: string,
): MessageProblem {
  return {
    severity: 'warning',
    version: 0,
    message,
    fix,
    ...range,
    ...(replacement !== undefined && { replacement }),
  };
}

function blanks(plain: string): MessageProblem[] {
  const blankOnes: MessageProblem[] = [];
  for (const { 0: run, index } of plain.matchAll(/(?<=\S) {2,}(?=\S)/g)) {
    const range = { from: index + 1, to: index + run.length };
    blankOnes.push(warning(range, say.messages.twoBlanks(), say.messages.takeBlankOut(), ''));
  }
  for (const { 0: mark, index } of plain.matchAll(/(?<=\S) +[,.](?=\s|$)/g)) {
    const range = { from: index, to: index + mark.length - 1 };
    blankOnes.push(warning(range, say.messages.blankBefore(mark.at(-1)!), say.messages.takeBlankOut(), ''));
  }
  return blankOnes;
}

function links(plain: string): MessageProblem[] {
  return [...plain.matchAll(LINK)].flatMap(({ 0: link, index }) => {
    const fault = faultOfLinks(link);
    if (fault === null) return [];
    const range = { from: index, to: index + link.length };
    if (fault !== 'end') return [warning(range, say.messages.link[fault](), say.messages.link.fix())];
    const end = { from: range.to - 1, to: range.to };
    return [warning(end, say.messages.link.end(), say.messages.takeOut(), '')];
  });
}

/** A sender that is a name cannot be answered. */
function answers(message: string, plain: string, sender: string): MessageProblem[] {
  const wayOut = judgeSender(sender).kind === 'name' ? wayOutFor(message, plain) : null;
  if (wayOut === null) return [];
  const { tell, ...range } = wayOut;
  return [warning(range, say.messages.noAnswer(sender.trim()), say.messages.noAnswerFix(), tell)];
}

/** Without a tag, and without the blank that it leaves doubled or before a mark; null if nothing is left. */
export function withoutTag(message: string, tag: string): string | null {
  const [first = '', ...rest] = message.split(tag);
  const joined = rest.reduce((text, next) => {
    const isBlankBefore = text === '' || /[^\S\n]$/.test(text);
    if (isBlankBefore && /^[^\S\n]/.test(next)) return text + next.slice(1);
    return /^[,.;:!?)]|^$|^\n/.test(next) ? text.replace(/[^\S\n]$/, '') + next : text + next;
  }, first);
  return joined.trim() === '' ? null : joined;
}

/** A blank value of the tag would leave two blanks, or one before a mark. */
export function leavesBlanks(message: string, tag: string): boolean {
  const joined = withoutTag(message, tag);
  return joined !== null && joined.trimEnd() !== message.replaceAll(tag, '').trimEnd();
}

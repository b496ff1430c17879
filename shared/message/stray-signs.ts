import type { Words } from '../language/said.ts';
import { say } from '../texts/say.ts';
import { characterWords } from './character-name.ts';
import type { Piece } from './tag.ts';
import { cutsOf } from './text-condition.ts';

interface StrayBrace {
  readonly severity: 'error' | 'warning';
  readonly ofWords?: true;
  readonly message: Words;
  readonly fix: Words;
  readonly from: number;
  readonly to: number;
  readonly replacement?: string;
}

/** They are invisible, and may reverse the signs beside them on a phone. */
export function marksOfDirection(message: string) {
  const [first, ...more] = message.matchAll(/[\u061c\u200e\u200f]/g);
  if (first === undefined) return [];
  const { 0: mark, index: from } = first;
  const name = characterWords(mark);
  return [
    {
      severity: 'warning' as const,
      message: more.length === 0 ? say.messages.invisible(name) : say.messages.invisibles(name, more.length),
      fix: say.messages.takeOut(),
      from,
      to: from + 1,
      replacement: '',
    },
  ];
}

export function strayBraces(
  piece: Piece,
  before: Piece | undefined,
  after: Piece | undefined,
  most: number,
): StrayBrace[] {
  const problems: StrayBrace[] = [];
  for (const { 0: brace, index } of piece.text.matchAll(/[{}]/g)) {
    if (problems.length === most) break;
    const from = piece.from + index;
    const last = index === piece.text.length - 1;
    const message = say.messages.strayBrace(brace);
    const doubled = (brace === '{' && last && after) || (brace === '}' && index === 0 && before);
    const fix = doubled ? say.messages.oneBrace() : say.messages.takeOut();
    problems.push({ severity: 'warning', message, fix, from, to: from + 1, replacement: '' });
  }
  return problems;
}

/** The beginning of a condition on a column would go to everybody with its signs. */
export function openCondition(
  message: string,
  { from }: StrayBrace,
  columnsNamed: (name: string) => readonly number[],
): StrayBrace | null {
  const [head] = /^\{[^{}?]{1,200}\?/.exec(message.slice(from, from + 300)) ?? [];
  if (head === undefined || !cutsOf(`${head}}`).some(({ column }) => columnsNamed(column).length > 0))
    return null;
  const said = say.messages.openCondition(head);
  return {
    severity: 'error',
    ofWords: true,
    message: said,
    fix: say.messages.openConditionFix(),
    from,
    to: from + head.length,
  };
}

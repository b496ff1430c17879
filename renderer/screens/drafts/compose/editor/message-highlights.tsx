import type { ReactNode, Ref } from 'react';
import type { BoundMessage } from '../../../../../shared/message/bound-message.ts';
import type { MessageProblem } from '../../../../../shared/message/message-problem.ts';
import { parseMessage } from '../../../../../shared/message/tag.ts';

/** The screen position of a character of the copy; null past the end of the text. */
export function rectAt(element: HTMLElement, offset: number): DOMRect | null {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let remaining = offset;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const length = node.nodeValue?.length ?? 0;
    if (remaining < length) {
      const range = document.createRange();
      range.setStart(node, remaining);
      range.setEnd(node, remaining + 1);
      return range.getBoundingClientRect();
    }
    remaining -= length;
  }
  return null;
}

/** More pieces are not coloured: such a text is hardly a message, and each piece slows the window a little. */
const MOST_PIECES = 500;

interface MessageHighlightsProps {
  readonly ref: Ref<HTMLDivElement>;
  readonly bound: BoundMessage;
}

/** The visible copy of the text behind the editor, which also gives the editor its height. */
export function MessageHighlights({ ref, bound }: MessageHighlightsProps) {
  const { message, problems } = bound;
  const pieces = parseMessage(message);
  return (
    <div ref={ref} className="editor-copy" aria-hidden>
      {pieces.slice(0, MOST_PIECES).map((piece) => {
        if (piece.kind === 'text')
          return <span key={piece.from}>{marked(piece.text, piece.from, problems)}</span>;
        const to = piece.from + piece.text.length;
        const wrong = problems.some(
          ({ from, severity }) => severity === 'error' && from >= piece.from && from < to,
        );
        return (
          <span key={piece.from} className={wrong ? 'editor-tag editor-tag-wrong' : 'editor-tag'}>
            {piece.text}
          </span>
        );
      })}
      {message.slice(pieces[MOST_PIECES]?.from ?? message.length)}
      {/* Without this character, a final line break would have no line. */}
      {'\u200b'}
    </div>
  );
}

/** Underlines the faults. */
function marked(text: string, start: number, problems: readonly MessageProblem[]): ReactNode {
  const inside = problems
    .filter(({ from, to }) => from >= start && to <= start + text.length && to > from)
    .slice(0, MOST_PIECES);
  if (inside.length === 0) return text;
  const pieces: ReactNode[] = [];
  let at = 0;
  for (const { from, to } of inside) {
    pieces.push(text.slice(at, from - start));
    pieces.push(
      <span key={from} className="editor-fault">
        {text.slice(from - start, to - start)}
      </span>,
    );
    at = to - start;
  }
  return [...pieces, text.slice(at)];
}

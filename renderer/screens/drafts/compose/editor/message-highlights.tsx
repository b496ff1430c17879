import type { ReactNode, Ref } from 'react';
import type { BoundMessage, MessageProblem } from '../../../../../shared/message/bound-message.ts';
import { parseMessage } from '../../../../../shared/message/tag.ts';

interface MessageHighlightsProps {
  readonly ref: Ref<HTMLDivElement>;
  readonly bound: BoundMessage;
}

/** The copy of the text behind the editor: it is what is seen, and gives the editor its height. */
export function MessageHighlights({ ref, bound }: MessageHighlightsProps) {
  const { message, problems } = bound;
  return (
    <div ref={ref} className="editor-copy" aria-hidden>
      {parseMessage(message).map((piece) => {
        if (piece.kind === 'text')
          return <span key={piece.from}>{marked(piece.text, piece.from, problems)}</span>;
        const wrong = problems.some(({ from, severity }) => severity === 'error' && from === piece.from);
        return (
          <span key={piece.from} className={wrong ? 'editor-tag editor-tag-wrong' : 'editor-tag'}>
            {piece.text}
          </span>
        );
      })}
      {/* A final line break would otherwise have no line of its own. */}
      {'\u200b'}
    </div>
  );
}

/** The text with the faults in it underlined. */
function marked(text: string, start: number, problems: readonly MessageProblem[]): ReactNode {
  const inside = problems.filter(({ from, to }) => from >= start && to <= start + text.length && to > from);
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

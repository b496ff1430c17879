import { textDifference } from '../../../shared/message/text-difference.ts';
import './difference.css';

/** What is missing is struck through, what was added underlined. */
export function Difference({ ours, theirs }: { readonly ours: string; readonly theirs: string }) {
  let at = 0;
  return (
    <span className="difference" dir="auto">
      {textDifference(ours, theirs).map(({ kind, text }) => {
        const key = `${at}${kind}`;
        at += text.length;
        if (kind === 'missing') return <del key={key}>{visible(text)}</del>;
        if (kind === 'added') return <ins key={key}>{visible(text)}</ins>;
        return <span key={key}>{text}</span>;
      })}
    </span>
  );
}

/** Makes spaces visible in a changed run that has nothing else. */
function visible(text: string): string {
  return text.trim() === '' ? text.replaceAll(' ', '␣').replaceAll('\n', '⏎\n') : text;
}

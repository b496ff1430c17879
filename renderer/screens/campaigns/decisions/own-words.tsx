import { decisions } from '../../../../shared/texts/en/sending.ts';
import './own-words.css';

export function OwnWords({ words }: { readonly words: string }) {
  return (
    <blockquote className="own-words selectable" aria-label={decisions.ownWords}>
      <bdi>{words}</bdi>
    </blockquote>
  );
}

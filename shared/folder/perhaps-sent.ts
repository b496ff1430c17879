import type { Said } from '../language/said.ts';
import { say } from '../texts/say.ts';
import type { PerhapsSent } from './folder.ts';

/** A campaign or list of an earlier copy that a draft sends, was made of, or goes to. */
export interface AskedDraft {
  readonly of: PerhapsSent;
  /** When that copy was last used, ms since the epoch; null if nobody knows. */
  readonly since: number | null;
  readonly isItself: boolean;
  readonly name: string;
}

/** Each has to be answered before the draft is sent; who answers for the draft itself answers for all. */
export function perhapsSentBlockers(
  asked: readonly AskedDraft[],
): { readonly message: Said; readonly fix: Said; readonly perhapsSent: PerhapsSent }[] {
  const { folder } = say;
  const itself = asked.filter(({ isItself }) => isItself);
  return (itself.length > 0 ? itself : asked).map(({ of, since, isItself, name }) => ({
    message: isItself
      ? folder.perhapsSent.draft(since)
      : folder.perhapsSent[of.kind === 'list' ? 'list' : 'source'](name, since),
    fix: folder.perhapsSent.fix(),
    perhapsSent: of,
  }));
}

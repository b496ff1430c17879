import { type BoundMessage, MOST_WRONG } from './bound-message.ts';
import { columnIn } from './text-condition.ts';

/**
 * The tags of a draft's own message that name no column, and the message with those corrected for which a column with a
 * near name is known.
 */
export function wrongTags({ message, problems }: Pick<BoundMessage, 'message' | 'problems'>) {
  const wrong = new Set<string>();
  const meant = new Map<string, string>();
  let corrected = '';
  let at = 0;
  for (const { severity, version, ofColumn, from, to, replacement } of problems) {
    const tag = message.slice(from, to);
    if (version > 0 || ofColumn || severity !== 'error' || tag.trim() === '') continue;
    wrong.add(tag);
    if (replacement === undefined) continue;
    meant.set(tag, replacement);
    corrected += message.slice(at, from) + replacement;
    at = to;
  }
  return {
    count: wrong.size,
    /** False if a message has so many problems that not all are looked at. */
    isAll: problems.length < MOST_WRONG,
    /** Tags that were probably meant as another one, in the order of the message. */
    meant: [...meant].map(([tag, as]) => ({ tag, as })),
    corrected: corrected + message.slice(at),
  };
}

/** The message with `column`, a tag, in every place of one of its tags or conditions; a fallback and words stay. */
export function withColumn(message: string, tag: string, column: string): string {
  return message.replaceAll(tag, () => column.slice(0, -1) + tag.slice(1 + columnIn(tag).length));
}

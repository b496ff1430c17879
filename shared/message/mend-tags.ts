import type { BoundMessage } from './bound-message.ts';

/** The tags of a message that name no column, and what becomes of the message where all that can be are put right. */
export interface WrongTags {
  /** How many different tags are wrong. */
  readonly count: number;
  /** Those that are probably meant as another tag, in the order of the message. */
  readonly meant: readonly { readonly tag: string; readonly as: string }[];
  /** The message with each of them as what is probably meant. */
  readonly mended: string;
}

/** Finds the wrong tags of a draft's own message, and corrects those for which a column of a near name is known. */
export function wrongTags({ message, problems }: Pick<BoundMessage, 'message' | 'problems'>): WrongTags {
  const wrong = new Set<string>();
  const meant = new Map<string, string>();
  let mended = '';
  let at = 0;
  for (const { severity, version, ofColumn, from, to, replacement } of problems) {
    const tag = message.slice(from, to);
    if (version > 0 || ofColumn || severity !== 'error' || tag.trim() === '') continue;
    wrong.add(tag);
    if (replacement === undefined) continue;
    meant.set(tag, replacement);
    mended += message.slice(at, from) + replacement;
    at = to;
  }
  return {
    count: wrong.size,
    meant: [...meant].map(([tag, as]) => ({ tag, as })),
    mended: mended + message.slice(at),
  };
}

/** The message with one of its tags, wherever it stands, as the tag of a column; a fallback stays. */
export function withColumn(message: string, tag: string, column: string): string {
  return message.replaceAll(tag, () => `${column.slice(0, -1)}${fallbackOf(tag)}}`);
}

function fallbackOf(tag: string): string {
  const bar = tag.indexOf('|');
  return bar === -1 ? '' : tag.slice(bar, -1);
}

import { say } from '../texts/say.ts';
import type { MessageFault } from './message-problem.ts';
import { namesIn, tagFor } from './tag.ts';

const NAME = (without: string): string => `([^${without}\\n]{1,200})`;

/** As other tools mark a column's name; the first that fits counts, so longer marks come first. */
const FOREIGN = new RegExp(
  [
    `\\{\\{\\{?${NAME('{}')}\\}?\\}\\}`,
    `[$#%]\\{${NAME('{}')}\\}`,
    `\\*\\|${NAME('|*')}\\|\\*`,
    `\\[\\[${NAME('[\\]')}\\]\\]`,
    `\\[%?${NAME('[\\]%')}%?\\]`,
    `\\(\\(${NAME('()')}\\)\\)`,
    `<<${NAME('<>')}>>`,
    `<%?=?${NAME('<>%')}%?>`,
    `«${NAME('«»')}»`,
    `%%${NAME('%')}%%`,
    `%(?=\\S)${NAME('%')}(?<=\\S)%`,
    `#(?=\\S)${NAME('#')}(?<=\\S)#`,
  ].join('|'),
  'g',
);

/** Columns' names in the marks of another tool, which would be sent as they are written. */
export function foreignTags(
  message: string,
  columns: readonly string[],
  columnsNamed: (name: string) => readonly number[],
): MessageFault[] {
  if (!/[{[(<«%#*]/.test(message)) return [];
  return [...message.matchAll(FOREIGN)].flatMap(({ 0: written, index: from, ...groups }) => {
    const inner = Object.values(groups).find((group) => typeof group === 'string')!;
    const tag = tagOf(inner, columns, columnsNamed);
    if (tag === null) return [];
    return [
      {
        severity: 'warning',
        message: say.messages.foreignTag(written),
        fix: say.messages.foreignTagFix(tag),
        from,
        to: from + written.length,
        replacement: tag,
        foreign: { written, tag },
      },
    ];
  });
}

function tagOf(
  inner: string,
  columns: readonly string[],
  columnsNamed: (name: string) => readonly number[],
): string | null {
  for (const { name, fallback } of namesIn(`{${inner.trim()}}`)) {
    // As templates name a column: FIRST_NAME, contact.first_name.
    for (const one of [name, name.replace(/[_-]+/g, ' '), name.replace(/^.*\./, '').replace(/[_-]+/g, ' ')]) {
      const [column, other] = columnsNamed(one.trim());
      if (column !== undefined && other === undefined) return tagFor(columns[column]!, fallback);
    }
  }
  return null;
}

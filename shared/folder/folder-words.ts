import { assertNever } from '../assert-never.ts';
import { DIFFERENCES, type JudgedAgain } from '../audience/differences.ts';
import { momentWithin } from '../format/format-time.ts';
import { count, quoted } from '../format/wording.ts';
import { spoken } from '../language/spoken.ts';
import { recipients } from '../texts/en/recipients.ts';
import { folder as texts } from '../texts/en/settings.ts';
import {
  type FolderReading,
  type FolderStatus,
  holdError,
  type OpenedItem,
  type Unread,
  type WholeHold,
} from './folder.ts';

export interface ReadingWords {
  readonly reading: FolderReading;
  readonly label: string;
  /** Asked before it is done. */
  readonly question: string;
}

export interface FolderWords {
  readonly tone: 'warning' | 'danger';
  readonly title: string;
  readonly more: string;
  readonly answers: readonly ReadingWords[];
}

/** The words that tell why nothing is sent from the data folder, and ask how the folder came here; `now` is in ms since the epoch. */
export function folderWords(hold: WholeHold, status: FolderStatus, now: number): FolderWords {
  const { campaigns, people } = status;
  const answers = (label: string, question: string, copied: string): ReadingWords[] => [
    { reading: 'moved', label, question },
    { reading: 'copied', label: copied, question: texts.askCopied(people, campaigns) },
  ];
  switch (hold.kind) {
    case 'earlier': {
      const { lastUsed, begun, people: unconfirmed } = hold;
      const seen = begun === null ? texts.begunUnseen : texts.begun(begun);
      const facts = [
        lastUsed === null ? '' : texts.lastUsed(momentWithin(lastUsed, now)),
        texts.lacks,
        seen,
        unconfirmed === 0 ? '' : texts.unconfirmed(unconfirmed),
      ];
      return {
        tone: 'warning',
        title: texts.earlier,
        more: facts.filter((one) => one !== '').join(' '),
        answers: [
          { reading: 'moved', label: texts.nothingSent, question: texts.askNothingSent(seen) },
          { reading: 'copied', label: texts.perhapsSent, question: texts.askPerhapsSent },
        ],
      };
    }
    case 'unread': {
      const { message, fix = '' } = holdError(hold);
      return { tone: 'danger', title: spoken(message), more: spoken(fix), answers: [] };
    }
    case 'foreign':
      return {
        tone: 'warning',
        title: texts.foreign,
        more: `${texts.foreignMore(people, campaigns)} ${texts.mayLack}`,
        answers: answers(texts.wasMoved, texts.askMoved, texts.wasCopied),
      };
    case 'moved-out':
      return {
        tone: 'warning',
        title: texts.movedOut(momentWithin(hold.at, now)),
        more: texts.movedOutMore,
        answers: answers(texts.fileUnused, texts.askFileUnused, texts.fileUsed),
      };
    case 'no-state': {
      const { message, fix = '' } = holdError(hold);
      return { tone: 'danger', title: spoken(message), more: spoken(fix), answers: [] };
    }
    default:
      return assertNever(hold);
  }
}

/** What could not be read, kind by kind. */
export function unreadWords({ left: unreadRows }: Unread): string[] {
  return unreadRows.map(({ kind, rows }) =>
    rows === 0 ? texts.unread.some[kind] : texts.unread.counted[kind](rows),
  );
}

/** `“Customers”: Duplicate (2), Recipient (1)`. */
export function judgedAgainWords({ name, differences }: JudgedAgain): string {
  const { judgedAgain } = texts;
  const labels = {
    ...recipients.states,
    ...{ recipient: judgedAgain.recipient, 'same-status': judgedAgain.sameStatus },
  };
  const states = DIFFERENCES.flatMap((one) => {
    const rows = differences[one] ?? 0;
    return rows === 0 ? [] : [`${labels[one]} (${count(rows)})`];
  });
  return `${quoted(name)}: ${states.join(', ')}`;
}

/** `1 campaign, 1 shared file and 2 accounts`. */
export function openedWords(opened: readonly OpenedItem[]): string {
  const of = (kind: OpenedItem['kind']) => opened.filter((one) => one.kind === kind).length;
  return texts.opened.waits(of('campaign'), of('team-file'), of('account'));
}

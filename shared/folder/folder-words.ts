import { assertNever } from '../assert-never.ts';
import { peopleWords, plural } from '../format/format-count.ts';
import { momentWithin } from '../format/format-time.ts';
import { spoken } from '../language/spoken.ts';
import { type FolderHold, type FolderReading, type FolderStatus, holdError } from './folder.ts';

/** One answer to how a data folder came to be where it is. */
export interface ReadingWords {
  readonly reading: FolderReading;
  readonly label: string;
  /** What is asked once more before it is done. */
  readonly question: string;
}

/** What the window says of the data folder, and the answers it asks for. */
export interface FolderWords {
  readonly tone: 'warning' | 'danger';
  readonly title: string;
  readonly more: string;
  readonly answers: readonly ReadingWords[];
}

/** What may be missing wherever another copy of the folder went on. */
export const mayLack = 'Opt-outs, lists and what counts as texted lately may lack what came since.';

/** Says why nothing is sent from the data folder, and asks how it came here; `now` is in ms since the epoch. */
export function folderWords(hold: FolderHold, status: FolderStatus, now: number): FolderWords {
  switch (hold.kind) {
    case 'foreign':
      return {
        tone: 'warning',
        title: 'This data folder comes from elsewhere. How did it come here?',
        more: `Moved: it was closed there and not used since, so that only what was on its way is in doubt. Copied, or not known: ${openWords(status)} in doubt until you decide. ${mayLack}`,
        answers: [
          {
            reading: 'moved',
            label: 'It was moved',
            question:
              'If it is still used where it was, or was used since, people may get a text twice. Was it closed there and not used since?',
          },
          { reading: 'copied', label: 'It was copied, or I do not know', question: copiedQuestion(status) },
        ],
      };
    case 'moved-out':
      return {
        tone: 'warning',
        title: `This data folder was closed into a file ${momentWithin(hold.at, now)}, to be opened on another computer.`,
        more: 'Nothing is sent from here. Go on where that file was opened.',
        answers: [
          {
            reading: 'moved',
            label: 'The file was not used',
            question:
              'If that file was opened anywhere, or will be, people may get a text twice. Go on here, and delete the file?',
          },
          { reading: 'copied', label: 'It was used, or I do not know', question: copiedQuestion(status) },
        ],
      };
    case 'no-state': {
      const { message, fix = '' } = holdError(hold);
      return { tone: 'danger', title: spoken(message), more: spoken(fix), answers: [] };
    }
    default:
      return assertNever(hold);
  }
}

function openWords({ campaigns, people }: FolderStatus): string {
  if (people === 0) return 'whoever was still to be sent to is';
  return `${peopleWords(people)} still to be sent to in ${plural(campaigns, 'campaign', 'campaigns')} ${people === 1 ? 'is' : 'are'}`;
}

function copiedQuestion(status: FolderStatus): string {
  return `Then ${openWords(status)} in doubt, and what waits for its time is taken off the schedule. You decide about them, as a whole or request by request.`;
}

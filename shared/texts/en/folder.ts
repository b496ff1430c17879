import { counted } from '../../format/counted.ts';
import { peopleWords } from '../../format/format-count.ts';
import { texts } from '../../language/language.ts';
import { pluralForm } from '../../language/plurals.ts';

/** What has to be known, and answered, before anything is sent from a data folder. */
export const folder = texts('folder', {
  banner: {
    fileWaits: 'A file of data is opened when Tagline starts next.',
    doNotOpen: 'Do not open it',
    startAgain: 'Close Tagline and start it again. What is here now is set aside beside it.',
    leave: 'Leave it',
    isCopy: 'This data folder is a copy, and another one may have gone on without it.',
    understood: 'Understood',
    cameIntoDoubt: (people: number) => `${peopleWords(people)} still to be sent to came into doubt.`,
  },
  mayLack: 'Opt-outs, lists and what counts as texted lately may lack what came since.',
  foreign: 'This data folder comes from elsewhere. How did it come here?',
  foreignMore: (people: number, campaigns: number) =>
    `Moved: it was closed there and not used since, so that only what was on its way is in doubt. Copied, or not known: ${open(people, campaigns)} in doubt until you decide.`,
  wasMoved: 'It was moved',
  askMoved:
    'If it is still used where it was, or was used since, people may get a text twice. Was it closed there and not used since?',
  wasCopied: 'It was copied, or I do not know',
  askCopied: (people: number, campaigns: number) =>
    `Then ${open(people, campaigns)} in doubt, and what waits for its time is taken off the schedule. You decide about them, as a whole or request by request.`,
  movedOut: (moment: string) =>
    `This data folder was closed into a file ${moment}, to be opened on another computer.`,
  movedOutMore: 'Nothing is sent from here. Go on where that file was opened.',
  fileUnused: 'The file was not used',
  askFileUnused:
    'If that file was opened anywhere, or will be, people may get a text twice. Go on here, and delete the file?',
  fileUsed: 'It was used, or I do not know',
});

function open(people: number, campaigns: number): string {
  if (people === 0) return 'whoever was still to be sent to is';
  return `${peopleWords(people)} still to be sent to in ${counted(campaigns, { one: 'campaign', other: 'campaigns' })} ${pluralForm(people, { one: 'is', other: 'are' })}`;
}

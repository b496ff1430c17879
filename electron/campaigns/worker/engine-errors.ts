import { type AppError, fail, type Result } from '../../../shared/result.ts';

/** Says that letters may be lost, which somebody has to choose. */
export const lossNotAccepted = fail<AppError>({
  kind: 'conflict',
  message: 'Some texts have letters that may be lost on the way, and nobody chose to send them so.',
  fix: 'Review it again, and choose what becomes of these letters.',
});

/** Says that the people are not those who were reviewed. */
export function otherPeople(expected: number, found: number): Result<null> {
  return fail({
    kind: expected === 0 ? 'bad-input' : 'conflict',
    message:
      found === 0
        ? 'Nobody is left to send to.'
        : found === expected
          ? 'The list has changed since you reviewed it.'
          : `The list has changed since you reviewed it: ${expected} people then, ${found} now.`,
    fix: 'Review it again, then start.',
  });
}

/** Another computer owns the campaign. */
export const elsewhere = fail<AppError>({
  kind: 'elsewhere',
  message: 'This campaign was started on another computer, which may still be sending it.',
  fix: 'Make sure that Tagline is closed there, then say how this data folder came here.',
});

/** The app is closing. */
export const ending = fail<AppError>({
  kind: 'closing',
  message: 'Tagline is closing, so nothing is started.',
});

/** The campaign is being sent, or prepared, at this moment. */
export const stillRunning = fail<AppError>({
  kind: 'not-ready',
  message: 'This campaign is being sent at this moment.',
  fix: 'Pause it first.',
});

/** The time of a scheduled campaign has passed. */
export const tooLate = fail<AppError>({ kind: 'bad-input', message: 'Its time has passed.' });

/** The campaign is in no phase that could go on. */
export const notWaiting = fail<AppError>({
  kind: 'conflict',
  message: 'This campaign is not waiting to go on.',
});

/** The campaign stands still for another reason than the one somebody saw. */
export const otherPause = fail<AppError>({
  kind: 'conflict',
  message: 'This campaign stands still for another reason than the one shown, so nothing more was sent.',
  fix: 'Look at it again before it goes on.',
});

/** A campaign that waits for its time is to be paused. */
export const notBegun = fail<AppError>({
  kind: 'not-ready',
  message: 'This campaign waits for its time and has sent nothing, so there is nothing to pause.',
  fix: 'Take it off the schedule to keep it from starting.',
});

/** What is to be stopped has not been started. */
export const notSending = fail<AppError>({
  kind: 'not-ready',
  message: 'This campaign is a draft and sends nothing, so there is nothing to stop.',
});

/** Unknown requests wait for verdicts. */
export const undecided = fail<AppError>({
  kind: 'not-ready',
  message: 'Some requests are still in doubt.',
  fix: 'Decide about each first: treat it as sent, or send it again.',
});

/** The campaign is no draft any more. */
export const notDraft = fail<AppError>({
  kind: 'conflict',
  message: 'This campaign has been started already.',
  fix: 'Copy it to send it once more.',
});

/** The list holds a number twice. */
export const numberTwice = fail<AppError>({
  kind: 'bad-input',
  message: 'A number is in this list twice, so nothing was started.',
  fix: 'Import the list again.',
});

/** Preparing was stopped by the person. */
export const stopped = fail<AppError>({
  kind: 'stopped',
  message: 'Preparing was stopped; nothing was sent.',
});

/** The campaign that is to be deleted has not ended. */
export const notEnded = fail<AppError>({
  kind: 'not-ready',
  message: 'This campaign has not ended, so it cannot be deleted.',
  fix: 'Cancel it first.',
});

/** The campaign that is to be deleted is in another phase than the one somebody saw. */
export const movedOn = fail<AppError>({
  kind: 'conflict',
  message: 'This campaign has moved on since you looked at it, so it was not deleted.',
  fix: 'Look at it again before you delete it.',
});

/** Nobody asks how the data folder came to be where it is. */
export const settledAlready = fail<AppError>({
  kind: 'conflict',
  message: 'It was said already how this data folder came here.',
});

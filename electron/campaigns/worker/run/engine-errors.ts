import { fail, failure, type Result } from '../../../../shared/result.ts';
import { say } from '../../../../shared/texts/say.ts';

/** Says that the people are not those who were reviewed. */
export function otherPeople(expected: number, found: number): Result<null> {
  return fail({
    kind: expected === 0 ? 'bad-input' : 'conflict',
    message: found === 0 ? say.reviews.nobodyLeft() : say.starts.otherPeople(expected, found),
    fix: say.starts.otherPeopleFix(),
  });
}

/** Another computer owns the campaign. */
export const elsewhere = failure('elsewhere', say.pauses.otherComputer(), say.pauses.otherComputerFix());

export const ending = failure('closing', say.starts.closing());

/** The campaign is being sent, or prepared, at this moment. */
export const stillRunning = failure('not-ready', say.campaigns.running(), say.campaigns.runningFix());

/** The time of a scheduled campaign has passed. */
export const tooLate = failure('bad-input', say.starts.tooLate());

/** The campaign is in no phase that could go on. */
export const notWaiting = failure('conflict', say.campaigns.notWaiting());

/** The campaign stands still for another reason than the one somebody saw. */
export const otherPause = failure('conflict', say.campaigns.otherPause(), say.campaigns.otherPauseFix());

/** A campaign that waits for its time is to be paused. */
export const notBegun = failure('not-ready', say.campaigns.notBegun(), say.campaigns.notBegunFix());

export const notSending = failure('not-ready', say.campaigns.notSending());

/** Unknown requests wait for verdicts. */
export const undecided = failure('not-ready', say.campaigns.undecided(), say.campaigns.undecidedFix());

export const notDraft = failure('conflict', say.starts.startedAlready(), say.starts.startedAlreadyFix());

export const numberTwice = failure('bad-input', say.starts.numberTwice(), say.starts.numberTwiceFix());

/** Preparing was stopped by the person. */
export const stopped = failure('stopped', say.starts.stopped());

export const notEnded = failure('not-ready', say.campaigns.notEnded(), say.campaigns.notEndedFix());

/** The campaign that is to be deleted is in another phase than the one somebody saw. */
export const movedOn = failure('conflict', say.campaigns.movedOn(), say.campaigns.movedOnFix());

/** Nobody asks how the data folder came to be where it is. */
export const settledAlready = failure('conflict', say.campaigns.saidAlready());

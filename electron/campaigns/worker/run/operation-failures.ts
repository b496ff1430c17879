import { fail, failure, type Result } from '../../../../shared/result.ts';
import { say } from '../../../../shared/texts/say.ts';

export function otherPeople(expected: number, counted: number): Result<null> {
  return fail({
    kind: expected === 0 ? 'bad-input' : 'conflict',
    message: counted === 0 ? say.reviews.nobodyLeft() : say.starts.otherPeople(expected, counted),
    fix: say.starts.otherPeopleFix(),
  });
}

export const elsewhere = failure('elsewhere', say.pauses.otherComputer(), say.pauses.otherComputerFix());
export const ending = failure('closing', say.starts.closing());
export const stillRunning = failure('not-ready', say.campaigns.running(), say.campaigns.runningFix());
export const tooLate = failure('bad-input', say.starts.tooLate());
export const notWaiting = failure('conflict', say.campaigns.notWaiting());
export const otherPause = failure('conflict', say.campaigns.otherPause(), say.campaigns.otherPauseFix());
export const notBegun = failure('not-ready', say.campaigns.notBegun(), say.campaigns.notBegunFix());
export const notSending = failure('not-ready', say.campaigns.notSending());
export const undecided = failure('not-ready', say.campaigns.undecided(), say.campaigns.undecidedFix());
export const notDraft = failure('conflict', say.starts.startedAlready(), say.starts.startedAlreadyFix());
export const numberTwice = failure('bad-input', say.starts.numberTwice(), say.starts.numberTwiceFix());
export const startStopped = failure('stopped', say.starts.stopped());
export const notEnded = failure('not-ready', say.campaigns.notEnded(), say.campaigns.notEndedFix());
export const movedOn = failure('conflict', say.campaigns.movedOn(), say.campaigns.movedOnFix());
export const settledAlready = failure('conflict', say.campaigns.saidAlready());
export const sendingNow = failure('not-ready', say.folder.sendingNow(), say.folder.sendingNowFix());

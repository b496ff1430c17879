import { quoted } from '../../../format/quoted.ts';
import { texts } from '../../../language/language.ts';
import { common } from '../common.ts';

/** What main says of erasing a person. */
export const people = texts('said/people', {
  beingPrepared: (campaign: string) =>
    `${quoted(campaign || common.untitled)} is being prepared at this moment, so nothing was erased.`,
  beingPreparedFix: 'Try again when it has started.',
  stillToSend: (campaign: string) =>
    `${quoted(campaign || common.untitled)} is still to be sent to this person, so nothing was erased.`,
  stillToSendFix: 'Let it end, cancel it, or take it off the schedule, then erase them.',
  inDoubt: (campaign: string) =>
    `Nobody knows yet whether ${quoted(campaign || common.untitled)} reached this person, so nothing was erased: their number keeps them from being texted twice.`,
  inDoubtFix: 'Decide about its request in doubt, then erase them.',
});

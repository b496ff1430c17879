import { quoted } from '../../../format/quoted.ts';
import type { Translation } from '../../../language/language.ts';
import type { people as english } from '../../en/said/people.ts';
import { common } from '../common.ts';

export const people: Translation<typeof english> = {
  beingPrepared: (campaign) =>
    `${quoted(campaign || common.untitled)} bliver forberedt lige nu, så intet blev slettet.`,
  beingPreparedFix: 'Prøv igen, når den er startet.',
  stillToSend: (campaign) =>
    `${quoted(campaign || common.untitled)} skal stadig sendes til denne person, så intet blev slettet.`,
  stillToSendFix: 'Lad den blive færdig, afbryd den, eller tag den af planen, og slet så personen.',
  inDoubt: (campaign) =>
    `Ingen ved endnu, om ${quoted(campaign || common.untitled)} nåede denne person, så intet blev slettet: nummeret hindrer, at personen får en sms to gange.`,
  inDoubtFix: 'Afgør den forespørgsel, der er i tvivl, og slet så personen.',
};

import { quoted } from '../../../format/quoted.ts';
import type { Translation } from '../../../language/language.ts';
import type { people as english } from '../../en/said/people.ts';
import { common } from '../common.ts';

export const people: Translation<typeof english> = {
  beingPrepared: (campaign) =>
    `${quoted(campaign || common.untitled)} wird gerade vorbereitet, deshalb wurde nichts gelöscht.`,
  beingPreparedFix: 'Versuchen Sie es noch einmal, wenn sie begonnen hat.',
  stillToSend: (campaign) =>
    `${quoted(campaign || common.untitled)} soll noch an diese Person gesendet werden, deshalb wurde nichts gelöscht.`,
  stillToSendFix:
    'Lassen Sie sie zu Ende gehen, brechen Sie sie ab oder nehmen Sie sie aus dem Zeitplan und löschen Sie die Person dann.',
  inDoubt: (campaign) =>
    `Noch weiß niemand, ob ${quoted(campaign || common.untitled)} diese Person erreicht hat, deshalb wurde nichts gelöscht: Ihre Nummer verhindert, dass sie zwei SMS bekommt.`,
  inDoubtFix: 'Entscheiden Sie über die Anfrage, die im Zweifel ist, und löschen Sie die Person dann.',
};

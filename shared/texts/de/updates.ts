import { isolated } from '../../format/quoted.ts';
import type { Translation } from '../../language/language.ts';
import type { updates as english } from '../en/updates.ts';

export const updates: Translation<typeof english> = {
  looking: 'Tagline sucht nach einer neueren Version.',
  isOut: (version) => `Tagline ${isolated(version)} ist da.`,
  byHand:
    'Dieses hier kam als Paket Ihres Systems und kann sich nicht selbst ersetzen: Installieren Sie das neue Paket, wie Sie dieses installiert haben.',
  ok: 'OK',
  isReady: (version) => `Tagline ${isolated(version)} ist bereit.`,
  scheduled:
    'Etwas ist geplant: Es beginnt nur, solange Tagline offen ist. Starten Sie also nur neu, wenn vorher genug Zeit ist.',
  restarting: 'Ein Neustart dauert einen Moment; was Sie geschrieben haben, bleibt.',
  later: 'Später',
  restart: 'Jetzt neu starten',
  off: 'Dieses Tagline sucht nicht nach neueren Versionen.',
  offMore:
    'Es wurde ohne einen Ort zum Suchen gebaut oder kann sich nicht selbst ersetzen. Fragen Sie, von wem Sie es haben, nach einem neueren.',
  isNewest: (version) => `Tagline ${isolated(version)} ist die neueste Version.`,
  asksLater: 'Tagline fragt Sie danach, wenn nichts gesendet wird.',
  sending: 'Gerade wird eine Kampagne gesendet.',
  looksLater: 'Tagline sucht nach einer neueren Version, sobald sie beendet ist.',
  noAnswer: 'Dort, wo neuere Versionen wären, antwortet nichts, wie es soll.',
  noAnswerMore: 'Prüfen Sie die Verbindung und den Proxy, und versuchen Sie es noch einmal.',
};

import { duration } from '../../../format/format-time.ts';
import type { Translation } from '../../../language/language.ts';
import type { refusals as english } from '../../en/said/refusals.ts';

export const refusals: Translation<typeof english> = {
  redirect: 'Der Dienst antwortete mit einer Weiterleitung, der Tagline nie folgt.',
  invalid: 'Der Dienst hält die Anfrage für ungültig und nannte keine Einzelheiten.',
  token: 'Der Dienst hat den Schlüssel nicht angenommen.',
  networkAddress: 'Der Dienst nimmt von dieser Netzwerkadresse keine Anfragen an.',
  unread: 'Der Dienst konnte die Anfrage nicht lesen.',
  leaveAlone: 'Der Dienst bittet, eine Weile in Ruhe gelassen zu werden.',
  other: (status) => `Der Dienst antwortete mit ${status} und nannte keine Einzelheiten.`,
  redirectFix: 'Prüfen Sie die Adresse des Dienstes im Konto und setzen Sie dann fort.',
  tokenFix: 'Speichern Sie einen gültigen Schlüssel im Konto und setzen Sie dann fort.',
  networkAddressFix: 'Bitten Sie den Dienst, diese Netzwerkadresse zu erlauben, und setzen Sie dann fort.',
  waitFix: (seconds) =>
    `Warten Sie ${seconds === null ? 'einige Minuten' : `${duration(seconds)}, wie er es verlangt`}, und setzen Sie dann fort. Weniger Verbindungen oder ein langsameres Tempo können helfen.`,
  otherFix:
    'Liegt es an Personen, nehmen Sie sie heraus oder finden Sie die abgelehnten Nummern; liegt es am Guthaben, laden Sie das Konto auf. Sonst brechen Sie ab und starten Sie eine Kopie mit berichtigter Nachricht.',
};

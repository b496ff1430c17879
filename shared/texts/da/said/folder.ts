import { credits } from '../../../format/format-count.ts';
import { quoted } from '../../../format/quoted.ts';
import type { Translation } from '../../../language/language.ts';
import type { folder as english } from '../../en/said/folder.ts';
import { common } from '../common.ts';

export const folder: Translation<typeof english> = {
  nothingErased: 'Intet blev slettet.',
  confirmation: 'Bekræftelse',
  typeToErase: (word) => `Skriv ${quoted(word)} for at slette alt.`,
  eraseWhileSending: (name) =>
    `${quoted(name || common.untitled)} er ved at blive sendt, så intet blev slettet.`,
  eraseWhileSendingFix: 'Sæt den på pause, eller lad den blive færdig, og slet så alt.',
  sendingNow: 'En kampagne er ved at blive sendt.',
  sendingNowFix: 'Sæt den på pause først, så filen indeholder alt, hvad der er sendt.',
  beingMade: 'Der er allerede en fil med disse data på vej.',
  noLongerComing: 'Denne fil er ikke længere på vej.',
  chooseAgain: 'Vælg den igen.',
  stillComing: 'En anden fil er stadig ved at blive læst ind.',
  heldNoFile: 'Denne datamappe kommer et andet sted fra, så der blev ikke lavet nogen fil af den.',
  sayHow: 'Sig først, hvordan den kom hertil: om den blev flyttet eller kopieret.',
  noFolderFile:
    'Tagline har ikke lavet denne fil af sine data, eller den er beskadiget, så intet blev åbnet.',
  noFolderFileFix: 'Vælg en fil, der er gemt med Sikkerhedskopiér eller Flyt til en anden computer.',
  foreign: 'Denne datamappe kommer et andet sted fra, hvor dens kampagner kan være fortsat.',
  movedOut:
    'Denne datamappe blev lukket i en fil for at blive åbnet på en anden computer, så der sendes intet herfra.',
  movedOutFix: 'Fortsæt dér, hvor filen blev åbnet, eller sig, at den ikke blev brugt.',
  noState: (isFull) =>
    `Tagline kan ikke føre bog over, hvad der er sendt fra denne computer, så der sendes intet. ${place(isFull)}`,
  noStateFix: (stateDir) =>
    `Sørg for, at du må skrive i ${stateDir}, og at der er plads, og start så Tagline igen.`,
  markUnwritten: (isFull) =>
    `Det, denne computer skriver ned uden for datamappen om, hvad der er sendt, kunne ikke skrives, så der sendes ikke mere. ${place(isFull)}`,
  markUnwrittenFix: (isFull) =>
    isFull ? 'Skaf plads på disken, og fortsæt så.' : 'Sørg for, at du må skrive dér, og fortsæt så.',
  balanceUnread: 'Saldoen kan ikke læses nu, så den siger intet om dem.',
  balanceBeforeUnknown:
    'Det vides ikke, hvad saldoen var, da denne kopi blev lavet, så den siger intet om dem.',
  lost: (lost, expected) =>
    `Siden denne kopi blev lavet, har kontoen mistet ${credits(lost)} kreditter.${cost(expected)} Andre kampagner og andre brugere af kontoen kan have brugt nogle af dem.`,
  gained: (gained) =>
    `Siden denne kopi blev lavet, har kontoen fået ${credits(gained)} kreditter: Nogen har fyldt den op, så den siger intet om dem.`,
  lostNothing: (expected) =>
    `Siden denne kopi blev lavet, har kontoen ikke mistet nogen kreditter.${cost(expected)} En opfyldning kan skjule, hvad der er sendt.`,
  practiceBalance: 'Øvelse har sin saldo i datamappen, så den siger intet om dem.',
};

function place(isFull: boolean): string {
  return isFull ? 'Disken er fuld.' : 'Der kan ikke skrives på det sted.';
}

function cost(expected: number | null): string {
  return expected === null
    ? ''
    : ` At sende til alle, der er i tvivl her, skulle koste ${credits(expected)}.`;
}

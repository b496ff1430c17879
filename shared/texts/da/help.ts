import type { Translation } from '../../language/language.ts';
import type { help as english } from '../en/help.ts';

export const help: Translation<typeof english> = {
  about: 'Personlige sms-kampagner fra et regneark.',
  version: (version) => `Version ${version}. Ophavsret © Taglines forfattere, under MIT-licensen.`,
  find: 'Find en kommando',
  noneFound: 'Ingen kommando af det navn kan bruges lige nu.',
  allKeys: 'Alle taster',
  inWindow: 'I vinduet',
  keysDo: {
    tag: 'I beskeden: vælg en kolonne, der skal indsættes',
    paste: 'Uden for et felt: importér kopierede rækker',
    arrows: 'I en liste: gå fra celle til celle',
    pages: 'I en liste: en skærm op eller ned',
    ends: (ctrl) => `I en liste: første eller sidste kolonne; med ${ctrl} første eller sidste række`,
    enter: 'I en liste: redigér cellen, ligesom F2',
    rowMenu: 'I en liste: rækkens menu',
    zoom: 'Alt større; − mindre, 0 som normalt',
    escape: 'Fortryd det skrevne, eller luk',
  },
  licencesAbout:
    'Tagline bygger på andres arbejde. Når Tagline er installeret, ligger Chromiums licenser ved siden af, i LICENSES.chromium.html.',
  reading: 'Læser…',
  unread: 'De kunne ikke læses. Luk, og åbn igen.',
  noText: 'Pakken har ingen licenstekst med.',
  copied: 'Kopieret.',
  copyVersion: 'Kopiér versionen',
  write: 'Tagline sender intet af sig selv. Skriv til den, du har fået det af, med:',
  whatYouDid: 'Hvad du gjorde, hvad du ventede, og hvad du så.',
  theVersion: 'Versionen: {version}',
  theLog: 'Filen {file} i {folder}. Der er hverken beskeder, numre eller nøgler i den.',
};

import type { Language } from '../../../shared/language/languages.ts';

interface LanguageChecks {
  /** The words that the language has as English does, each in a text that reads the same in both. */
  readonly same: readonly string[];
  /** Says of one person what fits several. */
  readonly oneAsSeveral: RegExp;
  /** Words that those of the glossary replaced. */
  readonly replaced: RegExp;
  /** Says that a text reached somebody. */
  readonly claims: RegExp;
  /** What makes a claim none. */
  readonly denials: RegExp;
  /** `optOuts.found` of a number. */
  readonly found: string;
}

/** What a native reader would find wrong: a new language names its own. */
export const languageChecks: Readonly<Record<Language, LanguageChecks>> = {
  en: {
    same: [],
    oneAsSeveral:
      /\b(?:first|all) 1 person|\b1 person (?:are|have|were|get|wait)\b|still wait\b|draft of their own/,
    replaced:
      /\bpracti[cs]|\bcanary|\bin doubt\b|\brequests?\b|\bthe rest\b|\bother letters?\b|\bword instead|(?<!arrow |API )\bkeys?\b|(?<!as its )\blabels?\b|\bunknown(?:,| or)\s/i,
    claims: /\b(?:has |have |had )?(?:got|received)\b|\b(?:delivered|reached)\b|\barrived\b/i,
    denials: /\b(?:nobody|nothing|no one|no batch|could not|another network)\b/i,
    found: '{} numbers',
  },
  da: {
    same: [
      'Alt',
      'CSV',
      'Ctrl',
      'DEMO',
      'Data',
      'Demo',
      'End',
      'Enter',
      'Esc',
      'Fax',
      'Filter',
      'Find',
      'Home',
      'Id',
      'LIVE',
      'Live',
      'Log',
      'Note',
      'OK',
      'Page Down',
      'Page Up',
      'Proxy',
      'Region',
      'Send',
      'Start',
      'System',
      'Unicode',
      'id',
      'min',
      's',
      'under',
    ],
    oneAsSeveral: /\b(?:første|alle) 1 person\b|denne person\..* får de\b/,
    replaced:
      /øvelse|i tvivl|forespørgsel|\bresten\b|andre bogstaver(?! end a)|(?<!API-)nøgle(?!ring)|ord i stedet|(?<!faktura)reference|framel|\bregn(?:et)? som\b|gennemsyn\b|gennemse(?!t)|gennemså|\bsig (?:først|til)\b|resterende|rigtigt?e? konto/i,
    claims:
      /\bfået\b.*(?:sms|besked)|(?:sms|besked).*\bfået\b|\bfik\b|\bmodtaget\b|\bleveret\b|kom(?:met)? frem|\bnåede\b/i,
    denials: /\b(?:ingen|intet|ikke|noget|spørg)\b/i,
    found: '{} numre',
  },
  de: {
    same: [
      'Alt',
      'CSV',
      'Credits',
      'DEMO',
      'Demo',
      'Enter',
      'Esc',
      'Fax',
      'Filter',
      'LIVE',
      'Live',
      'Name',
      'OK',
      'Pager',
      'Proxy',
      'Region',
      'System',
      'Tilde',
      'Unicode',
      'Updates',
      'h',
      'min',
      's',
    ],
    oneAsSeveral:
      /\b(?:ersten|alle) 1 Person|\b1 Person (?:haben|sind|bekommen|können|waren|wurden)\b|\bsind bis zu 1 |1 Person .*\boder warten|, die sie zweimal bekommen können/,
    replaced:
      /übung|probesendung|ungeklärt|im zweifel|\banfragen?\b|\brest\b|andere[nr]? buchstaben(?! als)|(?<!API-)\bschlüssel(?!bund)|wort stattdessen|kennzeichen|(?<!rechnungs)referenz|ausgelassen|bereinigt|berichtigt|echte[ns]? konto/i,
    claims:
      /\bbekommen (?:hat|haben)|\b(?:hat|haben)\b[^,.:;]*(?<!und )\bbekommen(?=[.,;]|$)|\bbekam(?:en)?\b|\berhalten\b|\bangekommen\b|\bzugestellt\b|\bankam/i,
    denials: /\b(?:niemand|nichts|keine|nie|fragen)\b/i,
    found: '{} Nummern',
  },
};

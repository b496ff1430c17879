/** Everything about a language but its texts, which are in a folder of `shared/texts`. */
interface LanguageFacts {
  /** In the language itself. */
  readonly name: string;
  /** BCP 47, for numbers and dates if the system's own is of another language. */
  readonly tag: string;
  readonly quotes: readonly [open: string, close: string];
  /** Of the numbers in exported files, which have their plus. */
  readonly numberHeading: string;
  /** Added by an export of rejected rows. */
  readonly reasonColumns: readonly [rowInFile: string, why: string, fix: string];
}

/** English first. A file exported in one language may be imported in another. */
export const languageFacts = {
  en: {
    name: 'English',
    tag: 'en-US',
    quotes: ['“', '”'],
    numberHeading: 'Number with country code',
    reasonColumns: ['Row in file', 'Why it was left out', 'What to do'],
  },
  da: {
    name: 'Dansk',
    tag: 'da-DK',
    quotes: ['“', '”'],
    numberHeading: 'Nummer med landekode',
    reasonColumns: ['Række i filen', 'Hvorfor den blev udeladt', 'Hvad du kan gøre'],
  },
  de: {
    name: 'Deutsch',
    tag: 'de-DE',
    quotes: ['„', '“'],
    numberHeading: 'Nummer mit Ländervorwahl',
    reasonColumns: ['Zeile in der Datei', 'Warum ausgelassen', 'Was zu tun ist'],
  },
} as const satisfies Readonly<Record<string, LanguageFacts>>;

export type Language = keyof typeof languageFacts;

export const languages = Object.keys(languageFacts) as readonly Language[];

export function isLanguage(code: string): code is Language {
  return Object.hasOwn(languageFacts, code);
}

import type { Language } from './languages.ts';

/** The texts of one subject: strings, functions that return one, and groups of both. */
export interface Area {
  readonly [key: string]: string | ((...values: never[]) => string) | Area;
}

/** The same keys in another language, and for each function the parameters of the English one. */
export type Translation<Texts> = {
  readonly [Key in keyof Texts]: Texts[Key] extends (...values: infer Values) => string
    ? (...values: Values) => string
    : Texts[Key] extends string
      ? string
      : Translation<Texts[Key]>;
};

export type Areas = Readonly<Record<string, Area>>;

/** In this process, thread or window. */
interface Spoken {
  readonly language: Language;
  readonly tag: string;
  /** Null for English, whose texts are where they are used. */
  readonly areas: Areas | null;
}

let spoken: Spoken = { language: 'en', tag: 'en-US', areas: null };

export function currentLanguage(): Language {
  return spoken.language;
}

/** The BCP 47 tag for numbers and dates. */
export function currentTag(): string {
  return spoken.tag;
}

/** Hosts and windows call `loadLanguage` instead. */
export function speak(next: Spoken): void {
  spoken = next;
}

/** An area in English, whose texts come in the language that is current when they are read. */
export function texts<Texts extends Area>(area: string, english: Texts): Translation<Texts> {
  return new Proxy(english as unknown as Translation<Texts>, {
    get: (_, key) => (spoken.areas?.[area] ?? english)[key as string],
  });
}

/** Calls `make` on first use with the tag for numbers and dates, and again after that changes. */
export function perTag<Value extends object>(make: (tag: string) => Value): () => Value {
  let made: { readonly tag: string; readonly value: Value } | null = null;
  return () => {
    if (made?.tag !== spoken.tag) made = { tag: spoken.tag, value: make(spoken.tag) };
    return made.value;
  };
}

/** With American English as British: the day first, and no comma before the last of a list. */
export function perBritishTag<Value extends object>(make: (tag: string) => Value): () => Value {
  return perTag((tag) => make(tag === 'en-US' ? 'en-GB' : tag));
}

const plurals = perTag((tag) => new Intl.PluralRules(tag));

/** `is` or `are`: English, Danish and German have these two forms. */
export function pluralForm(value: number, one: string, other: string): string {
  return plurals().select(value) === 'one' ? one : other;
}

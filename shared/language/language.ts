import type { Language } from './languages.ts';

/** What is written of one subject: sentences, functions of values that give one, and groups of both. */
export interface Area {
  readonly [key: string]: string | ((...values: never[]) => string) | Area;
}

/** The same texts in another language: every key, and for each function the values that English takes. */
export type Translation<Texts> = {
  readonly [Key in keyof Texts]: Texts[Key] extends (...values: infer Values) => string
    ? (...values: Values) => string
    : Texts[Key] extends string
      ? string
      : Translation<Texts[Key]>;
};

export type Areas = Readonly<Record<string, Area>>;

/** What is spoken in this process, thread or window. */
interface Spoken {
  readonly language: Language;
  /** The BCP 47 tag that numbers and dates follow. */
  readonly tag: string;
  /** Null for English, whose texts are where they are used. */
  readonly areas: Areas | null;
}

let spoken: Spoken = { language: 'en', tag: 'en-US', areas: null };

export function currentLanguage(): Language {
  return spoken.language;
}

/** The BCP 47 tag that numbers and dates follow here. */
export function currentTag(): string {
  return spoken.tag;
}

/** Speaks a language from here on; `loadLanguage` is what a host or a window calls. */
export function speak(next: Spoken): void {
  spoken = next;
}

/** An area in English, whose texts are answered in the language that is spoken when they are asked for. */
export function texts<Texts extends Area>(area: string, english: Texts): Translation<Texts> {
  return new Proxy(english as unknown as Translation<Texts>, {
    get: (_, key) => (spoken.areas?.[area] ?? english)[key as string],
  });
}

/** What `make` gives for the tag that numbers and dates follow: made when it is first asked for, and anew once that changes. */
export function perTag<Value extends object>(make: (tag: string) => Value): () => Value {
  let made: { readonly tag: string; readonly value: Value } | null = null;
  return () => {
    if (made?.tag !== spoken.tag) made = { tag: spoken.tag, value: make(spoken.tag) };
    return made.value;
  };
}

const plurals = perTag((tag) => new Intl.PluralRules(tag));

/** The form of a word that a count takes, `is` or `are`: English, Danish and German have these two. */
export function pluralForm(value: number, one: string, other: string): string {
  return plurals().select(value) === 'one' ? one : other;
}

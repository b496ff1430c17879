import { languageOfMessage, type MessageLanguage } from '../format/message-language.ts';
import { judgeSender } from './sender.ts';

/** How a text in one language says how to stop further ones. */
interface OptOutWords {
  /** For a sender that can be replied to. */
  readonly reply: string;
  /** For a sender that is a name, which no one can reply to. */
  readonly tell: string;
}

/** All fit GSM 03.38, so that none costs more than its length. */
const languages: Readonly<Record<MessageLanguage, OptOutWords>> = {
  en: {
    reply: 'Reply STOP to opt out.',
    tell: 'No more texts? Just tell us.',
  },
  da: {
    reply: 'Svar STOP for at blive frameldt.',
    tell: "Ingen flere sms'er? Sig det til os.",
  },
  de: {
    reply: 'Abmelden: Antworten Sie STOP.',
    tell: 'Keine SMS mehr? Sagen Sie es uns.',
  },
  sv: {
    reply: 'Svara STOPP för att avregistrera dig.',
    tell: 'Inga fler sms? Hör av dig till oss.',
  },
  nb: {
    reply: 'Svar STOPP for å melde deg av.',
    tell: 'Ingen flere sms? Si fra til oss.',
  },
  pl: {
    reply: 'Rezygnacja: odpisz STOP.',
    tell: 'Bez dalszych SMS? Prosimy o kontakt.',
  },
  fr: {
    reply: 'Pour ne plus recevoir de SMS, répondez STOP.',
    tell: 'Plus de SMS? Dites-le nous.',
  },
  es: {
    reply: 'Para no recibir mensajes, responda BAJA.',
    tell: 'Si no quiere mensajes, llame.',
  },
  nl: {
    reply: 'Afmelden? Antwoord STOP.',
    tell: 'Geen sms meer? Laat het ons weten.',
  },
};

// Stems of how people say it, so that no language gets a hint about what its text already says.
const WAY_OUT =
  /\bstopp?\b|opt[\s-]?out|unsubscri|no more texts|framel|afmeld|sms'er\?|abmeld|keine sms|avregistr|avanm|inga fler|meld(?:e|es)? (?:deg|dig|dem) av|ingen flere|rezygn|wypis|bez dalszych|d[ée]sabonn|d[ée]sinscri|plus (?:recevoir|de sms)|\bbaja\b|no recibir|no quiere|cancela|uitschrijv|geen sms|disiscri|cancell|peruuta|odhl[aá]s|leiratk|dezabon/iu;

/** Words that ask for an answer, with the word to answer. */
const ANSWER =
  /(?<!\p{L})(?:repl(?:y|ies)|te?xt|send|answer|respond|svara?|skriv|antworten?|antworte|odpisz|odpowiedz|wyślij|r[ée]pon[ds]\p{L}*|envoy\p{L}*|respond\p{L}*|env[ií]\p{L}*|antwoord|stuur|conteste|rispond\p{L}*|invia|vastaa|lähetä)(?!\p{L})[^.!?\n]{0,24}?(?<quote>["'“„«]?)(?<![\p{L}-])(?:(?<stop>stopp?|unsubscribe|baja|arr[eê]t|afmeld|frameld)|(?<other>end|quit|cancel|nej|no|ende))(?![\p{L}\d-])/giu;

/** The same with the word first, or after an opt-out and a colon; always in capitals. */
const STOP_FIRST =
  /(?<quote>(?<![\p{L}\d-]))(?<stop>STOPP?|BAJA|ARR[EÊ]T|UNSUBSCRIBE)(?![\p{L}\d-])(?:["'”»]? (?:antworten|senden|schicken|schreiben|antwoorden|sturen|to (?:opt[ -]?out|end|unsubscribe|quit|stop))|\s*=|(?<=(?:[Oo]pt-?[Oo]ut|[Aa]bmeld\p{L}*|[Aa]fmeld\p{L}*|[Ff]ramelding|[Uu]nsubscribe)\s*[:=]\s*["'“„«]?\p{Lu}{1,11}))/gu;

/** Where a message asks for an answer to this sender; `tell` could be said instead, if that loses nothing else. */
export function wayOutFor(
  message: string,
  plain: string,
): { readonly from: number; readonly to: number; readonly tell: string | undefined } | null {
  for (const { 0: sentence, index } of plain.matchAll(/\S(?:\S|(?<![.!?])[^\S\n])*/gu)) {
    const asked = [...sentence.matchAll(ANSWER), ...sentence.matchAll(STOP_FIRST)].find(
      ({ 0: words, groups }) => {
        const { quote, stop, other = '' } = groups!;
        // Common words are answers only in capitals or quotes, and `stop` also right after the verb.
        const answer = stop ?? other;
        const isRightAfter = /^\S+(?: (?:with|med|mit|met|con|avec))? \S+$/u.test(words);
        return quote !== '' || answer === answer.toUpperCase() || (stop !== undefined && isRightAfter);
      },
    );
    // With a number to send it to, the sender does not matter.
    if (asked === undefined || /\d{4,}/.test(sentence.slice(asked.index))) continue;
    const before = sentence.slice(0, asked.index);
    const from = hasWayOut(before.replace(/\bstopp?\b/giu, '')) ? index : index + asked.index;
    const to = index + sentence.length;
    const rest = sentence.slice(asked.index + asked[0].length);
    const isAlone =
      message.slice(from, to) === plain.slice(from, to) &&
      isOnlyAbout(plain.slice(from, index + asked.index)) &&
      isOnlyAbout(rest.replace(/^["'”»]/, '')) &&
      !JOINED.test(rest) &&
      (from === index || /^\p{Lu}/u.test(asked[0]));
    const isOptOut = asked.groups!.stop !== undefined || hasWayOut(asked[0] + rest);
    const { tell } = languages[languageOfMessage(message, 'en')];
    return { from, to, tell: isAlone && isOptOut ? tell : undefined };
  }
  return null;
}

/** More is said after it than how to stop. */
const JOINED = /[,;:]|(?<!\p{L})(?:and|or|og|eller|und|oder|och|et|ou|y|o|oraz|lub|i|e)(?!\p{L})/iu;

function isOnlyAbout(words: string): boolean {
  return !/[/@\d]|www\./i.test(words) && words.trim().split(/\s+/).length <= 6;
}

/** The message says how to stop further ones. */
export function hasWayOut(message: string): boolean {
  return WAY_OUT.test(message.replaceAll('’', "'"));
}

/** A sentence in the message's own language on how to stop further ones, for this kind of sender. */
export function optOutSentence(message: string, sender: string, spoken: string): string {
  const { reply, tell } = languages[languageOfMessage(message, spoken)];
  return judgeSender(sender).kind === 'number' ? reply : tell;
}

/** Ends the sentence before it, and keeps it away from a link, which would take a mark for its own. */
export function withSentence(message: string, sentence: string): string {
  const written = message.trimEnd();
  if (written === '') return sentence;
  if (/\/\/|www\.|\.[a-z]{2,}\//i.test(written.split(/\s/).at(-1)!)) return `${written}\n${sentence}`;
  return `${written}${/[\p{L}\p{N})\]}"'”»]$/u.test(written) ? '.' : ''} ${sentence}`;
}

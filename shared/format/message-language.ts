/** Common words of each language that a message may be in, in lower case. */
const COMMON = {
  en: 'the you your and is are we i do not of to for hi please with at',
  da: 'du din dit og er vi til hej husk har på kl tid venlig ikke',
  de: 'sie ihr ihre und ist wir zu der die das hallo bitte mit uhr',
  sv: 'du din ditt och är vi till hej har på kl tid inte att för',
  nb: 'du din ditt og er vi til hei husk har på kl time ikke deg',
  pl: 'i w na do się jest nie cześć proszę z o twój państwa dzień dobry',
  fr: 'vous votre et est nous le la les de bonjour à pour avec rendez-vous',
  es: 'usted su y es el la los de hola para con cita tu por que',
  nl: 'u uw en is wij het de een van voor met je om hallo beste',
};

export type MessageLanguage = keyof typeof COMMON;

export const messageLanguages = Object.keys(COMMON) as readonly MessageLanguage[];

/** English as people outside America write it: the day first, and no comma before the last of a list. */
export function messageLocale(language: MessageLanguage): string {
  return language === 'en' ? 'en-GB' : language;
}

/** By its most common words; `spoken` if these do not decide, English if `spoken` is not in the list. */
export function languageOfMessage(message: string, spoken: string): MessageLanguage {
  const words = message
    .replace(/\{[^{}]*\}/g, ' ')
    .toLowerCase()
    .split(/[^\p{L}'-]+/u);
  const scores = messageLanguages.map((language) => {
    const commonWords = COMMON[language].split(' ');
    const commonCount = words.filter((word) => commonWords.includes(word)).length;
    return { language, found: commonCount + (language === spoken ? 0.5 : 0) };
  });
  const best = scores.reduce((most, one) => (one.found > most.found ? one : most));
  return best.found > 0 ? best.language : 'en';
}

import { lazily } from '../lazily.ts';

/** Lower-case letters that GSM 03.38 lacks, by language code. */
const lettersOf: Readonly<Record<string, string>> = {
  ca: 'áçíïóú',
  cs: 'áčďěíňóřšťúůýž',
  es: 'áíóú',
  et: 'õšž',
  fo: 'áðíóúý',
  fr: 'âçêëîïôûœÿ',
  hr: 'čćđšž',
  hu: 'áíóőúű',
  is: 'áðíóúýþ',
  lt: 'ąčęėįšųūž',
  lv: 'āčēģīķļņšūž',
  pl: 'ąćęłńóśźż',
  pt: 'áâãçêíóôõú',
  ro: 'ăâîșțşţ',
  sk: 'áčďíĺľňóôŕšťúýž',
  sl: 'čšž',
  sq: 'çë',
  tr: 'âçğıîşûi̇',
  vi: 'ăâđêôơưáảãạắằẳẵặấầẩẫậẻẽẹếềểễệíỉĩịóỏõọốồổỗộớờởỡợúủũụứừửữựýỳỷỹỵ',
};

/** Scripts without a letter in GSM 03.38, or with capital ones only. */
const scripts = lazily(
  () =>
    [
      ['Cyrl', /^\p{Script=Cyrillic}+$/u],
      ['Grek', /^\p{Script=Greek}+$/u],
      ['Arab', /^\p{Script=Arabic}+$/u],
      ['Hebr', /^\p{Script=Hebrew}+$/u],
    ] as const,
);

/** Null unless exactly one of the known languages, or one script, has all these characters. */
export function languageOfLetters(
  characters: string,
): { readonly language: string } | { readonly script: string } | null {
  if (!/^\p{L}+$/u.test(characters)) return null;
  for (const [script, pattern] of scripts()) if (pattern.test(characters)) return { script };
  const small = [...new Set([...characters].map((letter) => letter.toLowerCase()))];
  const fitting = Object.keys(lettersOf).filter((language) =>
    small.every((letter) => lettersOf[language]!.includes(letter)),
  );
  const [only, other] = fitting;
  return only === undefined || other !== undefined ? null : { language: only };
}

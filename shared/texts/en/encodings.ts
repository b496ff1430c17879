import { texts } from '../../language/language.ts';

/** Encodings of text files, by what is written in them and what each is called among these. */
export const encodings = texts('encodings', {
  unicode: (page: string) => `Unicode (${page})`,
  western: (page: string) => `Western European (${page})`,
  nordic: (page: string) => `Nordic (${page})`,
  icelandic: (page: string) => `Icelandic (${page})`,
  portuguese: (page: string) => `Portuguese (${page})`,
  canadianFrench: (page: string) => `Canadian French (${page})`,
  central: (page: string) => `Central European (${page})`,
  southEastern: (page: string) => `South-Eastern European (${page})`,
  baltic: (page: string) => `Baltic (${page})`,
  cyrillic: (page: string) => `Cyrillic (${page})`,
  ukrainian: (page: string) => `Ukrainian (${page})`,
  greek: (page: string) => `Greek (${page})`,
  turkish: (page: string) => `Turkish (${page})`,
  hebrew: (page: string) => `Hebrew (${page})`,
  arabic: (page: string) => `Arabic (${page})`,
  thai: (page: string) => `Thai (${page})`,
  vietnamese: (page: string) => `Vietnamese (${page})`,
  japanese: (page: string) => `Japanese (${page})`,
  simplifiedChinese: (page: string) => `Chinese, simplified (${page})`,
  chinese: (page: string) => `Chinese (${page})`,
  traditionalChinese: (page: string) => `Chinese, traditional (${page})`,
  korean: (page: string) => `Korean (${page})`,
});

/** An encoding as main tells it: what is written in it and what it is called, or its label where it has no name. */
export type EncodingTold = readonly [script: keyof typeof encodings, page: string] | string;

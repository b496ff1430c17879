import type { Translation } from '../../language/language.ts';
import type { encodings as english } from '../en/encodings.ts';

export const encodings: Translation<typeof english> = {
  unicode: (page) => `Unicode (${page})`,
  western: (page) => `Westeuropäisch (${page})`,
  nordic: (page) => `Nordisch (${page})`,
  icelandic: (page) => `Isländisch (${page})`,
  portuguese: (page) => `Portugiesisch (${page})`,
  canadianFrench: (page) => `Kanadisches Französisch (${page})`,
  central: (page) => `Mitteleuropäisch (${page})`,
  southEastern: (page) => `Südosteuropäisch (${page})`,
  baltic: (page) => `Baltisch (${page})`,
  cyrillic: (page) => `Kyrillisch (${page})`,
  ukrainian: (page) => `Ukrainisch (${page})`,
  greek: (page) => `Griechisch (${page})`,
  turkish: (page) => `Türkisch (${page})`,
  hebrew: (page) => `Hebräisch (${page})`,
  arabic: (page) => `Arabisch (${page})`,
  thai: (page) => `Thailändisch (${page})`,
  vietnamese: (page) => `Vietnamesisch (${page})`,
  japanese: (page) => `Japanisch (${page})`,
  simplifiedChinese: (page) => `Chinesisch, vereinfacht (${page})`,
  chinese: (page) => `Chinesisch (${page})`,
  traditionalChinese: (page) => `Chinesisch, traditionell (${page})`,
  korean: (page) => `Koreanisch (${page})`,
};

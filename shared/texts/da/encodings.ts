import type { Translation } from '../../language/language.ts';
import type { encodings as english } from '../en/encodings.ts';

export const encodings: Translation<typeof english> = {
  unicode: (page) => `Unicode (${page})`,
  western: (page) => `Vesteuropæisk (${page})`,
  nordic: (page) => `Nordisk (${page})`,
  icelandic: (page) => `Islandsk (${page})`,
  portuguese: (page) => `Portugisisk (${page})`,
  canadianFrench: (page) => `Canadisk fransk (${page})`,
  central: (page) => `Centraleuropæisk (${page})`,
  southEastern: (page) => `Sydøsteuropæisk (${page})`,
  baltic: (page) => `Baltisk (${page})`,
  cyrillic: (page) => `Kyrillisk (${page})`,
  ukrainian: (page) => `Ukrainsk (${page})`,
  greek: (page) => `Græsk (${page})`,
  turkish: (page) => `Tyrkisk (${page})`,
  hebrew: (page) => `Hebraisk (${page})`,
  arabic: (page) => `Arabisk (${page})`,
  thai: (page) => `Thailandsk (${page})`,
  vietnamese: (page) => `Vietnamesisk (${page})`,
  japanese: (page) => `Japansk (${page})`,
  simplifiedChinese: (page) => `Kinesisk, forenklet (${page})`,
  chinese: (page) => `Kinesisk (${page})`,
  traditionalChinese: (page) => `Kinesisk, traditionelt (${page})`,
  korean: (page) => `Koreansk (${page})`,
};

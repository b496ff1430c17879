import type { Translation } from '../../../language/language.ts';
import type { fileKinds as english } from '../../en/said/file-kinds.ts';

/** The same in Danish. */
export const fileKinds: Translation<typeof english> = {
  pdf: 'et PDF-dokument',
  rtf: 'et formateret tekstdokument (RTF)',
  image: 'et billede',
  utf32: 'tekst i UTF-32',
  database: 'en database',
  access: 'en Access-database',
  media: 'en lyd- eller videofil',
  compressed: 'et komprimeret arkiv',
  program: 'et program',
  lotus: 'en Lotus 1-2-3-projektmappe',
  openDocument: 'en OpenDocument-fil, men ikke et regneark',
  webArchive: 'et webarkiv (MHTML), uanset hvad det hedder',
  email: 'en e-mail',
  ldif: 'en LDIF-adressebog',
  calendar: 'en kalender',
  sylk: 'et SYLK-regneark',
  dif: 'et DIF-regneark',
  xml: 'en XML-fil',
  onlineLink: 'kun et link til et online-regneark',
  json: 'en JSON-fil',
  word: 'et Word-dokument',
  presentation: 'en præsentation',
  oldOffice: 'en gammel Office-fil, der ikke er et regneark',
  archive: 'et arkiv, men ikke et regneark',
  xlsb: 'en binær Excel-projektmappe (.xlsb)',
  numbers: 'et Apple Numbers-dokument',
  zip: 'et arkiv (zip), ikke et regneark',
};

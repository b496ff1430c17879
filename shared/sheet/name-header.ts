import { normalized } from '../format/normalized.ts';
import { lazySet } from '../lazily.ts';

/** Longer texts are no names. */
const LONGEST_NAME = 400;

/** Letters only, without accents, so that `Mobile No. 1`, `mobile_no` and `MOBILE NO` are equal; empty for a long text. */
export function headerKey(name: string): string {
  if (name.length > LONGEST_NAME) return '';
  return normalized(name, 'NFKD')
    .toLowerCase()
    .replace(/[^\p{L}]+/gu, '');
}

/** Knows many languages; `name` is a family or full name. */
export function nameHeader(name: string): 'given' | 'name' | 'none' {
  const key = headerKey(name);
  if (GIVEN_NAME.has(key)) return 'given';
  return NAME.has(key) ? 'name' : 'none';
}

/** Indexes of the columns that hold names of people. */
export function nameColumns(columns: readonly string[]): number[] {
  return columns.flatMap((name, column) => (nameHeader(name) === 'none' ? [] : [column]));
}

/** Ignores spaces inside a name, as `headerKey` removes them. */
export function headerKeys(text: string): ReturnType<typeof lazySet> {
  return lazySet(() => text.split(/\s+/).map(headerKey).filter(Boolean));
}

const GIVEN_NAME = headerKeys(`
  firstname forename givenname fornamn förnamn tilltalsnamn fornavn etunimi vorname prenom prénom nombre nome
  voornaam imie imię jmeno jméno meno keresztnev keresztnév ime prenume имя им'я ad adi 名 firstnames fname
  fornavne vornamen
`);

const NAME = headerKeys(`
  name lastname surname familyname fullname customername namn efternamn navn etternavn efternavn nimi sukunimi
  nachname familienname nom nomdefamille apellido apellidos nombrecompleto sobrenome apelido cognome naam
  achternaam nazwisko imieinazwisko prijmeni příjmení priezvisko vezeteknev vezetéknév nev név prezime nume
  όνομα επώνυμο фамилия отчество фио прізвище soyad soyadi isim الاسم اسم שם נام نام 名前 氏名 姓名 名字 姓 이름 성명 ten
  hoten nama namalengkap ชื่อ lname contactname kundenavn kundenname vollername fuldenavn fuldtnavn
`);

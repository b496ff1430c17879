const TITLES =
  words(`mr mrs ms miss mx dr prof professor sir madam dame hr herr frau fru frk frøken fröken mme mlle m
  monsieur madame sr sra srta señor señora dhr mevr mevrouw pan pani dipl ing mag med`);
const SUFFIXES = words('jr sr ii iii iv phd md msc bsc mba esq');
/** Part of a family name that may be written large, small or not at all. */
const PARTICLES =
  words(`de del della der den des di da do dos das du la le las los van von vom zu zur zum af av ter ten
  bin bint ibn al el ben mac mc st saint san o d y e und og och et and und oder or`);
/** In names of firms and families. */
const NO_PERSON =
  words(`ltd inc llc plc corp co company gmbh ag kg aps as ab oy bv nv sa sarl srl spa firma the
  family familie familien familjen famille familia rodzina gezin fam eheleute ehepaar ægteparret`);
/** Frequent family names of countries where these come first. */
const FAMILY_FIRST =
  words(`wang li zhang liu chen yang huang zhao wu zhou xu sun ma zhu hu lin guo he gao luo nguyen tran
  le pham hoang phan vu vo dang bui do ho ngo ng kim lee park choi jung kang cho yoon jang lim nagy kovács tóth szabó horváth`);

const LETTERS =
  /^\p{Script=Latin}[\p{Script=Latin}\p{M}]*(?:[-'’]\p{Script=Latin}[\p{Script=Latin}\p{M}]*)*\.?$/u;

function words(text: string): ReadonlySet<string> {
  return new Set(text.split(/\s+/));
}

const plain = (word: string): string => word.toLowerCase().replace(/\.$/, '');

/** In characters; a longer text is no name. */
const LONGEST = 100;

const isInitial = (word: string): boolean => /^\p{L}\.?$/u.test(word);

/** Everything but its first letter after a hyphen is small; as written if it has large and small letters. */
function inCase(word: string, isSameSize: boolean): string {
  if (!isSameSize) return word;
  return word.toLowerCase().replace(/(?<=^|-)\p{L}/gu, (letter) => letter.toUpperCase());
}

/** Whether all letters are large, or all small, so that their size says nothing. */
function isOfOneSize(text: string): boolean {
  return text === text.toUpperCase() || text === text.toLowerCase();
}

/** A word whose large letters are known: `MCDONALD` may be McDonald, `O'BRIEN` O'Brien, and `JP` stays large. */
function isSure(word: string, isSameSize: boolean): boolean {
  if (!LETTERS.test(word) || NO_PERSON.has(plain(word))) return false;
  if (!isSameSize) return true;
  if (PARTICLES.has(plain(word)) || SUFFIXES.has(plain(word)) || /['’]/.test(word) || /^ma?c/i.test(word))
    return false;
  const letters = word.replace(/[^\p{L}]/gu, '');
  return letters.length > 2 || isInitial(word) || /^[^aeiouyæøåäöü][aeiouyæøåäöü]$/iu.test(letters);
}

/** `ADA LOVELACE` as `Ada Lovelace`; null if it is not certain. */
export function nameInCase(name: string): string | null {
  const isSameSize = isOfOneSize(name);
  const parts = name.split(/(,? )/);
  if (
    name === '' ||
    name.length > LONGEST ||
    !parts.every((part, at) => at % 2 === 1 || isSure(part, isSameSize))
  )
    return null;
  return parts.map((part, at) => (at % 2 === 1 ? part : inCase(part, isSameSize))).join('');
}

/** The name somebody is called by, out of a full name, or of one that is `given`; null if it is not certain. */
export function firstName(name: string, given: boolean): string | null {
  const [before = '', after, ...more] = name.split(',').map((part) => part.trim());
  if (more.length > 0 || name.length > LONGEST) return null;
  const all = (after ?? before).split(' ');
  const written = all.filter((word, at) => !(TITLES.has(plain(word)) && at < all.length - 1));
  const [first, ...rest] = written.filter((word) => !isInitial(word));
  if (first === undefined || written[0] !== first || first.endsWith('.')) return null;
  const isSameSize = isOfOneSize(first);
  // Mrs Lovelace and Herr Müller are called by their family name.
  if (!given && after === undefined && rest.length === 0 && written.length < all.length) return null;
  const isOneName = given || after !== undefined ? rest.length === 0 : rest.length < 2;
  if (!isOneName || PARTICLES.has(plain(first)) || TITLES.has(plain(first)) || SUFFIXES.has(plain(first)))
    return null;
  if (!isSure(first, isSameSize) || !rest.every((word) => isSure(word, true))) return null;
  // Written as in Lovelace ADA or LOVELACE Ada, either may be the family name.
  const [family] = rest;
  if (family !== undefined && (FAMILY_FIRST.has(plain(first)) || (isLarge(first) && !isLarge(family))))
    return null;
  if (after !== undefined && !before.split(' ').every((word) => LETTERS.test(word))) return null;
  return inCase(first, isSameSize);
}

function isLarge(word: string): boolean {
  return word === word.toUpperCase();
}

import { numberHeader } from './number-header.ts';

export interface KnownExport {
  readonly name: string;
  /** Columns that mean nothing to a recipient: keys, settings, measurements. */
  readonly noTag: RegExp;
  readonly left?: LeftColumn;
}

/** A column that is filled for people who no longer want e-mails, or cannot be reached by them. */
interface LeftColumn {
  readonly column: string;
  readonly kind: 'unsubscribed' | 'cleaned';
}

interface Recognition extends Omit<KnownExport, 'left'> {
  /** An export has at most one of these columns. */
  readonly left?: readonly LeftColumn[];
  /** An export has all names of at least one list; documented spellings, in lower case. */
  readonly columns: readonly (readonly string[])[];
  /** Recognises an export by the kinds of its columns, in any language. */
  readonly tells?: (names: readonly string[]) => boolean;
}

/** Recognises an export by its column names, in the languages whose names are documented; undefined for none. */
export function knownExport(names: readonly string[]): KnownExport | undefined {
  const present = new Set(names.map((name) => name.trim().toLowerCase()));
  const exportFound = EXPORTS.find(
    ({ columns, tells }) =>
      columns.some((list) => list.every((name) => present.has(name))) || tells?.([...present]),
  );
  if (exportFound === undefined) return undefined;
  const { name, noTag } = exportFound;
  const leftColumn = exportFound.left?.find(({ column }) => present.has(column.toLowerCase()));
  return { name, noTag, ...(leftColumn && { left: leftColumn }) };
}

const OUTLOOK = new RegExp(
  `^(?:${[
    'priority|private|sensitivity|initials|keywords|gender|language|internet.?free.?busy|schools',
    'e-mail (?:\\d )?(?:type|display name)',
    'priorität|privat|vertraulichkeit|initialen|stichwörter|geschlecht|sprache|internet.?frei.*|e-mail-typ',
    'e-mail.*: (?:typ|angezeigter name)',
    'confidentialité|priorité|privée?|critère de diffusion|initiales|mots clés|sexe|langue|type de messagerie.*',
    'e-mailtype.*|weergavenaam.*|prioriteit|privé|gevoeligheid|initialen|trefwoorden|geslacht|taal',
    'prioritet|känslighet|initialer|nyckelord|kön|språk|e-posttyp.*|e-post.*visningsnamn',
    'følsomhed|nøgleord|køn|sprog|e-mail-?type.*|følsomhet|nøkkelord|kjønn',
    'prioridad|privado|particular|confidencialidad|iniciales|palabras clave|sexo|idioma|tipo de correo.*',
    'priorità|privato|riservatezza|iniziali|parole chiave|sesso|lingua|tipo (?:di )?posta.*',
    'prioridade|confidencialidade|sensibilidade|iniciais|palavras-chave|gênero|tipo de e-mail.*',
    'priorytet|prywatne|poufność|inicjały|słowa kluczowe|płeć|język|typ e-mail.*',
    'tärkeys|prioriteetti|yksityinen|luottamuksellisuus|nimikirjaimet|avainsanat|sukupuoli|kieli|sähköpostin tyyppi.*',
  ].join('|')})$`,
  'i',
);
/** Columns for ISDN lines, by which an export is recognised, because no other program still asks for them. */
const ISDN = /^(?:isdn|rnis|rdsi|rdis)$/i;
const TELEX = /^(?:t[eé]le(?:x|ks)i?|dalekopis)$/i;

/** Outlook exports all its fields, in its own language, and several of them are numbers. */
function isOutlook(names: readonly string[]): boolean {
  const kinds = names.map(numberHeader);
  const numbers = kinds.filter((kind) => kind === 'mobile' || kind === 'phone').length;
  return (
    names.some((name) => ISDN.test(name)) &&
    names.some((name) => TELEX.test(name)) &&
    kinds.includes('mobile') &&
    numbers >= 4
  );
}

const MAILCHIMP =
  /^(?:member_rating|optin_.*|confirm_.*|latitude|longitude|gmtoff|dstoff|timezone|cc|region|last_changed|leid|euid|unsub_.*|clean_.*)$/i;

const EXPORTS: readonly Recognition[] = [
  {
    name: 'Google Contacts',
    columns: [
      ['phone 1 - label', 'phone 1 - value'],
      ['phone 1 - type', 'phone 1 - value'],
      ['given name', 'family name', 'e-mail 1 - value'],
      ['first name', 'labels', 'e-mail 1 - value'],
    ],
    noTag:
      /yomi| - (?:label|type|formatted)$|^(?:phonetic .*|file as|photo|labels|group membership|sensitivity|priority|initials|short name|directory server)$/i,
  },
  {
    name: 'Outlook',
    columns: [
      ['first name', 'last name', 'e-mail address', 'mobile phone', 'business phone'],
      ['vorname', 'nachname', 'e-mail-adresse', 'mobiltelefon', 'telefon geschäftlich'],
      ['prénom', 'nom', 'société', 'tél. mobile', 'téléphone (bureau)'],
      ['voornaam', 'achternaam', 'e-mailadres', 'mobiele telefoon', 'telefoon op werk'],
      ['nombre', 'apellidos', 'teléfono móvil', 'teléfono del trabajo'],
      ['nombre', 'apellidos', 'teléfono movil', 'teléfono del trabajo'],
    ],
    tells: isOutlook,
    noTag: OUTLOOK,
  },
  {
    name: 'Mailchimp',
    columns: [
      ['leid', 'euid'],
      ['member_rating', 'optin_time'],
    ],
    noTag: MAILCHIMP,
    left: [
      { column: 'UNSUB_TIME', kind: 'unsubscribed' },
      { column: 'CLEAN_TIME', kind: 'cleaned' },
    ],
  },
  {
    name: 'HubSpot',
    columns: [
      'contact owner',
      'lifecycle stage',
      'lead status',
      'associated company',
      'associated company ids',
      'marketing contact status',
    ].flatMap((own) => [
      ['record id', 'first name', 'last name', own],
      ['record id - contact', 'first name', 'last name', own],
    ]),
    noTag:
      /^(?:record id.*|contact owner|associated .*|create date|last (?:activity|modified) date|marketing contact status|lead status|lifecycle stage|original source.*)$/i,
  },
];

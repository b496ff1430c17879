import { count, counted, listOf, quoted } from '../../format/wording.ts';
import type { Texts } from '../translation/translation.ts';

export const optOuts: Texts<'optOuts'> = {
  about: 'Disse numre får aldrig en sms, heller ikke når de står på en liste.',
  columns: { note: 'Note', source: 'Kilde', added: 'Tilføjet' },
  numbers: 'Numre',
  log: 'Historik',
  search: 'Søg i afmeldinger',
  searchHint: 'Nummer, note eller kilde',
  found: (count) => counted(count, 'nummer', 'numre'),
  addNumbers: 'Tilføj numre',
  nobody: 'Ingen har afmeldt sig',
  searchLooksAt: 'Der søges i numre, noter og kilder.',
  nobodyYet:
    'Tilføj numrene på dem, der ikke vil have dine sms’er. De får ingen sms, heller ikke hvis en kampagne allerede er ved at blive sendt.',
  addAbout: 'Ingen kampagne sender sms’er til dem igen.',
  unsaved: 'Du har ikke tilføjet de numre, du har skrevet.',
  unconfirmed: 'Du har ikke valgt, hvad nogle linjer betyder. Intet fra dem er tilføjet.',
  byHand: 'tilføjet manuelt',
  fromFile: 'Fra en fil',
  numbersHelp: 'Ét pr. linje eller celle, skrevet som du vil. Du kan indsætte en kolonne fra et regneark.',
  noteHint: 'For eksempel: svarede STOP',
  ofFile: {
    title: (file) => `Afmeldinger fra ${quoted(file)}`,
    add: (numbers) => (numbers === 0 ? 'Tilføj numre' : `Tilføj ${counted(numbers, 'nummer', 'numre')}`),
    saysNo: (rows, column) =>
      `${counted(rows, 'række har', 'rækker har')} et nej til sms’er i ${quoted(column)}`,
    which: 'Rækker, der skal tilføjes',
    onlyThese: 'Kun disse rækker',
    allRows: 'Alle rækker',
    numbersOf: (numbers, rows) =>
      `${counted(numbers, 'nummer', 'numre')} fra ${counted(rows, 'række', 'rækker')}`,
    inLists: (numbers) => `${count(numbers)} på dine lister`,
    already: (numbers) => `${count(numbers)} allerede afmeldt`,
    toConfirm: (cells) => `${counted(cells, 'celle', 'celler')} at bekræfte bagefter`,
    withoutNumber: (rows) => `${counted(rows, 'række', 'rækker')} uden brugbart nummer`,
  },
  added: (added, already) => {
    const addedNumbers = `${counted(added, 'nummer blev', 'numre blev')} tilføjet`;
    return already > 0 ? `${addedNumbers}; ${count(already)} stod allerede på listen.` : `${addedNumbers}.`;
  },
  unread: (lines, remaining) =>
    lines > remaining
      ? `${counted(lines, 'linje', 'linjer')} er uden telefonnummer. De første ${count(remaining)} står stadig herunder.`
      : `${counted(lines, 'linje', 'linjer')} uden telefonnummer står stadig herunder.`,
  nothingChanged: 'Ingen ændringer endnu.',
  open: (lines) =>
    lines === 1
      ? 'En linje rummer mere end et nummer eller kan være forskellige personers nummer. Intet fra den er tilføjet: Vælg, hvad den betyder.'
      : `${count(lines)} linjer rummer mere end et nummer eller kan være forskellige personers numre. Intet fra dem er tilføjet: Vælg, hvad de betyder.`,
  addAlone: (numbers) => `Tilføj alle ${count(numbers)}, der står alene i deres linje`,
  openLine: (line) => `${quoted(line)}:`,
  whose: (number, names, lists) =>
    `${[number, ...names].join(', ')}${lists.length === 0 ? '' : ` på ${listOf(lists.map(quoted))}`}`,
  changes: { added: 'Tilføjet', removed: 'Fjernet' },
  askRemove: (msisdn) => `Fjern ${msisdn}?`,
  removeAbout: 'Kampagner kan sende til dette nummer igen. Historikken viser, at det er fjernet.',
  why: 'Hvorfor',
  whyHint: 'For eksempel: har bedt i en e-mail om at komme med igen',
};

import { counted } from '../../format/counted.ts';
import { count, peopleWords } from '../../format/format-count.ts';
import { quoted } from '../../format/quoted.ts';
import { texts } from '../../language/language.ts';

/** What became of each recipient of a campaign. */
export const results = texts('results', {
  title: 'Results',
  columnsAbout:
    'Which columns of the results are on show, and in which order, in every campaign. Drag the edge of a header to make one wider, or press Alt and an arrow key.',
  columns: { row: 'Row', to: 'To', text: 'Final message', parts: 'Parts', id: 'Id' },
  filters: {
    all: 'All',
    accepted: 'Accepted',
    different: 'Text differs',
    unknown: 'Unknown',
    treatedAsSent: 'Treated as sent',
    ruledOn: 'Ruled on',
    unknownOrTreated: 'Unknown or treated as sent',
    unknownOrRuled: 'Unknown or ruled on',
    perhaps: 'Perhaps texted',
    refused: 'Refused',
    notSent: 'Not sent',
    skipped: 'Skipped',
    waiting: 'Waiting',
  },
  onlyRequest: (request: number) => `Only request ${count(request)}`,
  search: 'Search results',
  searchHint: 'Number or text',
  export: 'Export',
  saving: {
    selected: 'selected',
    rows: (rows: number) =>
      `${counted(rows, { one: 'row', other: 'rows' })}, with each person’s final message and all columns of the list`,
    title: 'Export results',
    who: (people: number, shown: string) => `${peopleWords(people)} in all: ${shown}`,
    format: 'File',
    xlsx: 'Excel workbook',
    csv: 'CSV',
    separator: 'Cells separated by',
    semicolons: 'Semicolons',
    commas: 'Commas',
    columns: 'With the columns of the list',
    columnsHelp: 'What the list says of each person now stands after what became of them.',
    save: 'Save file',
  },
  sending: {
    reached: (reached: number, people: number) =>
      `${count(reached)} of ${peopleWords(people)} got this text already, or may have.`,
    about: 'A new draft is made, which you review before anything is sent.',
    toOthers: (people: number) => `To the other ${count(people)}`,
    toAll: (people: number) => `To all ${count(people)}, again`,
  },
  summary: 'Summary',
  summaryPage: {
    about: 'The whole campaign on one page, to print or to keep.',
    save: 'Save as a file',
    print: 'Print',
  },
  nobody: 'Nobody matches.',
  recipient: 'Recipient',
  returned: 'What the service returned',
  inRow: (row: number) => `row ${count(row)}`,
  whatHappened: 'What happened',
  optOut: 'Opt out',
  note: (campaign: string) => `From the results of ${quoted(campaign)}`,
  source: 'results',
  wasOut: (msisdn: string) => `${msisdn} was opted out already.`,
  isOut: (msisdn: string) => `${msisdn} is never texted again.`,
});

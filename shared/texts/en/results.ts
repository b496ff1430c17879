import { count, counted, isolated, peopleWords, quoted, texts } from '../../format/wording.ts';

export const results = texts('results', {
  columnsAbout:
    'Choose which columns of the results to show, and in which order, in every campaign. Drag the edge of a heading to make a column wider, or press Alt and an arrow key.',
  onlyRequest: (request: number) => `Only batch ${count(request)}`,
  search: 'Search results',
  searchHint: 'Number or text',
  saving: {
    selected: 'selected',
    rows: (rows: number) =>
      `${counted(rows, 'row', 'rows')}, with each person’s final message and all columns of the list`,
    title: 'Export results',
    who: (people: number, shown: string) => `${peopleWords(people)} shown: ${shown}`,
    format: 'File',
    separator: 'Cells separated by',
    semicolons: 'Semicolons',
    commas: 'Commas',
    columns: 'With the columns of the list',
    columnsHelp: 'The list’s current values for each person come after their result.',
    save: 'Save file',
  },
  writeTo: (people: number) => `Write to these ${count(people)}`,
  notSentTo: {
    about: (leftOut: number, rows: number) =>
      `${count(leftOut)} of the ${counted(rows, 'row', 'rows')} of the list`,
    exported: 'With the rows left out',
    exportedHelp: 'These rows come last, each with its reason.',
  },
  summary: 'Summary',
  summaryPage: {
    about: 'The whole campaign on one page, to print or to keep.',
    save: 'Save as a file',
    print: 'Print',
  },
  nobody: 'Nobody matches.',
  recipient: 'Recipient',
  returned: 'Text at the service',
  inRow: (row: number) => `row ${count(row)}`,
  whatHappened: 'What happened',
  latest: (lines: number) => `The latest ${count(lines)} lines.`,
  optOut: 'Opt out',
  note: (campaign: string) => `From the results of ${quoted(campaign)}`,
  source: 'results',
  wasOut: (msisdn: string) => `${msisdn} had opted out already.`,
  isOut: (msisdn: string) => `Tagline never texts ${msisdn} again.`,
});

/** Results as files: column headers, and the summary page. */
export const exportedResults = texts('exportedResults', {
  worksheet: 'Results',
  columns: {
    id: 'Id',
    returned: 'Text at the service',
    reason: 'Reason',
    texted: 'Texted',
  },
  textedAs: { no: 'no', perhaps: 'perhaps', yes: 'yes' },
  unnamed: 'campaign',
  practiceAccount: (name: string) => `${isolated(name)} (demo: nothing left the computer)`,
  started: 'Started',
  ended: 'Ended',
  credits: 'Credits consumed',
  creditsNotGiven: 'not reported by the service',
  creditsPerPart: 'Credits per part',
  notKnown: 'not known',
  different: 'Texts that differ at the service',
  requests: 'Batches',
  rehearsalFor: (account: string) => `Rehearsal for ${isolated(account)}`,
  nothingSent: (account: string) => `Nothing was sent through ${isolated(account)}.`,
  compared: (predicted: string, basis: string, seen: string, how: string) =>
    `predicted ${predicted}${basis === '' ? '' : ` (${basis})`}; seen ${seen} ${how}`,
});

export const creditsByMonth = texts('creditsByMonth', {
  about:
    'What live campaigns cost, by account and invoice reference, as the services reported them. Deleted campaigns count; the demo does not.',
  period: 'Months',
  recent: 'The last 12 months',
  allAccounts: 'All accounts',
  allLabels: 'All references',
  noLabel: 'No invoice reference',
  madeOf: (answers: string, balance: string) => `${answers} by its answers, ${balance} by the balance`,
  columns: {
    month: 'Month',
    texts: 'Texts',
    unpriced: 'Texts without credits',
    treated: 'Texts treated as sent',
    balance: 'Credits by the balance',
  },
  treated: (treated: number) => `${counted(treated, 'text was', 'texts were')} treated as sent.`,
  together: 'Together',
  allTogether: 'All together',
  unpriced: (unpriced: number) =>
    `For ${counted(unpriced, 'text', 'texts')} the service reported no credits. Unconfirmed people are not counted.`,
  none: 'You sent nothing in these months',
  noneAbout: 'What a live account costs appears here, month by month.',
  exportCsv: 'Export CSV',
  exportXlsx: 'Export XLSX',
  file: (from: string, to: string) => `Credits ${from} to ${to}`,
});

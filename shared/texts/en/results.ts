import { count } from '../../format/format-count.ts';
import { quoted } from '../../format/quoted.ts';
import { texts } from '../../language/language.ts';

/** What became of each recipient of a campaign. */
export const results = texts('results', {
  title: 'Results',
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
  exportCsv: 'Export CSV',
  exportXlsx: 'Export XLSX',
  summary: 'Summary',
  copyNumber: 'Copy number',
  nobody: 'Nobody matches.',
  recipient: 'Recipient',
  returned: 'What the service returned',
  inRow: (row: number) => `row ${count(row)}`,
  whatHappened: 'What happened',
  allTexts: 'All texts',
  optOut: 'Opt out',
  note: (campaign: string) => `From the results of ${quoted(campaign)}`,
  source: 'results',
  wasOut: (msisdn: string) => `${msisdn} was opted out already.`,
  isOut: (msisdn: string) => `${msisdn} is never texted again.`,
});

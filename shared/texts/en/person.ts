import { listOf } from '../../format/lists.ts';
import { counted } from '../../format/words.ts';
import { texts } from '../../language/language.ts';

export const person = texts('person', {
  erased: 'Erased person',
  erasedWords: '[erased]',
  nothing: (msisdn: string) => `Nothing is kept of ${msisdn}.`,
  kept: (msisdn: string, what: string) => `Kept of ${msisdn}: ${what}.`,
  leftOut: (rows: number) => `${counted(rows, 'row', 'rows')} left out of campaigns`,
  what: (rows: number, lists: number, sent: number, practised: number, optOuts: number) =>
    listOf([
      rows > 0 && `${counted(rows, 'row', 'rows')} in ${counted(lists, 'list', 'lists')}`,
      sent > 0 && `${counted(sent, 'text', 'texts')} in campaigns`,
      practised > 0 && `${counted(practised, 'text', 'texts')} in the practice inbox`,
      optOuts > 0 && 'an opt-out',
    ]),
});

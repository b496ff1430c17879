import { texts } from '../../../language/language.ts';

/** What main says of the numbers that are never texted. */
export const optOuts = texts('said/optOuts', {
  notOnList: 'This number is not on the list.',
  keptOnErasing: 'kept when erased',
});

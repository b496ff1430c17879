import { texts } from '../../language/language.ts';

/** What stands on buttons and is said of things on many screens. */
export const common = texts('common', {
  add: 'Add',
  cancel: 'Cancel',
  close: 'Close',
  done: 'Done',
  remove: 'Remove',
  showMore: 'Show more',
  untitled: 'Untitled',
  nothingFound: 'Nothing found',
});

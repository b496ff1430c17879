import { quoted } from '../../format/quoted.ts';
import { texts } from '../../language/language.ts';

/** Which columns of a list are on show. */
export const columns = texts('columns', {
  title: 'Columns',
  about:
    'Which columns of this list are on show, and in which order. Drag the edge of a header to make one wider, or press Alt and an arrow key.',
  left: (name: string) => `Move ${quoted(name)} to the left`,
  right: (name: string) => `Move ${quoted(name)} to the right`,
  reset: 'As they come',
});

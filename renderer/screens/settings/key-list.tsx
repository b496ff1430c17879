import { Fragment } from 'react';
import { isMac } from '../../components/is-mac.ts';

const ctrl = isMac ? '⌘' : 'Ctrl';

const keys: readonly (readonly [readonly string[], string])[] = [
  [['{'], 'In the message: choose a column to insert'],
  [[`${ctrl}+V`], 'Outside a field: import copied rows'],
  [['↑', '↓', '←', '→'], 'In a list: move from cell to cell'],
  [['Page Up', 'Page Down'], 'In a list: a screen up or down'],
  [['Home', 'End'], `In a list: first or last column; with ${ctrl} the first or last row`],
  [['Enter', 'F2'], 'In a list: edit the cell'],
  [[`${ctrl}+Z`], 'In the list of people: undo the last change'],
  [['Esc'], 'Take back what was typed, or close'],
];

/** What the keyboard does beside what it does everywhere. */
export function KeyList() {
  return (
    <dl className="settings-keys">
      {keys.map(([names, does]) => (
        <Fragment key={does}>
          <dt>
            {names.map((name) => (
              <kbd key={name}>{name}</kbd>
            ))}
          </dt>
          <dd>{does}</dd>
        </Fragment>
      ))}
    </dl>
  );
}

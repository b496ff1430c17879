import { Fragment } from 'react';
import { type CommandMenu, commandIds, commands } from '../../../shared/commands/commands.ts';
import { Dialog } from '../../components/dialog.tsx';
import { isMac } from '../../components/is-mac.ts';
import { KeyNames, Keys } from '../../components/keys.tsx';
import { useFrom } from '../../state/context.tsx';
import './keys-dialog.css';

const menus: readonly (readonly [CommandMenu, string])[] = [
  ['file', 'File'],
  ['edit', 'Edit'],
  ['campaign', 'Campaign'],
  ['go', 'Go'],
  ['view', 'View'],
  ['help', 'Help'],
];

const ctrl = isMac ? '⌘' : 'Ctrl';

const inPlace: readonly (readonly [readonly string[], string])[] = [
  [['{'], 'In the message: choose a column to insert'],
  [[ctrl, 'V'], 'Outside a field: import copied rows'],
  [['↑', '↓', '←', '→'], 'In a list: move from cell to cell'],
  [['Page Up', 'Page Down'], 'In a list: a screen up or down'],
  [['Home', 'End'], `In a list: first or last column; with ${ctrl} the first or last row`],
  [['Enter'], 'In a list: edit the cell, as F2 does'],
  [isMac ? ['⌃', '↩'] : ['Shift', 'F10'], 'In a list: the menu of the row'],
  [[ctrl, '+'], 'Everything larger; − smaller, 0 as usual'],
  [['Esc'], 'Take back what was typed, or close'],
];

/** Every key: those of commands, by menu, and what keys do where the focus is. */
export function KeysDialog() {
  const close = useFrom('app', (state) => state.close);
  return (
    <Dialog title="Keys" size="large" onClose={close}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: in a low window it is scrolled by keys. */}
      <section className="key-sections" aria-label="All keys" tabIndex={0}>
        {menus.map(([menu, title]) => {
          const withKey = commandIds.flatMap((id) => {
            const { name, key, menu: own } = commands[id];
            return own === menu && key !== null ? [{ id, name, key }] : [];
          });
          if (withKey.length === 0) return null;
          return (
            <section key={menu} className="stack">
              <h3>{title}</h3>
              <dl className="key-list">
                {withKey.map(({ id, name, key }) => (
                  <Fragment key={id}>
                    <dt>
                      <Keys of={key} />
                    </dt>
                    <dd>{name}</dd>
                  </Fragment>
                ))}
              </dl>
            </section>
          );
        })}
        <section className="stack">
          <h3>In the window</h3>
          <dl className="key-list">
            {inPlace.map(([names, does]) => (
              <Fragment key={does}>
                <dt>
                  <KeyNames names={names} />
                </dt>
                <dd>{does}</dd>
              </Fragment>
            ))}
          </dl>
        </section>
      </section>
    </Dialog>
  );
}

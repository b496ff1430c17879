import { Fragment } from 'react';
import { type CommandMenu, commandIds, commandName, commands } from '../../../shared/commands/commands.ts';
import { commands as texts } from '../../../shared/texts/en/commands.ts';
import { help } from '../../../shared/texts/en/help.ts';
import { isMac, KeyNames, Keys } from '../../components/buttons/keys.tsx';
import { Dialog } from '../../components/overlays/dialog.tsx';
import type { OverlayProps } from '../../state/app.ts';
import './keys-dialog.css';

const menus: readonly CommandMenu[] = ['file', 'edit', 'campaign', 'go', 'view', 'help'];

const { keys } = texts;
const ctrl = isMac ? '⌘' : keys.ctrl;

const inPlace: readonly (readonly [readonly string[], string])[] = [
  [['{'], help.keysDo.tag],
  [[ctrl, 'V'], help.keysDo.paste],
  [['↑', '↓', '←', '→'], help.keysDo.arrows],
  [[keys.pageUp, keys.pageDown], help.keysDo.pages],
  [[keys.home, keys.end], help.keysDo.ends(ctrl)],
  [[keys.enter], help.keysDo.enter],
  [isMac ? ['⌃', '↩'] : [keys.shift, 'F10'], help.keysDo.rowMenu],
  [[ctrl, '+'], help.keysDo.zoom],
  [[keys.escape], help.keysDo.escape],
];

/** Every key: those of commands, by menu, and what keys do where the focus is. */
export function KeysDialog({ onClose }: OverlayProps<'keys'>) {
  return (
    <Dialog title={commandName('help.keys')} size="large" onClose={onClose}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: in a low window it is scrolled by keys. */}
      <section className="key-sections" aria-label={help.allKeys} tabIndex={0}>
        {menus.map((menu) => {
          const withKey = commandIds.flatMap((id) => {
            const { key, menu: own } = commands[id];
            return own === menu && key !== null ? [{ id, key }] : [];
          });
          if (withKey.length === 0) return null;
          return (
            <section key={menu} className="stack">
              <h3>{texts.menus[menu]}</h3>
              <dl className="key-list">
                {withKey.map(({ id, key }) => (
                  <Fragment key={id}>
                    <dt>
                      <Keys of={key} />
                    </dt>
                    <dd>{commandName(id)}</dd>
                  </Fragment>
                ))}
              </dl>
            </section>
          );
        })}
        <section className="stack">
          <h3>{help.inWindow}</h3>
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

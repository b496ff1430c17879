import { Fragment } from 'react';
import { type CommandMenu, commandIds, commandName, commands } from '../../../shared/commands/commands.ts';
import { keyWords } from '../../../shared/commands/shortcuts.ts';
import { commands as texts } from '../../../shared/texts/en/commands.ts';
import { help } from '../../../shared/texts/en/help.ts';
import { isMac, KeyNames } from '../../components/buttons/shortcut.tsx';
import { Dialog } from '../../components/overlays/dialog.tsx';
import type { OverlayProps } from '../../state/overlays/overlay-stack.ts';
import './shortcuts-dialog.css';

const menus: readonly CommandMenu[] = ['file', 'edit', 'campaign', 'go', 'view', 'help'];

type KeyLine = readonly [keys: readonly string[], does: string];

const { keys } = texts;
const ctrl = isMac ? '⌘' : keys.ctrl;

const inPlace: readonly KeyLine[] = [
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

function ofMenu(menu: CommandMenu): readonly KeyLine[] {
  return commandIds.flatMap((id) => {
    const { key, menu: own } = commands[id];
    return own === menu && key !== null ? [[keyWords(key, isMac), commandName(id)] as const] : [];
  });
}

const sections: readonly (readonly [title: string, lines: readonly KeyLine[]])[] = [
  ...menus.map((menu) => [texts.menus[menu], ofMenu(menu)] as const),
  [help.inWindow, inPlace],
];

/** Keys of commands, by menu, and keys that depend on the focus. */
export function ShortcutsDialog({ onClose }: OverlayProps<'keys'>) {
  return (
    <Dialog title={commandName('help.keys')} size="large" onClose={onClose}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: in a low window it is scrolled by keys. */}
      <section className="key-sections" aria-label={help.allKeys} tabIndex={0}>
        {sections.map(
          ([title, lines]) =>
            lines.length > 0 && (
              <section key={title} className="stack">
                <h3>{title}</h3>
                <dl className="key-list">
                  {lines.map(([names, does]) => (
                    <Fragment key={does}>
                      <dt>
                        <KeyNames names={names} />
                      </dt>
                      <dd>{does}</dd>
                    </Fragment>
                  ))}
                </dl>
              </section>
            ),
        )}
      </section>
    </Dialog>
  );
}

import { type BrowserWindow, Menu } from 'electron';
import { type TextActs, textMenu } from './text-menu-template.ts';

export function offerTextMenu(window: BrowserWindow, undo: TextActs['undo']): void {
  const { webContents } = window;
  webContents.on('context-menu', (_, params) => {
    const items = textMenu(params, {
      replace: (word) => webContents.replaceMisspelling(word),
      learn: (word) => void webContents.session.addWordToSpellCheckerDictionary(word),
      undo,
    });
    if (items.length > 0) Menu.buildFromTemplate([...items]).popup({ window });
  });
}

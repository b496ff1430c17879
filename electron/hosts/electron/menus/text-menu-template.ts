import type { ContextMenuParams, MenuItemConstructorOptions } from 'electron';
import { commandName } from '../../../../shared/commands/commands.ts';
import { desktop } from '../../../../shared/texts/en/desktop.ts';

type Item = MenuItemConstructorOptions;

export type ClickedText = Pick<
  ContextMenuParams,
  'isEditable' | 'editFlags' | 'misspelledWord' | 'dictionarySuggestions' | 'selectionText'
>;

export interface TextActs {
  replace(word: string): void;
  learn(word: string): void;
  undo(way: 'undo' | 'redo'): void;
}

/** In a field: better spellings first, then actions on the text; elsewhere only copying. */
export function textMenu(clicked: ClickedText, { replace, learn, undo }: TextActs): readonly Item[] {
  const { isEditable, editFlags, misspelledWord, selectionText } = clicked;
  if (!isEditable) return selectionText.trim() === '' ? [] : [{ role: 'copy', label: desktop.copy }];
  const separator: Item = { type: 'separator' };
  return [
    ...(misspelledWord === '' ? [] : spellings(clicked, replace)),
    ...(misspelledWord === ''
      ? []
      : [{ label: desktop.addToDictionary, click: () => learn(misspelledWord) }, separator]),
    { label: commandName('edit.undo'), click: () => undo('undo') },
    { label: commandName('edit.redo'), click: () => undo('redo') },
    separator,
    { role: 'cut', label: desktop.cut, enabled: editFlags.canCut },
    { role: 'copy', label: desktop.copy, enabled: editFlags.canCopy },
    { role: 'paste', label: desktop.paste, enabled: editFlags.canPaste },
    { role: 'selectAll', label: desktop.selectAll, enabled: editFlags.canSelectAll },
  ];
}

function spellings({ dictionarySuggestions: words }: ClickedText, replace: TextActs['replace']): Item[] {
  if (words.length === 0) return [{ label: desktop.noSuggestions, enabled: false }];
  return words.map((word) => ({ label: word, click: () => replace(word) }));
}

import type { ContextMenuParams, MenuItemConstructorOptions } from 'electron';

type Item = MenuItemConstructorOptions;

/** What was clicked, as far as its menu cares. */
export type ClickedText = Pick<
  ContextMenuParams,
  'isEditable' | 'editFlags' | 'misspelledWord' | 'dictionarySuggestions' | 'selectionText'
>;

/** What the menu of a text does beside what the system does. */
export interface TextActs {
  replace(word: string): void;
  learn(word: string): void;
  undo(way: 'undo' | 'redo'): void;
}

/** The menu of a text: in a field what can be done to it, with better spellings first; elsewhere only copying. */
export function textMenu(clicked: ClickedText, { replace, learn, undo }: TextActs): readonly Item[] {
  const { isEditable, editFlags, misspelledWord, selectionText } = clicked;
  if (!isEditable) return selectionText.trim() === '' ? [] : [{ role: 'copy' }];
  const separator: Item = { type: 'separator' };
  return [
    ...(misspelledWord === '' ? [] : spellings(clicked, replace)),
    ...(misspelledWord === ''
      ? []
      : [{ label: 'Add to dictionary', click: () => learn(misspelledWord) }, separator]),
    { label: 'Undo', click: () => undo('undo') },
    { label: 'Redo', click: () => undo('redo') },
    separator,
    { role: 'cut', enabled: editFlags.canCut },
    { role: 'copy', enabled: editFlags.canCopy },
    { role: 'paste', enabled: editFlags.canPaste },
    { role: 'selectAll', enabled: editFlags.canSelectAll },
  ];
}

function spellings({ dictionarySuggestions: words }: ClickedText, replace: TextActs['replace']): Item[] {
  if (words.length === 0) return [{ label: 'No suggestions', enabled: false }];
  return words.map((word) => ({ label: word, click: () => replace(word) }));
}

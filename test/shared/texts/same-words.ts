/** The words that another language has as English does, each in a text that reads the same in both. */
export const sameWords: { readonly [Language in 'da' | 'de']: readonly string[] } = {
  da: [
    'Ctrl',
    'Data',
    'End',
    'Enter',
    'Esc',
    'Home',
    'Id',
    'Log',
    'Note',
    'OK',
    'Page Down',
    'Page Up',
    'Proxy',
    'System',
    'id',
    'min',
    's',
    'under',
  ],
  de: ['Credits', 'Enter', 'Esc', 'Name', 'OK', 'Proxy', 'System', 'Updates', 'h', 'min', 's'],
};

/** The words that another language has as English does, each in a text that reads the same in both. */
export const sameWords: { readonly [Language in 'da' | 'de']: readonly string[] } = {
  da: ['Data', 'Log', 'Note', 'Proxy', 'System', 'min', 's', 'under'],
  de: ['Proxy', 'System', 'Updates', 'h', 'min', 's'],
};

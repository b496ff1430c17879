/** A name as the label of an item of a menu: what would underline the next letter is shown. */
export function menuLabel(text: string): string {
  return text.replaceAll('&', '&&');
}

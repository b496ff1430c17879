const SCIENTIFIC = /^[+-]?(\d+)(?:[.,](\d+))?e([+-]?\d+)$/i;
const DECIMAL = /^(?<whole>\+?\d{7,})[.,](?<decimals>\d{1,2}|0+)$/;
/** An amount as a spreadsheet shows it, `46,701,740,605.00` or `46 701 740 605,00`: digits in groups, then decimals. */
const AMOUNT =
  /^(?<whole>\+?[1-9]\d{0,2}(?<group>[ .,'\u2019])(?:(?:(?<=,)\d{2}|\d{3})\k<group>)*\d{3})(?!\k<group>)[.,](?<decimals>\d{1,2})$/;

/** Writes out a number that went through a floating-point format, if that lost nothing. */
export function withoutDecimals(text: string): string {
  const scientific = SCIENTIFIC.exec(text);
  if (scientific !== null) {
    const decimals = (scientific[2] ?? '').replace(/(?<!0)0+$/, '');
    const exponent = Number(scientific[3]);
    // Fewer decimals than the exponent: the display may have cut digits off.
    return decimals.length === exponent && exponent > 0 ? scientific[1]! + decimals : 'lossy';
  }
  const [, before, core, after] = /^(\D*?)(\+?\d(?:.*\d)?)(\D*)$/su.exec(text) ?? [];
  if (core === undefined) return text;
  if (/^\+?\d{1,3}(?:,\d{3}){2,}$/.test(core)) return before + core.replaceAll(',', '') + after;
  const decimal = DECIMAL.exec(core) ?? AMOUNT.exec(core);
  if (decimal === null) return text;
  if (/[1-9]/.test(decimal.groups!.decimals!)) return 'fraction';
  return before + decimal.groups!.whole!.replace(/[^\d+]/g, '') + after;
}

import type { NumberStyle, NumberStyles } from './number-format.ts';

/** Named formats of Excel's XML and of web pages: the number of each, or its code. */
const NAMED: ReadonlyMap<string, number | string> = new Map<string, number | string>([
  ['general', 0],
  ['general number', 0],
  ['general date', 22],
  ['long date', '[$-F800]dddd\\, mmmm dd\\, yyyy'],
  ['medium date', 15],
  ['short date', 14],
  ['long time', '[$-F400]h:mm:ss AM/PM'],
  ['medium time', 18],
  ['short time', 20],
  ['fixed', 2],
  ['standard', 4],
  ['percent', 10],
  ['scientific', 11],
  ['currency', '#,##0.00'],
  ['euro currency', '[$€-2] #,##0.00'],
  ['yes/no', '"Yes";"Yes";"No"'],
  ['true/false', '"True";"True";"False"'],
  ['on/off', '"On";"On";"Off"'],
]);

export function namedStyle(numbers: NumberStyles, format: string): NumberStyle {
  const namedFormat = NAMED.get(format.trim().toLowerCase());
  if (namedFormat === undefined) return numbers.ofCode(format);
  return typeof namedFormat === 'number' ? numbers.ofId(namedFormat) : numbers.ofCode(namedFormat);
}

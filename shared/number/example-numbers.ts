/** Mobile numbers that a country keeps for films and examples, without its code; some plans do not list them as valid. */
const EXAMPLES: readonly (readonly [country: string, numbers: RegExp])[] = [
  ['US', /^1?[2-9]\d\d55501\d\d$/],
  ['GB', /^0?7700900\d{3}$/],
  ['SE', /^0?7017406\d\d$/],
  ['FR', /^0?63998\d{4}$/],
  ['AU', /^0?49157\d{4}$/],
  ['DE', /^0?(?:17139200|17604069|15228817)\d{2,3}$/],
];

export function exampleCountry(digits: string): string | undefined {
  return EXAMPLES.find(([, numbers]) => numbers.test(digits))?.[0];
}

/** How a country writes people's identity numbers, of about as many digits as phone numbers have. */
interface Scheme {
  readonly countries: readonly string[];
  /** Its three groups: the start, a sign that few phone numbers have there, and the rest. */
  readonly shape: RegExp;
  readonly holds: (digits: string, sign: string) => boolean;
}

/** `written` has the sign, which makes a phone number unlikely; `bare` has only digits. */
export type IdentityForm = 'written' | 'bare';

/** An identity number with the date and check digits of one of these countries, or of any at all. */
export function identityForm(cell: string, country?: string): IdentityForm | undefined {
  let form: IdentityForm | undefined;
  for (const { countries, shape, holds } of SCHEMES) {
    if (country !== undefined && !countries.includes(country)) continue;
    const [, first, sign, rest] = shape.exec(cell.trim()) ?? [];
    if (first === undefined || sign === undefined || rest === undefined) continue;
    if (!holds(first.replaceAll('.', '') + rest.replace('-', ''), sign)) continue;
    if (sign !== '') return 'written';
    form = 'bare';
  }
  return form;
}

const SCHEMES: readonly Scheme[] = [
  {
    countries: ['SE'],
    shape: /^(?:1[89]|20)?(\d{6}) ?([-‐‑–+]?) ?(\d{4})$/,
    // A number for foreigners has 60 more in its day, and one of an organisation 20 or more in its month.
    holds: (digits) => sumsToTen(digits) && (isDate(digits, 4, 2, [0, 60]) || /^[1-9]\d[2-9]/.test(digits)),
  },
  {
    countries: ['DK', 'IS'],
    shape: /^(\d{6}) ?([-‐‑–]?) ?(\d{4})$/,
    // Danish numbers have had no check digit since 2007.
    holds: (digits, sign) =>
      isDate(digits, 0, 2) && (sign !== '' || weighted(digits, [4, 3, 2, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0),
  },
  {
    countries: ['NO'],
    shape: /^(\d{6}) ?([-‐‑–]?) ?(\d{5})$/,
    holds: (digits) =>
      isDate(digits, 0, 2, [0, 40], [0, 40, 65, 80]) &&
      weighted(digits, [3, 7, 6, 1, 8, 9, 4, 5, 2, 1]) % 11 === 0 &&
      weighted(digits, [5, 4, 3, 2, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0,
  },
  {
    countries: ['FI'],
    shape: /^(\d{6})([-‐‑–+A-FU-Y])(\d{3}[\dA-Y])$/i,
    holds: (digits) =>
      isDate(digits, 0, 2) &&
      FINNISH_CHECKS[Number(digits.slice(0, 9)) % 31] === digits.slice(9).toUpperCase(),
  },
  {
    countries: ['PL'],
    shape: /^(\d{6})()(\d{5})$/,
    holds: (digits) =>
      isDate(digits, 4, 2, [0], [0, 20, 80]) &&
      weighted(digits, [1, 3, 7, 9, 1, 3, 7, 9, 1, 3, 1]) % 10 === 0,
  },
  {
    countries: ['CZ', 'SK'],
    shape: /^(\d{6})(\/?)(\d{4})$/,
    // A woman's month has 50 more.
    holds: (digits) => isDate(digits, 4, 2, [0], [0, 20, 50, 70]) && Number(digits) % 11 === 0,
  },
  {
    countries: ['BR'],
    shape: /^(\d{3}(?:\.\d{3})?)(\.?)(\d{3}(?:\d{3})?-?\d{2})$/,
    holds: (digits) =>
      digits.length === 11 &&
      !/^(\d)\1+$/.test(digits) &&
      [9, 10].every((length) => {
        const weights = [11, 10, 9, 8, 7, 6, 5, 4, 3, 2].slice(10 - length);
        return ((weighted(digits, weights) * 10) % 11) % 10 === Number(digits[length]);
      }),
  },
];

const FINNISH_CHECKS = '0123456789ABCDEFHJKLMNPRSTUVWXY';

/** `more` is what a country adds to some people's day or month. */
function isDate(
  digits: string,
  dayAt: number,
  monthAt: number,
  moreDays: readonly number[] = [0],
  moreMonths: readonly number[] = [0],
): boolean {
  const isWithin = (at: number, most: number, more: readonly number[]) =>
    more.some((extra) => {
      const value = Number(digits.slice(at, at + 2)) - extra;
      return value >= 1 && value <= most;
    });
  return isWithin(dayAt, 31, moreDays) && isWithin(monthAt, 12, moreMonths);
}

function weighted(digits: string, weights: readonly number[]): number {
  return weights.reduce((sum, weight, at) => sum + weight * Number(digits[at]), 0);
}

/** The check of Luhn. */
function sumsToTen(digits: string): boolean {
  const parts = [...digits].map((digit, at) => Number(digit) * (at % 2 === 0 ? 2 : 1));
  return parts.reduce((sum, part) => sum + (part > 9 ? part - 9 : part), 0) % 10 === 0;
}

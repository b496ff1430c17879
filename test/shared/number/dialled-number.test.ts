import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { readDialled } from '../../../shared/number/dialled-number.ts';
import { COUNTRIES, planOfCountry } from '../../../shared/number/numbering-plan.ts';
import { sized } from '../../support/full.ts';

const TYPES: Record<string, string> = {
  FIXED_LINE: 'fixed',
  MOBILE: 'mobile',
  FIXED_LINE_OR_MOBILE: 'fixed-or-mobile',
  PREMIUM_RATE: 'premium',
  TOLL_FREE: 'toll-free',
  SHARED_COST: 'shared-cost',
  VOIP: 'voip',
  PERSONAL_NUMBER: 'personal',
  PAGER: 'pager',
  UAN: 'uan',
  VOICEMAIL: 'voicemail',
};

function ours(digits: string, country: string | undefined): string {
  const read = readDialled(digits, country);
  if (typeof read === 'string') return 'none';
  return [
    read.callingCode,
    read.national,
    read.country,
    read.possible,
    read.type,
    read.type !== undefined,
  ].join();
}

function theirs(digits: string, country: string | undefined): string {
  const number = parsePhoneNumberFromString(
    digits,
    country === undefined ? { extract: false } : { defaultCountry: country as CountryCode, extract: false },
  );
  if (number === undefined) return 'none';
  const type = number.getType();
  return [
    number.countryCallingCode,
    number.nationalNumber,
    number.country,
    number.isPossible(),
    type === undefined ? undefined : TYPES[type],
    number.isValid(),
  ].join();
}

const country = fc.option(fc.constantFrom(...COUNTRIES), { nil: undefined });
const digits = (min: number, max: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: min, maxLength: max });

test('agrees with libphonenumber-js on any digits from any country', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('', '', '+', '0', '00', '011', '810'),
      digits(0, 18),
      country,
      (start, rest, from) => {
        assert.equal(ours(start + rest, from), theirs(start + rest, from));
      },
    ),
    { numRuns: sized(2000, 5000) },
  );
});

/** Numbers that follow the patterns of a country, since random digits hardly ever do. */
const lifelike = fc.constantFrom(...COUNTRIES).chain((of) => {
  const plan = planOfCountry(of)!;
  const rules = [plan.fixed, plan.mobile, ...plan.otherTypes].filter((rule) => rule !== undefined);
  return fc
    .tuple(
      fc.oneof(...rules.map((rule) => fc.stringMatching(rule.pattern))),
      fc.constantFrom(
        '+',
        `+${plan.callingCode}`,
        `00${plan.callingCode}`,
        `011${plan.callingCode}`,
        plan.callingCode,
        '0',
        '8',
        '1',
        '',
      ),
      fc.constantFrom('', '0', '1', '15', '8'),
      fc.constantFrom(of, of, 'US', 'SE', 'DE', undefined),
    )
    .map(([national, start, between, from]) => ({ digits: start + between + national, from }));
});

test('agrees with libphonenumber-js on numbers that follow the patterns of every country', () => {
  fc.assert(
    fc.property(lifelike, ({ digits, from }) => {
      assert.equal(ours(digits, from), theirs(digits, from));
    }),
    { numRuns: sized(700, 2000) },
  );
});

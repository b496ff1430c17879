import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { parseMsisdn } from '../../../shared/number/msisdn.ts';
import { COUNTRIES, planOfCountry } from '../../../shared/number/numbering-plan.ts';
import { seededDice } from '../../bench/support/dice.ts';
import { follow } from '../../bench/support/follow-pattern.ts';

const SEED = 20_260_117;
const NUMBERS_OF_EACH = 2;
const SEPARATORS = [' ', '.', '-', '/', ' / ', '\u2013', ' \u2013 ', '\u00a0'];

/** Their numbers have six digits or nine: what stands before a slash may be one, so that nobody knows which is meant. */
const SHORT_TOO = new Set(['AD', 'PM']);

/** Mobile numbers that libphonenumber-js reads as this country's own. */
function mobileNumbers(country: string): PhoneNumber[] {
  const dice = seededDice(SEED);
  const plan = planOfCountry(country)!;
  const pattern = (plan.mobile ?? plan.fixed)!.pattern;
  const numbers = Array.from({ length: NUMBERS_OF_EACH }, () =>
    parsePhoneNumberFromString(`+${plan.callingCode}${follow(pattern, dice)}`),
  );
  return numbers.filter((number) => number !== undefined).filter(({ country: owner }) => owner === country);
}

/** The forms of a number with a space wherever somebody may write something else. */
function forms(number: PhoneNumber): string[] {
  const national = number.formatNational();
  const international = number.formatInternational();
  const code = `+${number.countryCallingCode}`;
  const rest = international.slice(code.length).trim();
  const spaced = (text: string) => text.replace(/[^\d+]+/g, ' ').trim();
  return [
    spaced(national),
    spaced(international),
    `${code} (0) ${spaced(rest)}`,
    `${code} (0)${spaced(rest)}`,
    `(${code}) ${spaced(rest)}`,
    `00 ${spaced(international).slice(1)}`,
  ];
}

/** Whether libphonenumber-js reads a form as the number; not every country takes a 0 after its code. */
function isRead(form: string, { country, number }: PhoneNumber): boolean {
  return parsePhoneNumberFromString(form, { defaultCountry: country!, extract: false })?.number === number;
}

/** Every way to put a separator in place of one space or of all. */
function ways(form: string): string[] {
  const spaces = [...form.matchAll(/ /g)].map(({ index }) => index);
  return SEPARATORS.flatMap((separator) => [
    form.replaceAll(' ', separator),
    ...spaces.map((at) => form.slice(0, at) + separator + form.slice(at + 1)),
  ]);
}

test('a mobile number of any country is one number, and that number, in every way to write it', () => {
  const wrong: string[] = [];
  let read = 0;
  for (const country of COUNTRIES) {
    for (const number of mobileNumbers(country)) {
      for (const form of forms(number).filter((text) => isRead(text, number))) {
        for (const way of ways(form)) {
          read += 1;
          const reading = parseMsisdn(way, country);
          const found = reading.ok ? reading.msisdn : reading.fault;
          const isTwo = found === 'too-long' && SHORT_TOO.has(country) && /\/| – /.test(way);
          if (found !== number.number.slice(1) && !isTwo)
            wrong.push(`${country} ${JSON.stringify(way)}: ${found}`);
        }
      }
    }
  }
  assert.deepEqual(wrong, []);
  assert.ok(read > 50_000, `only ${read} ways were read`);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { decideCountry } from '../../../shared/number/country-guess.ts';
import { countryZones } from '../../../shared/number/country-zones.ts';
import { parseMsisdn } from '../../../shared/number/msisdn.ts';
import { NUMBER_FLAGS } from '../../../shared/number/number-flags.ts';
import { callingCodeOf, planOfCountry } from '../../../shared/number/numbering-plan.ts';
import { seededDice } from '../../bench/support/dice.ts';
import { follow } from '../../bench/support/follow-pattern.ts';

/** Each with a neighbour, whose computers its lists are read on too. */
const COUNTRIES = (
  'JP:KR NG:GH CO:VE RU:UA PH:MY NO:DK DK:SE GB:IE US:MX IN:PK EG:SA MX:GT SE:NO DE:AT CI:GH MY:SG KE:TZ SG:MY BR:AR CN:HK ' +
  'AE:SA AR:UY AT:DE AU:NZ BD:IN BE:NL BG:RO BO:PE CA:US CH:DE CL:AR CM:NG CR:PA CZ:SK DO:PR DZ:MA EC:CO EE:FI ES:PT ET:KE ' +
  'FI:SE FR:BE GH:CI GR:CY GT:MX HK:CN HR:SI HU:SK ID:MY IE:GB IL:JO IQ:JO IT:CH JO:SA KR:JP KZ:RU LB:SY LK:IN LT:LV LV:EE ' +
  'MA:ES NL:DE NP:IN NZ:AU PE:CL PK:AE PL:DE PT:ES PY:AR RO:HU RS:BA SA:EG SI:HR SK:CZ SN:ML TH:MY TN:DZ TR:GR TW:CN TZ:KE ' +
  'UA:PL UG:KE UY:AR VE:CO VN:TH ZA:NA'
)
  .split(' ')
  .map((pair) => pair.split(':') as [string, string]);
const SIZES = [1, 4, 12, 40];
const MAIN_ZONES: Readonly<Record<string, string>> = {
  US: 'America/New_York',
  RU: 'Europe/Moscow',
  CA: 'America/Toronto',
};
const MOST_IN_VAIN = 0.05;

interface Written {
  readonly msisdn: string;
  readonly national: string;
}

/** Mobile numbers of a country, by the rules of its plan; few countries keep enough of them for examples. */
function mobileNumbers(country: string, count: number, seed: number): Written[] {
  const dice = seededDice(seed);
  const { mobile, fixed, callingCode } = planOfCountry(country)!;
  const found: Written[] = [];
  while (found.length < count) {
    const number = parsePhoneNumberFromString(`+${callingCode}${follow((mobile ?? fixed)!.pattern, dice)}`);
    if (number?.country !== country) continue;
    if (!['MOBILE', 'FIXED_LINE_OR_MOBILE'].includes(number.getType() ?? '')) continue;
    found.push({ msisdn: number.number.slice(1), national: number.formatNational() });
  }
  return found;
}

const digits = (text: string) => text.replace(/\D/g, '');

const WAYS: Readonly<Record<string, (number: Written) => string>> = {
  'as in the country': ({ national }) => digits(national),
  'without its zero': ({ national }) => digits(national).replace(/^0+/, ''),
  'with blanks': ({ national }) => national,
  'with + and code': ({ msisdn }) => `+${msisdn}`,
  'with 00 and code': ({ msisdn }) => `00${msisdn}`,
  'code without plus': ({ msisdn }) => msisdn,
};

function zoneOf(country: string): string {
  return MAIN_ZONES[country] ?? countryZones(country)[0]!;
}

function computersFor(
  own: string,
  neighbour: string,
): readonly (readonly [name: string, computer: string, zone: string])[] {
  const foreign = [
    ['en-US', 'US'],
    ['en-GB', 'GB'],
    ['neighbour’s', neighbour],
  ] as const;
  return [
    ['its own', own, zoneOf(own)],
    ...foreign.flatMap(([name, country]) => [
      [`${name}, zone of the list`, country, zoneOf(own)] as const,
      [`${name}, own zone`, country, zoneOf(country)] as const,
    ]),
  ];
}

class Tally {
  lists = 0;
  right = 0;
  asked = 0;
  inVain = 0;
  /** With other valid numbers than those of the list, and no question. */
  wrong = 0;
}

/**
 * A question is in vain where only one country could be meant by the numbers, because fewer of them by a tenth,
 * or by two, fit any other that is offered; and where computer and time zone are the list's own, too.
 */
function play(countries: typeof COUNTRIES, ways: readonly string[], sizes: typeof SIZES, seed: number) {
  const tallies = new Map<string, Tally>();
  const wrong: string[] = [];
  const hidden: string[] = [];
  for (const [own, neighbour] of countries) {
    for (const size of sizes) {
      const numbers = mobileNumbers(own, size, seed + size);
      for (const way of ways) {
        const cells = numbers.map(WAYS[way]!);
        // A few ways to write a number mean another one in its own country too.
        const isReadable = cells.every((cell, at) => isRead(cell, own, numbers[at]!.msisdn));
        for (const [name, computer, zone] of computersFor(own, neighbour)) {
          const { country, fits, looked } = decideCountry(cells, { computer, zone });
          const isWrong =
            country !== null &&
            isReadable &&
            cells.some((cell, at) => isOther(cell, country, numbers[at]!.msisdn));
          const what = `${own}, ${way}, ${size}, computer ${name}`;
          if (isWrong) wrong.push(`${what}: taken as ${country}`);
          const [best, next] = [...fits].sort((one, two) => two.numbers - one.numbers);
          const isOnly =
            best !== undefined && best.numbers - (next?.numbers ?? 0) >= Math.max(2, looked / 10);
          const isOffered = fits.some((fit) => callingCodeOf(fit.country) === callingCodeOf(own));
          // Few numbers fit more countries than there are buttons.
          if (country === null && size > 4 && !isOffered) hidden.push(what);
          for (const key of ['all', `${way}, ${size}`, `computer ${name}`]) {
            const tally = tallies.get(key) ?? new Tally();
            tallies.set(key, tally);
            tally.lists += 1;
            if (isWrong) tally.wrong += 1;
            else if (country !== null) tally.right += 1;
            if (country !== null) continue;
            tally.asked += 1;
            if (isOnly || name === 'its own') tally.inVain += 1;
          }
        }
      }
    }
  }
  return { tallies, wrong, hidden };
}

function isRead(cell: string, country: string, msisdn: string): boolean {
  const reading = parseMsisdn(cell, country);
  return reading.ok && reading.msisdn === msisdn;
}

function isOther(cell: string, country: string, msisdn: string): boolean {
  const reading = parseMsisdn(cell, country);
  return reading.ok && reading.msisdn !== msisdn && (reading.flags & NUMBER_FLAGS.invalid) === 0;
}

test('no list from any country is read as other valid numbers without a question, and few questions are in vain', () => {
  const isWhole = process.env.SOAK_TIMES !== undefined;
  const ways = Object.keys(WAYS);
  const { tallies, wrong, hidden } = isWhole
    ? play(COUNTRIES, ways, SIZES, 20_260_117)
    : play(COUNTRIES.slice(0, 14), ['without its zero', 'with + and code', 'code without plus'], [1, 12], 7);
  if (isWhole) {
    const rows = [...tallies].map(([key, tally]) => [key, { ...tally }] as const);
    console.table(Object.fromEntries(rows));
  }
  assert.deepEqual(wrong, []);
  assert.deepEqual(hidden, [], 'asked without a button for the right country');
  const { lists, inVain } = tallies.get('all')!;
  assert.ok(inVain <= lists * MOST_IN_VAIN, `${inVain} of ${lists} questions in vain`);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { countryZones } from '../../../shared/number/country-zones.ts';
import { type CountrySigns, decideCountry, isCountryOpen } from '../../../shared/number/list-country.ts';
import { parseMsisdn } from '../../../shared/number/msisdn.ts';
import { areNeighbours } from '../../../shared/number/neighbours.ts';
import { NUMBER_FLAGS } from '../../../shared/number/number-flags.ts';
import { callingCodeOf, planOfCountry } from '../../../shared/number/numbering-plan.ts';
import { seededDice } from '../../bench/support/dice.ts';
import { follow } from '../../bench/support/follow-pattern.ts';

/** Each with a neighbour, whose computers its lists are read on too. */
const PAIRS = (
  'JP:KR NG:GH CO:VE RU:UA PH:MY NO:DK DK:SE GB:IE US:MX IN:PK EG:SA MX:GT SE:NO DE:AT CI:GH MY:SG KE:TZ SG:MY BR:AR CN:HK ' +
  'AE:SA AR:UY AT:DE AU:NZ BD:IN BE:NL BG:RO BO:PE CA:US CH:DE CL:AR CM:NG CR:PA CZ:SK DO:PR DZ:MA EC:CO EE:FI ES:PT ET:KE ' +
  'FI:SE FR:BE GH:CI GR:CY GT:MX HK:CN HR:SI HU:SK ID:MY IE:GB IL:JO IQ:JO IT:CH JO:SA KR:JP KZ:RU LB:SY LK:IN LT:LV LV:EE ' +
  'MA:ES NL:DE NP:IN NZ:AU PE:CL PK:AE PL:DE PT:ES PY:AR RO:HU RS:BA SA:EG SI:HR SK:CZ SN:ML TH:MY TN:DZ TR:GR TW:CN TZ:KE ' +
  'UA:PL UG:KE UY:AR VE:CO VN:TH ZA:NA'
)
  .split(' ')
  .map((pair) => pair.split(':') as [string, string]);
const COUNTRIES = [...new Set(PAIRS.flat())];
const SIZES = [1, 4, 12, 40];
/** In per cent. */
const LANDLINES = [0, 20, 50, 80, 100];
const COLUMNS = [1, 2];
const MOST_IN_VAIN = 0.05;

interface Written {
  readonly msisdn: string;
  readonly national: string;
}

type Kind = 'mobile' | 'fixed';

/** Numbers of a country, by the rules of its plan; few countries keep enough of them for examples. */
function numbersOf(country: string, kind: Kind, count: number, seed: number): Written[] {
  const dice = seededDice(seed);
  const { mobile, fixed, callingCode } = planOfCountry(country)!;
  const rule = { mobile: mobile ?? fixed, fixed }[kind]!;
  const type = { mobile: 'MOBILE', fixed: 'FIXED_LINE' }[kind];
  const found: Written[] = [];
  while (found.length < count) {
    const number = parsePhoneNumberFromString(`+${callingCode}${follow(rule.pattern, dice)}`);
    if (number?.country !== country) continue;
    if (![type, 'FIXED_LINE_OR_MOBILE'].includes(number.getType() ?? '')) continue;
    found.push({ msisdn: number.number.slice(1), national: number.formatNational() });
  }
  return found;
}

/** With two columns everybody has a landline, and those who have none alone a mobile phone too. */
function listOf(country: string, size: number, landlines: number, columns: number, seed: number): Written[] {
  const fixed = Math.round((size * landlines) / 100);
  return [
    ...numbersOf(country, 'mobile', size - fixed, seed),
    ...numbersOf(country, 'fixed', columns === 1 ? fixed : size, seed + 1),
  ];
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

/** Countries in which the list may be read: its own, and all near it. */
function homesFor(own: string, neighbour: string): readonly string[] {
  const near = COUNTRIES.filter((country) => areNeighbours(own, country));
  return [...new Set([own, neighbour, ...near])];
}

class Tally {
  lists = 0;
  asked = 0;
  /** With other valid numbers than those of the list, and no question. */
  wrong = 0;
}

function play(pairs: typeof PAIRS, ways: readonly string[], sizes: readonly number[], seed: number) {
  const tallies = new Map<string, Tally>();
  const wrong: string[] = [];
  const hidden: string[] = [];
  for (const [own, neighbour] of pairs) {
    const kinds = sizes.flatMap((size) =>
      LANDLINES.flatMap((landlines) => COLUMNS.map((columns) => ({ size, landlines, columns }))),
    );
    for (const { size, landlines, columns } of kinds) {
      const numbers = listOf(own, size, landlines, columns, seed + size);
      for (const way of ways) {
        const cells = numbers.map(WAYS[way]!);
        // A few ways to write a number mean another one in its own country too.
        const isReadable = cells.every((cell, at) => isRead(cell, own, numbers[at]!.msisdn));
        for (const home of homesFor(own, neighbour)) {
          const zone = countryZones(home)[0]!;
          const signs = { home, computer: home, zone };
          const isAsked = isCountryOpen(cells, signs);
          const isWrong =
            !isAsked && isReadable && cells.some((cell, at) => isOther(cell, home, numbers[at]!.msisdn));
          const what = `${own}, ${way}, ${size}, ${landlines} % landlines, ${columns} columns, home ${home}`;
          if (isWrong) wrong.push(what);
          // What is offered is ordered by all countries, which takes long.
          if (
            isAsked &&
            size === 12 &&
            home === neighbour &&
            columns === 1 &&
            landlines <= 20 &&
            !offers(cells, signs, own)
          )
            hidden.push(what);
          const whose = home === own ? 'home’s own list' : 'a neighbour’s list';
          const keys = [
            '',
            `, ${size} people`,
            `, ${landlines} % landlines`,
            `, ${columns} columns`,
            `, ${way}`,
          ];
          for (const key of [...keys, `, ${landlines} % landlines, ${size} people`]) {
            const tally = tallies.get(whose + key) ?? new Tally();
            tallies.set(whose + key, tally);
            tally.lists += 1;
            if (isAsked) tally.asked += 1;
            if (isWrong) tally.wrong += 1;
          }
        }
      }
    }
  }
  return { tallies, wrong, hidden };
}

function offers(cells: readonly string[], signs: CountrySigns, country: string): boolean {
  const { fits } = decideCountry(cells, signs);
  return fits.some((fit) => callingCodeOf(fit.country) === callingCodeOf(country));
}

function isRead(cell: string, country: string, msisdn: string): boolean {
  const reading = parseMsisdn(cell, country);
  return reading.ok && reading.msisdn === msisdn;
}

function isOther(cell: string, country: string, msisdn: string): boolean {
  const reading = parseMsisdn(cell, country);
  return reading.ok && reading.msisdn !== msisdn && (reading.flags & NUMBER_FLAGS.invalid) === 0;
}

test('no list is read as another country’s numbers without a question, however many landlines it has, and few questions are in vain', () => {
  const isWhole = process.env.SOAK_TIMES !== undefined;
  const { tallies, wrong, hidden } = isWhole
    ? play(PAIRS, Object.keys(WAYS), SIZES, 20_260_117)
    : play(PAIRS.slice(0, 12), ['without its zero', 'code without plus'], [1, 12], 7);
  if (isWhole)
    console.table(Object.fromEntries([...tallies].sort().map(([key, tally]) => [key, { ...tally }])));
  assert.deepEqual(wrong, []);
  assert.deepEqual(hidden, [], 'asked without a button for the right country');
  if (!isWhole) return;
  // Of one number, or of four, nobody can know more often than that.
  for (const size of [12, 40]) {
    const { lists, asked } = tallies.get(`home’s own list, ${size} people`)!;
    assert.ok(asked <= lists * MOST_IN_VAIN, `${asked} of ${lists} questions in vain`);
  }
});

/**
 * A million mixed numbers of every country, read by our fast path and by libphonenumber-js with its max metadata:
 * both must say the same of each. Run it alone with `npm run bench -- numbers`.
 */
import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { readDialled } from '../../shared/number/dialled-number.ts';
import { parseMsisdn } from '../../shared/number/msisdn.ts';
import { COUNTRIES, planOfCountry } from '../../shared/number/numbering-plan.ts';
import { type Dice, seededDice } from './support/dice.ts';
import { follow } from './support/follow-pattern.ts';
import { held } from './support/goal.ts';

const SEED = 20_260_101;
const RUNS = 3;

interface Sample {
  readonly digits: string;
  readonly from: string | undefined;
}

/** What the two said differently, and how long each took; times in ms. */
interface NumberFigures {
  readonly oursMs: number;
  readonly wholeMs: number;
  readonly theirsMs: number;
  readonly valid: number;
  readonly possible: number;
  readonly different: readonly Sample[];
}

/** Half follow a pattern of their country, a quarter almost do, a quarter are any digits. */
function samples(count: number): Sample[] {
  const dice = seededDice(SEED);
  return Array.from({ length: count }, () => {
    const country = dice.pick(COUNTRIES);
    const plan = planOfCountry(country)!;
    const rules = [plan.fixed, plan.mobile, ...plan.otherTypes].filter((rule) => rule !== undefined);
    const start = dice.pick(['+', '+', '', '', '', '0', '00', '011', '1', '8']);
    const national = nationalNumber(dice, dice.pick(rules).pattern);
    const code =
      start === '+' || start === '00' || start === '011' || dice.below(5) === 0 ? plan.callingCode : '';
    const from = dice.below(8) === 0 ? undefined : dice.below(4) === 0 ? dice.pick(COUNTRIES) : country;
    return { digits: start + code + national, from };
  });
}

function nationalNumber(dice: Dice, pattern: RegExp): string {
  const kind = dice.below(4);
  if (kind === 0) return Array.from({ length: 4 + dice.below(12) }, () => dice.below(10)).join('');
  const lifelike = follow(pattern, dice);
  if (kind > 1) return lifelike;
  const at = dice.below(lifelike.length);
  return lifelike.slice(0, at) + dice.below(10) + lifelike.slice(at + dice.below(2));
}

function compare(numbers: readonly Sample[]): NumberFigures {
  let valid = 0;
  let possible = 0;
  const different: Sample[] = [];
  let began = performance.now();
  const ours = numbers.map(({ digits, from }) => readDialled(digits, from));
  const oursMs = performance.now() - began;

  began = performance.now();
  for (const { digits, from } of numbers) parseMsisdn(digits, from);
  const wholeMs = performance.now() - began;

  began = performance.now();
  const theirs = numbers.map(({ digits, from }) => {
    const options = from === undefined ? {} : { defaultCountry: from as CountryCode };
    const number = parsePhoneNumberFromString(digits, { ...options, extract: false });
    return number === undefined
      ? undefined
      : { number, possible: number.isPossible(), valid: number.isValid(), type: number.getType() };
  });
  const theirsMs = performance.now() - began;

  for (const [at, mine] of ours.entries()) {
    const other = theirs[at];
    if (typeof mine === 'string' || other === undefined) {
      if (typeof mine !== 'string' || other !== undefined) different.push(numbers[at]!);
      continue;
    }
    if (other.valid) valid += 1;
    if (other.possible) possible += 1;
    const same =
      mine.callingCode === other.number.countryCallingCode &&
      mine.national === other.number.nationalNumber &&
      mine.country === other.number.country &&
      mine.possible === other.possible &&
      (mine.type !== undefined) === other.valid &&
      (mine.type ?? '') === TYPES[other.type ?? ''];
    if (!same) different.push(numbers[at]!);
  }
  return { oursMs, wholeMs, theirsMs, valid, possible, different };
}

const TYPES: Readonly<Record<string, string>> = {
  '': '',
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

if (process.argv[1] === import.meta.filename) {
  const numbers = samples(Number(process.argv[2] ?? 1_000_000));
  const runs = Array.from({ length: RUNS }, () => compare(numbers));
  const best = (name: 'oursMs' | 'wholeMs' | 'theirsMs') => Math.min(...runs.map((run) => run[name]));
  const { different, valid, possible } = runs[0]!;
  const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;
  const ratio = (ms: number) => `${(best('theirsMs') / ms).toFixed(1)} x as fast`;
  console.table([
    { of: `numbers, ${valid} valid, ${possible} possible`, is: String(numbers.length), by: '' },
    { of: 'libphonenumber-js: parse, possible, valid, type', is: seconds(best('theirsMs')), by: '1 x' },
    { of: 'our fast path: the same', is: seconds(best('oursMs')), by: ratio(best('oursMs')) },
    { of: 'that beside libphonenumber-js', is: held(best('oursMs') / best('theirsMs'), 1 / 5), by: '' },
    { of: 'our whole reading of a cell', is: seconds(best('wholeMs')), by: ratio(best('wholeMs')) },
    { of: 'read differently (target 0)', is: String(different.length), by: '' },
  ]);
  for (const sample of different.slice(0, 10)) console.error('Read differently:', sample);
  if (different.length > 0) process.exitCode = 1;
}

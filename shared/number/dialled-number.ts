import {
  type NumberingPlan,
  type NumberType,
  planOfCountry,
  plansAtStart,
  plansOfCallingCode,
  typeUnderPlan,
} from './numbering-plan.ts';

/** What libphonenumber would return for a string of digits, without its cost. */
export interface DialledNumber {
  readonly callingCode: string;
  /** The national (significant) number: no trunk prefix. */
  readonly national: string;
  readonly country: string | undefined;
  /** The length fits the country. */
  readonly possible: boolean;
  /** Undefined if the number is not valid in its country. */
  readonly type: NumberType | undefined;
  readonly source: 'plus' | 'international-prefix' | 'bare-code' | 'default-country';
  /** A trunk prefix (such as the 0 of 070) was removed, or a rule rewrote the start of the number. */
  readonly trunkTaken: boolean;
}

/** Why digits do not even have the shape of a number. */
export type DialledFailure = 'no-country' | 'too-short' | 'too-long';

const SHORTEST_NATIONAL = 2;
const LONGEST_NATIONAL = 17;

/**
 * Digits with an optional leading `+`, as dialled from `defaultCountry` (two capital letters). Agrees with
 * libphonenumber-js and its max metadata on every such string; tests and a bench check that.
 */
export function readDialled(
  digits: string,
  defaultCountry: string | undefined,
): DialledNumber | DialledFailure {
  const home = defaultCountry === undefined ? undefined : planOfCountry(defaultCountry);
  if (digits.length - (digits.startsWith('+') ? 1 : 0) < SHORTEST_NATIONAL) return 'too-short';
  if (digits.startsWith('+')) return readInternational(digits.slice(1), 'plus');
  if (home === undefined) return 'no-country';

  const afterPrefix = withoutInternationalPrefix(digits, home);
  if (afterPrefix !== undefined) return readInternational(afterPrefix, 'international-prefix');

  if (digits.startsWith(home.callingCode)) {
    const shorter = digits.slice(home.callingCode.length);
    const asNational = withoutTrunk(digits, home);
    const asInternational = withoutTrunk(shorter, home);
    if (
      asNational.length > home.longest ||
      (!home.national.test(asNational) && home.national.test(asInternational))
    ) {
      // The library then continues with the main country of the code, which for +1 and a few others is not `home`.
      return finish(shorter, plansOfCallingCode(home.callingCode)[0]!, undefined, 'bare-code');
    }
  }
  return finish(digits, home, home, 'default-country');
}

/** Whether the number is a mobile number of a country whose landlines begin with other digits. */
export function isSurelyMobile(msisdn: string): boolean {
  const read = readDialled(`+${msisdn}`, undefined);
  return typeof read !== 'string' && read.type === 'mobile';
}

function readInternational(
  digits: string,
  source: 'plus' | 'international-prefix',
): DialledNumber | DialledFailure {
  if (digits.startsWith('0')) return 'no-country';
  const plan = plansAtStart(digits)?.[0];
  if (plan !== undefined) return finish(digits.slice(plan.callingCode.length), plan, undefined, source);
  return 'no-country';
}

function finish(
  number: string,
  plan: NumberingPlan,
  home: NumberingPlan | undefined,
  source: DialledNumber['source'],
): DialledNumber | DialledFailure {
  const national = number === '' ? '' : withoutTrunk(number, plan);
  if (national.length < SHORTEST_NATIONAL) return 'too-short';
  if (national.length > LONGEST_NATIONAL) return 'too-long';
  const [owner = home, type] = belonging(national, plan);
  const rules = owner ?? plan;
  return {
    callingCode: plan.callingCode,
    national,
    country: owner?.country,
    possible: (rules.lengths & (1 << national.length)) !== 0,
    type: type ?? typeUnderPlan(national, rules),
    source,
    trunkTaken: national !== number,
  };
}

/** The plan of the country that the number belongs to, and its type if that was needed to find the country. */
function belonging(
  national: string,
  plan: NumberingPlan,
): readonly [owner: NumberingPlan | undefined, type?: NumberType] {
  const plans = plansOfCallingCode(plan.callingCode);
  if (plans.length === 1) return [plan.country === undefined ? undefined : plan];
  for (const owner of plans) {
    if (owner.leadingDigits?.test(national)) return [owner];
    const type = owner.leadingDigits === undefined ? typeUnderPlan(national, owner) : undefined;
    if (type !== undefined) return [owner, type];
  }
  return [undefined];
}

/** The digits without the international prefix (00, 011, 8~10 ...); undefined if there is none. */
function withoutInternationalPrefix(digits: string, home: NumberingPlan): string | undefined {
  const match = home.internationalPrefix.exec(digits);
  if (match === null || match[0] === '') return undefined;
  const rest = digits.slice(match[0].length);
  return rest === '' || rest.startsWith('0') ? undefined : rest;
}

/** Removes the trunk prefix if the rest is still a number, and rewrites starts that a country writes in two ways. */
function withoutTrunk(number: string, plan: NumberingPlan): string {
  if (plan.trunk === undefined) return number;
  const match = plan.trunk.exec(number);
  if (match === null) return number;
  const lastGroup = match.length > 1 ? match[match.length - 1] : undefined;
  const national =
    plan.trunkTransform !== undefined && lastGroup
      ? number.replace(plan.trunk, plan.trunkTransform)
      : number.slice(match[0].length);
  if (national === number) return number;
  if (plan.national.test(number) && !plan.national.test(national)) return number;

  const rules = belonging(national, plan)[0] ?? plan;
  const length = national.length;
  const fits = length > rules.longest || (rules.lengths & (1 << length)) !== 0;
  return fits ? national : number;
}

import raw from 'libphonenumber-js/max/metadata';
import { memoized } from '../memoize.ts';

/** In the order of the metadata's table. */
const TABLE = [
  'fixed',
  'mobile',
  'toll-free',
  'premium',
  'personal',
  'voicemail',
  'uan',
  'pager',
  'voip',
  'shared-cost',
] as const;

/** Only `mobile` and `fixed-or-mobile` can certainly receive a text. */
export type NumberType = (typeof TABLE)[number] | 'fixed-or-mobile';

/** The numbering rules of a country or a non-geographic code, compiled once from libphonenumber's metadata. */
export interface NumberingPlan {
  /** Two capital letters; undefined for codes without a country, such as 800. */
  readonly country: string | undefined;
  readonly callingCode: string;
  readonly internationalPrefix: RegExp;
  readonly national: RegExp;
  readonly shortest: number;
  readonly longest: number;
  /** Bit n is set if a national number may have n digits. */
  readonly lengths: number;
  readonly trunk: RegExp | undefined;
  readonly trunkTransform: string | undefined;
  /** These digits prove that a number belongs here, for countries that share a calling code. */
  readonly leadingDigits: RegExp | undefined;
  readonly fixed: TypeRule | undefined;
  /** Also undefined if mobile numbers look exactly like landlines. */
  readonly mobile: TypeRule | undefined;
  readonly otherTypes: readonly TypeRule[];
}

interface TypeRule {
  readonly type: NumberType;
  readonly pattern: RegExp;
  readonly lengths: number;
}

/** The order to try types in, because the patterns of some countries overlap. */
const ORDER: readonly NumberType[] = [
  'mobile',
  'premium',
  'toll-free',
  'shared-cost',
  'voip',
  'personal',
  'pager',
  'uan',
  'voicemail',
];

type RawType = 0 | readonly [pattern: string, lengths?: readonly number[]];
type RawPlan = readonly [
  callingCode: string,
  internationalPrefix: string | 0,
  national: string,
  lengths: readonly number[],
  formats: unknown,
  trunk: string | 0,
  trunkRule: unknown,
  trunkForParsing: string | 0,
  trunkTransform: string | 0,
  trunkOptional: unknown,
  leadingDigits: string | 0,
  types: readonly RawType[],
];
interface RawMetadata {
  readonly country_calling_codes: Readonly<Record<string, readonly string[]>>;
  readonly countries: Readonly<Record<string, RawPlan>>;
  readonly nonGeographic: Readonly<Record<string, RawPlan>>;
}

const metadata = raw as unknown as RawMetadata;

const LONGEST_CALLING_CODE = 3;

/** More than there are countries, calling codes, and starts of digits that could be one. */
const MOST = 2000;

/** Two capital letters each. */
export const COUNTRIES: readonly string[] = Object.keys(metadata.countries);

export function callingCodeOf(country: string): string {
  return metadata.countries[country]![0];
}

/**
 * The plan of a country, by two capital letters; undefined for an unknown country. A plan costs some thirty regular
 * expressions, and most files need only a few of the 245 countries.
 */
export const planOfCountry = memoized(MOST, (country) =>
  Object.hasOwn(metadata.countries, country) ? compile(metadata.countries[country]!, country) : undefined,
);

/** The plans of a calling code, the main country's first; empty for an unknown code. */
export const plansOfCallingCode = memoized(MOST, (callingCode): readonly NumberingPlan[] => {
  if (Object.hasOwn(metadata.country_calling_codes, callingCode))
    return metadata.country_calling_codes[callingCode]!.map((country) => planOfCountry(country)!);
  return Object.hasOwn(metadata.nonGeographic, callingCode)
    ? [compile(metadata.nonGeographic[callingCode]!, undefined)]
    : [];
});

/** The plans of the calling code that digits begin with; undefined for an unknown code. */
export function plansAtStart(digits: string): readonly NumberingPlan[] | undefined {
  for (let length = 1; length <= LONGEST_CALLING_CODE; length++) {
    const plans = plansOfCallingCode(digits.slice(0, length));
    if (plans.length > 0) return plans;
  }
  return undefined;
}

/** The type of a national number; undefined if it is not valid in the plan's country. */
export function typeUnderPlan(national: string, plan: NumberingPlan): NumberType | undefined {
  if (!plan.national.test(national)) return undefined;
  const bit = 1 << national.length;
  if (plan.fixed !== undefined && follows(plan.fixed, national, bit)) {
    return plan.mobile === undefined || follows(plan.mobile, national, bit) ? 'fixed-or-mobile' : 'fixed';
  }
  for (const rule of plan.otherTypes) {
    if (follows(rule, national, bit)) return rule.type;
  }
  return undefined;
}

function follows(rule: TypeRule, national: string, bit: number): boolean {
  return (rule.lengths & bit) !== 0 && rule.pattern.test(national);
}

function compile(plan: RawPlan, country: string | undefined): NumberingPlan {
  const [callingCode, prefix, national, lengths, , trunk, , trunkForParsing, transform, , leading, types] =
    plan;
  const rules = new Map<NumberType, TypeRule>();
  for (const [index, entry] of types.entries()) {
    const type = TABLE[index];
    if (type === undefined || entry === 0 || !entry[0]) continue;
    rules.set(type, { type, pattern: whole(entry[0]), lengths: lengthBits(entry[1] ?? lengths) });
  }
  const trunkPattern = trunkForParsing || trunk;
  return {
    country,
    callingCode,
    internationalPrefix: start(String(prefix)),
    national: whole(national),
    shortest: lengths[0]!,
    longest: lengths.at(-1)!,
    lengths: lengthBits(lengths),
    trunk: trunkPattern ? start(trunkPattern) : undefined,
    trunkTransform: transform || undefined,
    leadingDigits: leading ? start(leading) : undefined,
    fixed: rules.get('fixed'),
    mobile: rules.get('mobile'),
    otherTypes: ORDER.flatMap((type) => rules.get(type) ?? []),
  };
}

function whole(pattern: string): RegExp {
  return new RegExp(`^(?:${pattern})$`);
}

function start(pattern: string): RegExp {
  return new RegExp(`^(?:${pattern})`);
}

function lengthBits(lengths: readonly number[]): number {
  return lengths.reduce((bits, length) => bits | (1 << length), 0);
}

/** The two most common; a country's own is in its numbering plan. */
const COMMON = /^(?:00|011)(?=[1-9])/;

/** The digits behind a common international prefix; undefined where there is none. */
export function afterCommonPrefix(digits: string): string | undefined {
  const prefix = COMMON.exec(digits);
  return prefix === null ? undefined : digits.slice(prefix[0].length);
}

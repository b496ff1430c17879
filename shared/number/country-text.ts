import { normalized } from '../format/normalized.ts';
import { lazily } from '../lazily.ts';
import { memoized } from '../memoize.ts';
import { isSurelyMobile } from './dialled-number.ts';
import { inLatin } from './latin-digits.ts';
import { parseMsisdn } from './msisdn.ts';
import { NUMBER_FLAGS as FLAG, NO_MOBILE } from './number-flags.ts';
import type { NumberReading } from './number-reading.ts';
import { COUNTRIES, plansAtStart, plansOfCallingCode } from './numbering-plan.ts';

/** For a text that names no known country; CLDR's code for an unknown region. */
export const UNKNOWN_COUNTRY = 'ZZ';

/**
 * Finds a country by ISO 3166 code of two or three letters, calling code, car plate, or name in some sixty languages.
 * Null if the text is blank or a placeholder; `UNKNOWN_COUNTRY` if it names no country or several.
 */
export const countryInText = memoized(1000, (text) =>
  NOTHING.test(text.trim()) ? null : (read(text) ?? UNKNOWN_COUNTRY),
);

/** The row's own country if it is known, else the list's. */
export function numberCountry(rowCountry: string | null, listCountry: string): string {
  return rowCountry === null || rowCountry === UNKNOWN_COUNTRY ? listCountry : rowCountry;
}

/** The countries by which the numbers of a list are read. */
export interface ListCountries {
  /** The country of numbers without a code; `UNKNOWN_COUNTRY` if nobody has chosen it. */
  readonly country: string;
  /** Other countries whose mobile numbers seem to be in the list too. */
  readonly others?: readonly string[];
  /** True if a person chose to read a number by the one other country that reads it as a mobile number. */
  readonly eachWhereItFits?: boolean;
}

/**
 * Reads by the row's own country if the row names one, else by the list's. A doubt is added if the row's country is
 * unknown, or if another country of the list reads a mobile number and its own none.
 */
export function parseRowNumber(cell: string, rowCountry: string | null, list: ListCountries): NumberReading {
  const reading = parseMsisdn(cell, numberCountry(rowCountry, list.country));
  const elsewhere = mobilesElsewhere(cell, reading, rowCountry, list);
  const [only, another] = elsewhere;
  if (list.eachWhereItFits && only !== undefined && another === undefined) return only.reading;
  if (!reading.ok) return reading;
  let { flags } = reading;
  if (rowCountry === UNKNOWN_COUNTRY && (flags & FLAG.country) !== 0) flags |= FLAG.unknownCountry;
  if (only !== undefined) flags |= FLAG.elsewhere;
  return flags === reading.flags ? reading : { ...reading, flags };
}

/** The other countries of the list that read a mobile number if its own country reads none. */
export function countriesElsewhere(cell: string, rowCountry: string | null, list: ListCountries): string[] {
  const reading = parseMsisdn(cell, numberCountry(rowCountry, list.country));
  return mobilesElsewhere(cell, reading, rowCountry, list).map(({ country }) => country);
}

/** The different mobile numbers that other countries read, each with its country. */
function mobilesElsewhere(
  cell: string,
  own: NumberReading,
  rowCountry: string | null,
  { country: listCountry, others = [] }: ListCountries,
) {
  if (numberCountry(rowCountry, listCountry) !== listCountry) return [];
  if (own.ok && (own.flags & NO_MOBILE) === 0) return [];
  const seen = new Set(own.ok ? [own.msisdn] : []);
  return others.flatMap((country) => {
    const reading = parseMsisdn(cell, country);
    if (!reading.ok || (reading.flags & FLAG.ambiguous) !== 0 || !isSurelyMobile(reading.msisdn)) return [];
    if (seen.has(reading.msisdn)) return [];
    seen.add(reading.msisdn);
    return [{ country, reading }];
  });
}

/** Placeholders: signs and “n/a” name no country. */
const NOTHING = /^(?:n\s*[/.]\s*a\.?|none|null|nan|undefined|unknown|[-–—?.\s]*)$/i;
/** Longer texts name no country. */
const LONGEST = 100;

function read(text: string): string | undefined {
  if (text.length > LONGEST) return undefined;
  const whole = one(text);
  if (whole !== undefined) return whole;
  const parts = text
    .split(/[()[\]/,;|]+|\s[-–—]\s/)
    .map((part) => (/\p{L}{2}/u.test(part) ? one(part) : undefined));
  const named = new Set(parts.filter((part) => part !== undefined));
  return named.size === 1 ? [...named][0] : undefined;
}

function one(text: string): string | undefined {
  const written = inLatin(text).replace(/\s+/g, ' ').trim();
  const dialled = /^(?:(?:\+|00) ?)?(?:\( ?)?([1-9]\d{0,3}) ?\)?$/.exec(written)?.[1];
  if (dialled !== undefined) return plansOfCallingCode(dialled)[0]?.country;
  const key = keyOf(text);
  if (key === '') return undefined;
  return codes().get(key) ?? names().get(key) ?? undefined;
}

function keyOf(text: string): string {
  return normalized(text, 'NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/[^\p{L}\p{M}]+/gu, '');
}

/** Countries by code and English name, which most lists have. */
const codes = lazily(() => {
  const countryByCode = new Map<string, string>();
  const english = new Intl.DisplayNames('en', { type: 'region' });
  for (const country of COUNTRIES) countryByCode.set(keyOf(english.of(country) ?? country), country);
  for (const pair of LETTERS.trim().split(/\s+/))
    countryByCode.set(pair.slice(0, -2).toLowerCase(), pair.slice(-2));
  for (const line of ALSO.trim().split(/\n/)) {
    const [country = '', ...others] = line.trim().split(/\s+/);
    for (const other of others) countryByCode.set(other, country);
  }
  for (const country of COUNTRIES) countryByCode.set(country.toLowerCase(), country);
  return countryByCode;
});

/** Countries by name in many languages; null for a name that means another country in another language. */
const names = lazily(() => {
  const countryByName = new Map<string, string | null>();
  for (const language of LANGUAGES.split(' ')) {
    const displayed = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
    for (const country of COUNTRIES) {
      const name = displayed.of(country);
      if (name === undefined) continue;
      const key = keyOf(name);
      const other = countryByName.get(key);
      if (other === undefined) countryByName.set(key, country);
      else if (other !== country) countryByName.set(key, null);
    }
  }
  return countryByName;
});

const LANGUAGES =
  'en de fr es it pt nl sv da nb nn fi is pl cs sk sl hr sr bs sq mk hu ro bg el ru uk et lv lt tr ar he fa ur hi bn ta th vi id ms fil zh zh-Hant ja ko ca eu gl ga cy sw af ka hy az kk uz mn';

/** Other names and codes in use. */
const ALSO = `
  GB uk england scotland wales northernireland greatbritain britain engeland angleterre grossbritannien
  US america unitedstatesofamerica vereinigtestaatenvonamerika eeuu sua
  DE brd frg bundesrepublikdeutschland federalrepublicofgermany
  NL thenetherlands hollande
  CZ czechrepublic tschechischerepublik republiquetcheque
  TR turkey
  RU russianfederation
  KR korea republicofkorea rok
  KP dprk
  AE uae emirates
  CI ivorycoast
  MK macedonia
  MM burma
  IE republicofireland irishrepublic
  TW taiwanroc
  PS palestine
  BA bosnia
  CN prc peoplesrepublicofchina mainlandchina
`;

/** The letters on car plates, and the codes of three letters, each before the country's code. */
const LETTERS = `
  AAT BBE DDE FFR HHU IIT LLU NNO PPT SSE
  ANDAD AREAE AFGAF ATGAG AIAAI ALBAL ARMAM AGOAO ARGAR ASMAS AUTAT AUSAU ABWAW ALAAX AZEAZ BIHBA BRBBB BGDBD BELBE
  BFABF BGRBG BHRBH BDIBI BENBJ BLMBL BMUBM BRNBN BOLBO BESBQ BRABR BHSBS BTNBT BWABW BLRBY BLZBZ CANCA CCKCC CODCD
  CAFCF COGCG CHECH CIVCI COKCK CHLCL CMRCM CHNCN COLCO CRICR CUBCU CPVCV CUWCW CXRCX CYPCY CZECZ DEUDE DJIDJ DNKDK
  DMADM DOMDO DZADZ ECUEC ESTEE EGYEG ESHEH ERIER ESPES ETHET FINFI FJIFJ FLKFK FSMFM FROFO FRAFR GABGA GBRGB GRDGD
  GEOGE GUFGF GGYGG GHAGH GIBGI GRLGL GMBGM GINGN GLPGP GNQGQ GRCGR GTMGT GUMGU GNBGW GUYGY HKGHK HNDHN HRVHR HTIHT
  HUNHU IDNID IRLIE ISRIL IMNIM INDIN IOTIO IRQIQ IRNIR ISLIS ITAIT JEYJE JAMJM JORJO JPNJP KENKE KGZKG KHMKH KIRKI
  COMKM KNAKN PRKKP KORKR KWTKW CYMKY KAZKZ LAOLA LBNLB LCALC LIELI LKALK LBRLR LSOLS LTULT LUXLU LVALV LBYLY MARMA
  MCOMC MDAMD MNEME MAFMF MDGMG MHLMH MKDMK MLIML MMRMM MNGMN MACMO MNPMP MTQMQ MRTMR MSRMS MLTMT MUSMU MDVMV MWIMW
  MEXMX MYSMY MOZMZ NAMNA NCLNC NERNE NFKNF NGANG NICNI NLDNL NORNO NPLNP NRUNR NIUNU NZLNZ OMNOM PANPA PERPE PYFPF
  PNGPG PHLPH PAKPK POLPL SPMPM PRIPR PSEPS PRTPT PLWPW PRYPY QATQA REURE ROURO SRBRS RUSRU RWARW SAUSA SLBSB SYCSC
  SDNSD SWESE SGPSG SHNSH SVNSI SJMSJ SVKSK SLESL SMRSM SENSN SOMSO SURSR SSDSS STPST SLVSV SXMSX SYRSY SWZSZ TCATC
  TCDTD TGOTG THATH TJKTJ TKLTK TLSTL TKMTM TUNTN TONTO TURTR TTOTT TUVTV TWNTW TZATZ UKRUA UGAUG USAUS URYUY UZBUZ
  VATVA VCTVC VENVE VGBVG VIRVI VNMVN VUTVU WLFWF WSMWS YEMYE MYTYT ZAFZA ZMBZM ZWEZW XKXXK
`;

/**
 * ISO 3166 code, for a number that is in use nowhere the main country of its calling code; ZZ if unknown. The first
 * seven digits decide the country, and there are far fewer such starts than people.
 */
export function createCountryFinder(): (msisdn: number) => string {
  const byStart = new Map<string, string>();
  return (msisdn) => {
    const digits = String(msisdn);
    const key = digits.slice(0, 7);
    let country = byStart.get(key);
    if (country === undefined) {
      const reading = parseMsisdn(`+${digits}`, undefined);
      country = (reading.ok && reading.country) || plansAtStart(digits)?.[0]?.country || 'ZZ';
      byStart.set(key, country);
    }
    return country;
  };
}

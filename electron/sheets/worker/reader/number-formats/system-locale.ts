import { addLocale, type DayNames, getLocale, type LocaleData, type MonthNames } from 'numfmt';
import { plainSigns } from '../../../../../shared/format/plain-signs.ts';
import { PLAIN_DAYS, shortDay } from '../../../../../shared/format/short-day.ts';

/** en-US for no or an unknown locale. Returns numfmt's tag, the code of a short date with a full year, the locale. */
export function systemLocale(locale: string | undefined) {
  const usable = supported(locale);
  const { language, region } = new Intl.Locale(usable);
  const tag = region === undefined ? language : `${language}-${region}`;
  const pieces = new Intl.NumberFormat(usable, { numberingSystem: 'latn' }).formatToParts(-1234567.5);
  const sign = (type: string, fallback: string) =>
    pieces.find((piece) => piece.type === type)?.value ?? fallback;
  const shortDate = shortDateOf(usable);
  addLocale(
    { ...wordsOf(tag, usable, shortDate), decimal: sign('decimal', '.'), group: sign('group', ',') },
    tag,
  );
  return { tag, shortDate, language: usable };
}

function supported(locale: string | undefined): string {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(locale ?? 'en-US')[0] ?? 'en-US';
  } catch {
    return 'en-US';
  }
}

function shortDateOf(locale: string): string {
  const code = ({ type, value }: { readonly type: string; readonly value: string }) => {
    if (type === 'year') return 'yyyy';
    if (type === 'month') return value.length === 1 ? 'm' : 'mm';
    if (type === 'day') return value.length === 1 ? 'd' : 'dd';
    return `"${plainSigns(value)}"`;
  };
  return shortDay(locale)(Date.UTC(2024, 0, 5))
    .map(code)
    .join('');
}

/** For most languages numfmt has the names that spreadsheet programs use. */
function wordsOf(tag: string, locale: string, shortDate: string): Partial<LocaleData> {
  return getLocale(tag) ?? { ...namesOf(locale), sysdate: shortDate, systime: 'h:mm:ss' };
}

export function namesOf(locale: string, besideDay = false): Partial<LocaleData> {
  const names = (style: Intl.DateTimeFormatOptions, moments: readonly number[]) => {
    const format = new Intl.DateTimeFormat(locale, { ...PLAIN_DAYS, ...style });
    return moments.map((moment) => {
      const month = format.formatToParts(moment).find(({ type }) => besideDay && type === 'month');
      return plainSigns(month?.value ?? format.format(moment));
    });
  };
  const day = besideDay ? ({ day: 'numeric' } as const) : {};
  const months = Array.from({ length: 12 }, (_, month) => Date.UTC(2023, month));
  const days = Array.from({ length: 7 }, (_, day) => Date.UTC(2023, 0, 1 + day));
  return {
    mmmm: names({ month: 'long', ...day }, months) as MonthNames,
    mmm: names({ month: 'short', ...day }, months) as MonthNames,
    dddd: names({ weekday: 'long' }, days) as DayNames,
    ddd: names({ weekday: 'short' }, days) as DayNames,
  };
}

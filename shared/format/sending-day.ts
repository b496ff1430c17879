import { localStamp } from './format-time.ts';

const DAY_MS = 86_400_000;

/** A tag whose words depend on the day they are sent, such as `tomorrow`. */
const RELATIVE = /:relative(?: dmy| mdy)?(?: [a-z]{2})?[|}]/;

export function isOfDay(words: string): boolean {
  return RELATIVE.test(words);
}

/** In this computer's time, as `2026-11-27`. */
export function dayAt(moment: number): string {
  return localStamp(moment).slice(0, 10);
}

interface SentThen {
  readonly message: string;
  readonly options: {
    readonly startAt: number | null;
    readonly versions?: { readonly cases: readonly { readonly message: string }[] } | undefined;
  };
}

/** When the texts of a draft go, for the words that depend on it; undefined if there are none. */
export function sendingDay({ message, options }: SentThen, now: number): string | undefined {
  const messages = [message, ...(options.versions?.cases ?? []).map((one) => one.message)];
  return messages.some(isOfDay) ? dayAt(options.startAt ?? now) : undefined;
}

/** `day` as by `dayAt`, and a moment of UTC. */
export function daysFrom(day: string, moment: number): number {
  return Math.round((moment - Date.parse(day)) / DAY_MS);
}

/** So many days after one as by `dayAt`; before it for fewer than none. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

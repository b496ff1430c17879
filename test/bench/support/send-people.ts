/** The message of the send bench. */
export const sendMessage =
  'Hello {first name}, your branch in {town} has kept {points} points for you until Friday.';

/** Its tags, in order. */
export const sendTags = ['{first name}', '{town}', '{points}'];

export const sendColumns = ['first name', 'town', 'points', 'day', 'times', 'parking'];

/** With a date, a column of joined rows and words for some. */
export const fittedMessage = `${sendMessage} Come {day:weekday-date en} at {times}. {parking?Bring your permit.|Take bus 12.}`;

/** Person `n`: scattered numbers of a range that was never given to anyone (+878 10), and three values. */
export function sendPerson(n: number): { readonly msisdn: number; readonly values: readonly string[] } {
  const scattered = (n * 7_368_787) % 99_999_989;
  return {
    msisdn: 878_100_000_000_000 + scattered,
    values: [`Person ${n}`, `Town ${n % 500}`, String(n % 9973)],
  };
}

/** The values of the other columns. */
export function fittedValues(n: number): readonly string[] {
  const day = new Date(Date.UTC(2026, 0, 1 + (n % 365))).toISOString().slice(0, 10);
  return [day, n % 10 === 0 ? '09:00 and 13:30' : '09:00', n % 3 === 0 ? 'yes' : 'no'];
}

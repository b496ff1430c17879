/** The message of the send bench. */
export const sendMessage =
  'Hello {first name}, your branch in {town} has kept {points} points for you until Friday.';

/** Its tags, in order. */
export const sendTags = ['{first name}', '{town}', '{points}'];

/** Person `n`: scattered numbers of a range that was never given to anyone (+878 10), and three values. */
export function sendPerson(n: number): { readonly msisdn: number; readonly values: readonly string[] } {
  const scattered = (n * 7_368_787) % 99_999_989;
  return {
    msisdn: 878_100_000_000_000 + scattered,
    values: [`Person ${n}`, `Town ${n % 500}`, String(n % 9973)],
  };
}

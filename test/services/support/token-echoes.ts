import fc from 'fast-check';

/** How a service quotes a token, and which parts of that may not be seen. */
export interface Written {
  readonly text: string;
  readonly parts: readonly string[];
}

const runsOf = (units: readonly string[]): string[] =>
  units.slice(7).map((_, at) => units.slice(at, at + 8).join(''));

function base64(before: string, token: string, form: 'base64' | 'base64url'): Written {
  const text = Buffer.from(`${before}${token}&x=1`).toString(form);
  const [from, to] = [before.length, before.length + token.length];
  const own = text.slice(Math.ceil((from * 8) / 6), Math.floor((to * 8) / 6));
  return { text, parts: runsOf([...own]) };
}

/** The ways in which a token is recognised. */
export const writings: readonly ((token: string) => Written)[] = [
  (token) => ({ text: token, parts: runsOf([...token]) }),
  (token) => ({ text: `${token.slice(0, 9)}****`, parts: [token.slice(0, 8)] }),
  (token) => ({ text: `****${token.slice(-8)}`, parts: [token.slice(-8)] }),
  (token) => ({
    text: encodeURIComponent(token),
    parts: runsOf([...token].map(encodeURIComponent)),
  }),
  (token) => {
    const units = Array.from(Buffer.from(token), (byte) => `%${byte.toString(16).padStart(2, '0')}`);
    return { text: units.join(''), parts: runsOf(units) };
  },
  (token) => base64('', token, 'base64'),
  (token) => base64('token=', token, 'base64url'),
  (token) => base64('Bearer ', token, 'base64'),
];

const visible = fc.integer({ min: 0x21, max: 0x7e }).map((code) => String.fromCharCode(code));
const letter = fc.constantFrom(...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789');
/** Tokens of letters and signs. */
export const tokens = fc
  .tuple(fc.array(letter, { minLength: 12, maxLength: 40 }), fc.array(visible, { maxLength: 6 }))
  .map(([letters, signs]) => [...letters.slice(0, 8), ...signs, ...letters.slice(8)].join(''));

export const holds = (text: string, { parts }: Written): boolean => parts.some((part) => text.includes(part));

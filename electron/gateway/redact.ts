/** Hides the token in a text. At most `most` UTF-16 units are kept; a longer text then ends with `…`. */
export type Redactor = (text: string, most?: number) => string;

/** Services quote a few characters of a token, so that people recognise it; so many in a row reveal it. */
const run = 8;

/** Hides each run of characters of the token: as sent, percent-encoded and in base64. */
export function createRedactor(token: string): Redactor {
  // Percent-encoding works on bytes.
  const forms = [token, Buffer.from(token).toString('latin1'), ...base64Of(token)];
  const runs = new Set(forms.flatMap(runsOf));
  const sizes = [...new Set(Array.from(runs, ({ length }) => length))];

  function redact(text: string): string {
    const hidden = new Uint8Array(text.length);
    const hide = (plain: string, startOf: (at: number) => number): void => {
      for (let at = 0; at < plain.length; at += 1) {
        for (const size of sizes) {
          if (runs.has(plain.slice(at, at + size))) hidden.fill(1, startOf(at), startOf(at + size));
        }
      }
    };
    hide(text, (at) => at);
    if (text.includes('%')) {
      const { plain, starts } = percentDecoded(text);
      hide(plain, (at) => starts[at]!);
    }
    if (!hidden.includes(1)) return text;
    let clean = '';
    for (let at = 0; at < text.length; at += 1) {
      if (hidden[at] === 0) clean += text.charAt(at);
      else if (at === 0 || hidden[at - 1] === 0) clean += '•••';
    }
    return clean;
  }

  return (text, most = text.length) => {
    // Looks beyond the end, so that a run across it is hidden whole.
    const clean = redact(text.slice(0, most + 3 * run));
    return text.length <= most && clean.length <= most ? clean : `${clean.slice(0, most - 1)}…`;
  };
}

function runsOf(form: string): string[] {
  if (form.length <= run) return form === '' ? [] : [form];
  return Array.from({ length: form.length - run + 1 }, (_, at) => form.slice(at, at + run));
}

/** The base64 of the token after 0, 1 and 2 other bytes, without the characters that depend on its neighbours. */
function base64Of(token: string): readonly string[] {
  const forms = [0, 1, 2].flatMap((shift) => {
    const bytes = Buffer.from(`${' '.repeat(shift)}${token}`);
    const [from, to] = [[0, 2, 3][shift], Math.floor((bytes.length * 8) / 6)];
    return [bytes.toString('base64').slice(from, to), bytes.toString('base64url').slice(from, to)];
  });
  return forms.filter((form) => form.length >= run);
}

/** The decoded text, with the start of each of its units in the original, and the end of the last. */
function percentDecoded(text: string): { readonly plain: string; readonly starts: readonly number[] } {
  const starts = [0];
  let plain = '';
  for (const [unit] of text.matchAll(/%[\da-f]{2}|./gis)) {
    plain += unit.length === 3 ? String.fromCharCode(Number.parseInt(unit.slice(1), 16)) : unit;
    starts.push(starts.at(-1)! + unit.length);
  }
  return { plain, starts };
}

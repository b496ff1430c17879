/** The letters from U+00C0 on, by their names in HTML. */
const LETTERS =
  'Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve ' +
  'Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring ' +
  'aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ' +
  'ugrave uacute ucirc uuml yacute thorn yuml';
const NAMED: ReadonlyMap<string, string> = new Map([
  ...LETTERS.split(' ').map((name, at) => [name, String.fromCharCode(0xc0 + at)] as const),
  ...Object.entries({
    ...{
      amp: '&',
      lt: '<',
      gt: '>',
      quot: '"',
      apos: "'",
      nbsp: ' ',
      shy: '',
      euro: '€',
      pound: '£',
      sect: '§',
    },
    ...{
      ndash: '–',
      mdash: '—',
      lsquo: '‘',
      rsquo: '’',
      ldquo: '“',
      rdquo: '”',
      hellip: '…',
      bull: '•',
      middot: '·',
    },
    ...{ deg: '°', copy: '©', reg: '®', trade: '™', laquo: '«', raquo: '»', iexcl: '¡', iquest: '¿' },
    ...{ oelig: 'œ', OElig: 'Œ', scaron: 'š', Scaron: 'Š' },
  }),
]);

/** The text that was meant if a program wrote signs or letters as HTML does: `&amp;`, `&#39;`, `&oslash;`. */
export function withoutEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|([a-z]{2,8}));/gi, (whole, hex, decimal, name) => {
    if (name !== undefined) return NAMED.get(name) ?? whole;
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    const isSign = code >= 0x20 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
    return isSign ? String.fromCodePoint(code) : whole;
  });
}

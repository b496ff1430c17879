import type { Fillable } from './fill.ts';

/** What can stop a link of a text from opening, or from arriving at all. */
export const LINK_FAULTS = ['blank', 'letters', 'bracket', 'end', 'after', 'shortener'] as const;
/** `after`: a mark of the message stands directly behind a value with a link. */
export type LinkFault = (typeof LINK_FAULTS)[number];

export type LinkCounts = Readonly<Record<LinkFault, number>>;

export function noLinkFaults(): { -readonly [Fault in LinkFault]: number } {
  return { blank: 0, letters: 0, bracket: 0, end: 0, after: 0, shortener: 0 };
}

/** A link ends at the next blank; a tag counts as one letter of it. Example: `https://x.dk/{Code}`. */
export const LINK = /(?:https?:\/\/|www\.|(?<![\p{L}\d@.-])[a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z]{2,}\/)\S*/giu;
/** Of a word. */
const LINK_BEGINS = /(?:https?:\/\/|www\.|(?:^|[^\p{L}\d@.-])[a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z]{2,}\/)/iu;

/** Of a domain's name (RFC 1035), with what may be before it. */
const LONGEST_HOST = 300;

/** Hosts that anybody can hide a link behind. Operators of many countries block texts that name one. */
const SHORTENERS =
  '1url.com 2no.co acortar.link adf.ly adfoc.us bc.vc bit.do bit.li bit.ly bitly.com bitly.ws bl.ink budurl.com buff.ly chilp.it clck.ru cli.gs cutt.ly cutt.us dlvr.it dub.sh dwz.cn encr.pw gg.gg goo.gl han.gl ht.ly ift.tt is.gd j.mp kortlink.dk krotki.link kutt.it l1nk.dev lihi.cc ln.is lnk.to lnkd.in me2.do n9.cl onelink.to ouo.io ow.ly po.st qr.ae rb.gy rebrand.ly reurl.cc rotf.lol s.id s2r.co sh.st shor.by short.gy short.io shorte.st shorturl.asia shorturl.at shorturl.com shorturl.gg shrinke.me shrtco.de smarturl.it snip.ly soo.gd suo.im surl.li t.cn t.co t.ly t2m.io tiny.cc tiny.one tinylink.net tinyurl.com tny.im tr.im trib.al u.to url.cn urlz.fr v.gd v.ht vk.cc vu.fr w.wiki x.co zpr.io';
const SHORTENER = new RegExp(
  `(?<![\\p{L}\\d.@-])(?:www\\.)?(?:${SHORTENERS.replaceAll(' ', '|').replaceAll('.', '\\.')})(?![\\p{L}\\d.-])`,
  'iu',
);

/** A tag of `fillable` is inside a link, or a value holds one: only then do values decide about links. */
export function linkGaps({ texts, gaps }: Fillable): readonly boolean[] | null {
  let before = '';
  let isIn = false;
  const inside = gaps.map((_, gap) => {
    const [first = '', ...words] = texts[gap]!.split(/\s/);
    if (words.length > 0) [before, isIn] = ['', false];
    const word = before + (words.at(-1) ?? first);
    isIn ||= LINK_BEGINS.test(word);
    before = `${word}x`.slice(-LONGEST_HOST);
    return isIn;
  });
  return inside.includes(true) ? inside : null;
}

/** Asked of each value of a million people. */
export function mayHoldLink(value: string): boolean {
  return value.includes('www.') || (value.includes('/') && (value.includes('.') || value.includes('://')));
}

/** The first fault of a link that the values make; those of the message itself are in `message-check.ts`. */
export function linkFaultOf(
  { texts, gaps }: Fillable,
  inside: readonly boolean[] | null,
  tagvalues: readonly string[],
): LinkFault | null {
  for (const [gap, tag] of gaps.entries()) {
    const value = tagvalues[tag]!;
    const next = texts[gap + 1]!;
    const isLast = gap === gaps.length - 1 ? /^\s|^$/.test(next) : /^\s/.test(next);
    const fault = inside?.[gap]
      ? value.includes(' ')
        ? 'blank'
        : (shortenerIn(value) ?? faultIn(value, isLast))
      : mayHoldLink(value)
        ? faultBefore(value, /^\S*/.exec(next)![0])
        : null;
    if (fault !== null) return fault;
  }
  return null;
}

/** Of a value with a link, before words of the message. */
function faultBefore(value: string, next: string): LinkFault | null {
  const fault = faultOfLinks(value + next);
  return fault !== null && faultOfLinks(value) === null ? 'after' : fault;
}

function shortenerIn(text: string): LinkFault | null {
  return text.includes('.') && SHORTENER.test(text) ? 'shortener' : null;
}

export function faultOfLinks(text: string): LinkFault | null {
  const shortener = shortenerIn(text);
  if (shortener !== null) return shortener;
  for (const [link] of text.matchAll(LINK)) {
    const fault = faultIn(link, true);
    if (fault !== null) return fault;
  }
  return null;
}

function faultIn(link: string, isEnd: boolean): LinkFault | null {
  if (/[^\x21-\x7e]/.test(link)) return 'letters';
  if (/[()[\]<>{}"|\\^`]/.test(link)) return 'bracket';
  return isEnd && /[.,;:!?']$/.test(link) ? 'end' : null;
}

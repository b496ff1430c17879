import type { Words } from '../language/said.ts';
import { say } from '../texts/say.ts';
import { wayOutFor } from './opt-out-sentence.ts';
import type { MessageProblem } from './problem.ts';
import type { Template } from './render.ts';
import { judgeSender } from './sender.ts';
import { parseMessage } from './tag.ts';

/** What can stop a link of a text from opening, or from arriving at all. */
export type LinkFault = 'blank' | 'letters' | 'bracket' | 'end' | 'shortener';

/** It ends where its token does; a tag counts as one letter. */
const LINK = /(?:https?:\/\/|www\.|(?<![\p{L}\d@.-])[a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z]{2,}\/)\S*/giu;
const LINK_BEGINS = /(?:https?:\/\/|www\.|(?:^|[^\p{L}\d@.-])[a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z]{2,}\/)\S*$/iu;

/** Of a domain's name (RFC 1035), with what may be before it. */
const LONGEST_HOST = 300;

/** Hosts that anybody can hide a link behind. Operators of many countries block texts that name one. */
const SHORTENERS =
  '1url.com 2no.co acortar.link adf.ly adfoc.us bc.vc bit.do bit.li bit.ly bitly.com bitly.ws bl.ink budurl.com buff.ly chilp.it clck.ru cli.gs cutt.ly cutt.us dlvr.it dub.sh dwz.cn encr.pw gg.gg goo.gl han.gl ht.ly ift.tt is.gd j.mp kortlink.dk krotki.link kutt.it l1nk.dev lihi.cc ln.is lnk.to lnkd.in me2.do n9.cl onelink.to ouo.io ow.ly po.st qr.ae rb.gy rebrand.ly reurl.cc rotf.lol s.id s2r.co sh.st shor.by short.gy short.io shorte.st shorturl.asia shorturl.at shorturl.com shorturl.gg shrinke.me shrtco.de smarturl.it snip.ly soo.gd suo.im surl.li t.cn t.co t.ly t2m.io tiny.cc tiny.one tinylink.net tinyurl.com tny.im tr.im trib.al u.to url.cn urlz.fr v.gd v.ht vk.cc vu.fr w.wiki x.co zpr.io';
const SHORTENER = new RegExp(
  `(?<![\\p{L}\\d.@-])(?:www\\.)?(?:${SHORTENERS.replaceAll(' ', '|').replaceAll('.', '\\.')})(?![\\p{L}\\d.-])`,
  'iu',
);

/** A tag of `template` is inside a link, or a value holds one: only then do values decide about links. */
export function linkGaps({ texts, gaps }: Template): readonly boolean[] | null {
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

/** The first fault of a link that the values make; those of the message itself are in `checkMessage`. */
export function linkFaultOf(
  { texts, gaps }: Template,
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
        ? faultOfLinks(value + /^\S*/.exec(next)![0])
        : null;
    if (fault !== null) return fault;
  }
  return null;
}

function shortenerIn(text: string): LinkFault | null {
  return text.includes('.') && SHORTENER.test(text) ? 'shortener' : null;
}

function faultOfLinks(text: string): LinkFault | null {
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

/** What would look wrong to people in a message that can be sent, with any values; no range overlaps another. */
export function checkMessage(message: string, sender: string): MessageProblem[] {
  const pieces = parseMessage(message);
  // Tags keep their place, so that the ranges fit the message.
  const plain = pieces.map(({ kind, text }) => (kind === 'text' ? text : 'x'.repeat(text.length))).join('');
  const faults = [...blanks(plain), ...links(plain), ...answers(message, plain, sender)];
  if (pieces.length > 0 && pieces.every(({ kind, text }) => kind === 'tag' || text.trim() === '')) {
    const [text, fix] = [say.messages.onlyTag(), say.messages.onlyTagFix()];
    faults.push(warning({ from: 0, to: message.length }, text, fix));
  }
  faults.sort((one, other) => one.from - other.from);
  let end = 0;
  return faults.filter(({ from, to }) => {
    const isClear = from >= end;
    end = Math.max(end, to);
    return isClear;
  });
}

function warning(
  range: { from: number; to: number },
  message: Words,
  fix: Words,
  replacement?: string,
): MessageProblem {
  return {
    severity: 'warning',
    version: 0,
    message,
    fix,
    ...range,
    ...(replacement !== undefined && { replacement }),
  };
}

function blanks(plain: string): MessageProblem[] {
  const found: MessageProblem[] = [];
  for (const { 0: run, index } of plain.matchAll(/(?<=\S) {2,}(?=\S)/g)) {
    const range = { from: index + 1, to: index + run.length };
    found.push(warning(range, say.messages.twoBlanks(), say.messages.takeBlankOut(), ''));
  }
  for (const { 0: mark, index } of plain.matchAll(/(?<=\S) +[,.](?=\s|$)/g)) {
    const range = { from: index, to: index + mark.length - 1 };
    found.push(warning(range, say.messages.blankBefore(mark.at(-1)!), say.messages.takeBlankOut(), ''));
  }
  return found;
}

function links(plain: string): MessageProblem[] {
  return [...plain.matchAll(LINK)].flatMap(({ 0: link, index }) => {
    const fault = faultOfLinks(link);
    if (fault === null) return [];
    const range = { from: index, to: index + link.length };
    if (fault !== 'end') return [warning(range, say.messages.link[fault](), say.messages.link.fix())];
    const end = { from: range.to - 1, to: range.to };
    return [warning(end, say.messages.link.end(), say.messages.takeOut(), '')];
  });
}

/** A sender that is a name cannot be answered. */
function answers(message: string, plain: string, sender: string): MessageProblem[] {
  const found = judgeSender(sender).kind === 'name' ? wayOutFor(message, plain) : null;
  if (found === null) return [];
  const { tell, ...range } = found;
  return [warning(range, say.messages.noAnswer(sender.trim()), say.messages.noAnswerFix(), tell)];
}

/** Without a tag, and without the blank that it leaves doubled or before a mark; null where nothing is left. */
export function withoutTag(message: string, tag: string): string | null {
  const [first = '', ...rest] = message.split(tag);
  const joined = rest.reduce((text, next) => {
    const isBlankBefore = text === '' || /[^\S\n]$/.test(text);
    if (isBlankBefore && /^[^\S\n]/.test(next)) return text + next.slice(1);
    return /^[,.;:!?)]|^$|^\n/.test(next) ? text.replace(/[^\S\n]$/, '') + next : text + next;
  }, first);
  return joined.trim() === '' ? null : joined;
}

/** A blank value of the tag would leave two blanks, or one before a mark. */
export function leavesBlanks(message: string, tag: string): boolean {
  const joined = withoutTag(message, tag);
  return joined !== null && joined.trimEnd() !== message.replaceAll(tag, '').trimEnd();
}

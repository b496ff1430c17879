import { withoutEntities } from '../../format/html-entities.ts';
import { hasIdWord, meansSuccess, type NumbersOfRequest } from './refusal-text.ts';

/** What pages of web servers, proxies and firewalls are made of; any other tag may be a service's own. */
const tags = new Set(
  (
    'html head title meta link style script noscript body header main footer nav section article aside div span ' +
    'center h1 h2 h3 h4 h5 h6 p br hr pre address a b i u s em strong small big font tt code kbd samp blockquote ' +
    'ul ol li dl dt dd table thead tbody tfoot tr td th caption img svg path g circle rect line polygon defs use ' +
    'form input label button fieldset legend textarea select option iframe object'
  ).split(' '),
);
/** What they hold is not shown. */
const unseen = new Set(['script', 'style', 'noscript', 'svg']);
const inline = new Set('span a b i u s em strong small big font tt code kbd samp img'.split(' '));

export interface Page {
  /** True for nothing but a web page, with nothing before or behind it. */
  readonly isWhole: boolean;
  /** The first heading or title; empty for none. */
  readonly heading: string;
  /** The lines that a person would read, with the title first. */
  readonly lines: readonly string[];
  readonly whole: string;
}

/** Reads any text that has tags. One pass. */
export function readPage(text: string): Page {
  let isWhole = /^(?:<\?xml[^<>]{0,200}\?>\s*)?(?:<!doctype\s+html\b|<html\b)/i.test(text);
  const small = text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
  let seen = '';
  let heading = '';
  let inHeading: string | null = null;
  const see = (text: string) => {
    seen += text;
    // Never cut from all that was seen, which copies it for each of a page's headings.
    if (inHeading !== null) inHeading += text;
  };
  const ends = new Set<string>();
  for (let at = 0; at < text.length; ) {
    const [, close, tag] = /^<(\/?)([a-z][\w:-]{0,20})/.exec(small.slice(at, at + 24)) ?? [];
    const isHidden = close === '' && unseen.has(tag!);
    const sought = text.startsWith('<!--', at) ? '-->' : isHidden ? `</${tag}` : '>';
    const isTag = tag !== undefined || /^<[!?]/.test(text.slice(at, at + 2));
    const endAt = isTag && !ends.has(sought) ? small.indexOf(sought, at) : -1;
    if (endAt === -1) {
      if (isTag) ends.add(sought);
      isWhole &&= text[at] !== '<';
      const next = text.indexOf('<', at + 1);
      const end = next === -1 ? text.length : next;
      see(text.slice(at, end));
      at = end;
      continue;
    }
    isWhole &&= tag === undefined || tags.has(tag);
    at = isHidden ? endAt : endAt + sought.length;
    if (tag === 'h1' || tag === 'title') {
      if (close !== '' && heading === '') heading = shownIn(inHeading ?? '').join(' ');
      inHeading = close === '' ? '' : null;
    }
    if (tag === undefined || !inline.has(tag)) see('\n');
    if (tag === 'html' && close === '/')
      isWhole &&=
        text
          .slice(at)
          .replace(/<!--[^<>]*-->/g, '')
          .trim() === '';
  }
  return { isWhole, heading, lines: shownIn(seen), whole: text };
}

function shownIn(text: string): string[] {
  const lines = withoutEntities(text)
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim());
  return lines.filter((line) => line !== '');
}

/** Ids of a request, with the names that firewalls give them. */
const ofServer =
  /\b(?:requests?|trace|correlation|incident|error|account|ray|support|event|block|session|client)\s?(?:ids?|uuid|reference)\b|\breference\b/giu;

/**
 * Whether a page could say that somebody was accepted. Otherwise it may hold any code, version, time or id of a web
 * server, proxy or firewall: no service answers a request with a page for people.
 */
export function mayPageAccept({ lines, whole }: Page, numbers: NumbersOfRequest): boolean {
  const names = (text: string): boolean =>
    (text.match(/\d(?:[ ().-]{0,2}\d)*/g) ?? []).some((run) =>
      [run, ...run.split(/\D+/)].some((one) => numbers.has(one.replace(/\D/g, ''))),
    );
  return (
    !/\p{L}{3}/u.test(lines.join(' ')) ||
    [whole, ...lines].some(names) ||
    /["'](?:ids|(?:message|sms|batch)[_-]?ids?)\\?["']\s*:/i.test(whole) ||
    lines.some(
      (line) =>
        /^\W*(?:ok|okay)\b\W*\d/i.test(line) ||
        meansSuccess(line) ||
        (/\d/.test(line) && hasIdWord(line.replace(ofServer, ' '))) ||
        /[[{]\s*["'{[\d]|(?!\d)\p{Nd}/u.test(line),
    )
  );
}

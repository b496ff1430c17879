import { withoutEntities } from '../../format/html-entities.ts';
import { hasIdWord, isAcceptance, meansSuccess, type NumbersOfRequest } from './refusal-text.ts';

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
  /** The lines that a person would read, with the title first. */
  readonly lines: readonly string[];
  readonly whole: string;
}

/** Null for anything but a web page with nothing before or behind it. One pass. */
export function readPage(text: string): Page | null {
  if (!/^(?:<\?xml[^<>]{0,200}\?>\s*)?(?:<!doctype\s+html\b|<html\b)/i.test(text)) return null;
  let seen = '';
  for (let at = 0; at < text.length; ) {
    const opening = text.indexOf('<', at);
    const end = opening === -1 ? text.length : opening;
    seen += text.slice(at, end);
    if (opening === -1) break;
    const [, close, name] = /^<(\/?)([a-z][\w:-]{0,20})/i.exec(text.slice(end, end + 24)) ?? [];
    const tag = name?.toLowerCase();
    if (tag === undefined && !/^<[!?]/.test(text.slice(end, end + 2))) return null;
    if (tag !== undefined && !tags.has(tag)) return null;
    const isHidden = tag !== undefined && close === '' && unseen.has(tag);
    const sought = text.startsWith('<!--', end) ? '-->' : isHidden ? `</${name}` : '>';
    const endAt = text.indexOf(sought, end);
    if (endAt === -1) return null;
    at = isHidden ? endAt : endAt + sought.length;
    if (tag === undefined || !inline.has(tag)) seen += '\n';
    if (
      tag === 'html' &&
      close === '/' &&
      text
        .slice(at)
        .replace(/<!--[^<>]*-->/g, '')
        .trim() !== ''
    )
      return null;
  }
  const lines = withoutEntities(seen)
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim());
  return { lines: lines.filter((line) => line !== ''), whole: text };
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
        isAcceptance(line) ||
        /^\W*(?:ok|okay)\b\W*\d/i.test(line) ||
        meansSuccess(line) ||
        (/\d/.test(line) && hasIdWord(line.replace(ofServer, ' '))) ||
        /[[{]\s*["'{[\d]|(?!\d)\p{Nd}/u.test(line),
    )
  );
}

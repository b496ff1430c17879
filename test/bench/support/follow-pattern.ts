import type { Dice } from './dice.ts';

/**
 * Throws a text that a pattern of digits matches. Knows what numbering plans use: digits, `\d`, classes, groups,
 * alternatives, `?` and counts.
 */
export function follow(pattern: RegExp, dice: Dice): string {
  return new Follower(pattern.source.replace(/^\^|\$$/g, ''), dice).alternatives();
}

class Follower {
  readonly #source: string;
  readonly #dice: Dice;
  #at = 0;

  constructor(source: string, dice: Dice) {
    this.#source = source;
    this.#dice = dice;
  }

  /** Every alternative is gone through, since the end of the group must be found, and one is kept. */
  alternatives(): string {
    const found = [this.#sequence()];
    while (this.#source[this.#at] === '|') {
      this.#at += 1;
      found.push(this.#sequence());
    }
    return this.#dice.pick(found);
  }

  #sequence(): string {
    let text = '';
    while (this.#at < this.#source.length && !'|)'.includes(this.#source[this.#at]!))
      text += this.#repeated();
    return text;
  }

  #repeated(): string {
    const begin = this.#at;
    let text = this.#atom();
    const end = this.#at;
    const times = this.#times();
    const after = this.#at;
    if (times === 0) text = '';
    for (let more = 1; more < times; more++) {
      this.#at = begin;
      text += this.#atom();
      if (this.#at !== end) throw new Error('A pattern was read in two ways.');
    }
    this.#at = after;
    return text;
  }

  #times(): number {
    if (this.#source[this.#at] === '?') {
      this.#at += 1;
      return this.#dice.below(2);
    }
    const count = /^\{(\d+)(?:,(\d+))?\}/.exec(this.#source.slice(this.#at));
    if (count === null) return 1;
    this.#at += count[0].length;
    const least = Number(count[1]);
    return least + this.#dice.below(Number(count[2] ?? least) - least + 1);
  }

  #atom(): string {
    const rest = this.#source.slice(this.#at);
    if (rest.startsWith('(?:')) {
      this.#at += 3;
      const text = this.alternatives();
      this.#at += 1;
      return text;
    }
    if (rest.startsWith('\\d')) {
      this.#at += 2;
      return String(this.#dice.below(10));
    }
    if (rest.startsWith('[')) {
      const end = rest.indexOf(']');
      this.#at += end + 1;
      return this.#dice.pick(members(rest.slice(1, end)));
    }
    if (!/^\d/.test(rest)) throw new Error(`A pattern holds ${rest.slice(0, 10)}, which is not known here.`);
    this.#at += 1;
    return rest[0]!;
  }
}

/** The digits of a class such as `2-57`. */
function members(inner: string): string[] {
  return inner
    .replace(/(\d)-(\d)/g, (_, from, to) => '0123456789'.slice(Number(from), Number(to) + 1))
    .split('');
}

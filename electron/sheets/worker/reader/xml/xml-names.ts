import { damaged } from '../bounds/sheet-fault.ts';
import { detached } from '../rows/detached-text.ts';

/** By namespace: the prefix that its names get, whatever prefix the document uses; empty for the format's own names. */
export type Vocabulary = ReadonlyMap<string, string>;

interface Declared {
  /** As written; empty for the default. */
  readonly prefix: string;
  readonly namespace: string;
  readonly depth: number;
  /** The prefix that its names get. */
  readonly front: string;
}

/** The most declarations in force at once; real documents have a dozen. */
const MOST_DECLARED = 200;
const LONGEST_NAMESPACE = 1000;

/**
 * Resolves names by the namespaces in force. The root's own namespace counts as the format's, as does a prefix that is
 * never declared, because sloppy programs write both. Names in other unknown namespaces keep the written prefix.
 */
export class XmlNames {
  readonly #vocabulary: Vocabulary;
  isBegun = false;
  /** The depth of the innermost declaration; 0 for none. */
  depth = 0;
  #root: string | undefined;
  /** The innermost last. */
  #declared: Declared[] = [];
  /** Each prefix once, the usual ones first. */
  #inForce: Declared[] = [];

  constructor(vocabulary: Vocabulary) {
    this.#vocabulary = vocabulary;
  }

  /** `depth` is the number of open elements, including the declaring one. */
  declare(prefix: string, namespace: string, depth: number): void {
    if (this.#declared.length >= MOST_DECLARED || prefix.length + namespace.length > LONGEST_NAMESPACE)
      throw damaged('XML namespaces');
    this.#declared.push({ prefix: detached(prefix), namespace: detached(namespace), depth, front: '' });
    this.#take(this.#declared);
  }

  /** Drops declarations of deeper elements. */
  leave(depth: number): void {
    this.#take(this.#declared.filter((one) => one.depth <= depth));
  }

  /** Takes the namespace of the first element, which has this prefix, for the format's own. */
  begin(prefix: string): void {
    this.isBegun = true;
    this.#root = this.namespaceOf(prefix) ?? '';
    this.#take(this.#declared);
  }

  /** The name in a text from one index to another; `colon` is its last colon's index, or one before `from`. */
  get(text: string, from: number, colon: number, to: number): string {
    const length = colon < from ? 0 : colon - from;
    const some = this.#inForce;
    for (let at = 0; at < some.length; at += 1) {
      const one = some[at]!;
      if (one.prefix.length !== length || (length > 0 && !text.startsWith(one.prefix, from))) continue;
      if (at > 0) {
        some[at] = some[at - 1]!;
        some[at - 1] = one;
      }
      const local = text.slice(colon + 1, to);
      return one.front === '' ? local : one.front + local;
    }
    return text.slice(colon + 1, to);
  }

  /** The namespace of a written prefix; undefined if it is not declared. */
  namespaceOf(prefix: string): string | undefined {
    return this.#inForce.find((one) => one.prefix === prefix)?.namespace;
  }

  #take(declared: readonly Declared[]): void {
    this.#declared = declared.map((one) => ({ ...one, front: this.#frontOf(one) }));
    this.#inForce = [...new Map(this.#declared.map((one) => [one.prefix, one])).values()];
    this.depth = this.#declared.at(-1)?.depth ?? 0;
  }

  #frontOf({ prefix, namespace }: Declared): string {
    const isOwn = namespace === '' || namespace === this.#root;
    const named = this.#vocabulary.get(namespace) ?? (isOwn ? '' : prefix || 'default');
    return named === '' ? '' : `${named}:`;
  }
}

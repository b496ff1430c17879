import { damaged } from '../bounds/sheet-fault.ts';

/** By namespace: the prefix that its names get, whatever the document writes; empty for those of the format itself. */
export type Vocabulary = ReadonlyMap<string, string>;

interface Declared {
  readonly prefix: string;
  readonly depth: number;
  readonly before: string | undefined;
}

/** Declared at once; real documents have a dozen. */
const MOST_DECLARED = 1000;
const LONGEST_NAMESPACE = 1000;
const MOST_KNOWN = 1000;

/**
 * Resolves names by the namespaces in force. The root's own namespace counts as the format's, as does a prefix that is
 * never declared, since sloppy programs write both. Names in other unknown ones keep the prefix that is written.
 */
export class XmlNames {
  readonly #vocabulary: Vocabulary;
  #root: string | undefined;
  readonly #namespaces = new Map<string, string>();
  readonly #declared: Declared[] = [];
  /** By written name; the few names of a document come again and again. */
  readonly #known = new Map<string, string>();

  constructor(vocabulary: Vocabulary) {
    this.#vocabulary = vocabulary;
  }

  /** `depth` is the number of open elements, with the one that declares it. */
  declare(prefix: string, namespace: string, depth: number): void {
    if (this.#declared.length >= MOST_DECLARED || prefix.length + namespace.length > LONGEST_NAMESPACE)
      throw damaged('XML namespaces');
    const own = copied(prefix);
    this.#declared.push({ prefix: own, depth, before: this.#namespaces.get(own) });
    this.#namespaces.set(own, copied(namespace));
    this.#known.clear();
  }

  /** Drops what is declared deeper. */
  leave(depth: number): void {
    for (let last = this.#declared.at(-1); last && last.depth > depth; last = this.#declared.at(-1)) {
      this.#declared.pop();
      if (last.before === undefined) this.#namespaces.delete(last.prefix);
      else this.#namespaces.set(last.prefix, last.before);
      this.#known.clear();
    }
  }

  get(written: string): string {
    const known = this.#known.get(written);
    if (known !== undefined) return known;
    const colon = written.indexOf(':');
    const prefix = colon === -1 ? '' : written.slice(0, colon);
    const namespace = this.namespaceOf(prefix);
    if (this.#root === undefined) this.#root = namespace ?? '';
    const isOwn = namespace === undefined || namespace === this.#root;
    const named = this.#vocabulary.get(namespace ?? '') ?? (isOwn ? '' : prefix || 'default');
    const name = (named === '' ? '' : `${named}:`) + written.slice(colon + 1);
    if (this.#known.size < MOST_KNOWN && name.length < LONGEST_NAMESPACE)
      this.#known.set(copied(written), copied(name));
    return name;
  }

  /** Of a written prefix; undefined if it is not declared. */
  namespaceOf(prefix: string): string | undefined {
    return prefix === 'xmlns' ? 'xmlns' : this.#namespaces.get(prefix) || undefined;
  }
}

/** A piece of a string keeps the whole string in memory. */
function copied(piece: string): string {
  return Buffer.from(piece, 'utf16le').toString('utf16le');
}

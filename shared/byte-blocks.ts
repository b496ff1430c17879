import type { Bytes } from './wire-bytes.ts';

/** A block doubles what is held until it has this size, in bytes. */
const largestBlock = 64 * 1024;
const smallestBlock = 512;

/** Copies pieces into blocks: one byte that arrives alone would otherwise be kept as an object of some 250. */
export class ByteBlocks {
  readonly #blocks: Bytes[] = [];
  /** How much of the last block is free. */
  #free = 0;
  #length = 0;

  get length(): number {
    return this.#length;
  }

  add(piece: Uint8Array): void {
    const head = piece.subarray(0, this.#free);
    if (head.length > 0) this.#put(head);
    const rest = piece.subarray(head.length);
    if (rest.length === 0) return;
    const size = Math.max(rest.length, Math.min(largestBlock, Math.max(smallestBlock, this.#length)));
    this.#blocks.push(new Uint8Array(size));
    this.#free = size;
    this.#put(rest);
  }

  #put(bytes: Uint8Array): void {
    const block = this.#blocks.at(-1)!;
    block.set(bytes, block.length - this.#free);
    this.#free -= bytes.length;
    this.#length += bytes.length;
  }

  /** Everything in order; they share memory with the blocks. */
  pieces(): readonly Bytes[] {
    return this.#blocks.map((block, at) =>
      at === this.#blocks.length - 1 ? block.subarray(0, block.length - this.#free) : block,
    );
  }

  whole(): Bytes {
    const whole = new Uint8Array(this.#length);
    let at = 0;
    for (const piece of this.pieces()) {
      whole.set(piece, at);
      at += piece.length;
    }
    return whole;
  }

  clear(): void {
    this.#blocks.length = 0;
    this.#free = 0;
    this.#length = 0;
  }
}

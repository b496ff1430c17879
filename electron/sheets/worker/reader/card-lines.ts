import { MAX_RECORD_LENGTH } from './limits.ts';

/**
 * Cuts bytes, each as one character, into lines at LF, CR LF or CR. A line can be as long as a photo: of one past the
 * limit of a row the rest is let go, so that it is longer than that limit by one.
 */
export class CardLines {
  #rest = '';
  #endedInCr = false;

  *take(bytes: string): Generator<string> {
    let from = this.#endedInCr && bytes.startsWith('\n') ? 1 : 0;
    if (bytes !== '') this.#endedInCr = bytes.endsWith('\r');
    for (;;) {
      LINE_END.lastIndex = from;
      const end = LINE_END.exec(bytes);
      const piece = bytes.slice(from, end?.index ?? bytes.length);
      this.#rest += piece.slice(0, MAX_RECORD_LENGTH + 1 - this.#rest.length);
      if (end === null) return;
      from = LINE_END.lastIndex;
      yield this.#rest;
      this.#rest = '';
    }
  }

  *end(): Generator<string> {
    if (this.#rest !== '') yield this.#rest;
    this.#rest = '';
  }
}

const LINE_END = /\r\n?|\n/g;

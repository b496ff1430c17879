import { isUtf8 } from 'node:buffer';
import type { OtherEncoding } from '../../../../../shared/sheet/encoding-guess.ts';
import { legacyEncoding } from '../../../../../shared/sheet/text-encodings.ts';
import { unnamed } from '../../../../../shared/texts/en/names.ts';
import { say } from '../../../../../shared/texts/say.ts';
import { MAX_RECORD_LENGTH } from '../bounds/limits.ts';
import { announced } from '../delimited/delimited-reader.ts';
import { fileChunks } from '../files/file-chunks.ts';
import { guessEncoding, OddWords } from '../files/file-encoding.ts';
import type { Found, ReadJob } from '../rows/read-job.ts';
import { CARD_COLUMNS, CardPerson, type CardValues } from './card-person.ts';
import { type CardEvent, CardProperties } from './card-properties.ts';
import { type CardEncodings, unquoted } from './card-text.ts';

/** More numbers or addresses of one kind, and more custom kinds, than anybody has. */
const MOST_ALIKE = 20;
const MOST_CUSTOM = 20;

/** vCard 2.1, 3.0 and 4.0, a row each. Reads the file twice: the columns are known only after the last card. */
export async function readVcards(job: ReadJob): Promise<Found> {
  const { output } = job;
  const { encodings, others, encoding } = await cardEncodings(job);
  const found = new FoundColumns();
  let cut = false;
  for await (const some of people(encodings, job, 0)) {
    for (const { person, whole } of some) {
      found.add(person);
      cut = !whole;
    }
  }
  const columns = found.columns();
  const names = columns.map(({ name }) => name);
  if (names.length > 0) output.add(1, names, false);
  let row = 1;
  for await (const some of people(encodings, job, 0.5)) {
    for (const { person } of some) {
      row += 1;
      const values = found.inKnownColumns(person);
      if (values.size === 0) continue;
      const cells = columns.map(({ column, at }) => values.get(column)?.[at] ?? '');
      output.add(row, cells, false);
    }
  }
  for (const note of found.notes(cut)) output.notes.push(note);
  return { format: 'vcard', encoding, otherEncodings: others };
}

interface FoundEncodings {
  readonly encodings: CardEncodings;
  /** The one to show: of words in it that are not UTF-8, where a file is UTF-8 but for these. */
  readonly encoding: string;
  readonly others: readonly OtherEncoding[];
}

/** A chosen one holds only for what is not UTF-8, so that it changes no name that reads well. */
async function cardEncodings(job: ReadJob): Promise<FoundEncodings> {
  const { file, options, output, signal } = job;
  const chosen = options.encoding;
  const guess = await guessEncoding(file, options.locale, signal);
  const old = legacyEncoding(options.locale);
  const isOther = [guess.encoding, chosen].some((one) => /^(?:utf-16|iso-2022)/.test(one ?? ''));
  const odd = isOther ? undefined : await oddWords(job);
  if (odd === undefined) {
    const encoding = chosen ?? guess.encoding;
    if (isOther || guess.encoding !== 'utf-8')
      return { encodings: { file: encoding, old }, encoding, others: [] };
    return { encodings: { file: 'utf-8', old: chosen ?? old }, encoding, others: [] };
  }
  if (odd.size === 0) {
    const encoding = chosen ?? 'utf-8';
    return { encodings: { file: 'utf-8', old: encoding }, encoding, others: [] };
  }
  const found = chosen === undefined ? announced(odd.guess(old), output) : { encoding: chosen, others: [] };
  return { encodings: { file: 'utf-8', old: found.encoding }, ...found };
}

/**
 * Words in quoted bytes that are no UTF-8; undefined if the file itself is not. A fold may cut a letter in two, so it is
 * checked property by property.
 */
async function oddWords({ file, signal }: ReadJob): Promise<OddWords | undefined> {
  const lines = new CardLines();
  const properties = new CardProperties();
  const odd = new OddWords();
  const isSound = (some: Iterable<string>) => {
    for (const line of some) {
      for (const event of properties.take(line)) {
        if (event.kind !== 'property' || event.property.parameters.has('CHARSET')) continue;
        if (!isUtf8(Buffer.from(event.property.value, 'latin1'))) return false;
        if (!event.property.quoted) continue;
        const bytes = Buffer.from(unquoted(event.property.value), 'latin1');
        if (!isUtf8(bytes)) odd.take(bytes, false);
      }
    }
    return true;
  };
  for await (const bytes of fileChunks(file, signal)) {
    if (!isSound(lines.take(bytes.toString('latin1')))) return undefined;
  }
  return isSound(lines.end()) ? odd : undefined;
}

interface FoundPerson {
  readonly person: CardValues | null;
  readonly whole: boolean;
}

/** In batches; `person` is null for a card of a group. A reading is half of the progress, from `begun` on. */
async function* people(
  encodings: CardEncodings,
  { file, size, output, signal }: ReadJob,
  begun: number,
): AsyncGenerator<readonly FoundPerson[]> {
  const wide = encodings.file.startsWith('utf-16') ? new TextDecoder(encodings.file) : undefined;
  const inner = wide === undefined ? encodings : { ...encodings, file: 'utf-8' };
  const lines = new CardLines();
  const properties = new CardProperties();
  let card: CardPerson | null = null;
  const personOf = (done: CardPerson, whole: boolean) => ({
    person: done.isGroup ? null : done.values(),
    whole,
  });

  let found: FoundPerson[] = [];
  function gather(events: Iterable<CardEvent>): void {
    for (const event of events) {
      if (event.kind === 'property') card?.take(event.property);
      else {
        if (card !== null) found.push(personOf(card, event.kind === 'end'));
        card = event.kind === 'begin' ? new CardPerson(inner) : null;
      }
    }
  }
  function* handOut(): Generator<FoundPerson[]> {
    if (found.length > 0) yield found;
    found = [];
  }

  let done = 0;
  for await (const bytes of fileChunks(file, signal)) {
    done += bytes.length;
    const text = wide === undefined ? bytes : Buffer.from(wide.decode(bytes, { stream: true }), 'utf8');
    for (const line of lines.take(text.toString('latin1'))) gather(properties.take(line));
    output.progress(begun + done / size / 2);
    yield* handOut();
  }
  for (const line of lines.end()) gather(properties.take(line));
  gather(properties.end());
  if (card !== null) found.push(personOf(card, false));
  yield* handOut();
}

class FoundColumns {
  readonly #most = new Map<string, number>();
  readonly #custom: string[] = [];
  #groups = 0;
  #surplus = 0;
  #people = 0;

  add(person: CardValues | null): void {
    if (person === null) {
      this.#groups += 1;
      return;
    }
    this.#people += 1;
    for (const column of person.keys()) {
      if (isUsual(column) || this.#custom.includes(column) || this.#custom.length >= MOST_CUSTOM) continue;
      this.#custom.push(column);
    }
    for (const [column, values] of this.inKnownColumns(person)) {
      if (values.length > MOST_ALIKE) this.#surplus += 1;
      this.#most.set(column, Math.max(this.#most.get(column) ?? 0, Math.min(values.length, MOST_ALIKE)));
    }
  }

  /** Moves what has no column to `Phone`. */
  inKnownColumns(person: CardValues | null): CardValues {
    if (person === null) return new Map();
    const hasColumn = (column: string) => isUsual(column) || this.#custom.includes(column);
    if ([...person.keys()].every(hasColumn)) return person;
    const kept = new Map([...person].filter(([column]) => hasColumn(column)));
    const others = [...person].filter(([column]) => !hasColumn(column));
    return kept.set('Phone', [...(kept.get('Phone') ?? []), ...others.flatMap(([, values]) => values)]);
  }

  /** With names such as `Mobile` and `Mobile 2`. */
  columns(): { column: string; at: number; name: string }[] {
    const order = CARD_COLUMNS.flatMap((column) =>
      column === 'Phone' ? [column, ...this.#custom] : [column],
    );
    return order.flatMap((column) =>
      Array.from({ length: this.#most.get(column) ?? 0 }, (_, at) => {
        const kind = isUsual(column) ? unnamed.card[column] : column;
        return { column, at, name: at === 0 ? kind : `${kind} ${at + 1}` };
      }),
    );
  }

  notes(cut: boolean) {
    const notes = [];
    if (this.#groups > 0) {
      notes.push({
        message: say.sheets.cardGroups(this.#groups),
      });
    }
    if (this.#surplus > 0) {
      notes.push({
        message: say.sheets.cardSurplus(MOST_ALIKE, this.#surplus),
      });
    }
    if (cut) {
      notes.push({
        message: say.sheets.cutCard(),
        row: this.#people + 1,
        fix: say.sheets.exportCards(),
      });
    }
    return notes;
  }
}

function isUsual(column: string): column is (typeof CARD_COLUMNS)[number] {
  return (CARD_COLUMNS as readonly string[]).includes(column);
}

/** Lines end at LF, CR LF or CR. One past the limit of a row, such as a photo, is cut to one character more than it. */
class CardLines {
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

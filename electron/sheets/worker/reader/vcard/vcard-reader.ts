import { isUtf8 } from 'node:buffer';
import type { OtherEncoding } from '../../../../../shared/sheet/old-encoding-guess.ts';
import { legacyEncoding } from '../../../../../shared/sheet/text-encodings.ts';
import { announced } from '../files/announced-encoding.ts';
import { fileChunks } from '../files/file-chunks.ts';
import { guessEncoding, OddWords } from '../files/file-encoding.ts';
import type { Found, ReadJob } from '../rows/read-job.ts';
import { CardColumns } from './card-columns.ts';
import { CardPerson, type CardValues } from './card-person.ts';
import { CardProperties } from './card-properties.ts';
import { type CardEncodings, unquoted } from './card-text.ts';

/** vCard 2.1, 3.0 and 4.0, a row each. Reads the file twice: the columns are known only after the last card. */
export async function readVcards(job: ReadJob): Promise<Found> {
  const { output } = job;
  const { encodings, others, encoding } = await cardEncodings(job);
  const cardColumns = new CardColumns();
  let cut = false;
  await readPeople(encodings, job, 0, (person, whole, card) => {
    cardColumns.add(person);
    cardColumns.addUnknown(card);
    cut = !whole;
  });
  const columns = cardColumns.columns();
  const names = columns.map(({ name }) => name);
  if (names.length > 0) output.add(1, names, false);
  let row = 1;
  await readPeople(encodings, job, 0.5, (person) => {
    row += 1;
    const values = cardColumns.inKnownColumns(person);
    if (values.size === 0) return;
    const cells = columns.map(({ column, at }) => values.get(column)?.[at] ?? '');
    output.add(row, cells, false);
  });
  cardColumns.remark(output, cut);
  return { format: 'vcard', encoding, otherEncodings: others };
}

interface FoundEncodings {
  readonly encodings: CardEncodings;
  /** The encoding to show: if a file is UTF-8 except for some words, the encoding of those words. */
  readonly encoding: string;
  readonly others: readonly OtherEncoding[];
}

/** A chosen encoding holds only for bytes that are not UTF-8, so that it changes no name that reads well. */
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
  const encodings =
    chosen === undefined ? announced(odd.guess(old), output) : { encoding: chosen, others: [] };
  return { encodings: { file: 'utf-8', old: encodings.encoding }, ...encodings };
}

/**
 * Words in quoted bytes that are no UTF-8; undefined if the file itself is not. A fold may split a letter, so this is
 * checked property by property.
 */
async function oddWords({ file, signal }: ReadJob): Promise<OddWords | undefined> {
  const odd = new OddWords();
  let isSound = true;
  const properties = new CardProperties({
    property({ parameters, value, quoted }) {
      if (parameters.has('CHARSET')) return;
      isSound &&= isUtf8(Buffer.from(value, 'latin1'));
      const bytes = Buffer.from(quoted ? unquoted(value) : '', 'latin1');
      if (!isUtf8(bytes)) odd.take(bytes, false);
    },
  });
  for await (const bytes of fileChunks(file, signal)) {
    properties.push(bytes.toString('latin1'));
    if (!isSound) return undefined;
  }
  properties.end();
  return isSound ? odd : undefined;
}

/** `person` is null for a card of a group. A reading is half of the progress, from `begun` on. */
async function readPeople(
  encodings: CardEncodings,
  { file, size, output, signal }: ReadJob,
  begun: number,
  take: (person: CardValues | null, whole: boolean, card: CardPerson) => void,
): Promise<void> {
  const wide = encodings.file.startsWith('utf-16') ? new TextDecoder(encodings.file) : undefined;
  const inner = wide === undefined ? encodings : { ...encodings, file: 'utf-8' };
  let card: CardPerson | null = null;
  const finish = (whole: boolean) => {
    if (card !== null) take(card.isGroup ? null : card.values(), whole, card);
    card = null;
  };
  const properties = new CardProperties({
    property: (property) => card?.take(property),
    begin() {
      finish(false);
      card = new CardPerson(inner);
    },
    end: () => finish(true),
  });
  let done = 0;
  for await (const bytes of fileChunks(file, signal)) {
    done += bytes.length;
    const text = wide === undefined ? bytes : Buffer.from(wide.decode(bytes, { stream: true }), 'utf8');
    properties.push(text.toString('latin1'));
    output.progress(begun + done / size / 2);
  }
  properties.end();
  finish(false);
}

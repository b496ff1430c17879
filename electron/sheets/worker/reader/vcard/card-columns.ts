import { unnamed } from '../../../../../shared/texts/en/names.ts';
import { say } from '../../../../../shared/texts/say.ts';
import type { RowOutput } from '../rows/row-output.ts';
import { CARD_COLUMNS, type CardPerson, type CardValues } from './card-person.ts';

/** More numbers or addresses of one kind, and more custom kinds, than anybody has. */
const MOST_ALIKE = 20;
const MOST_CUSTOM = 20;
const MOST_TAKEN = 8;

export class CardColumns {
  readonly #most = new Map<string, number>();
  readonly #custom: string[] = [];
  #groups = 0;
  #surplus = 0;
  #people = 0;
  #unknown = 0;
  readonly #taken = new Set<string>();

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

  addUnknown({ isGroup, isUnknown, taken }: CardPerson): void {
    if (isGroup) return;
    if (isUnknown) this.#unknown += 1;
    for (const label of taken) if (this.#taken.size < MOST_TAKEN) this.#taken.add(label);
  }

  /** Moves values without a column to `Phone`. */
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

  remark(output: RowOutput, cut: boolean): void {
    if (this.#groups > 0) output.note(say.sheets.cardGroups(this.#groups));
    const taken = this.#taken.size === 0 ? null : say.sheets.cardsTaken([...this.#taken]);
    if (this.#unknown > 0)
      output.note(say.sheets.cardsUnknown(this.#unknown), taken ?? say.sheets.exportCards());
    else if (taken !== null) output.note(taken);
    if (this.#surplus > 0) output.note(say.sheets.cardSurplus(MOST_ALIKE, this.#surplus));
    if (cut) output.note(say.sheets.cutCard(), say.sheets.exportCards(), this.#people + 1);
  }
}

function isUsual(column: string): column is (typeof CARD_COLUMNS)[number] {
  return (CARD_COLUMNS as readonly string[]).includes(column);
}

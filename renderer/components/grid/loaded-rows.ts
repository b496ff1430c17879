import type { View } from '../../../shared/operations/shapes.ts';
import { type AppError, mayPass, type Result, type Superseded } from '../../../shared/result.ts';
import { forgetOldest, isRead, type Loaded, PAGE, rowsOf } from './loaded-pages.ts';

type Answer<Value> = Promise<Result<Value, AppError | Superseded>>;

export interface ListRequest<Row> {
  /** Changes whenever other rows, or another order, are wanted. */
  readonly key: string;
  /** `asker` is unique to the list, so that no other list overtakes it. */
  open(asker: string): Answer<View>;
  /** Rows `[from, from + count)` of an open view. */
  page(viewId: string, from: number, count: number): Answer<readonly Row[]>;
}

/** While someone types or drags a scrollbar, only the place where they stop is worth a request. */
const OPEN_AFTER_MS = 120;
const LOOK_AFTER_MS = 40;
const RETRY_AFTER_MS = 250;
const RETRY_AT_MOST_MS = 4000;
/** How often a view that was closed before it was read is opened again silently. */
const MOST_LOST = 3;

/**
 * The loaded rows of a list that stays in main. All rows shown are of one view. While a new request loads,
 * the rows of the previous one stay, under its key; if the new request fails, the rows go.
 */
export class LoadedRows<Row> {
  readonly #asker = crypto.randomUUID();
  readonly #onChange: () => void;
  #request: ListRequest<Row> | null = null;
  #shown: Loaded<Row> | null = null;
  /** Replaces `#shown` once its rows in sight are loaded. */
  #coming: Loaded<Row> | null = null;
  #error: AppError | null = null;
  #failures = 0;
  #sight = { from: 0, to: 1, active: 0 };
  #round = 0;
  /** A new object for each opening, which identifies answers to older ones. */
  #opening = { isUnderWay: false };
  /** After the current opening, opens again in this many ms. */
  #openAgain: number | null = null;
  readonly #reading = new Set<string>();
  readonly #timers = new Map<string, ReturnType<typeof setTimeout>>();

  /** `onChange` is called whenever what is shown changes. */
  constructor(onChange: () => void) {
    this.#onChange = onChange;
  }

  get key(): string | null {
    return this.#shown?.key ?? null;
  }

  /** Null also while the rows shown are of the previous request: nothing must be done with those rows. */
  get viewId(): string | null {
    return this.#shown !== null && this.key === this.#request?.key ? this.#shown.view.viewId : null;
  }

  get count(): number {
    return this.#shown?.view.count ?? 0;
  }

  get error(): AppError | null {
    return this.#error;
  }

  readonly rowAt = (index: number): Row | undefined =>
    this.#shown?.pages.get(Math.floor(index / PAGE))?.rows[index % PAGE];

  /** True if the row is of the wanted list, and was read after every change that may affect it. */
  readonly isFresh = (index: number): boolean =>
    this.#shown !== null &&
    this.#shown.key === this.#request?.key &&
    this.#coming === null &&
    this.#shown.pages.get(Math.floor(index / PAGE))?.round === this.#round;

  /** Requests these rows; a request with the same key is ignored. Null ends the list. */
  want(request: ListRequest<Row> | null): void {
    const before = this.#request;
    this.#request = request;
    if (request?.key === before?.key) return;
    this.#failures = 0;
    this.#error = null;
    if (request !== null) this.#openAfter(before === null ? 0 : OPEN_AFTER_MS);
    else {
      this.#stopOpening();
      this.#cancel('read');
      this.#shown = null;
    }
    this.#onChange();
  }

  /** Reads nothing until the next request. The rows stay, for a place that comes back into view. */
  rest(): void {
    this.#request = null;
    this.#stopOpening();
    this.#cancel('read');
  }

  /** The rows in sight, `[from, to)`, and the active one; reads those that are missing. */
  readonly look = (from: number, to: number, active = from): void => {
    this.#sight = { from, to: Math.max(to, from + 1), active };
    this.#after(LOOK_AFTER_MS, 'read', () => this.#read());
  };

  /** Reads the rows in sight again after `wait` ms, because they may have changed. */
  readonly reread = (wait: number): void => {
    this.#round += 1;
    if (wait === 0 || !this.#timers.has('read')) this.#after(wait, 'read', () => this.#read());
    this.#onChange();
  };

  /** Opens the list again after `wait` ms, because it may have other rows now. */
  readonly reopen = (wait: number): void => {
    // Lets an opening in progress finish, or events in quick succession would keep every one from finishing.
    if (this.#opening.isUnderWay) this.#openAgain = wait;
    else this.#openAfter(wait);
  };

  readonly retry = (): void => {
    this.#failures = 0;
    this.#error = null;
    this.#openAfter(0);
    this.#onChange();
  };

  /** Replaces all copies of a row. */
  readonly put = (row: Row, isSame: (other: Row) => boolean): void => {
    const pages = this.#shown?.pages ?? new Map();
    for (const [page, { rows, ...read }] of pages) {
      pages.set(page, { ...read, rows: rows.map((other: Row) => (isSame(other) ? row : other)) });
    }
    this.#onChange();
  };

  #after(wait: number, name: 'open' | 'read', act: () => void): void {
    this.#cancel(name);
    const timer = setTimeout(() => {
      this.#timers.delete(name);
      act();
    }, wait);
    this.#timers.set(name, timer);
  }

  #cancel(name: 'open' | 'read'): void {
    clearTimeout(this.#timers.get(name));
    this.#timers.delete(name);
  }

  #stopOpening(): void {
    this.#cancel('open');
    this.#opening = { isUnderWay: false };
    this.#openAgain = null;
    this.#coming = null;
  }

  #openAfter(wait: number): void {
    this.#stopOpening();
    this.#opening = { isUnderWay: true };
    this.#after(wait, 'open', () => void this.#open());
  }

  async #open(): Promise<void> {
    const request = this.#request;
    if (request === null) return;
    const mine = this.#opening;
    const answer = await request.open(this.#asker);
    if (mine !== this.#opening) return;
    if (answer.ok) {
      this.#coming = { key: request.key, view: answer.value, pages: new Map() };
      this.#read();
    } else this.#fail(answer.error, (wait) => this.#openAfter(wait));
  }

  /** The numbers of the pages in sight, with the last index of each. */
  #inSight({ key, view }: Loaded<Row>): Map<number, number> {
    const { from, to, active } = key === this.#shown?.key ? this.#sight : this.#atTop();
    const rows = Math.min(to - from, view.count);
    const first = Math.min(from, view.count - rows);
    const inSight = Array.from({ length: rows }, (_, at) => first + at);
    if (active < view.count) inSight.push(active);
    const pages = new Map<number, number>();
    for (const index of inSight.sort((one, other) => one - other)) pages.set(Math.floor(index / PAGE), index);
    return pages;
  }

  #atTop(): { from: number; to: number; active: number } {
    return { from: 0, to: this.#sight.to - this.#sight.from, active: 0 };
  }

  #read(): void {
    const list = this.#coming ?? this.#shown;
    const request = this.#request;
    if (list === null || request === null || list.key !== request.key) return;
    for (const [page, last] of this.#inSight(list)) {
      const isOld = list.pages.get(page)?.round !== this.#round;
      if (isOld || !isRead(list, page, last)) void this.#readPage(list, request, page);
    }
    this.#showComing();
  }

  async #readPage(list: Loaded<Row>, request: ListRequest<Row>, page: number): Promise<void> {
    const round = this.#round;
    const name = `${list.view.viewId} ${page} ${round}`;
    if (this.#reading.has(name)) return;
    this.#reading.add(name);
    const from = rowsOf(list, page, round).length;
    const answer = await request.page(list.view.viewId, page * PAGE + from, PAGE - from);
    this.#reading.delete(name);
    if (list !== (this.#coming ?? this.#shown) || list.key !== this.#request?.key) return;
    const isReplaced = this.#opening.isUnderWay && this.#coming === null;
    if (!answer.ok) {
      if (isReplaced) return;
      // Main closes the oldest of many views, and a restart closes all.
      if (answer.error.kind === 'not-found' && this.#failures < MOST_LOST) {
        this.#failures += 1;
        return this.#openAfter(0);
      }
      return this.#fail(answer.error, (wait) => this.#after(wait, 'read', () => this.#read()));
    }
    if ((list.pages.get(page)?.round ?? round) > round) return;
    const rows = [...rowsOf(list, page, round).slice(0, from), ...answer.value];
    const isWhole = answer.value.length === 0 || rows.length === PAGE;
    const answers = from === 0 ? 1 : (list.pages.get(page)?.answers ?? 0) + 1;
    list.pages.delete(page);
    list.pages.set(page, { rows, isWhole, round, answers });
    forgetOldest(list);
    if (!isReplaced) this.#succeed();
    const last = this.#inSight(list).get(page);
    if (last !== undefined && !isRead(list, page, last)) void this.#readPage(list, request, page);
    this.#showComing();
    this.#onChange();
  }

  #showComing(): void {
    const list = this.#coming;
    if (list === null || [...this.#inSight(list)].some(([page, last]) => !isRead(list, page, last))) return;
    const again = this.#openAgain;
    if (list.key !== this.#shown?.key) this.#sight = this.#atTop();
    this.#shown = list;
    this.#stopOpening();
    this.#succeed();
    if (again !== null) this.#openAfter(again);
    this.#onChange();
  }

  #succeed(): void {
    this.#failures = 0;
    this.#error = null;
  }

  #fail(error: AppError | Superseded, again: (wait: number) => void): void {
    const wait = Math.min(RETRY_AFTER_MS * 2 ** this.#failures, RETRY_AT_MOST_MS);
    this.#failures += 1;
    if (error.kind === 'superseded') {
      again(wait);
      return;
    }
    this.#error = error;
    if (this.#shown?.key !== this.#request?.key) this.#shown = null;
    this.#opening.isUnderWay = false;
    if (mayPass(error)) again(wait);
    this.#onChange();
  }
}

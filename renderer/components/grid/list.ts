import type { View } from '../../../shared/contract.ts';
import { type AppError, mayPass, type Result, type Superseded } from '../../../shared/result.ts';

type Answer<Value> = Promise<Result<Value, AppError | Superseded>>;

export interface ListRequest<Row> {
  /** Differs wherever other rows, or another order, are wanted. */
  readonly key: string;
  /** `asker` is unique to the list, so that no other list overtakes it. */
  open(asker: string): Answer<View>;
  /** Rows `[from, from + count)` of an open view. */
  page(viewId: string, from: number, count: number): Answer<readonly Row[]>;
}

/** `round` says after which change a page was read. */
interface Loaded<Row> {
  readonly key: string;
  readonly view: View;
  readonly pages: Map<number, { readonly rows: readonly Row[]; readonly round: number }>;
}

const PAGE = 200;
const MOST_PAGES = 60;
/** While someone types or drags a scrollbar, only the place where they stop is worth a request. */
const OPEN_AFTER_MS = 120;
const LOOK_AFTER_MS = 40;
const RETRY_AFTER_MS = 250;
const RETRY_AT_MOST_MS = 4000;
/** How often a view may be closed before it was read; each time it is opened again silently. */
const MOST_LOST = 3;

/**
 * The loaded rows of a list that stays in main. All rows shown are of one view. While a new request loads,
 * the rows of the previous one stay, under its key; if the new request fails, they go.
 */
export class List<Row> {
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

  get viewId(): string | null {
    return this.#shown?.view.viewId ?? null;
  }

  get count(): number {
    return this.#shown?.view.count ?? 0;
  }

  get error(): AppError | null {
    return this.#error;
  }

  readonly rowAt = (index: number): Row | undefined =>
    this.#shown?.pages.get(Math.floor(index / PAGE))?.rows[index % PAGE];

  /** The row is a wanted one, read after every change that may affect it. */
  readonly isFresh = (index: number): boolean =>
    this.#shown !== null &&
    this.#shown.key === this.#request?.key &&
    this.#coming === null &&
    this.#shown.pages.get(Math.floor(index / PAGE))?.round === this.#round;

  /** Requests these rows; the same key requests nothing. Null ends it. */
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

  /** The rows in sight, `[from, to)`, and the active one; reads those that are missing. */
  readonly look = (from: number, to: number, active = from): void => {
    this.#sight = { from, to: Math.max(to, from + 1), active };
    this.#after(LOOK_AFTER_MS, 'read', () => this.#read());
  };

  /** Reads the rows in sight again after `wait` ms, because they may have changed. */
  readonly reread = (wait: number): void => {
    this.#round += 1;
    if (!this.#timers.has('read')) this.#after(wait, 'read', () => this.#read());
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
    for (const [page, { rows, round }] of pages) {
      pages.set(page, { rows: rows.map((other: Row) => (isSame(other) ? row : other)), round });
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

  /** The numbers of the pages in sight. */
  #inSight({ key, view }: Loaded<Row>): number[] {
    const { from, to, active } = key === this.#shown?.key ? this.#sight : this.#atTop();
    const rows = Math.min(to - from, view.count);
    const first = Math.min(from, view.count - rows);
    const inSight = Array.from({ length: rows }, (_, at) => first + at);
    if (active < view.count) inSight.push(active);
    return [...new Set(inSight.map((index) => Math.floor(index / PAGE)))];
  }

  #atTop(): { from: number; to: number; active: number } {
    return { from: 0, to: this.#sight.to - this.#sight.from, active: 0 };
  }

  #read(): void {
    const list = this.#coming ?? this.#shown;
    const request = this.#request;
    if (list === null || request === null || list.key !== request.key) return;
    for (const page of this.#inSight(list)) {
      if (list.pages.get(page)?.round !== this.#round) void this.#readPage(list, request, page);
    }
    this.#showComing();
  }

  async #readPage(list: Loaded<Row>, request: ListRequest<Row>, page: number): Promise<void> {
    const round = this.#round;
    const name = `${list.view.viewId} ${page} ${round}`;
    if (this.#reading.has(name)) return;
    this.#reading.add(name);
    const answer = await request.page(list.view.viewId, page * PAGE, PAGE);
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
    list.pages.delete(page);
    list.pages.set(page, { rows: answer.value, round });
    const [oldest] = list.pages.keys();
    if (list.pages.size > MOST_PAGES && oldest !== undefined) list.pages.delete(oldest);
    if (!isReplaced) this.#succeed();
    this.#showComing();
    this.#onChange();
  }

  #showComing(): void {
    const list = this.#coming;
    if (list === null || this.#inSight(list).some((page) => !list.pages.has(page))) return;
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

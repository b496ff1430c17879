import { EventEmitter, once } from 'node:events';
import { MessageChannel, Worker as Thread, type Transferable, type WorkerOptions } from 'node:worker_threads';

/** By what they have loaded, and the limits that they began with. */
const idle = new Map<string, Thread[]>();

/** A worker in a thread that may have been another's; one that is ended in the middle of something ends its thread. */
export class Worker extends EventEmitter {
  readonly #thread: Thread;
  readonly #port = new MessageChannel();
  readonly #listeners = {
    error: (bug: unknown) => this.emit('error', bug),
    exit: (code: number) => this.emit('exit', code),
  };
  readonly #alike: Thread[];
  #asked = 0;
  #isOpen = false;
  #isClosing = false;
  #isClosed = false;
  #canBeReused: boolean;

  constructor(file: URL, { workerData, resourceLimits }: WorkerOptions) {
    super();
    this.#canBeReused = file.pathname.includes('/electron/');
    const kind = `${file.href} ${JSON.stringify(resourceLimits)}`;
    this.#alike = idle.get(kind) ?? [];
    idle.set(kind, this.#alike);
    const used = this.#canBeReused ? this.#alike.pop() : undefined;
    this.#thread = used ?? new Thread(new URL('thread-shell.ts', import.meta.url), { resourceLimits });
    this.#thread.ref();
    for (const [name, listener] of Object.entries(this.#listeners)) this.#thread.on(name, listener);
    const { port1, port2 } = this.#port;
    this.#thread.postMessage({ file: file.href, workerData, port: port2 }, [port2]);
    port1.on('messageerror', (bug) => this.emit('messageerror', bug));
    port1.on('message', (message: { readonly kind: string }) => {
      if (message.kind === 'alive') this.#isOpen = true;
      if (message.kind === 'closed') this.#isClosed = true;
      if (message.kind === 'answer' || message.kind === 'bug') this.#asked -= 1;
      this.emit('message', message);
    });
  }

  postMessage(message: { readonly kind: string } | null, transfer: readonly Transferable[] = []): void {
    if (message?.kind === 'ask') this.#asked += 1;
    if (message?.kind === 'close') this.#isClosing = true;
    // The next one begins in English.
    if (message?.kind === 'speak') this.#canBeReused = false;
    this.#port.port1.postMessage(message, transfer);
  }

  ref(): void {
    this.#thread.ref();
    this.#port.port1.ref();
  }

  unref(): void {
    this.#thread.unref();
    this.#port.port1.unref();
  }

  async terminate(): Promise<void> {
    const isIdle = this.#isOpen && this.#asked === 0 && this.#isClosed === this.#isClosing;
    if (!this.#canBeReused || !isIdle) return void (await this.#thread.terminate());
    this.#canBeReused = false;
    this.ref();
    const thread = this.#thread;
    const { port1 } = this.#port;
    const over = new AbortController();
    const gone = once(thread, 'exit', over);
    if (!this.#isClosed) port1.postMessage({ kind: 'close' });
    while (!this.#isClosed) await Promise.race([once(port1, 'message', over), gone]);
    const ended = once(thread, 'message', over);
    thread.postMessage(null);
    await Promise.race([ended, gone]);
    over.abort();
    port1.close();
    for (const [name, listener] of Object.entries(this.#listeners)) thread.off(name, listener);
    thread.unref();
    this.#alike.push(thread);
    this.emit('exit', 0);
  }
}

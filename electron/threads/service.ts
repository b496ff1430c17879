import type { Transferable } from 'node:worker_threads';
import type { Language } from '../../shared/language/languages.ts';
import type { Result } from '../../shared/result.ts';

/** One call: what goes in, what comes out, and what is told on the way. */
interface Call {
  readonly in: unknown;
  readonly out: unknown;
  readonly progress?: unknown;
}

export type Calls = Readonly<Record<string, Call>>;

type ValueOf<Answered> = Answered extends { readonly ok: true; readonly value: infer Value } ? Value : never;

/** The methods of an object as calls, whose input is their arguments. */
export type CallsOf<Service> = {
  readonly [Name in keyof Service]: Service[Name] extends (...input: infer In) => infer Out
    ? { readonly in: In; readonly out: ValueOf<Awaited<Out>> }
    : never;
};

/** The page of one thread, which names everything that it and main say to one another. */
export interface ServiceContract {
  /** What the thread is started with. */
  readonly data: unknown;
  readonly calls: Calls;
  /** What the thread tells by itself. */
  readonly events: Readonly<Record<string, unknown>>;
  /** What the thread asks main. */
  readonly questions: Calls;
}

type ProgressOf<C extends Call> = C extends { readonly progress: infer Progress } ? Progress : never;

/** How the end that asks follows and stops a call. */
export interface AskOptions<C extends Call> {
  /** Stops the call: it fails as stopped, once the other side has put things in order. */
  readonly signal?: AbortSignal;
  progress?(progress: ProgressOf<C>): void;
  /** Handed over instead of copied. */
  readonly transfer?: readonly Transferable[];
}

/** Asks the other side; failures are answers, and a bug there rejects here with its storage code. */
export type Ask<C extends Calls> = <Name extends keyof C & string>(
  name: Name,
  input: C[Name]['in'],
  options?: AskOptions<C[Name]>,
) => Promise<Result<C[Name]['out']>>;

/** How the end that answers tells of a call, and hears that it is stopped. */
export interface Job<C extends Call> {
  readonly signal: AbortSignal;
  progress(progress: ProgressOf<C>): void;
  /** Hands a buffer over with the answer instead of copying it. */
  transfer(buffer: Transferable): void;
}

/** An answer to every call; a forgotten one does not compile. */
export type Answers<C extends Calls> = {
  readonly [Name in keyof C]: (
    input: C[Name]['in'],
    job: Job<C[Name]>,
  ) => Promise<Result<C[Name]['out']>> | Result<C[Name]['out']>;
};

export type Listeners<Events> = { readonly [Name in keyof Events]: (event: Events[Name]) => void };

/** A bug on its way to the other side: structured clone would lose its codes. */
export interface SentBug {
  readonly name: string;
  readonly message: string;
  readonly stack?: string | undefined;
  /** SQLite's result code. */
  readonly errcode?: unknown;
  /** The file system's name for what failed. */
  readonly code?: unknown;
}

/** From the end that asks; `Payload` is `never` for the receiver, since only the name says which type it has. */
export type Asking<Name, Payload> =
  | { readonly kind: 'ask'; readonly id: number; readonly name: Name; readonly input: Payload }
  | { readonly kind: 'stop'; readonly id: number };

/** From the end that answers. */
export type Answering<Payload> =
  | { readonly kind: 'progress'; readonly id: number; readonly progress: Payload }
  | { readonly kind: 'answer'; readonly id: number; readonly result: Result<Payload> }
  | { readonly kind: 'bug'; readonly id: number; readonly bug: SentBug };

/** What main says to a thread. */
export type ToThread<C extends ServiceContract, Payload> =
  | Asking<keyof C['calls'] & string, Payload>
  | Answering<Payload>
  /** Speaks another language from the next call on; numbers and dates follow the BCP 47 tag. */
  | { readonly kind: 'speak'; readonly language: Language; readonly tag: string }
  | { readonly kind: 'close' }
  /** Asks for a sign of life. */
  | { readonly kind: 'ping' };

/** What a thread says to main. */
export type FromThread<C extends ServiceContract, Payload> =
  | Asking<keyof C['questions'] & string, Payload>
  | Answering<Payload>
  | { readonly kind: 'event'; readonly name: keyof C['events'] & string; readonly event: Payload }
  | { readonly kind: 'closed' }
  /** Told once the thread has opened, and whenever it is asked for a sign of life. */
  | { readonly kind: 'alive' };

export type Post<Message> = (message: Message, transfer?: readonly Transferable[]) => void;

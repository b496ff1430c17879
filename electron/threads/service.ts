import type { Transferable } from 'node:worker_threads';
import type { Language } from '../../shared/language/languages.ts';
import type { Result } from '../../shared/result.ts';

interface Call {
  readonly in: unknown;
  readonly out: unknown;
  readonly progress?: unknown;
}

export type Calls = Readonly<Record<string, Call>>;

type ValueOf<Answered> = Answered extends { readonly ok: true; readonly value: infer Value } ? Value : never;

/** The methods of an object as calls; their arguments are the input. */
export type CallsOf<Service> = {
  readonly [Name in keyof Service]: Service[Name] extends (...input: infer In) => infer Out
    ? { readonly in: In; readonly out: ValueOf<Awaited<Out>> }
    : never;
};

/** The methods of an object as calls that also report progress; they take their input and a job. */
export type JobsOf<Service> = {
  readonly [Name in keyof Service]: Service[Name] extends (
    input: infer In,
    job: Job<infer Progress>,
  ) => infer Out
    ? { readonly in: In; readonly out: ValueOf<Awaited<Out>>; readonly progress: Progress }
    : never;
};

export interface ServiceContract {
  readonly data: unknown;
  readonly calls: Calls;
  /** Sent by the thread without being asked. */
  readonly events: Readonly<Record<string, unknown>>;
  /** Asked by the thread, answered by main. */
  readonly questions: Calls;
}

type ProgressOf<C extends Call> = C extends { readonly progress: infer Progress } ? Progress : never;

export interface AskOptions<C extends Call> {
  /** Stops the call: it fails as stopped, once the other side has cleaned up. */
  readonly signal?: AbortSignal;
  progress?(progress: ProgressOf<C>): void;
  /** Handed over instead of copied. */
  readonly transfer?: readonly Transferable[];
}

/**
 * Failures are answers; a bug on the other side rejects here with its storage code. Typed as a method, so that what asks
 * a thread for several places fits each of them.
 */
export type Ask<C extends Calls> = {
  ask<Name extends keyof C & string>(
    name: Name,
    input: C[Name]['in'],
    options?: AskOptions<C[Name]>,
  ): Promise<Result<C[Name]['out']>>;
}['ask'];

/** A thread that also makes long writes, as one of the places sees it that share it. */
export interface WritingThread<C extends Calls> {
  readonly ask: Ask<C>;
  /** For a long write: meanwhile the thread, not main, copies the log into the database. */
  readonly askToWrite: Ask<C>;
  start(): void;
  /** Ends a thread that does not respond within a second; it starts again with the next call. */
  endIfStuck(): Promise<void>;
}

export interface Job<Progress = unknown> {
  readonly signal: AbortSignal;
  progress(progress: Progress): void;
  /** Hands a buffer over with the answer instead of copying it. */
  transfer(buffer: Transferable): void;
}

/** A missing answer does not compile. */
export type Answers<C extends Calls> = {
  readonly [Name in keyof C]: (
    input: C[Name]['in'],
    job: Job<ProgressOf<C[Name]>>,
  ) => Promise<Result<C[Name]['out']>> | Result<C[Name]['out']>;
};

export type Listeners<Events> = { readonly [Name in keyof Events]: (event: Events[Name]) => void };

/** A bug on its way to the other side: structured clone would lose its codes. */
export interface SentBug {
  readonly name: string;
  readonly message: string;
  readonly stack?: string | undefined;
  readonly errcode?: unknown;
  readonly code?: unknown;
}

/** From the asking end; `Payload` is `never` for the receiver, since only the name says which type it has. */
export type Asking<Name, Payload> =
  | { readonly kind: 'ask'; readonly id: number; readonly name: Name; readonly input: Payload }
  | { readonly kind: 'stop'; readonly id: number };

export type Answering<Payload> =
  | { readonly kind: 'progress'; readonly id: number; readonly progress: Payload }
  | { readonly kind: 'answer'; readonly id: number; readonly result: Result<Payload> }
  | { readonly kind: 'bug'; readonly id: number; readonly bug: SentBug };

export type ToThread<C extends ServiceContract, Payload> =
  | Asking<keyof C['calls'] & string, Payload>
  | Answering<Payload>
  /** Holds from the next call on; numbers and dates follow the BCP 47 tag. */
  | { readonly kind: 'speak'; readonly language: Language; readonly tag: string }
  /** The first number of `done` becomes 1 once the thread has closed, for a main that handles no messages meanwhile. */
  | { readonly kind: 'close'; readonly done?: Int32Array<SharedArrayBuffer> }
  | { readonly kind: 'ping' };

export type FromThread<C extends ServiceContract, Payload> =
  | Asking<keyof C['questions'] & string, Payload>
  | Answering<Payload>
  | { readonly kind: 'event'; readonly name: keyof C['events'] & string; readonly event: Payload }
  | { readonly kind: 'closed' }
  /** Sent once the thread has opened, and after each ping. */
  | { readonly kind: 'alive' };

export type Post<Message> = (message: Message, transfer?: readonly Transferable[]) => void;

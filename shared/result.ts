import { assertNever } from './assert-never.ts';
import type { Words } from './language/said.ts';

/** A success with its value, or a failure that a person can meet; bugs are thrown instead. */
export type Result<Value, Failure = AppError> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: Failure };

/**
 * What went wrong, for a person: `message` says what, `where` says where, `fix` says what to do. Each kind means one
 * thing, so that code decides by the kind and never by the words.
 */
export type AppError =
  | { readonly kind: 'bad-input'; readonly message: Words; readonly where?: Words; readonly fix?: Words }
  | { readonly kind: 'not-found'; readonly message: Words; readonly fix?: Words }
  | { readonly kind: 'no-token'; readonly message: Words; readonly fix?: Words }
  | { readonly kind: 'refused'; readonly message: Words; readonly status: number; readonly fix?: Words }
  | { readonly kind: 'unreachable'; readonly message: Words; readonly fix?: Words }
  /** Something answers there, and it is not what was asked. */
  | { readonly kind: 'wrong-address'; readonly message: Words; readonly fix?: Words }
  /** It has changed since the person looked at it. */
  | { readonly kind: 'conflict'; readonly message: Words; readonly fix?: Words }
  /** The disk does not take it at this moment; the same may succeed later. */
  | { readonly kind: 'storage'; readonly message: Words; readonly fix?: Words }
  /** What it needs is still on its way, or must come to rest first. */
  | { readonly kind: 'not-ready'; readonly message: Words; readonly fix?: Words }
  /** The person stopped it. */
  | { readonly kind: 'stopped'; readonly message: Words; readonly fix?: Words }
  /** Another process, or another computer, holds it. */
  | { readonly kind: 'elsewhere'; readonly message: Words; readonly fix?: Words }
  /** The app is closing. */
  | { readonly kind: 'closing'; readonly message: Words; readonly fix?: Words }
  | { readonly kind: 'internal'; readonly message: Words; readonly fix?: Words };

/** A newer request took the place of this one and answers for both; it has no words, since nobody is ever told. */
export interface Superseded {
  readonly kind: 'superseded';
}

/** Wraps a value as a success. */
export function ok<Value>(value: Value): { readonly ok: true; readonly value: Value } {
  return { ok: true, value };
}

/** Wraps a failure that a person can meet. */
export function fail<Failure>(error: Failure): { readonly ok: false; readonly error: Failure } {
  return { ok: false, error };
}

/** The kinds that have nothing but words. */
type WordedKind = Exclude<AppError['kind'], 'refused'>;

/** A failure that has nothing but words: what is wrong and, where anything helps, what to do. */
export function appError<Kind extends WordedKind>(kind: Kind, message: Words, fix?: Words) {
  return { kind, message, ...(fix !== undefined && { fix }) };
}

/** Wraps a failure that has nothing but words. */
export function failure<Kind extends WordedKind>(kind: Kind, message: Words, fix?: Words) {
  return fail(appError(kind, message, fix));
}

/** Wraps a failure to take what somebody wrote or chose in the field `where`. */
export function wrongInput(where: Words, message: Words, fix?: Words) {
  return fail({ ...appError('bad-input', message, fix), where });
}

/** The answer to a request whose place a newer one took. */
export const superseded = fail<Superseded>({ kind: 'superseded' });

/** Whether the same question may well be answered a little later. */
export function mayPass({ kind }: AppError | Superseded): boolean {
  switch (kind) {
    case 'superseded':
    case 'storage':
    case 'unreachable':
    case 'not-ready':
      return true;
    case 'bad-input':
    case 'not-found':
    case 'no-token':
    case 'refused':
    case 'wrong-address':
    case 'conflict':
    case 'stopped':
    case 'elsewhere':
    case 'closing':
    case 'internal':
      return false;
    default:
      return assertNever(kind);
  }
}

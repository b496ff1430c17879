import { assertNever } from './assert-never.ts';
import type { Words } from './language/said.ts';

/** A failure is one that a person can meet; bugs are thrown. */
export type Result<Value, Failure = AppError> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: Failure };

/** `where`: in which field. Code decides by the kind, never by the words. */
export type AppError =
  | { readonly kind: 'bad-input'; readonly message: Words; readonly where?: Words; readonly fix?: Words }
  | { readonly kind: 'not-found'; readonly message: Words; readonly fix?: Words }
  | { readonly kind: 'no-token'; readonly message: Words; readonly fix?: Words }
  | { readonly kind: 'refused'; readonly message: Words; readonly status: number; readonly fix?: Words }
  | { readonly kind: 'unreachable'; readonly message: Words; readonly fix?: Words }
  /** Something answers there that is not the service. */
  | { readonly kind: 'wrong-address'; readonly message: Words; readonly fix?: Words }
  /** What was asked for has changed since the person looked at it. */
  | { readonly kind: 'conflict'; readonly message: Words; readonly fix?: Words }
  /** The disk does not take it now; it may succeed later. */
  | { readonly kind: 'storage'; readonly message: Words; readonly fix?: Words }
  /** The operation needs something that is not finished yet. */
  | { readonly kind: 'not-ready'; readonly message: Words; readonly fix?: Words }
  | { readonly kind: 'stopped'; readonly message: Words; readonly fix?: Words }
  /** Another process or another computer holds it. */
  | { readonly kind: 'elsewhere'; readonly message: Words; readonly fix?: Words }
  | { readonly kind: 'closing'; readonly message: Words; readonly fix?: Words }
  | { readonly kind: 'internal'; readonly message: Words; readonly fix?: Words };

/** A newer request replaced this one and answers for both. No one sees it, so it has no words. */
export interface Superseded {
  readonly kind: 'superseded';
}

export function ok<Value>(value: Value): { readonly ok: true; readonly value: Value } {
  return { ok: true, value };
}

export function fail<Failure>(error: Failure): { readonly ok: false; readonly error: Failure } {
  return { ok: false, error };
}

type WordedKind = Exclude<AppError['kind'], 'refused'>;

export function appError<Kind extends WordedKind>(kind: Kind, message: Words, fix?: Words) {
  return { kind, message, ...(fix !== undefined && { fix }) };
}

export function failure<Kind extends WordedKind>(kind: Kind, message: Words, fix?: Words) {
  return fail(appError(kind, message, fix));
}

export function wrongInput(where: Words, message: Words, fix?: Words) {
  return fail({ ...appError('bad-input', message, fix), where });
}

export const superseded = fail<Superseded>({ kind: 'superseded' });

/** The same request may succeed a little later. */
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

/** A success with its value, or a failure that a person can meet; bugs are thrown instead. */
export type Result<Value, Failure = AppError> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: Failure };

/** What went wrong, in a person's words: `message` says what, `where` says where, `fix` says what to do. */
export type AppError =
  | { readonly kind: 'bad-input'; readonly message: string; readonly where?: string; readonly fix?: string }
  | { readonly kind: 'not-found'; readonly message: string; readonly fix?: string }
  | { readonly kind: 'no-token'; readonly message: string; readonly fix?: string }
  | { readonly kind: 'refused'; readonly message: string; readonly status: number; readonly fix?: string }
  | { readonly kind: 'unreachable'; readonly message: string; readonly fix?: string }
  | { readonly kind: 'busy'; readonly message: string; readonly fix?: string }
  | { readonly kind: 'internal'; readonly message: string; readonly fix?: string };

/** Wraps a value as a success. */
export function ok<Value>(value: Value): { readonly ok: true; readonly value: Value } {
  return { ok: true, value };
}

/** Wraps a failure that a person can meet. */
export function fail<Failure>(error: Failure): { readonly ok: false; readonly error: Failure } {
  return { ok: false, error };
}

import type { AppError } from '../../../../shared/result.ts';

/**
 * Carries a failure that a person can meet out of the depth of a streaming reader; `readSheet` turns it
 * into a `Result`, so it never leaves the import.
 */
export class SheetFault extends Error {
  readonly error: AppError;

  constructor(message: string, fix?: string, where?: string) {
    super(message);
    this.name = 'SheetFault';
    this.error = { kind: 'bad-input', message, ...(where && { where }), ...(fix && { fix }) };
  }
}

/** The fault of a workbook that cannot be what its writer meant; `what` says which part, for support. */
export function damaged(what: string): SheetFault {
  return new SheetFault(
    'This workbook is damaged and cannot be read to its end.',
    'Open it in your spreadsheet program, save it again as .xlsx, and import the new file.',
    what,
  );
}

/** The fault of a file that only its password opens; `what` begins the sentence. */
export function locked(what: string): SheetFault {
  return new SheetFault(
    `${what} is locked with a password.`,
    'Open it in your spreadsheet program, remove the password, save it, and import it again.',
  );
}

/** The fault of a file past a limit; `what` is a sentence that names the limit. */
export function tooLarge(what: string, where?: string): SheetFault {
  return new SheetFault(
    what,
    'Keep only the contacts in the file, delete everything else, and import it again.',
    where,
  );
}

import { storedWords, type Words } from '../../../../../shared/language/said.ts';
import type { AppError } from '../../../../../shared/result.ts';
import { say } from '../../../../../shared/texts/say.ts';

/** Carries a failure out of a streaming reader; `readSheet` turns it into a `Result`, so it never leaves the import. */
export class SheetFault extends Error {
  readonly error: AppError;

  constructor(message: Words, fix?: Words, where?: Words) {
    super(storedWords(message));
    this.name = 'SheetFault';
    this.error = { kind: 'bad-input', message, ...(where && { where }), ...(fix && { fix }) };
  }
}

/** `what` names the part, for support. */
export function damaged(what: string): SheetFault {
  return new SheetFault(say.sheets.damaged(), say.sheets.saveAgain(), what);
}

/** Without a name it is the workbook. */
export function locked(fileName?: string): SheetFault {
  const message = fileName === undefined ? say.sheets.lockedWorkbook() : say.sheets.locked(fileName);
  return new SheetFault(message, say.sheets.lockedFix());
}

/** `what` is a sentence that names the limit. */
export function tooLarge(what: Words, where?: Words): SheetFault {
  return new SheetFault(what, say.sheets.keepContacts(), where);
}

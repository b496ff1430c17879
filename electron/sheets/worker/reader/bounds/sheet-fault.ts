import { isolated } from '../../../../../shared/format/sentence-parts.ts';
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

/** `what` is for support. A part is named only if its name is a usual one: a damaged file may have anything there. */
export function damaged(what: string, part = ''): SheetFault {
  const where = /^[\w. /-]{1,60}$/.test(part) ? `${isolated(part)}: ${what}` : what;
  return new SheetFault(say.sheets.damaged(), say.sheets.saveAgain(), where);
}

/** Without a name, the workbook is meant. */
export function locked(fileName?: string): SheetFault {
  const message = fileName === undefined ? say.sheets.lockedWorkbook() : say.sheets.locked(fileName);
  return new SheetFault(message, say.sheets.lockedFix());
}

/** `what` is a sentence that names the limit. */
export function tooLarge(what: Words, where?: Words): SheetFault {
  return new SheetFault(what, say.sheets.keepContacts(), where);
}

import { type AppError, appError } from '../../shared/result.ts';
import { say } from '../../shared/texts/say.ts';
import { spoken } from '../../shared/texts/spoken-with-texts.ts';

export function startWords({ message, fix }: AppError): string {
  return [spoken(message), spoken(fix)].filter(Boolean).join('\n');
}

/** For an error without a text of its own: its code or name, never its stack. */
export function bugWords(bug: unknown): string {
  const { code, name } = (bug ?? {}) as NodeJS.ErrnoException;
  return startWords(
    appError('internal', say.app.notStarted(code ?? name ?? 'unknown'), say.app.notStartedAtAllFix()),
  );
}

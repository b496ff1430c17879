import { type AppError, appError } from '../../shared/result.ts';
import { say } from '../../shared/texts/say.ts';
import { spoken } from '../../shared/texts/spoken.ts';

/** What kept Tagline from starting, as a person is told it: what, where, and what to do. */
export function startWords({ message, fix }: AppError): string {
  return [spoken(message), spoken(fix)].filter(Boolean).join('\n');
}

/** The same for what nothing had words for: its name, never its stack. */
export function bugWords(bug: unknown): string {
  const { code, name } = (bug ?? {}) as NodeJS.ErrnoException;
  return startWords(
    appError('internal', say.app.notStarted(code ?? name ?? 'unknown'), say.app.notStartedAtAllFix()),
  );
}

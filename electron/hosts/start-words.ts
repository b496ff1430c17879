import type { AppError } from '../../shared/result.ts';
import { spoken } from '../../shared/texts/spoken.ts';

/** What kept Tagline from starting, as a person is told it: what, where, and what to do. */
export function startWords({ message, fix }: AppError): string {
  return [spoken(message), spoken(fix)].filter(Boolean).join('\n');
}

/** The same for what nothing had words for: its name, never its stack. */
export function bugWords(bug: unknown): string {
  const { code, name } = (bug ?? {}) as NodeJS.ErrnoException;
  return startWords({
    kind: 'internal',
    message: `Something went wrong inside Tagline while it started (${code ?? name ?? 'unknown'}).`,
    fix: 'Start it again. If it stays, install the newest version; what was recorded is safe.',
  });
}

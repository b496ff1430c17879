import { execFileSync } from 'node:child_process';
import { projectDir } from '../../electron/tools/paths.ts';

/** The last commit before subjects had rules; it and what came before stay as they are. */
const BEFORE_RULES = '1ac0ccfb8818cf502443e762ac9ded9701716e44';

const MOST_CHARACTERS = 72;

/** Why a commit's subject is none, or null: `Fix number search in the demo inbox` is one. */
export function subjectFault(subject: string): string | null {
  if ([...subject].length > MOST_CHARACTERS) return `has more than ${MOST_CHARACTERS} characters`;
  const [first = ''] = subject.split(' ');
  if (!/^[A-Z][a-z]+$/.test(first)) return 'does not begin with a verb: Fix, Add, Ask, Show';
  if (
    /(?:ed|ing)$/.test(first) ||
    /^(?:The|An?|It|They|This|No|Now|When|Where|If|In|On|For|Fixes)$/.test(first)
  ) {
    return `does not begin with an imperative verb but with “${first}”`;
  }
  return /: (?:it|they)\b/.test(subject) ? 'says “it” or “they” without its noun' : null;
}

/** The faults of the subjects since the rules, newest first; empty where the history is not here, as in an archive. */
export function faultsOfNewSubjects(): readonly string[] {
  const git = (...args: readonly string[]) =>
    execFileSync('git', args, { cwd: projectDir, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  let log: string;
  try {
    log = git('log', '--format=%h %s', `${BEFORE_RULES}..HEAD`);
  } catch {
    return [];
  }
  return log
    .split('\n')
    .filter((line) => line !== '')
    .flatMap((line) => {
      const [hash = ''] = line.split(' ', 1);
      const fault = subjectFault(line.slice(hash.length + 1));
      return fault === null ? [] : [`${hash}: the commit's subject ${fault}`];
    });
}

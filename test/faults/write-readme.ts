/** Writes this folder's README.md from the comments above tests: `node test/faults/write-readme.ts`. */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const INTRODUCTION = `# Faults and threats, and the tests that show what comes of them

Every POST ends as exactly one of four outcomes, decided by one pure function, \`shared/campaign/outcome/outcome.ts\`. *Not sent* and
*refused*: nobody of the request was texted. *Accepted*: the service took everybody and gave each an id. *Unknown*: nobody
can know, so a person decides. Whatever the status and however much of an answer arrived, people with an id of their own
count as accepted, and nothing is refused or sent again where an id was seen. A refusal is believed only where its whole body
is JSON, words or a web page, read to its proper end, and holds nothing that could be an id (\`shared/campaign/refusals/refusal-doubt.ts\`).

An unknown request shows who is in it, what was observed, and what the balance suggests: *“Probably accepted: the balance fell by 412, this
request should cost 410. Read 23 s after the connection was lost.”* Tagline never acts on that hint. The
verdict, *treat as sent* or *send again*, is kept with its time.

Each row is a comment above its test, in the file named beside it: \`// Fault (answer): what happens -> outcome -> what
follows\`, without an outcome where there is none. The same words above another test name it as well.
\`.github/SECURITY.md\` says what is promised about each threat; \`// Threat: its name\` is above the tests that show it.

This file is written by \`node test/faults/write-readme.ts\`; a test checks that it is up to date.
`;

const chapters = {
  connection: 'The connection',
  answer: 'The answer',
  app: 'The app and its computer',
  account: 'The account and its balance',
  campaign: 'Campaigns and their people',
  copy: 'Copies of the data folder',
  erasing: 'Keeping and erasing',
  window: 'Files and windows',
};

interface Note {
  readonly kind: string;
  readonly chapter: string;
  readonly text: string;
  readonly file: string;
}

const NOTE = /^( *)\/\/ (Fault|Threat)(?: \((\w+)\))?: (.*(?:\n\1\/\/ (?!Fault|Threat).*)*)/gm;

function readNotes(): Note[] {
  const testDir = join(import.meta.dirname, '..');
  const files = globSync('**/*.{test,soak,e2e}.ts', {
    cwd: testDir,
    exclude: (name) => name === 'node_modules',
  });
  return files.sort().flatMap((path) =>
    [...readFileSync(join(testDir, path), 'utf8').matchAll(NOTE)].map(
      ([, , kind = '', chapter = '', text = '']) => ({
        kind,
        chapter,
        text: text.replaceAll(/\n *\/\//g, ''),
        file: basename(path),
      }),
    ),
  );
}

/** The files that hold notes which begin with the same words, under those words. */
function byName(notes: readonly Note[]): Map<string, { parts: string[]; files: Set<string> }> {
  const found = new Map<string, { parts: string[]; files: Set<string> }>();
  for (const { text, file } of notes) {
    const [name = '', ...parts] = text.split(' -> ');
    const row = found.get(name) ?? { parts: [], files: new Set() };
    if (row.parts.length > 0 && parts.length > 0) throw new Error(`Two tests say what follows: ${name}`);
    found.set(name, { parts: [...row.parts, ...parts], files: row.files.add(file) });
  }
  return found;
}

const filesOf = (files: Set<string>): string => [...files].map((file) => `\`${file}\``).join(', ');

/** The threats that tests show something of, each with the files of those. */
export function threats(): Map<string, string[]> {
  const shown = byName(readNotes().filter(({ kind }) => kind === 'Threat'));
  return new Map([...shown].map(([name, { files }]) => [name, [...files].sort()]));
}

/** The text of README.md. */
export function faultsReadme(): string {
  const notes = readNotes();
  const faults = notes.filter(({ kind }) => kind === 'Fault');
  const lost = faults.find(({ chapter }) => !Object.hasOwn(chapters, chapter));
  if (lost !== undefined) throw new Error(`${lost.file}: there is no chapter “${lost.chapter}”.`);
  const tables = Object.entries(chapters).map(([chapter, title]) => {
    const rows = [...byName(faults.filter((fault) => fault.chapter === chapter))].map(
      ([name, { parts, files }]) => {
        const [outcome, then] = parts.length === 1 ? ['', parts[0]] : parts;
        if (then === undefined) throw new Error(`No test says what follows: ${name}`);
        return `| ${name} | ${outcome} | ${then} | ${filesOf(files)} |\n`;
      },
    );
    return `## ${title}\n\n| what happens | outcome | what follows | shown in |\n|---|---|---|---|\n${rows.join('')}`;
  });
  const shown = [...byName(notes.filter(({ kind }) => kind === 'Threat'))].sort(([a], [b]) =>
    a < b ? -1 : 1,
  );
  const rows = shown.map(([name, { files }]) => `| ${name} | ${filesOf(files)} |\n`);
  return [INTRODUCTION, ...tables, `## Threats\n\n| threat | shown in |\n|---|---|\n${rows.join('')}`].join(
    '\n',
  );
}

if (import.meta.main) writeFileSync(join(import.meta.dirname, 'README.md'), faultsReadme());

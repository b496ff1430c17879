/** Writes this folder's README.md from the tests in it: `node test/spec/write-readme.ts`. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const INTRODUCTION = `# The tests of the specification

Each rule of the SMS service specification has a test here. The tests speak HTTP and nothing else. By default they run
against the practice gateway (\`electron/practice\`), which they start themselves. They can be pointed at a real service or
another simulator:

\`\`\`sh
npm run conformance -- --base-url https://sms.example --token TOKEN
npm run conformance -- --base-url https://sms.example --token TOKEN --spend --to 12025550100,12025550101,12025550102
npm run conformance -- --help
\`\`\`

| cost | what it means for a real service |
|---|---|
| free | always asked: balance, 401, 404, and requests that cannot reach anybody |
| few | sends a few texts; asked with \`--spend\` |
| many | sends to 10,000 numbers; asked with \`--spend-many\`, meant for simulators |
| practice only | needs a gateway whose answers can be chosen |

A rule that ends in *not shown* is practice's reading of what the specification leaves open. A correct service may fail it:
the run of a service marks it, and does not count it as a failure. Practice's choice is in \`electron/practice/worker/spec-choices.ts\`.

This file is written by \`node test/spec/write-readme.ts\`; a test checks that it is up to date.
`;

const RULE = /\brule\(\s*(['"])(?<place>.*?): (?<shown>.*?)\1,\s*'(?<cost>[a-z ]+)'/gs;

/** The text of README.md, with every test of this folder in a table per file. */
export function specReadme(): string {
  const files = readdirSync(import.meta.dirname)
    .filter((name) => name.endsWith('.test.ts'))
    .sort((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10));
  return [INTRODUCTION, ...files.map(section)].join('\n');
}

function section(file: string): string {
  const source = readFileSync(join(import.meta.dirname, file), 'utf8');
  const rows = [...source.matchAll(RULE)].map(({ groups }) => {
    const { place, shown, cost } = groups!;
    return `| ${place} | ${shown} | ${cost} |\n`;
  });
  if (rows.length !== source.match(/\brule\(/g)?.length) throw new Error(`${file}: a rule cannot be read.`);
  return `## \`${file}\`\n\n| place in the specification | what the test shows | cost |\n|---|---|---|\n${rows.join('')}`;
}

if (import.meta.main) writeFileSync(join(import.meta.dirname, 'README.md'), specReadme());

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { projectDir } from '../../electron/tools/paths.ts';
import { installIn } from '../support/own-packages.ts';
import { drawnFiles } from './drawn-files.ts';

/** `npm run mutants -- --seed 7`: changes files of the rules and of the engine one place at a time, and lists what no test noticed. */
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: String(Math.floor(Date.now() / 1000)) },
    lines: { type: 'string', default: '250' },
    minutes: { type: 'string', default: '55' },
  },
});
const folder = join(projectDir, 'test/mutants');
installIn(folder, ['@stryker-mutator/core', '@stryker-mutator/tap-runner']);

const linesOf = (file: string): number => readFileSync(join(projectDir, file), 'utf8').split('\n').length;
const filesIn = (pattern: string) =>
  globSync(pattern, { cwd: projectDir })
    .sort()
    .map((file) => ({ file, lines: linesOf(file) }));
const seed = Number(values.seed);
const most = Number(values.lines);
// Words are for the screens, and no rule.
const ofRules = filesIn('shared/{campaign,number}/**/*.ts').filter(({ file }) => !file.endsWith('-words.ts'));
const rules = drawnFiles(ofRules, { seed, most });
// A test of the engine takes ten times as long as one of the rules.
const engine = drawnFiles(filesIn('electron/campaigns/{records,worker/run}/**/*.ts'), {
  seed,
  most: most / 10,
});
console.log(`Seed ${seed}: ${[...rules, ...engine].join(', ')}`);

/** Rules by the tests of rules alone: those of services also reach them, and would take most of the time. */
const parts = [
  {
    name: 'rules',
    mutate: rules,
    testFiles: ['campaign', 'number', 'message', 'person'].map(
      (place) => `test/shared/${place}/**/*.test.ts`,
    ),
  },
  {
    name: 'engine',
    mutate: engine,
    testFiles: [
      ...['sending', 'disk', 'canary', 'pause', 'withdrawal', 'balance-hint', 'results', 'rest'],
      ...['decisions', 'removal', 'quiet', 'scheduler'],
    ].map((name) => `test/services/campaigns/${name}.test.ts`),
  },
];
const endsAt = Date.now() + Number(values.minutes) * 60_000;
const stryker = join(folder, 'node_modules/@stryker-mutator/core/bin/stryker.js');
mkdirSync(join(projectDir, '.cache'), { recursive: true });
for (const { name, mutate, testFiles } of parts) {
  const config = join(projectDir, `.cache/mutants-${name}.json`);
  writeFileSync(config, JSON.stringify(configOf(mutate, testFiles)));
  const child = spawn(process.execPath, [stryker, 'run', config], {
    cwd: projectDir,
    stdio: 'inherit',
    env: {
      ...process.env,
      LC_ALL: 'en_US.UTF-8',
      PATH: [dirname(process.execPath), process.env.PATH].join(delimiter),
    },
    timeout: Math.max(1, endsAt - Date.now()),
  });
  const [code, signal] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null];
  process.exitCode ||= code ?? 1;
  if (signal === null) continue;
  console.error(`Stopped after ${values.minutes} minutes; fewer --lines take less.`);
  break;
}

function configOf(mutate: readonly string[], testFiles: readonly string[]) {
  return {
    mutate,
    testRunner: 'tap',
    tap: {
      testFiles,
      nodeArgs: [
        '--import',
        './test/soak/fixed-seed.ts',
        '--test-reporter=tap',
        '-r',
        '{{hookFile}}',
        '{{testFile}}',
      ],
    },
    plugins: ['@stryker-mutator/tap-runner'],
    coverageAnalysis: 'perTest',
    // What runs while a module loads, such as a table, would be tried with every test.
    ignoreStatic: true,
    concurrency: 2,
    reporters: ['clear-text', 'progress-append-only'],
    clearTextReporter: { allowColor: false, reportTests: false, reportScoreTable: false },
    ignorePatterns: ['dist', 'release', 'test-results', 'test/mutants', 'test/sheets/files'],
    tempDirName: '.cache/stryker',
    // The compiler that it would ask for is another one; Node removes the types by itself.
    tsconfigFile: 'none.json',
    disableTypeChecks: false,
    // A property test that fails may look for its smallest case for minutes.
    timeoutMS: 10_000,
    dryRunTimeoutMinutes: 20,
  };
}

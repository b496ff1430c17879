import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { projectDir } from './support/sources.ts';

const sources = globSync('{shared,electron,renderer}/**/*.{ts,tsx}', { cwd: projectDir })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => !/^electron\/(?:tools|practice|store|threads)\//.test(path))
  .map((path) => ({ path, text: readFileSync(`${projectDir}/${path}`, 'utf8') }));

/** A name that somebody gave: of a list, a campaign, an account, a file, a column. */
const aName = String.raw`(?:[\w$?!]+\.)*(?:name|[a-z]\w*Name)`;

/** Every place that a pattern finds, but for those where it stands for something else. */
function places(pattern: RegExp, elsewhere: readonly string[]): string[] {
  return sources.flatMap(({ path, text }) =>
    [...text.matchAll(pattern)]
      .map(([found]) => `${path}: ${found.trim()}`)
      .filter((place) => !elsewhere.some((one) => place.startsWith(one))),
  );
}

describe('what runs from right to left in a name turns nothing around it', () => {
  test('in a sentence every name and every quote is isolated', () => {
    assert.ok(sources.length > 300);
    const whole = places(/[“„]\$\{[^}]*\}/g, ['shared/format/sentence-parts.ts']);
    assert.deepEqual(whole, [], 'use quoted() of shared/format/sentence-parts.ts');
    const bare = places(new RegExp(String.raw`\$\{${aName}\}`, 'g'), [
      // Names of our own, of parts of a file and of countries; tags, searches, and what files and columns are called.
      'electron/audiences/records/audience-writer.ts',
      'electron/drafts/records/draft-records.ts',
      'electron/exports/export-handlers.ts',
      'electron/folder/worker/reading/',
      'electron/sheets/worker/reader/files/ole-file.ts',
      'electron/sheets/worker/reader/files/encrypted-package.ts',
      'renderer/components/fields/country-picker.tsx',
      'renderer/screens/audiences/audiences-page.tsx',
      'renderer/screens/help/about-dialogs.tsx',
      'renderer/screens/practice/faults-panel.tsx',
      'renderer/screens/settings/settings-page.tsx',
      'shared/campaign/refusals/',
      'shared/commands/commands.ts',
      'shared/commands/shortcuts.ts',
      'shared/draft/draft-name.ts',
      'shared/message/tag.ts',
      'shared/sheet/column-name.ts',
      'shared/sheet/header-groups.ts',
      'shared/sheet/mapping/mapping-guess.ts',
      'shared/texts/translation/translation.ts',
    ]);
    assert.deepEqual(bare, [], 'use isolated() of shared/format/sentence-parts.ts');
  });

  test('in an element a name stands in one of its own that isolates', () => {
    const alone = places(
      new RegExp(String.raw`(?<![=$(])(?<!<bdi[^>]*>\s*)\{${aName}(?: \|\| '\w+')?\}`, 'g'),
      [
        // Words of our own, and cells of a table, each of which is a paragraph by itself.
        'renderer/components/fields/country-picker.tsx: {name}',
        'renderer/components/text/detail-lines.tsx: {name}',
        'renderer/components/text/facts.tsx: {name}',
        'renderer/components/buttons/shortcut.tsx: {name}',
        'renderer/screens/campaigns/results/result-detail.tsx: {name}',
        'renderer/screens/campaigns/view/rehearsal-panel.tsx: {name}',
        'renderer/screens/drafts/compose/compose-pane.tsx: {name}',
        'renderer/screens/help/shortcuts-dialog.tsx: {name}',
      ],
    );
    assert.deepEqual(alone, [], 'put it into a bdi');
  });

  test('a version has its name also where it is for people without a value', () => {
    const joined = places(/\bvalues(?:\.\w+\([^()]*\))?\.join\(', '\)/g, [
      'shared/texts/',
      'shared/audience/join.ts',
      'electron/audiences/records/audience-writer.ts',
      'shared/message/version-names.ts',
      'electron/folder/worker/reading/foreign-database.ts',
    ]);
    assert.deepEqual(joined, [], 'use versionName() of shared/message/version-names.ts');
  });
});

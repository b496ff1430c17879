import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readSources } from '../../support/sources.ts';
import { textsInCode } from '../../support/texts-in-code.ts';

/** Where texts are no part of the catalogue: itself, tools for those who build Tagline, practice's own words, and names of encodings. */
const apart = [
  'shared/texts/',
  'shared/format/format-texts.ts',
  'electron/tools/',
  'electron/practice/cli/',
  'electron/practice/worker/',
  'renderer/vite.config.ts',
  'shared/sheet/text-encodings.ts',
];

/** Answers to programs, and a name that is the same in each language. */
const sameInAll = [
  'electron/hosts/loopback/server.ts: This is asked for with POST.',
  'electron/hosts/loopback/server.ts: Files can only be read.',
  'electron/hosts/loopback/server.ts: A call’s body is a JSON object, alone or with bytes behind it.',
  'renderer/components/text/phone-preview.tsx: · Unicode',
];

test('texts for people are in the catalogue', () => {
  const sources = readSources().filter(({ path }) => !apart.some((place) => path.startsWith(place)));
  const found = sources.flatMap(({ path, text }) =>
    textsInCode(path, text).map((one) => `${path}: ${one.text}`),
  );
  assert.deepEqual(found.sort(), [...sameInAll].sort());
});

test('a text is found wherever people would read it', () => {
  const found = (source: string) => textsInCode('a.tsx', source).map(({ text }) => text);
  assert.deepEqual(found(`<p className="wide">Save <b>it</b> {x ? "now" : \`by \${day}\`} {"x"}</p>`), [
    'Save',
    'now',
    'by …',
    'it',
  ]);
  assert.deepEqual(found(`<F label="Name" title={on && "Shown"} id="name" aria-label={\`of \${n}\`} />`), [
    'Name',
    'Shown',
    'of …',
  ]);
  assert.deepEqual(
    found('({ message: "It failed.", fix: say.fix(), buttons: ["Keep", "Close"], kind: "a b" })'),
    ['It failed.', 'Keep', 'Close'],
  );
  assert.deepEqual(found('failure("bad-input", "It failed.", say.fix())'), ['It failed.']);
  assert.deepEqual(
    found('dialog.showErrorBox("Tagline cannot start", why); database.exec("SELECT a FROM b")'),
    ['Tagline cannot start'],
  );
  assert.deepEqual(found('<F placeholder="https://sms.example.com">Tagline</F>'), []);
});

/** Members of this name that are strings, by where they stand in a template. */
const strings = [
  'electron/tools/demo.ts: error.message',
  'electron/tools/electron-runtime.ts: error.message',
  'electron/wire/dispatch.ts: issue.message',
];

test('what main says is put into words before it is put into a sentence, which would show an object', () => {
  const inTemplate = /\$\{([^}]*\.(?:message|fix|where|evidence))\b[^}(]*\}/g;
  const found = readSources().flatMap(({ path, text }) =>
    [...text.matchAll(inTemplate)].flatMap(([, inside = '']) =>
      inside.includes('spoken(') ? [] : [`${path}: ${inside.replace(/^.*?([\w?]+\.\w+)$/, '$1')}`],
    ),
  );
  assert.deepEqual(
    found.filter((one) => !strings.includes(one)),
    [],
  );
});

test('no text is read while a file loads, which is before the language: it would be English for everybody', () => {
  const beforeLanguage = readSources().filter(({ path }) =>
    /^(?:electron|shared)\/(?!texts\/)|^renderer\/[^/]+$/.test(path),
  );
  assert.deepEqual(beforeLanguage.flatMap(readWhileLoading), []);
  const early =
    "import { a as b } from './texts/en/a.ts';\nconst one = {\n  two: b.two,\n};\nconst then = () => b.two;\n";
  assert.deepEqual(readWhileLoading({ path: 'a.ts', text: early }), ['a.ts: b.two']);
});

/** Texts of constants outside functions. */
function readWhileLoading({ path, text }: { readonly path: string; readonly text: string }): string[] {
  const imports = [...text.matchAll(/^import \{([^}]*)\} from '[^']*\/texts\/en\/[^']*'/gm)];
  const areas = imports.flatMap(([, names = '']) =>
    [...names.matchAll(/(\w+)\s*(?:,|$)/g)].map(([, name]) => name),
  );
  if (areas.length === 0) return [];
  const read = new RegExp(`(?<![\\w.])(?:${areas.join('|')})\\.\\w+`, 'g');
  const constants = text
    .split(/^(?=\w)/m)
    .filter((part) => /^(?:export )?const /.test(part) && !part.includes('=>'));
  return constants.flatMap((part) => (part.match(read) ?? []).map((one) => `${path}: ${one}`));
}

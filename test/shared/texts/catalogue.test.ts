import assert from 'node:assert/strict';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { formatTexts } from '../../../shared/format/format-texts.ts';
import type { Area, Areas } from '../../../shared/language/current-language.ts';
import { languageFacts, languages } from '../../../shared/language/languages.ts';
import { optOuts } from '../../../shared/texts/en/opt-outs.ts';
import { loadLanguage, translations } from '../../../shared/texts/load-language.ts';
import { projectDir, readSources } from '../../support/sources.ts';
import { languageChecks } from './language-checks.ts';

type Text = string | ((...values: unknown[]) => string);

type Other = keyof typeof translations;

const others = Object.keys(translations) as readonly Other[];
const loaded = await Promise.all(others.map((language) => translations[language]()));
const areasIn = Object.fromEntries(others.map((language, at) => [language, loaded[at]!.areas])) as Readonly<
  Record<Other, Areas>
>;

/** Every area in English, by its name: `optOuts`, `said/folder`. */
const english = new Map<string, Area>([['format', formatTexts]]);
const fileOf = new Map([['format', 'shared/format/format-texts.ts']]);
for (const path of globSync('shared/texts/en/**/*.ts', { cwd: projectDir })) {
  if (/(?:areas|said)\.ts$/.test(path)) continue;
  const made = (await import(pathToFileURL(join(projectDir, path)).href)) as Record<string, Area>;
  for (const [name, area] of Object.entries(made)) {
    const known = path.includes('/said/') ? `said/${name}` : name;
    assert.ok(!english.has(known), `${path}: another file has an area ${known}`);
    english.set(known, area);
    fileOf.set(known, path.replaceAll('\\', '/'));
  }
}

/** The texts of an area by their keys, points between. */
function textsOf(area: Area, within = ''): [string, Text][] {
  return Object.entries(area).flatMap(([key, one]): [string, Text][] =>
    typeof one === 'object' ? textsOf(one, `${within}${key}.`) : [[within + key, one as Text]],
  );
}

const all = [...english].flatMap(([area, texts]) =>
  textsOf(texts).map(([key, text]) => ({ name: `${area}.${key}`, area, key, text })),
);

function textIn(language: Other, area: string, key: string): Text | undefined {
  // A key may hold points of its own, as names of commands do.
  return textsOf(areasIn[language][area] ?? {}).find(([one]) => one === key)?.[1];
}

/** Values that can be told from one another in a sentence, whatever they are taken for. */
function sentences(text: Text, numberAt = (index: number) => 31 + index * 11): string[] {
  if (typeof text === 'string') return [text];
  const numbers = Array.from({ length: text.length }, (_, index) => numberAt(index));
  const words = numbers.map((value) => `⟨${value}⟩`);
  const given = [numbers, words, numbers.map((_, index) => (index === 0 ? words[0] : numbers[index]))];
  return given.flatMap((values) => {
    try {
      return [String(text(...values))];
    } catch {
      return [];
    }
  });
}

/** What is left of a sentence without its values. */
function wordsIn(sentence: string): string {
  return sentence
    .replace(/[^\p{L}\p{M}’'-]+/gu, ' ')
    .replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
    .trim();
}

/** The marked values that a sentence tells in one of its forms. */
function toldIn(text: Text): Set<string> {
  return new Set(sentences(text).flatMap((sentence) => sentence.match(/(?<!\p{L})\d+/gu) ?? []));
}

/** A group that is taken with its key in brackets, or as a whole, is used. */
function unnamedIn(texts: Area, code: string): string[] {
  return Object.entries(texts).flatMap(([key, one]) => {
    if (!new RegExp(`\\b${key}\\b`).test(code)) return [key];
    const isByValue = new RegExp(`\\.${key}\\b(?!\\.)|[{,]\\s*${key}\\s*[,}:]`).test(code);
    return typeof one !== 'object' || isByValue ? [] : unnamedIn(one, code).map((below) => `${key}.${below}`);
  });
}

describe('the catalogue of texts', () => {
  after(() => loadLanguage('en'));

  test('has the same areas and keys in each language', () => {
    assert.deepEqual(others, languages.slice(1));
    for (const language of others) {
      assert.deepEqual(Object.keys(areasIn[language]).sort(), [...english.keys()].sort(), language);
      for (const [area, texts] of english) {
        const keys = (of: Area) => textsOf(of).map(([key]) => key);
        assert.deepEqual(keys(areasIn[language][area] ?? {}), keys(texts), `${language} ${area}`);
      }
    }
  });

  test('is translated: nothing reads as in English but for the words that both languages have', () => {
    for (const language of others) {
      const same = all.flatMap(({ area, key, text }) => {
        const read = sentences(text).map(wordsIn);
        const other = sentences(textIn(language, area, key) ?? '').map(wordsIn);
        return read.join() === other.join() ? read.filter((words) => words !== '') : [];
      });
      assert.deepEqual(
        [...new Set(same)].sort(),
        languageChecks[language].same,
        `read the same in ${language}`,
      );
    }
  });

  test('is in the language it says: no sentence reads the same in two languages', () => {
    const same = all.flatMap(({ name, area, key }) => {
      const read = others
        .map((language) => sentences(textIn(language, area, key) ?? '').map(wordsIn))
        .filter((words) => words.some((one) => one.split(' ').length > 3))
        .map((words) => words.join());
      return new Set(read).size < read.length ? [name] : [];
    });
    assert.deepEqual(same, []);
  });

  test('tells the same values in each language', () => {
    for (const language of others) {
      for (const { name, area, key, text } of all) {
        const other = textIn(language, area, key) ?? '';
        assert.deepEqual(toldIn(other), toldIn(text), `${language} ${name}`);
        const places = (of: Text) =>
          sentences(of)
            .flatMap((sentence) => sentence.match(/\{[a-z]\w*\}/g) ?? [])
            .sort();
        assert.deepEqual(places(other), places(text), `${language} ${name}`);
      }
    }
  });

  test('agrees with one person, of whom nothing is said as of several', async () => {
    for (const language of languages.toReversed()) {
      await loadLanguage(language);
      const said = all.flatMap(({ area, key, text }) => {
        const own = language === 'en' ? text : (textIn(language, area, key) ?? '');
        return typeof own === 'string' ? [] : sentences(own, () => 1);
      });
      assert.deepEqual(
        said.filter(
          (sentence) => languageChecks[language].oneAsSeveral.test(sentence) && !sentence.includes('NaN'),
        ),
        [],
      );
    }
  });

  /** What people read of each text in a language, with its name. */
  const saidIn = (language: (typeof languages)[number]): (readonly [string, string])[] =>
    all.flatMap(({ name, area, key, text }) => {
      const own = language === 'en' ? text : (textIn(language, area, key) ?? '');
      return sentences(own).map((sentence) => [name, sentence] as const);
    });

  test('uses the words of the glossary, and none that they replaced', async () => {
    for (const language of languages.toReversed()) {
      await loadLanguage(language);
      assert.deepEqual(
        saidIn(language).filter(([, sentence]) =>
          languageChecks[language].replaced.test(sentence.replace(/\{\w+\}/g, '')),
        ),
        [],
        language,
      );
    }
  });

  test('has typographic apostrophes', async () => {
    for (const language of languages.toReversed()) {
      await loadLanguage(language);
      assert.deepEqual(
        saidIn(language).filter(([, sentence]) => /\p{L}'\p{L}/u.test(sentence)),
        [],
        language,
      );
    }
  });

  test('claims of nobody that a text reached them: only that the service accepted it', async () => {
    for (const language of languages.toReversed()) {
      await loadLanguage(language);
      const claimed = saidIn(language).filter(
        ([, sentence]) =>
          languageChecks[language].claims.test(sentence) && !languageChecks[language].denials.test(sentence),
      );
      assert.deepEqual(claimed, [], language);
    }
  });

  test('is used: each key is named by a file that has its area', () => {
    const sources = readSources();
    const unused = [...english].flatMap(([area, texts]) => {
      const from = area.startsWith('said/') ? 'shared/texts/say.ts' : (fileOf.get(area) ?? '');
      const users = sources.filter(({ imports }) => imports.some(({ target }) => target === from));
      const text = users.map((user) => user.text).join('\n');
      return unnamedIn(texts, text).map((key) => `${area}.${key}`);
    });
    assert.deepEqual(unused, []);
  });

  test('is read in the language that was loaded last, with its own numbers', async () => {
    const found = (language: (typeof languages)[number], written: string) =>
      languageChecks[language].found.replace('{}', written);
    for (const language of languages) {
      await Promise.all([...others, language].map((one) => loadLanguage(one)));
      const written = new Intl.NumberFormat(languageFacts[language].tag).format(12_480);
      assert.equal(optOuts.found(12_480), found(language, written));
    }
    // A system's own tag writes the numbers of its language.
    const last = others.at(-1)!;
    const tag = `${last}-CH`;
    await loadLanguage(last, [tag]);
    assert.equal(optOuts.found(12_480), found(last, new Intl.NumberFormat(tag).format(12_480)));
  });
});

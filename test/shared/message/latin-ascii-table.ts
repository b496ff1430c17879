import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { projectDir } from '../../../electron/tools/paths.ts';
import { fitsGsm } from '../../../shared/message/gsm.ts';

export const tablePath = 'shared/message/latin-ascii.ts';

// The transform strips accents by rule; the rest is one mapping per line.
const mapping = /^\\?(\\u[0-9A-F]{4}|.) → (.*?) ;/u;

const WIDTH = 110;

/** Resolves the quotes and escapes of the transform's notation. */
function unquoted(rule: string): string {
  return rule.replace(/'([^']*)'|\\u([0-9A-F]{4})|\\(.)/gu, (_, quoted, hex, escaped) =>
    hex === undefined ? (quoted ?? escaped) : String.fromCharCode(Number.parseInt(hex, 16)),
  );
}

/** Spaces of all kinds look alike in a file. */
function visible(characters: string): string {
  const hex = (character: string) => character.charCodeAt(0).toString(16).padStart(4, '0');
  return JSON.stringify(characters).replace(/[\p{Z}\p{C}]/gu, (character) => `\\u${hex(character)}`);
}

/** CLDR's transform, as far as it turns what GSM 03.38 lacks into what it has. */
export function latinAsciiTable(): string {
  const folder = createRequire(import.meta.url).resolve('cldr-transforms/package.json');
  const { version } = JSON.parse(readFileSync(folder, 'utf8')) as { version: string };
  const rules = readFileSync(join(folder, '../transforms/Latin-ASCII.txt'), 'utf8');
  const characters = new Map<string, string>();
  let compatible = '';
  for (const line of rules.split('\n')) {
    const [, from, to] = mapping.exec(line) ?? [];
    if (from === undefined || to === undefined) continue;
    const [character, plain] = [unquoted(from), unquoted(to)];
    // A brace could make a tag where there was none.
    if (fitsGsm(character) || !fitsGsm(plain) || /[{}]/.test(plain)) continue;
    if (character.normalize('NFKD') === plain) compatible += character;
    else characters.set(plain, (characters.get(plain) ?? '') + character);
  }
  const forms = [...characters].map(([plain, from]) => `[${JSON.stringify(plain)}, ${visible(from)}],`);
  const lines = [''];
  for (const form of forms) {
    const last = lines.at(-1)!;
    if (last !== '' && last.length + form.length < WIDTH) lines[lines.length - 1] = `${last} ${form}`;
    else lines.push(`  ${form}`);
  }
  return `// Made by test/shared/message/latin-ascii-table.ts of the transform Latin-ASCII in Unicode CLDR ${version}.
// Copyright © 1991-2026 Unicode, Inc. Licensed under the Unicode License V3 (https://www.unicode.org/license.txt).

/** Characters whose usual plain form is their compatibility decomposition; none of them is in GSM 03.38. */
// biome-ignore format: in the quotation marks of JSON.
export const COMPATIBLE = ${visible(compatible)};

/** Other usual plain forms, each with the characters that are written so. */
// biome-ignore format: as many as a line holds.
export const LATIN_ASCII: readonly (readonly [plain: string, characters: string])[] = [${lines.join('\n')}
];
`;
}

if (import.meta.main) writeFileSync(join(projectDir, tablePath), latinAsciiTable());

import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { projectDir } from './paths.ts';

export interface Product {
  readonly name: 'main' | 'renderer';
  readonly sources: readonly string[];
  readonly result: string;
}

/** True if it was built from exactly the current files; dates do not matter. */
export function isFresh(product: Product): boolean {
  if (!existsSync(join(projectDir, product.result))) return false;
  const stamp = stampPath(product);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint(product);
}

/** Takes the fingerprint from before the build. */
export function recordBuild(product: Product, fingerprintBefore: string): void {
  mkdirSync(dirname(stampPath(product)), { recursive: true });
  writeFileSync(stampPath(product), fingerprintBefore);
}

export function fingerprint(product: Product): string {
  const hash = createHash('sha256');
  for (const path of globSync([...product.sources], { cwd: projectDir }).sort()) {
    const bytes = readFileSync(join(projectDir, path));
    hash.update(`${path}\0${bytes.length}\0`).update(bytes);
  }
  return hash.digest('hex');
}

function stampPath(product: Product): string {
  return join(projectDir, 'dist', `${product.name}.stamp`);
}

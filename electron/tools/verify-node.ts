import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectDir } from './paths.ts';

/**
 * Where nodejs.org has the program of a package: `file` as in the list of checksums, and `member`, the program in that
 * archive; empty if the file is the program.
 */
export function publishedNode(version: string, system: string, processor: string) {
  const url = `https://nodejs.org/dist/v${version}`;
  if (system === 'win32') return { url, file: `win-${processor}/node.exe`, member: '' };
  const name = `node-v${version}-${system}-${processor}`;
  return { url, file: `${name}.tar.gz`, member: `${name}/bin/node` };
}

/** The SHA-256 of a file in a list of checksums; throws unless the list has exactly one. */
export function listedChecksum(list: string, file: string): string {
  const sums = list.split(/\r?\n/).flatMap((line) => {
    const [, sum, name] = /^([\da-f]{64}) [ *](.+)$/.exec(line) ?? [];
    return sum !== undefined && name === file ? [sum] : [];
  });
  if (sums.length !== 1) throw new Error(`The list has ${sums.length} checksums of ${file}.`);
  return sums[0]!;
}

/** Throws unless the bytes have the checksum in the list. */
export function checkListed(list: string, file: string, bytes: Uint8Array): void {
  const sum = createHash('sha256').update(bytes).digest('hex');
  const listed = listedChecksum(list, file);
  if (sum !== listed) throw new Error(`${file} has the checksum ${sum}, and the list says ${listed}.`);
}

/** The package of Node that npm installed here. */
function installedNode() {
  const { platform, arch } = process;
  const { optionalDependencies } = JSON.parse(readFileSync(join(projectDir, 'package.json'), 'utf8')) as {
    optionalDependencies: Readonly<Record<string, string>>;
  };
  const system = platform === 'win32' ? 'win' : platform;
  const names = [`node-${system}-${arch}`, `node-bin-${system}-${arch}`];
  const packageOfNode = Object.entries(optionalDependencies).find(([name]) => names.includes(name));
  if (packageOfNode === undefined) throw new Error(`There is no package of Node for ${platform} ${arch}.`);
  const [name, version] = packageOfNode;
  const binary = join(projectDir, 'node_modules', name, 'bin', platform === 'win32' ? 'node.exe' : 'node');
  return { binary, published: publishedNode(version, platform, arch) };
}

// For `.github/verify-node.sh`, which has checked the signature of the list: prints what to download, then checks it.
if (import.meta.main) {
  const { binary, published } = installedNode();
  const [list, downloaded] = process.argv.slice(2);
  if (list === undefined || downloaded === undefined) {
    console.log([published.url, published.file, published.member || '-', binary].join('\n'));
  } else {
    checkListed(readFileSync(list, 'utf8'), published.file, readFileSync(downloaded));
  }
}

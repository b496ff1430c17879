/**
 * Reads one file with one reader in a process of its own and prints its time, peak memory and cell count as JSON:
 * `node measure-reader.ts <tagline | papaparse | a peer> <path>`.
 */
import { createReadStream } from 'node:fs';
import { basename } from 'node:path';
import { spoken } from '../../../shared/texts/spoken-with-texts.ts';
import { countWithPeer, loadPeer, type PeerName } from './peers.ts';

const [reader = 'tagline', path = ''] = process.argv.slice(2);
const count = await counterFor(reader);
const began = performance.now();
const cells = await count(path);
const ms = performance.now() - began;
console.log(JSON.stringify({ ms, cells, peakBytes: process.resourceUsage().maxRSS * 1024 }));

/** The counting function, its code loaded beforehand as in a program that runs already. */
async function counterFor(name: string): Promise<(path: string) => Promise<number>> {
  switch (name) {
    case 'tagline':
      return countWithTagline(
        (await import('../../../electron/sheets/worker/reader/sheet-reader.ts')).readSheet,
      );
    case 'papaparse':
      return countWithPapaparse((await import('papaparse')).default);
    default:
      await loadPeer(name as PeerName);
      return (file) => countWithPeer(name as PeerName, file);
  }
}

function countWithTagline(
  readSheet: typeof import('../../../electron/sheets/worker/reader/sheet-reader.ts').readSheet,
) {
  return async (file: string) => {
    let cells = 0;
    const sink = {
      add(row: { readonly cells: readonly string[] }) {
        cells += row.cells.length;
      },
      progress() {},
    };
    const result = await readSheet(file, basename(file), {}, sink, new AbortController().signal);
    if (!result.ok) throw new Error(spoken(result.error.message));
    return cells;
  };
}

function countWithPapaparse(papaparse: typeof import('papaparse')) {
  return (file: string) =>
    new Promise<number>((resolve, reject) => {
      let cells = 0;
      papaparse.parse<string[]>(createReadStream(file, 'utf8'), {
        header: false,
        chunk: ({ data }) => {
          for (const row of data) cells += row.length;
        },
        complete: () => resolve(cells),
        error: reject,
      });
    });
}

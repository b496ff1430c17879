import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { installIn } from '../../support/own-packages.ts';

const FOLDER = resolve(import.meta.dirname, '..');

/** A reader of another project that ours is measured and checked against. */
export type PeerName = 'read-excel-file' | 'hucre' | 'exceljs' | 'xlsx';

/** Every reader of a whole XLSX file that takes part in the bench. */
export const PEERS: readonly PeerName[] = ['read-excel-file', 'hucre', 'exceljs', 'xlsx'];

export function installPeers(): void {
  installIn(FOLDER, PEERS);
}

interface ExcelRow {
  readonly values: readonly unknown[];
}

const MODULES: Readonly<Record<PeerName, string>> = {
  'read-excel-file': 'read-excel-file/node',
  hucre: 'hucre/xlsx',
  exceljs: 'exceljs',
  xlsx: 'xlsx',
};

/** Loads a peer's code, so that its first reading need not. */
export async function loadPeer(peer: PeerName): Promise<void> {
  await peerModule(MODULES[peer]);
}

/** Reads every row of the first worksheet with a peer, in its quickest documented way, and counts the cells. */
export async function countWithPeer(peer: PeerName, path: string): Promise<number> {
  let cells = 0;
  switch (peer) {
    case 'read-excel-file': {
      const { readSheet } = (await peerModule(MODULES[peer])) as {
        readSheet(path: string): Promise<unknown[][]>;
      };
      for (const row of await readSheet(path)) cells += row.length;
      return cells;
    }
    case 'hucre': {
      const { streamXlsxRows } = (await peerModule(MODULES[peer])) as {
        streamXlsxRows(input: ReadableStream): AsyncIterable<{ values: readonly unknown[] }>;
      };
      const stream = Readable.toWeb(createReadStream(path)) as ReadableStream;
      for await (const row of streamXlsxRows(stream)) cells += row.values.length;
      return cells;
    }
    case 'exceljs': {
      const { default: excel } = (await peerModule(MODULES[peer])) as {
        default: {
          stream: {
            xlsx: {
              WorkbookReader: new (path: string, options: object) => AsyncIterable<AsyncIterable<ExcelRow>>;
            };
          };
        };
      };
      const options = { sharedStrings: 'cache', styles: 'cache', worksheets: 'emit', hyperlinks: 'ignore' };
      for await (const worksheet of new excel.stream.xlsx.WorkbookReader(path, options)) {
        for await (const row of worksheet) cells += row.values.length - 1;
        return cells;
      }
      return cells;
    }
    case 'xlsx': {
      const { default: xlsx } = (await peerModule(MODULES[peer])) as {
        default: {
          read(bytes: Buffer, options: object): { SheetNames: string[]; Sheets: Record<string, unknown[][]> };
        };
      };
      const book = xlsx.read(await readFile(path), { dense: true });
      for (const row of book.Sheets[book.SheetNames[0]!]!) cells += row?.length ?? 0;
      return cells;
    }
  }
}

/** A peer's module; its types are not known here, since it need not be installed for the project to compile. */
export async function peerModule(name: string): Promise<unknown> {
  const { createRequire } = await import('node:module');
  const { pathToFileURL } = await import('node:url');
  const parts = name.split('/');
  const require = createRequire(join(FOLDER, 'package.json'));
  if (parts[0] === 'hucre') {
    return import(
      pathToFileURL(join(FOLDER, 'node_modules', 'hucre', 'dist', `${parts[1] ?? 'index'}.mjs`)).href
    );
  }
  return import(pathToFileURL(require.resolve(name)).href);
}

import { open } from 'node:fs/promises';
import {
  BINARY_SIGNATURES,
  EXPORT_FIRST,
  NOT_CONTACTS,
  SAVE_AS,
  SIGNATURES,
  TEXT_SIGNATURES,
} from './file-signatures.ts';
import { topStreams } from './old-office.ts';
import { locked, SheetFault } from './sheet-fault.ts';
import { readBom, wideWithoutBom } from './text-encoding.ts';
import type { ZipArchive } from './zip-archive.ts';

const HEAD_BYTES = 8 * 1024;
/** How much of an old Office container is searched for the names of its streams. */
const CONTAINER_BYTES = 4 * 1024 * 1024;

/** Tells text from an archive by the file's bytes, and refuses everything else with what it is and what to do. */
export async function identifyFile(path: string, fileName: string): Promise<'text' | 'archive'> {
  const file = await open(path, 'r');
  try {
    const buffer = Buffer.alloc(HEAD_BYTES);
    const { bytesRead } = await file.read(buffer, 0, HEAD_BYTES, 0);
    const head = buffer.subarray(0, bytesRead);
    if (bytesRead === 0) throw new SheetFault(`${fileName} is empty.`, NOT_CONTACTS);
    if (startsWith(head, 'PK\x03\x04')) return 'archive';
    if (startsWith(head, 'PK\x05\x06'))
      throw new SheetFault(`${fileName} is an empty archive.`, NOT_CONTACTS);
    if (startsWith(head, '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1')) {
      const container = Buffer.alloc(CONTAINER_BYTES);
      const read = await file.read(container, 0, CONTAINER_BYTES, 0);
      throw oldOffice(container.subarray(0, read.bytesRead), fileName);
    }
    refuseSigned(head, fileName);
    return 'text';
  } finally {
    await file.close();
  }
}

function startsWith(head: Buffer, signature: string): boolean {
  return head.toString('latin1', 0, signature.length) === signature;
}

function refuseSigned(head: Buffer, fileName: string): void {
  const raw = head.toString('latin1');
  const bom = readBom(head);
  const binary = bom === undefined && looksBinary(head);
  const text = bom?.startsWith('utf-16')
    ? new TextDecoder(bom).decode(head)
    : raw.replace(/^\xef\xbb\xbf/, '');
  const signatures = binary ? [...SIGNATURES, ...BINARY_SIGNATURES] : SIGNATURES;
  const found =
    signatures.find(({ starts, at = 0 }) => starts.some((start) => raw.startsWith(start, at))) ??
    TEXT_SIGNATURES.find(({ start }) => start.test(text));
  if (found) throw new SheetFault(`${fileName} is ${found.what}.`, found.fix);
  if (binary && wideWithoutBom(head) === undefined) {
    throw new SheetFault(`${fileName} is neither text nor a workbook that can be read.`, SAVE_AS);
  }
}

/** Whether control characters other than tabs, line ends and NULs are common, which they never are in text. */
function looksBinary(head: Uint8Array): boolean {
  let control = 0;
  let nul = 0;
  for (const byte of head) {
    if (byte === 0) nul += 1;
    else if (byte < 0x20 && byte !== 0x09 && byte !== 0x0a && byte !== 0x0d && byte !== 0x1b) control += 1;
  }
  return control * 50 > head.length || nul * 5 > head.length;
}

/** Says which of the things in an old Office container this is, by the names of its streams: of a whole one at its top. */
function oldOffice(container: Buffer, fileName: string): SheetFault {
  const top = topStreams(container);
  const has = (stream: string) =>
    top.length > 0 ? top.includes(stream) : container.includes(Buffer.from(stream, 'utf16le'));
  if (has('EncryptedPackage')) return locked(fileName);
  if (has('WordDocument')) return new SheetFault(`${fileName} is a Word document.`, EXPORT_FIRST);
  if (has('PowerPoint Document')) return new SheetFault(`${fileName} is a presentation.`, EXPORT_FIRST);
  if (has('__properties_version1.0'))
    return new SheetFault(`${fileName} is an e-mail message.`, NOT_CONTACTS);
  if (has('Workbook') || has('Book') || /\.xl[st]$/i.test(fileName)) {
    return new SheetFault(`${fileName} is an old Excel workbook (.xls).`, SAVE_AS);
  }
  return new SheetFault(`${fileName} is an old Office file that is no spreadsheet.`, SAVE_AS);
}

/** Tells an Excel workbook from an OpenDocument one by the parts of the archive; refuses other archives. */
export async function identifyArchive(archive: ZipArchive): Promise<'xlsx' | 'ods'> {
  const other = (what: string, fix: string) => new SheetFault(`This file is ${what}.`, fix);
  if (archive.has('mimetype')) {
    const type = (await archive.text('mimetype')).trim();
    if (type.startsWith('application/vnd.oasis.opendocument.spreadsheet')) return 'ods';
    if (type.startsWith('application/vnd.oasis.opendocument.'))
      throw other('an OpenDocument file but no spreadsheet', EXPORT_FIRST);
    throw other('an archive but no spreadsheet', NOT_CONTACTS);
  }
  if (archive.has('xl/workbook.bin')) throw other('an Excel binary workbook (.xlsb)', SAVE_AS);
  if (archive.has('xl/workbook.xml')) return 'xlsx';
  if (archive.has('word/document.xml')) throw other('a Word document', EXPORT_FIRST);
  if (archive.has('ppt/presentation.xml')) throw other('a presentation', EXPORT_FIRST);
  if (archive.names().some((name) => name.startsWith('index/') && name.endsWith('.iwa'))) {
    throw other(
      'an Apple Numbers document',
      'Open it in Numbers, choose File, Export To, Excel or CSV, and import that file.',
    );
  }
  if (archive.has('content.xml') && archive.has('meta-inf/manifest.xml')) return 'ods';
  if (archive.has('[content_types].xml') && archive.has('_rels/.rels')) return 'xlsx';
  throw other(
    'an archive (zip), not a spreadsheet',
    'Unpack it first, then import the spreadsheet inside it.',
  );
}

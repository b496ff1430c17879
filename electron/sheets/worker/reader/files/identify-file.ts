import type { FileHandle } from 'node:fs/promises';
import type { Said } from '../../../../../shared/language/said.ts';
import { say } from '../../../../../shared/texts/say.ts';
import { SheetFault } from '../bounds/sheet-fault.ts';
import { archiveStart } from './archive-place.ts';
import { readBom, wideWithoutBom } from './file-encoding.ts';
import { BINARY_SIGNATURES, SIGNATURES, TEXT_SIGNATURES, type TextKind } from './file-signatures.ts';
import type { OleFile } from './ole-file.ts';
import type { ZipArchive } from './zip-archive.ts';

const HEAD_BYTES = 8 * 1024;

/** Archives are XLSX and ODS; containers and bare records are old workbooks (XLS). */
export type FileKind = 'text' | 'archive' | 'container' | 'records' | TextKind;

/** Identifies a file by its bytes; for one that cannot be read, throws what it is and what to do. */
export async function identifyFile(file: FileHandle, fileName: string): Promise<FileKind> {
  const buffer = Buffer.alloc(HEAD_BYTES);
  const { bytesRead } = await file.read(buffer, 0, HEAD_BYTES, 0);
  const head = buffer.subarray(0, bytesRead);
  if (bytesRead === 0) throw new SheetFault(say.sheets.isEmpty(fileName), say.sheets.notContacts());
  if (archiveStart(head) !== undefined) return 'archive';
  if (startsWith(head, 'PK\x05\x06'))
    throw new SheetFault(say.sheets.isEmptyArchive(fileName), say.sheets.notContacts());
  if (startsWith(head, '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1')) return 'container';
  return beginsRecords(head) ? 'records' : textKind(head, fileName);
}

function startsWith(head: Buffer, signature: string): boolean {
  return head.toString('latin1', 0, signature.length) === signature;
}

/** The first record of an old workbook: its number, version and length. */
function beginsRecords(head: Buffer): boolean {
  const [tab, version, length, zero] = head;
  return tab === 9 && [0, 2, 4, 8].includes(version!) && [4, 6, 8, 16].includes(length!) && zero === 0;
}

function textKind(head: Buffer, fileName: string): 'text' | TextKind {
  const raw = head.toString('latin1');
  const wide = readBom(head) ?? wideWithoutBom(head);
  const binary = readBom(head) === undefined && looksBinary(head);
  const text = wide?.startsWith('utf-16')
    ? new TextDecoder(wide).decode(head)
    : raw.replace(/^\xef\xbb\xbf/, '');
  const signatures = binary ? [...SIGNATURES, ...BINARY_SIGNATURES] : SIGNATURES;
  const signed = signatures.find(({ starts, at = 0 }) => starts.some((start) => raw.startsWith(start, at)));
  if (signed) throw new SheetFault(say.sheets.isOther(fileName, signed.what), signed.fix);
  const signature = TEXT_SIGNATURES.find(({ start }) => start.test(text));
  if (signature && 'kind' in signature) return signature.kind;
  if (signature) throw new SheetFault(say.sheets.isOther(fileName, signature.what), signature.fix);
  if (binary && wide === undefined) {
    throw new SheetFault(say.sheets.isUnknown(fileName), say.sheets.saveAs());
  }
  return 'text';
}

/** The codes of FileMaker and other databases for a line end or several values within a cell, and a form feed. */
function isWithinCells(byte: number): boolean {
  return byte === 0x0b || byte === 0x0c || (byte >= 0x1c && byte <= 0x1f);
}

/** True if there are too many control characters for text, not counting tabs and line ends; a fifth may be NULs. */
function looksBinary(head: Uint8Array): boolean {
  let control = 0;
  let nul = 0;
  // DOS ends a text with Ctrl-Z.
  for (const byte of head.subarray(0, head.findLastIndex((byte) => byte !== 0x1a) + 1)) {
    if (byte === 0) nul += 1;
    else if (
      byte < 0x20 &&
      byte !== 0x09 &&
      byte !== 0x0a &&
      byte !== 0x0d &&
      byte !== 0x1b &&
      !isWithinCells(byte)
    )
      control += 1;
  }
  return control * 50 > head.length || nul * 5 > head.length;
}

/** The stream with the workbook; for other documents, throws what they are. */
export function identifyContainer(container: OleFile, fileName: string): 'Workbook' | 'Book' {
  const other = (what: Said, fix: Said) => new SheetFault(say.sheets.isOther(fileName, what), fix);
  if (container.has('WordDocument')) throw other(say.fileKinds.word(), say.sheets.copyFirst());
  if (container.has('PowerPoint Document')) throw other(say.fileKinds.presentation(), say.sheets.copyFirst());
  if (container.has('__properties_version1.0')) throw other(say.fileKinds.email(), say.sheets.notContacts());
  // If a file has streams for Excel 5 and Excel 97, only the newer one knows every letter.
  if (container.has('Workbook')) return 'Workbook';
  if (container.has('Book')) return 'Book';
  throw other(say.fileKinds.oldOffice(), say.sheets.saveAs());
}

const NUMBERS_PART =
  /^(?:[^/]+\.numbers\/)?(?:index\/.*\.iwa|index\.(?:zip|numbers|xml(?:\.gz)?)|buildversionhistory\.plist)$/;

/** Tells XLSX from ODS by the archive's parts; throws for other archives. */
export async function identifyArchive(archive: ZipArchive): Promise<'xlsx' | 'ods'> {
  const other = (what: Said, fix: Said) => new SheetFault(say.sheets.thisIsOther(what), fix);
  if (archive.has('mimetype')) {
    const type = (await archive.text('mimetype')).trim();
    if (type.startsWith('application/vnd.oasis.opendocument.spreadsheet')) return 'ods';
    if (type.startsWith('application/vnd.oasis.opendocument.'))
      throw other(say.fileKinds.openDocument(), say.sheets.copyFirst());
    if (type === 'application/vnd.sun.xml.calc')
      throw other(say.fileKinds.oldOpenOffice(), say.sheets.saveAs());
    if (type === 'application/epub+zip') throw other(say.fileKinds.book(), say.sheets.notContacts());
    throw other(say.fileKinds.archive(), say.sheets.notContacts());
  }
  if (archive.has('xl/workbook.bin')) throw other(say.fileKinds.xlsb(), say.sheets.saveAs());
  if (archive.has('xl/workbook.xml')) return 'xlsx';
  if (archive.has('word/document.xml')) throw other(say.fileKinds.word(), say.sheets.copyFirst());
  if (archive.has('ppt/presentation.xml')) throw other(say.fileKinds.presentation(), say.sheets.copyFirst());
  // If a folder was zipped, its parts are below the document's name; the parts of Numbers '09 have other names.
  if (archive.names().some((name) => NUMBERS_PART.test(name))) {
    throw other(say.fileKinds.numbers(), say.sheets.exportFromNumbers());
  }
  if (archive.has('content.xml') && archive.has('meta-inf/manifest.xml')) return 'ods';
  if (archive.has('[content_types].xml') && archive.has('_rels/.rels')) return 'xlsx';
  if (archive.has('meta-inf/manifest.mf')) throw other(say.fileKinds.program(), say.sheets.notContacts());
  throw other(say.fileKinds.zip(), say.sheets.unpack());
}

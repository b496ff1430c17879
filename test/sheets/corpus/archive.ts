import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
/** The namespace of the main parts of an Excel workbook. */
export const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const ODF = 'urn:oasis:names:tc:opendocument:xmlns';

/** Text of a part, whole or in pieces. */
export type PartText = string | Iterable<string>;

/** An archive of the given parts as bytes; a part called `mimetype` is left unpacked. */
export async function archive(parts: Readonly<Record<string, PartText>>): Promise<Buffer> {
  const zip = new ZipFile();
  const mtime = new Date(1980, 0, 1);
  for (const [name, text] of Object.entries(parts)) {
    const options = { mtime, forceDosTimestamp: true, compress: name !== 'mimetype' };
    if (typeof text === 'string') zip.addBuffer(Buffer.from(text), name, options);
    else zip.addReadStream(Readable.from(text), name, options);
  }
  zip.end();
  return buffer(zip.outputStream);
}

/** The parts of a plain Excel workbook with one worksheet; the given parts are added or take the place of its own. */
export function xlsxParts(
  sheetData: string,
  more: Readonly<Record<string, PartText>> = {},
): Record<string, PartText> {
  return {
    '[Content_Types].xml': `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>`,
    '_rels/.rels': `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': xlsxRelations(),
    'xl/worksheets/sheet1.xml': `${XML}<worksheet xmlns="${MAIN}"><sheetData>${sheetData}</sheetData></worksheet>`,
    ...more,
  };
}

/** The relations of a workbook part to its worksheet, shared strings and styles. */
export function xlsxRelations(
  worksheet = 'worksheets/sheet1.xml',
  strings = 'sharedStrings.xml',
  styles = 'styles.xml',
): string {
  return `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="${worksheet}"/><Relationship Id="rId2" Type="${OFFICE}/sharedStrings" Target="${strings}"/><Relationship Id="rId3" Type="${OFFICE}/styles" Target="${styles}"/></Relationships>`;
}

/** A part of shared strings from the content of each item. */
export function stringsPart(...items: string[]): string {
  return `${XML}<sst xmlns="${MAIN}">${items.map((item) => `<si>${item}</si>`).join('')}</sst>`;
}

/** A part of styles whose cell formats have these format codes, in order. */
export function stylesPart(...codes: string[]): string {
  const escaped = (code: string) =>
    code.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
  const formats = codes
    .map((code, at) => `<numFmt numFmtId="${164 + at}" formatCode="${escaped(code)}"/>`)
    .join('');
  const cells = codes.map((_, at) => `<xf numFmtId="${164 + at}"/>`).join('');
  return `${XML}<styleSheet xmlns="${MAIN}"><numFmts>${formats}</numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs>${cells}</cellXfs></styleSheet>`;
}

/** The content of an OpenDocument spreadsheet; `styles` go into its automatic styles. */
export function odsContent(spreadsheet: string, styles = '', root = 'document-content'): string {
  return `${XML}<office:${root} xmlns:office="${ODF}:office:1.0" xmlns:style="${ODF}:style:1.0" xmlns:number="${ODF}:datastyle:1.0" xmlns:table="${ODF}:table:1.0" xmlns:text="${ODF}:text:1.0" xmlns:draw="${ODF}:drawing:1.0" xmlns:of="urn:oasis:names:tc:opendocument:xmlns:of:1.2" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:calcext="urn:org:documentfoundation:names:experimental:calc:xmlns:calcext:1.0" office:version="1.3"${root === 'document' ? ' office:mimetype="application/vnd.oasis.opendocument.spreadsheet"' : ''}><office:automatic-styles>${styles}</office:automatic-styles><office:body><office:spreadsheet>${spreadsheet}</office:spreadsheet></office:body></office:${root}>`;
}

/** The parts of a plain OpenDocument spreadsheet. */
export function odsParts(
  content: string,
  more: Readonly<Record<string, string>> = {},
): Record<string, string> {
  return {
    mimetype: 'application/vnd.oasis.opendocument.spreadsheet',
    'META-INF/manifest.xml': `${XML}<manifest:manifest xmlns:manifest="${ODF}:manifest:1.0"><manifest:file-entry manifest:full-path="/" manifest:media-type="application/vnd.oasis.opendocument.spreadsheet"/><manifest:file-entry manifest:full-path="content.xml" manifest:media-type="text/xml"/></manifest:manifest>`,
    'content.xml': content,
    ...more,
  };
}

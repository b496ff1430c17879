import type { ZipArchive } from '../files/zip-archive.ts';
import type { Vocabulary } from '../xml/xml-names.ts';
import type { XmlScanner } from '../xml/xml-scanner.ts';
import { scanPart } from '../xml/xml-source.ts';

const COMPATIBILITY = 'http://schemas.openxmlformats.org/markup-compatibility/2006';
/** The usual namespaces, and those of strict workbooks. */
const VOCABULARY: Vocabulary = new Map([
  ['http://schemas.openxmlformats.org/spreadsheetml/2006/main', ''],
  ['http://purl.oclc.org/ooxml/spreadsheetml/main', ''],
  ['http://schemas.openxmlformats.org/officeDocument/2006/relationships', 'r'],
  ['http://purl.oclc.org/ooxml/officeDocument/relationships', 'r'],
  [COMPATIBILITY, 'mc'],
]);
/** Extensions that Excel reads, such as `http://schemas.microsoft.com/office/…`, and choices that require them. */
const KNOWN_BY_EXCEL = /^http:\/\/schemas\.(?:microsoft\.com\/office|openxmlformats\.org)\//;

const MOST_NESTED = 100;

/** Steps through a part of a workbook as Excel reads it: without extensions, and with one of several alternatives. */
export function scanXlsx(
  archive: Pick<ZipArchive, 'chunks'>,
  part: string,
  step: (xml: XmlScanner) => unknown,
  onPacked?: (bytes: number) => void,
): Promise<void> {
  /** For each open set of alternatives: true once one has been chosen. */
  const chosen: boolean[] = [];
  const isChosen = (xml: XmlScanner): boolean => {
    const last = chosen.length - 1;
    if (xml.name === 'extLst' || chosen[last] !== false) return false;
    const asked = xml.attribute('Requires')?.split(/\s+/).filter(Boolean) ?? [];
    const isKnown = (prefix: string) => KNOWN_BY_EXCEL.test(xml.namespaceOf(prefix) ?? '');
    chosen[last] = xml.name === 'mc:Fallback' || (xml.name === 'mc:Choice' && asked.every(isKnown));
    return chosen[last];
  };
  const take = (xml: XmlScanner): unknown => {
    if (xml.name !== 'extLst' && !xml.name.startsWith('mc:')) return step(xml);
    if (xml.name === 'mc:AlternateContent') {
      if (xml.closing) chosen.pop();
      else if (!xml.selfClosing && chosen.length < MOST_NESTED) chosen.push(false);
    } else if (!xml.closing && !xml.selfClosing && !isChosen(xml)) xml.skip();
    return false;
  };
  return scanPart(archive, part, VOCABULARY, take, onPacked);
}

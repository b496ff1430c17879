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
/** Extensions that Excel knows, so that it reads a choice that asks for them. */
const KNOWN_BY_EXCEL = /^http:\/\/schemas\.(?:microsoft\.com\/office|openxmlformats\.org)\//;

/** Steps through a part of a workbook as Excel reads it: without extensions, and with one of several alternatives. */
export function scanXlsx(
  archive: Pick<ZipArchive, 'chunks'>,
  part: string,
  step: (xml: XmlScanner) => unknown,
  onPacked?: (bytes: number) => void,
): Promise<void> {
  const left = new LeftOut();
  return scanPart(archive, part, VOCABULARY, (xml) => !left.takes(xml) && step(xml), onPacked);
}

class LeftOut {
  #name = '';
  #depth = 0;
  /** For each open set of alternatives: one has been chosen. */
  readonly #chosen: boolean[] = [];

  /** True for a tag within what Excel does not read. */
  takes(xml: XmlScanner): boolean {
    const { name } = xml;
    if (this.#depth > 0) {
      if (name === this.#name && !xml.selfClosing) this.#depth += xml.closing ? -1 : 1;
      return true;
    }
    if (name !== 'extLst' && !name.startsWith('mc:')) return false;
    if (name === 'mc:AlternateContent') {
      if (xml.closing) this.#chosen.pop();
      else if (!xml.selfClosing && this.#chosen.length < MOST_NESTED) this.#chosen.push(false);
    } else if (!xml.closing && !xml.selfClosing && !this.#isChosen(xml)) {
      this.#name = name;
      this.#depth = 1;
    }
    return true;
  }

  #isChosen(xml: XmlScanner): boolean {
    const last = this.#chosen.length - 1;
    if (xml.name === 'extLst' || this.#chosen[last] !== false) return false;
    const asked = xml.attribute('Requires')?.split(/\s+/).filter(Boolean) ?? [];
    const isKnown = (prefix: string) => KNOWN_BY_EXCEL.test(xml.namespaceOf(prefix) ?? '');
    const isChosen = xml.name === 'mc:Fallback' || (xml.name === 'mc:Choice' && asked.every(isKnown));
    if (isChosen) this.#chosen[last] = true;
    return isChosen;
  }
}

const MOST_NESTED = 100;

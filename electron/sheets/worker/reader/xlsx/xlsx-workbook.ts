import { posix } from 'node:path';
import { unnamed } from '../../../../../shared/texts/en/names.ts';
import { say } from '../../../../../shared/texts/say.ts';
import { MAX_STYLES, MAX_WORKSHEETS } from '../bounds/limits.ts';
import { damaged, tooLarge } from '../bounds/sheet-fault.ts';
import type { ZipArchive } from '../files/zip-archive.ts';
import { type CellStyles, cellStyles, type NumberStyles } from '../number-formats/number-format.ts';
import { scanXlsx } from './xlsx-part.ts';

export interface WorksheetPart {
  readonly name: string;
  readonly hidden: boolean;
  readonly part: string;
}

export type Workbook = Awaited<ReturnType<typeof readWorkbook>>;

interface Relation {
  readonly type: string;
  readonly target: string;
}

/** Leaves out chart and macro sheets, which hold no cells. */
export async function readWorkbook(archive: ZipArchive) {
  const root = [...(await readRelations(archive, '')).values()].find(({ type }) => type === 'officeDocument');
  const part = root && archive.has(root.target) ? root.target : 'xl/workbook.xml';
  if (!archive.has(part)) throw damaged('no workbook part');
  const relations = await readRelations(archive, part);
  const worksheets: WorksheetPart[] = [];
  let date1904 = false;
  let recalculates = false;
  await scanXlsx(archive, part, (xml) => {
    if (xml.closing) return xml.name === 'workbook';
    const states = (name: string) => /^(1|true|on)$/i.test(xml.attribute(name) ?? '');
    if (xml.name === 'workbookPr') date1904 = states('date1904');
    if (xml.name === 'calcPr') recalculates = states('fullCalcOnLoad');
    if (xml.name !== 'sheet') return false;
    if (worksheets.length >= MAX_WORKSHEETS) throw tooLarge(say.sheets.manyWorksheets());
    const id = xml.attribute('r:id') ?? xml.attribute('id') ?? `rId${worksheets.length + 1}`;
    const relation = relations.get(id);
    if (relation?.type === 'worksheet') {
      worksheets.push({
        name: xml.attribute('name') ?? unnamed.worksheet(worksheets.length + 1),
        hidden: /hidden/i.test(xml.attribute('state') ?? ''),
        part: relation.target,
      });
    }
    return false;
  });
  const target = (type: string) => [...relations.values()].find((relation) => relation.type === type)?.target;
  return {
    worksheets,
    date1904,
    /** Excel computes every formula when it opens this workbook: some programs write 0 for each result. */
    recalculates,
    sharedStrings: target('sharedStrings'),
    styles: target('styles'),
  };
}

/** The style of every cell format (`xf`), in the order in which cells refer to them. */
export async function readStyles(
  archive: ZipArchive,
  { styles }: Workbook,
  numbers: NumberStyles,
): Promise<CellStyles> {
  const fallback = cellStyles(1, () => numbers.general);
  if (!styles || !archive.has(styles)) return fallback;
  const codes = new Map<number, string>();
  const cellFormats: number[] = [];
  let inCellFormats = false;
  await scanXlsx(archive, styles, (xml) => {
    switch (xml.name) {
      case 'numFmt':
        if (codes.size >= MAX_STYLES) throw tooLarge(say.sheets.manyNumberFormats());
        if (!xml.closing)
          codes.set(Number(xml.attribute('numFmtId')), xml.attribute('formatCode') ?? 'General');
        return false;
      case 'cellXfs':
        inCellFormats = !xml.closing && !xml.selfClosing;
        return xml.closing;
      case 'xf':
        if (cellFormats.length >= MAX_STYLES) throw tooLarge(say.sheets.manyCellFormats());
        if (inCellFormats && !xml.closing) cellFormats.push(Number(xml.attribute('numFmtId') ?? 0));
        return false;
      default:
        return false;
    }
  });
  if (cellFormats.length === 0) return fallback;
  return cellStyles(cellFormats.length, (index) => {
    const id = cellFormats[index]!;
    const code = codes.get(id);
    return code === undefined ? numbers.ofId(id) : numbers.ofCode(code);
  });
}

/** By id; types are reduced to their last word, targets are absolute. */
async function readRelations(archive: ZipArchive, part: string): Promise<Map<string, Relation>> {
  const slash = part.lastIndexOf('/') + 1;
  const folder = part.slice(0, slash);
  const name = `${folder}_rels/${part.slice(slash)}.rels`;
  const relations = new Map<string, Relation>();
  if (!archive.has(name)) return relations;
  await scanXlsx(archive, name, (xml) => {
    if (xml.name !== 'Relationship' || xml.closing) return;
    const id = xml.attribute('Id');
    const target = xml.attribute('Target');
    const type = xml.attribute('Type') ?? '';
    if (id && target && xml.attribute('TargetMode') !== 'External' && relations.size < MAX_STYLES) {
      relations.set(id, { type: type.slice(type.lastIndexOf('/') + 1), target: resolve(folder, target) });
    }
  });
  return relations;
}

/** A target is relative to the part's folder, or begins at the archive's root. */
function resolve(folder: string, target: string): string {
  const path = target.replaceAll('\\', '/');
  return posix.join('/', path.startsWith('/') ? path : folder + path).slice(1);
}

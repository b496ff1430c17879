import { regionName } from '../../../shared/format/display-names.ts';
import { planOfCountry } from '../../../shared/number/numbering-plan.ts';
import { delimiterName } from '../../../shared/sheet/delimiter.ts';
import type { Detection, Mapping } from '../../../shared/sheet/sheet.ts';
import { common } from '../../../shared/texts/en/common.ts';
import { sheets } from '../../../shared/texts/en/sheets.ts';
import { Button } from '../../components/buttons/button.tsx';

interface ImportLineProps {
  readonly detection: Detection;
  readonly mapping: Mapping;
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
}

/** Describes in one sentence how the file is read. */
export function ImportLine({ detection, mapping, isOpen, onOpen }: ImportLineProps) {
  return (
    <span className="import-line">
      <span className="selectable">{sentence(detection, mapping)}</span>
      <Button look="plain" size="small" aria-expanded={isOpen} onPress={() => onOpen(!isOpen)}>
        {isOpen ? common.done : sheets.change}
      </Button>
    </span>
  );
}

function sentence({ format, delimiter, encoding, worksheet, worksheets }: Detection, mapping: Mapping) {
  const { headerRow, country } = mapping;
  return [
    sheets.formats[format],
    ...(delimiter === undefined ? [] : [sheets.delimitedBy(delimiterName(delimiter))]),
    ...(encoding === undefined || /^utf-8$/i.test(encoding) ? [] : [encoding]),
    ...(worksheet === undefined || worksheets.length < 2
      ? []
      : [sheets.ofSheets(worksheet, worksheets.length)]),
    headerRow === null ? sheets.noNames : sheets.namesIn(headerRow),
    // A country that nobody knows yet is asked for.
    ...(planOfCountry(country) === undefined ? [] : [sheets.numbersOf(regionName(country))]),
  ].join(', ');
}

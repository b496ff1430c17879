import * as z from 'zod';
import type { TemplateId } from '../../shared/brand.ts';
import { templateLimits } from '../../shared/template/template.ts';
import { nameField, textField, whole } from './field-parsers.ts';

const nothing = z.object({});
const templateId = whole.transform((value) => value as TemplateId);
const written = { name: nameField, message: textField };

/** The inputs of what is asked of templates. */
export const templateParsers = {
  'template.list': nothing,
  'template.recent': nothing,
  'template.add': z.object(written),
  'template.change': z.object({ templateId, ...z.object(written).exactPartial().shape }),
  'template.remove': z.object({ templateId }),
  // Longer than a file may be, which is then said in words.
  'template.import': z.object({ text: z.string().max(templateLimits.file * 2) }),
} as const;

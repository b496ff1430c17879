import { parseBoundedJson } from '../../shared/format/bounded-json.ts';
import { visibleText } from '../../shared/format/visible-text.ts';
import { failure, ok, type Result } from '../../shared/result.ts';
import { nameField, textField } from '../../shared/schema/fields.ts';
import * as z from '../../shared/schema/zod.ts';
import { type Template, templateLimits } from '../../shared/template/template.ts';
import { say } from '../../shared/texts/say.ts';

export type TemplateText = Pick<Template, 'name' | 'message'>;

const format = 'tagline-templates';
const version = 1;

const named = z.object({ format: z.literal(format), version: z.number().int().min(1) });
const file = z.object({
  templates: z
    .array(z.object({ name: nameField.refine((name) => name.trim() !== ''), message: textField }))
    .max(templateLimits.templates),
});
/** Six values per template, plus room for additions by a later writer of this version. */
const mostValues = templateLimits.templates * 20;

export function templateFile(templates: readonly TemplateText[]): string {
  const kept = templates.map(({ name, message }) => ({ name, message }));
  return `${JSON.stringify({ format, version, templates: kept }, null, 2)}\n`;
}

/** Fails as bad-input for any other file, or a later version. */
export function readTemplateFile(text: string): Result<TemplateText[]> {
  if (text.length > templateLimits.file) return tooLarge;
  let raw: unknown;
  try {
    raw = parseBoundedJson(text.replace(/^\ufeff/, ''), mostValues);
  } catch {
    return other;
  }
  const parsedFile = named.safeParse(raw);
  if (!parsedFile.success) return other;
  if (parsedFile.data.version > version) return newer;
  const read = file.safeParse(raw);
  if (!read.success) return damaged;
  return ok(read.data.templates.map(({ name, message }) => ({ name: visibleText(name), message })));
}

const tooLarge = failure('bad-input', say.templates.fileTooLarge(), say.templates.fileFix());
const other = failure('bad-input', say.templates.otherFile(), say.templates.fileFix());
const newer = failure('bad-input', say.templates.newerFile(), say.templates.newerFileFix());
const damagedWords = say.templates.damagedFile(templateLimits.templates);
const damaged = failure('bad-input', damagedWords, say.templates.fileFix());

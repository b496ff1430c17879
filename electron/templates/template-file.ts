import * as z from 'zod';
import { parseBoundedJson } from '../../shared/format/bounded-json.ts';
import { visibleText } from '../../shared/format/visible-text.ts';
import { nameField, textField } from '../../shared/operations/fields.ts';
import { type AppError, failure, ok, type Result } from '../../shared/result.ts';
import { type Template, templateLimits } from '../../shared/template/template.ts';
import { say } from '../../shared/texts/say.ts';

export type TemplateText = Pick<Template, 'name' | 'message'>;

/** What tells a file of templates from any other, and the version that is written. */
const format = 'tagline-templates';
const version = 1;

const named = z.object({ format: z.literal(format), version: z.number().int().min(1) });
const file = z.object({
  templates: z
    .array(z.object({ name: nameField.refine((name) => name.trim() !== ''), message: textField }))
    .max(templateLimits.templates),
});
/** Six values for each template, and some for what a later writer of the version may add. */
const mostValues = templateLimits.templates * 20;

/** Writes templates as a file that another Tagline takes. */
export function templateFile(templates: readonly TemplateText[]): string {
  const kept = templates.map(({ name, message }) => ({ name, message }));
  return `${JSON.stringify({ format, version, templates: kept }, null, 2)}\n`;
}

/** Reads such a file; fails as bad-input for any other, also for one of a later version. */
export function readTemplateFile(text: string): Result<TemplateText[]> {
  if (text.length > templateLimits.file) return tooLarge;
  let raw: unknown;
  try {
    raw = parseBoundedJson(text.replace(/^\ufeff/, ''), mostValues);
  } catch {
    return other;
  }
  const found = named.safeParse(raw);
  if (!found.success) return other;
  if (found.data.version > version) return newer;
  const read = file.safeParse(raw);
  if (!read.success) return damaged;
  return ok(read.data.templates.map(({ name, message }) => ({ name: visibleText(name), message })));
}

const bad = (message: AppError['message'], fix: NonNullable<AppError['fix']>) =>
  failure('bad-input', message, fix);
const tooLarge = bad(say.templates.fileTooLarge(), say.templates.fileFix());
const other = bad(say.templates.otherFile(), say.templates.fileFix());
const newer = bad(say.templates.newerFile(), say.templates.newerFileFix());
const damaged = bad(say.templates.damagedFile(templateLimits.templates), say.templates.fileFix());

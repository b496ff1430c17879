import { ok } from '../../shared/result.ts';
import { exported } from '../../shared/texts/en/names.ts';
import type { Context } from '../context.ts';
import type { Exporters } from '../exports/export-handlers.ts';
import type { HandlersOf } from '../wire/dispatch.ts';
import { openTemplateStore } from './template-store.ts';

/** Everything about the messages that are kept by name. */
export interface TemplateHandlers {
  readonly handlers: HandlersOf<'template'>;
  readonly exporters: Pick<Exporters, 'templates'>;
}

export function createTemplateHandlers({
  database,
  now,
}: Pick<Context, 'database' | 'now'>): TemplateHandlers {
  const store = openTemplateStore(database, now);
  return {
    handlers: {
      'template.list': () => ok(store.list()),
      'template.recent': () => ok(store.recent()),
      'template.add': (text) => store.add(text),
      'template.change': ({ templateId, ...change }) => store.change(templateId, change),
      'template.remove': ({ templateId }) => store.remove(templateId),
      async 'template.import'({ text }) {
        const { readTemplateFile } = await import('./template-file.ts');
        const read = readTemplateFile(text);
        return read.ok ? store.take(read.value) : read;
      },
    },
    exporters: {
      async templates() {
        const { templateFile } = await import('./template-file.ts');
        const bytes = new TextEncoder().encode(templateFile(store.list()));
        return ok({ name: exported.templates.file, type: 'application/json', pieces: [bytes].values() });
      },
    },
  };
}

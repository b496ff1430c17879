import type { CampaignId, TemplateId } from '../../shared/brand.ts';
import type { Operations } from '../../shared/contract.ts';
import { cleanMessage } from '../../shared/message/tag.ts';
import { failure, ok, type Result } from '../../shared/result.ts';
import {
  type RecentMessage,
  type Template,
  type TemplatesTaken,
  templateLimits,
} from '../../shared/template/template.ts';
import { exported } from '../../shared/texts/en/names.ts';
import { say } from '../../shared/texts/say.ts';
import type { Context } from '../context.ts';
import type { Exporters } from '../exports/export-handlers.ts';
import { transact } from '../store/open-database.ts';
import { whenFree } from '../store/when-free.ts';
import type { HandlersOf } from '../wire/dispatch.ts';
import type { TemplateText } from './template-file.ts';

const latest = { campaigns: 300, messages: 30 };

/** Every change is on disk before the call returns. */
export function createTemplateHandlers({ database, now }: Pick<Context, 'database' | 'now'>) {
  const all = database.prepare('SELECT id, name, message, updated_at FROM template');
  const insert = database.prepare(
    'INSERT INTO template (name, message, created_at, updated_at) VALUES (?1, ?2, ?3, ?3)',
  );
  const update = database.prepare('UPDATE template SET name = ?, message = ?, updated_at = ? WHERE id = ?');
  const remove = database.prepare('DELETE FROM template WHERE id = ?');
  const campaigns = database.prepare(
    `SELECT id, name, message, updated_at FROM campaign
     WHERE coalesce(frozen ->> 'test', 0) = 0 AND frozen ->> 'rehearsal' IS NULL AND trim(message) <> ''
     ORDER BY updated_at DESC, id DESC LIMIT ?`,
  );

  function list(): Template[] {
    return all
      .all()
      .map(({ id, name, message, updated_at }) => ({
        id: Number(id) as TemplateId,
        name: String(name),
        message: String(message),
        updatedAt: Number(updated_at),
      }))
      .sort((left, right) => left.name.localeCompare(right.name) || left.id - right.id);
  }

  function write({ name, message }: TemplateText): Template {
    const at = now();
    const { lastInsertRowid } = insert.run(name, message, at);
    return { id: Number(lastInsertRowid) as TemplateId, name, message, updatedAt: at };
  }

  /** Adds the templates that are not saved yet, or none if they do not all fit. */
  function take(texts: readonly TemplateText[]): Result<TemplatesTaken> {
    const keyOf = ({ name, message }: TemplateText): string => JSON.stringify([name, message]);
    const before = list();
    const keys = new Set(before.map(keyOf));
    const added: TemplateText[] = [];
    for (const text of texts) {
      const kept = cleanText(text);
      if (!kept.ok) return kept;
      if (keys.has(keyOf(kept.value))) continue;
      keys.add(keyOf(kept.value));
      added.push(kept.value);
    }
    if (!fits([...before, ...added])) return tooMany;
    transact(database, () => added.forEach(write));
    return ok({ added: added.length, already: texts.length - added.length });
  }

  function change({ templateId: id, ...change }: Operations['template.change']['in']): Result<Template> {
    const before = list();
    const template = before.find((one) => one.id === id);
    if (template === undefined) return gone;
    const kept = cleanText({
      name: change.name ?? template.name,
      message: change.message ?? template.message,
    });
    if (!kept.ok) return kept;
    const { name, message } = kept.value;
    if (!fits(before.map((one) => (one.id === id ? kept.value : one)))) return tooMany;
    const updatedAt = now();
    update.run(name, message, updatedAt, id);
    return ok({ id, name, message, updatedAt });
  }

  return {
    handlers: {
      'template.list': () => ok(list()),
      'template.add': (text) =>
        whenFree(database, () => {
          const kept = cleanText(text);
          if (!kept.ok) return kept;
          return fits([...list(), kept.value]) ? ok(write(kept.value)) : tooMany;
        }),
      'template.change': (input) => whenFree(database, () => change(input)),
      'template.remove': ({ templateId }) =>
        whenFree(database, () => (remove.run(templateId).changes === 0 ? gone : ok({}))),
      async 'template.import'({ text }) {
        const { readTemplateFile } = await import('./template-file.ts');
        const read = readTemplateFile(text);
        return read.ok ? whenFree(database, () => take(read.value)) : read;
      },
      // Leaves out tests and rehearsals, whose messages belong to other campaigns.
      'template.recent'() {
        const recent = new Map<string, RecentMessage>();
        for (const { id, name, message, updated_at } of campaigns.iterate(latest.campaigns)) {
          const text = String(message);
          if (recent.has(text)) continue;
          const at = Number(updated_at);
          recent.set(text, { campaignId: Number(id) as CampaignId, name: String(name), message: text, at });
          if (recent.size === latest.messages) break;
        }
        return ok([...recent.values()]);
      },
    } satisfies HandlersOf<'template'>,
    exporters: {
      async templates() {
        const { templateFile } = await import('./template-file.ts');
        const bytes = new TextEncoder().encode(templateFile(list()));
        return ok({ name: exported.templates.file, type: 'application/json', pieces: [bytes].values() });
      },
    } satisfies Partial<Exporters>,
  };
}

function cleanText({ name, message }: TemplateText): Result<TemplateText> {
  const kept = { name: name.replace(/[\s\p{Cc}]+/gu, ' ').trim(), message: cleanMessage(message) };
  if (kept.name === '') return noName;
  return kept.message.trim() === '' ? noMessage : ok(kept);
}

function fits(texts: readonly TemplateText[]): boolean {
  const characters = texts.reduce((sum, { message }) => sum + message.length, 0);
  return texts.length <= templateLimits.templates && characters <= templateLimits.characters;
}

const noName = failure('bad-input', say.templates.noName());
const noMessage = failure('bad-input', say.templates.noMessage());
const gone = failure('not-found', say.templates.gone());
const tooMany = failure(
  'bad-input',
  say.templates.tooMany(templateLimits.templates),
  say.templates.tooManyFix(),
);

import type { DatabaseSync } from 'node:sqlite';
import type { OpenedItem, OpenedKind } from '../../shared/folder/folder.ts';
import { openScheduled } from '../campaigns/records/scheduled.ts';
import { openAllowOpened } from '../copies/allow-opened.ts';
import type { SettingsFile } from '../settings/settings-file.ts';

/** Things from an opened file that go on only if a person allows it. */
export function openOpenedWith(database: DatabaseSync, settings: Pick<SettingsFile, 'accounts'>) {
  const asked = database.prepare('SELECT subject FROM opened_with WHERE kind = ?');
  const teamFile = database.prepare('SELECT path FROM team_file');
  const campaignName = database.prepare('SELECT name FROM campaign WHERE id = ?');
  const scheduled = openScheduled(database);
  const subjects = (kind: OpenedKind): Set<unknown> => new Set(asked.all(kind).map(({ subject }) => subject));

  return {
    /** The things that still exist. */
    items(): OpenedItem[] {
      const [campaigns, accounts] = [subjects('campaign'), subjects('account')];
      const path = subjects('team-file').size > 0 ? teamFile.get()?.path : undefined;
      const waiting = campaigns.size === 0 ? [] : scheduled();
      return [
        ...waiting.flatMap(({ id, at }) =>
          campaigns.has(String(id))
            ? [
                {
                  kind: 'campaign',
                  subject: String(id),
                  name: String(campaignName.get(id)?.name),
                  at,
                } as const,
              ]
            : [],
        ),
        ...(path === undefined
          ? []
          : [{ kind: 'team-file', subject: '', name: '', place: String(path) } as const]),
        ...settings
          .accounts()
          .flatMap(({ id, name, baseUrl }) =>
            accounts.has(id) ? [{ kind: 'account', subject: id, name, place: baseUrl } as const] : [],
          ),
      ];
    },
    allow: openAllowOpened(database),
  };
}

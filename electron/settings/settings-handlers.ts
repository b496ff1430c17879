import { ok } from '../../shared/result.ts';
import type { Host } from '../host.ts';
import type { HandlersOf } from '../wire/dispatch.ts';
import type { SettingsFile } from './settings-file.ts';

/** `proxyChanged` resolves once no connection uses an earlier proxy. */
export function createSettingsHandlers(
  host: Host,
  settings: SettingsFile,
  country: string,
  proxyChanged: () => Promise<void>,
): HandlersOf<'app' | 'settings'> {
  return {
    'app.info': () =>
      ok({
        host: host.kind,
        version: host.version,
        platform: process.platform,
        locale: host.locale,
        systemTags: host.systemTags,
        country,
        vault: host.vault.kept,
      }),
    'app.commands': ({ applying }) => {
      host.desktop.allowCommands(applying);
      return ok({});
    },
    'app.openLogs'() {
      host.desktop.openLogs();
      return ok({});
    },
    'app.lookForUpdate': async () => ok(await host.desktop.lookForUpdate()),
    'app.zoom'({ zoom }) {
      host.desktop.zoom(zoom);
      return ok({});
    },
    'settings.read': () => ok(settings.settings()),
    async 'settings.save'(input) {
      const saved = settings.saveSettings(input.settings);
      if (input.settings.proxy !== undefined) await proxyChanged();
      return ok(saved);
    },
  };
}

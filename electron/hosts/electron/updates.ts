import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { app, type BrowserWindow, type ProxyConfig } from 'electron';
import type { AppUpdater } from 'electron-updater';
import type { ProxySetting } from '../../../shared/network/proxy.ts';
import {
  firstSentence,
  lookEveryMs,
  mayOffer,
  type Update,
  type UpdateCheck,
  updateQuestion,
  updateWay,
} from '../../../shared/update/update.ts';
import type { Standing, App as Tagline } from '../../host.ts';
import { askInWindow } from './window/window-question.ts';

/** Used if the build names a feed. Installs only if a person agrees, and after the app has closed as usual. */
export function openUpdates(
  tagline: Pick<Tagline, 'standing' | 'subscribe' | 'settings'>,
  window: () => BrowserWindow | null,
) {
  const way = updateWay(installed());
  let engine: AppUpdater | null = null;
  let looking: Promise<UpdateCheck> | null = null;
  let isPutOff = false;
  let ready: Update | null = null;
  let isAsking = false;
  let agreed: Update | null = null;

  async function look(): Promise<UpdateCheck> {
    if (way === 'off') return { is: 'off' };
    if (agreed !== null) return { is: 'found', version: agreed.version };
    if (looking !== null) return looking;
    if (ready !== null) {
      void offer();
      return { is: 'found', version: ready.version };
    }
    isPutOff = !mayOffer(tagline.standing());
    if (isPutOff) return { is: 'put-off' };
    looking = find(way === 'restart').finally(() => {
      looking = null;
    });
    return looking;
  }

  async function find(isFetched: boolean): Promise<UpdateCheck> {
    try {
      engine ??= (await import('./update-engine.ts')).openEngine();
      await engine.netSession.setProxy(proxyConfig(tagline.settings().proxy));
      const checkedUpdate = await engine.checkForUpdates();
      if (!checkedUpdate?.isUpdateAvailable) return { is: 'newest' };
      if (isFetched) await engine.downloadUpdate(checkedUpdate.cancellationToken);
      const { version, releaseNotes } = checkedUpdate.updateInfo;
      ready = { version, news: firstSentence(releaseNotes) };
      void offer();
      return { is: 'found', version };
    } catch {
      // Another look follows tomorrow; a person who asked by hand gets the answer.
      return { is: 'unreachable' };
    }
  }

  async function offer(): Promise<void> {
    const open = window();
    if (ready === null || isAsking || open === null || way === 'off' || !mayOffer(tagline.standing())) return;
    // Do not bring back a window that a person hid.
    if (!open.isVisible()) return;
    const { message, detail, buttons } = updateQuestion(ready, way, tagline.standing().scheduled);
    isAsking = true;
    const button = await askInWindow(open, { type: 'info', message, detail, buttons });
    isAsking = false;
    // A campaign may have begun while the question was open: ask again once it has ended.
    if (button === 1 && !mayOffer(tagline.standing())) return;
    const answered = ready;
    ready = null;
    if (button !== 1) return;
    agreed = answered;
    app.quit();
  }

  return {
    /** Resolves once a new version is ready to be offered, if there is one. */
    look,
    /** Looks now, and then every day. */
    begin(): void {
      if (way === 'off') return;
      window()?.on('show', () => void offer());
      // A minimized window on Windows is not visible either.
      window()?.on('restore', () => void offer());
      // This event follows every change of a campaign's phase.
      tagline.subscribe(({ type }) => {
        if (type !== 'campaigns') return;
        if (ready !== null) void offer();
        else if (isPutOff) void look();
      });
      setInterval(() => void look(), lookEveryMs).unref();
      void look();
    },
    /** What closing asks about: no schedules after a person agreed to a restart, because that question named them. */
    standing(): Standing {
      const standing = tagline.standing();
      return agreed !== null ? { ...standing, scheduled: 0 } : standing;
    },
    /** The agreed restart does not happen. */
    stay(): void {
      agreed = null;
    },
    /** Installs an agreed version after everything is closed, and ends the app; false if there is none. */
    install(): boolean {
      if (agreed === null || engine === null) return false;
      engine.once('error', () => app.quit());
      engine.quitAndInstall(false, true);
      return true;
    },
  };
}

/** The build's feed file is beside the program. */
function installed() {
  const beside = (name: string): boolean => existsSync(join(process.resourcesPath, name));
  return {
    hasFeed: app.isPackaged && beside('app-update.yml'),
    platform: process.platform,
    isOneFile: process.env.APPIMAGE !== undefined,
    isPackage: app.isPackaged && beside('package-type'),
  };
}

function proxyConfig(setting: ProxySetting): ProxyConfig {
  if (setting === 'system') return { mode: 'system' };
  return setting === 'none' ? { mode: 'direct' } : { mode: 'fixed_servers', proxyRules: setting };
}

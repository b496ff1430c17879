import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { App, BrowserWindow, ProxyConfig } from 'electron';
import type { AppUpdater } from 'electron-updater';
import type { ProxySetting } from '../../../shared/network/proxy.ts';
import {
  firstSentence,
  mayOffer,
  type Update,
  type UpdateCheck,
  updateQuestion,
  updateWay,
} from '../../../shared/update/update.ts';
import type { Standing, App as Tagline } from '../../host.ts';
import { askIn } from './ask-in.ts';

/** How often it is looked for a newer version, in ms. */
const everyMs = 24 * 60 * 60 * 1000;

/**
 * Looks for a newer version where the build names a feed, and offers it while nothing is sent. It is installed only where a
 * person says so, and only after the app has closed as it always does.
 */
export function openUpdates(
  app: App,
  tagline: Pick<Tagline, 'standing' | 'subscribe' | 'settings'>,
  window: () => BrowserWindow | null,
) {
  const way = updateWay(installed(app));
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
      const found = await engine.checkForUpdates();
      if (!found?.isUpdateAvailable) return { is: 'newest' };
      if (isFetched) await engine.downloadUpdate(found.cancellationToken);
      const { version, releaseNotes } = found.updateInfo;
      ready = { version, news: firstSentence(releaseNotes) };
      void offer();
      return { is: 'found', version };
    } catch {
      // It is asked again tomorrow; who asked by hand is told.
      return { is: 'unreachable' };
    }
  }

  async function offer(): Promise<void> {
    const open = window();
    if (ready === null || isAsking || open === null || way === 'off' || !mayOffer(tagline.standing())) return;
    // It brings no window back that somebody hid.
    if (!open.isVisible()) return;
    const { message, detail, buttons } = updateQuestion(ready, way, tagline.standing().scheduled);
    isAsking = true;
    const button = await askIn(open, { type: 'info', message, detail, buttons });
    isAsking = false;
    // A campaign may have begun while the question stood there: it is asked again once that has ended.
    if (button === 1 && !mayOffer(tagline.standing())) return;
    const answered = ready;
    ready = null;
    if (button !== 1) return;
    agreed = answered;
    app.quit();
  }

  return {
    /** Looks for one now; answers once it may be offered, where there is one. */
    look,
    /** Looks for one now, and then every day. */
    begin(): void {
      if (way === 'off') return;
      window()?.on('show', () => void offer());
      // A window of Windows that is minimized is not visible either.
      window()?.on('restore', () => void offer());
      // Told whenever one changes its phase, once that counts.
      tagline.subscribe(({ type }) => {
        if (type !== 'campaigns') return;
        if (ready !== null) void offer();
        else if (isPutOff) void look();
      });
      setInterval(() => void look(), everyMs).unref();
      void look();
    },
    /** What closing asks about: no schedule where a person agreed to a restart, and read of it then. */
    standing(): Standing {
      const standing = tagline.standing();
      return agreed !== null ? { ...standing, scheduled: 0 } : standing;
    },
    /** The restart that was agreed to does not come about. */
    stay(): void {
      agreed = null;
    },
    /** Installs what was agreed to once everything is closed, and ends the app; false where nothing was. */
    install(): boolean {
      if (agreed === null || engine === null) return false;
      engine.once('error', () => app.quit());
      engine.quitAndInstall(false, true);
      return true;
    },
  };
}

/** How the running program was installed; the build's feed is beside it. */
function installed(app: App) {
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

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { App, BrowserWindow, ProxyConfig } from 'electron';
import type { AppUpdater } from 'electron-updater';
import type { ProxySetting } from '../../../shared/network/proxy.ts';
import {
  firstSentence,
  mayOffer,
  type Update,
  updateQuestion,
  updateWay,
} from '../../../shared/update/update.ts';
import type { App as Tagline } from '../../begin-anew.ts';
import type { Standing } from '../../host.ts';
import { askIn } from './ask-in.ts';

/** How often it is looked for a newer version, in ms. */
const everyMs = 24 * 60 * 60 * 1000;

/** What updates stand on. */
export interface UpdatesDeps {
  readonly app: App;
  readonly tagline: Pick<Tagline, 'standing' | 'subscribe' | 'settings'>;
  window(): BrowserWindow | null;
}

/** Newer versions of Tagline. */
export interface Updates {
  /** Looks for one now, and then every day. */
  begin(): void;
  /** What closing asks about: no schedule where a person agreed to a restart, and read of it then. */
  standing(): Standing;
  /** The restart that was agreed to does not come about. */
  stay(): void;
  /** Installs what was agreed to once everything is closed, and ends the app; false where nothing was. */
  install(): boolean;
}

/**
 * Looks for a newer version where the build names a feed, and offers it while nothing is sent. It is installed only where a
 * person says so, and only after the app has closed as it always does.
 */
export function openUpdates({ app, tagline, window }: UpdatesDeps): Updates {
  const way = updateWay(installed(app));
  let engine: AppUpdater | null = null;
  let isLooking = false;
  let isPutOff = false;
  let ready: Update | null = null;
  let isAsking = false;
  let isAgreed = false;

  async function look(): Promise<void> {
    if (way === 'off' || isLooking || isAgreed) return;
    isPutOff = !mayOffer(tagline.standing());
    if (isPutOff) return;
    isLooking = true;
    try {
      engine ??= (await import('./update-engine.ts')).openEngine();
      await engine.netSession.setProxy(proxyConfig(tagline.settings().proxy));
      const found = await engine.checkForUpdates();
      if (!found?.isUpdateAvailable) return;
      if (way === 'restart') await engine.downloadUpdate(found.cancellationToken);
      const { version, releaseNotes } = found.updateInfo;
      ready = { version, news: firstSentence(releaseNotes) };
      void offer();
    } catch {
      // A feed that cannot be reached, or is damaged, is asked again tomorrow; nobody waits for it.
    } finally {
      isLooking = false;
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
    ready = null;
    if (button !== 1) return;
    isAgreed = true;
    app.quit();
  }

  return {
    begin() {
      if (way === 'off') return;
      window()?.on('show', () => void offer());
      // A window of Windows that is minimized is not visible either.
      window()?.on('restore', () => void offer());
      // Told whenever one changes its phase, once that counts.
      tagline.subscribe(({ type }) => {
        if (type !== 'campaigns') return;
        if (isPutOff) void look();
        else void offer();
      });
      setInterval(() => void look(), everyMs).unref();
      void look();
    },
    standing() {
      const standing = tagline.standing();
      return isAgreed ? { ...standing, scheduled: 0 } : standing;
    },
    stay() {
      isAgreed = false;
    },
    install() {
      if (!isAgreed || engine === null) return false;
      engine.once('error', () => app.quit());
      engine.quitAndInstall(false, true);
      return true;
    },
  };
}

/** How the running program was installed; the build's feed stands beside it. */
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

import { randomUUID } from 'node:crypto';
import { basename, dirname, join } from 'node:path';
import { singleLine } from '../../shared/format/visible-text.ts';
import type { RecentFile } from '../../shared/sheet/external-files.ts';
import { unnamed } from '../../shared/texts/en/names.ts';
import { readJson, writeJson } from '../settings/json-file.ts';

interface RecentFilesDeps {
  readonly dataDir: string;
  now(): number;
  /** Called with the paths, latest first: at the start if there are any, and after every change. */
  changed(paths: readonly string[]): void;
}

interface Kept {
  readonly id: string;
  readonly path: string;
  /** Ms since the epoch. */
  readonly at: number;
}

const most = 10;

export type RecentFiles = ReturnType<typeof openRecentFiles>;

/** Keeps only where recently imported files are; an unreadable list counts as empty. */
export function openRecentFiles({ dataDir, now, changed }: RecentFilesDeps) {
  const file = join(dataDir, 'recent-files.json');
  let kept = read(file);

  function keep(next: readonly Kept[]): void {
    kept = next;
    changed(kept.map(({ path }) => path));
    writeJson(file, { files: kept.map(({ path, at }) => ({ path, at })) });
  }

  if (kept.length > 0) changed(kept.map(({ path }) => path));
  return {
    /** Latest first; the window learns no paths. */
    list: (): RecentFile[] =>
      kept.map(({ id, path, at }) => ({
        id,
        name: nameOf(path),
        folder: singleLine(basename(dirname(path))),
        at,
      })),
    pathOf: (id: string): string | null => kept.find((one) => one.id === id)?.path ?? null,
    /** A failed write is not worth a message. */
    add(path: string): void {
      const others = kept.filter((one) => one.path !== path);
      try {
        keep([{ id: randomUUID(), path, at: now() }, ...others].slice(0, most));
      } catch {
        // The file stays on the list until the app ends.
      }
    },
    /** Null forgets all files; throws file system errors. */
    forget: (id: string | null): void => keep(id === null ? [] : kept.filter((one) => one.id !== id)),
    /** Throws file system errors. */
    forgetWhere(goes: (path: string) => boolean): void {
      const filesKept = kept.filter(({ path }) => !goes(path));
      if (filesKept.length < kept.length) keep(filesKept);
    },
  };
}

/** A name in one line, without characters that hide or turn the text beside it. */
export function nameOf(path: string): string {
  return singleLine(basename(path)).slice(0, 1000) || unnamed.file;
}

function read(file: string): readonly Kept[] {
  try {
    const { files } = (readJson(file) ?? {}) as { readonly files?: unknown };
    if (!Array.isArray(files)) return [];
    return files
      .filter(({ path, at }) => typeof path === 'string' && Number.isFinite(at))
      .slice(0, most)
      .map(({ path, at }) => ({ id: randomUUID(), path, at }));
  } catch {
    return [];
  }
}

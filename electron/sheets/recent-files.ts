import { randomUUID } from 'node:crypto';
import { basename, dirname, join } from 'node:path';
import { singleLine } from '../../shared/format/visible-text.ts';
import type { RecentFile } from '../../shared/sheet/external-files.ts';
import { unnamed } from '../../shared/texts/en/names.ts';
import { readJson, writeJson } from '../settings/json-file.ts';

interface RecentFilesDeps {
  readonly dataDir: string;
  now(): number;
  /** Hears the paths on the list, the latest first, where it begins with any and whenever they have changed. */
  changed(paths: readonly string[]): void;
}

interface Kept {
  readonly id: string;
  readonly path: string;
  /** In ms since the epoch. */
  readonly at: number;
}

const most = 10;

export type RecentFiles = ReturnType<typeof openRecentFiles>;

/**
 * Where the files are that were imported recently, and nothing else of them; a list in the data folder that cannot
 * be understood is empty.
 */
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
    /** The latest first; the window learns no paths. */
    list: (): RecentFile[] =>
      kept.map(({ id, path, at }) => ({
        id,
        name: nameOf(path),
        folder: singleLine(basename(dirname(path))),
        at,
      })),
    pathOf: (id: string): string | null => kept.find((one) => one.id === id)?.path ?? null,
    /** A disk that does not keep it is not worth a message. */
    add(path: string): void {
      const others = kept.filter((one) => one.path !== path);
      try {
        keep([{ id: randomUUID(), path, at: now() }, ...others].slice(0, most));
      } catch {
        // It is on the list until the app ends.
      }
    },
    /** Takes one off the list, or all with null; fails as the file system fails. */
    forget: (id: string | null): void => keep(id === null ? [] : kept.filter((one) => one.id !== id)),
    /** Takes off those whose paths are to go; fails as the file system fails. */
    forgetWhere(goes: (path: string) => boolean): void {
      const left = kept.filter(({ path }) => !goes(path));
      if (left.length < kept.length) keep(left);
    },
  };
}

/** The name of a file in one line, with nothing in it that hides or turns what is beside it. */
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

import { basename } from 'node:path';
import { app, type JumpListItem } from 'electron';
import { desktop } from '../../../../shared/texts/en/desktop.ts';

/** Makes the system's list for the app hold exactly these files, latest first. */
export function listRecent(paths: readonly string[]): void {
  // On Windows, clearing the recent documents clears those of every program.
  if (process.platform === 'win32') {
    listInJumpList(paths);
    return;
  }
  app.clearRecentDocuments();
  // Each added file goes to the top.
  for (const path of paths.toReversed()) app.addRecentDocument(path);
}

function listInJumpList(paths: readonly string[]): void {
  // Windows refuses the whole list if it has an item that a person removed from it.
  const removed = app.getJumpListSettings().removedItems.map(({ args }) => args);
  const items = paths.map(taskOf).filter(({ args }) => !removed.includes(args));
  app.setJumpList(items.length === 0 ? null : [{ type: 'custom', name: desktop.recentFiles, items }]);
}

function taskOf(path: string): JumpListItem {
  return {
    type: 'task',
    title: basename(path),
    description: path,
    program: process.execPath,
    // No path on Windows has a quote in it.
    args: `"${path}"`,
    iconPath: process.execPath,
    iconIndex: 0,
  };
}

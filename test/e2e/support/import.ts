import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';

/** A file as a person would choose it. */
export interface ChosenFile {
  readonly name: string;
  readonly bytes: Buffer;
}

/** Chooses a file for import, by the empty window's own button. */
export async function chooseFile(page: Page, file: ChosenFile): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a file' }).click();
  await (await chooser).setFiles(saveFile(file));
}

/** Each in a folder of its own, since names come twice; returns its path. */
export function saveFile({ name, bytes }: ChosenFile): string {
  const path = join(mkdtempSync(join(tmpdir(), 'tagline-chosen-')), name);
  writeFileSync(path, bytes);
  return path;
}

/** Opens how a file is read and what its rows become, in the import's own dialog. */
export async function openChoices(dialog: Locator): Promise<void> {
  await dialog.getByRole('button', { name: 'Change', exact: true }).click();
}

/** Drops files or folders of this computer on the middle of the window. */
export async function dropFiles(page: Page, ...paths: string[]): Promise<void> {
  // Before the window is drawn nobody takes a file that is dropped.
  await page.locator('.window').waitFor();
  const devtools = await page.context().newCDPSession(page);
  const { x, y } = await page.evaluate(() => ({ x: innerWidth / 2, y: innerHeight / 2 }));
  const data = { items: [], files: paths, dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    await devtools.send('Input.dispatchDragEvent', { type, x, y, data });
  }
  await devtools.detach();
}

/** What Excel saves in western Europe: semicolons, windows-1252 and carriage returns. */
export function excelCsv(name: string, rows: readonly (readonly string[])[]): ChosenFile {
  const text = rows.map((row) => `${row.join(';')}\r\n`).join('');
  return { name, bytes: Buffer.from(text, 'latin1') };
}

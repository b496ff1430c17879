import { type BrowserWindow, dialog, type MessageBoxOptions } from 'electron';

/** A question over a window; its first button changes nothing. */
export type WindowQuestion = Pick<MessageBoxOptions, 'type' | 'message' | 'detail' | 'signal'> & {
  readonly buttons: readonly string[];
};

/** On macOS a button has only one key: if the first button also cancelled, it would lose Return. */
const cancelId = process.platform === 'darwin' ? -1 : 0;

/** Shows a hidden window first, because nobody would see the question. Returns the button's index. */
export async function askInWindow(window: BrowserWindow, { buttons, ...question }: WindowQuestion) {
  if (window.isMinimized()) window.restore();
  if (!window.isVisible()) window.show();
  const { response } = await dialog.showMessageBox(window, {
    ...question,
    buttons: [...buttons],
    defaultId: 0,
    cancelId,
    noLink: true,
  });
  return Math.max(0, response);
}

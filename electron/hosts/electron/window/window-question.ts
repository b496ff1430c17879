import { type BrowserWindow, dialog, type MessageBoxOptions } from 'electron';

/** A question over a window; its first button changes nothing. */
export type WindowQuestion = Pick<MessageBoxOptions, 'type' | 'message' | 'detail' | 'signal'> & {
  readonly buttons: readonly string[];
};

/** Shows a hidden window first, since nobody would see the question. Returns the button's index. */
export async function askInWindow(window: BrowserWindow, { buttons, ...question }: WindowQuestion) {
  if (!window.isVisible()) window.show();
  const { response } = await dialog.showMessageBox(window, {
    ...question,
    buttons: [...buttons],
    defaultId: 0,
    cancelId: 0,
    noLink: true,
  });
  return response;
}

import { type BrowserWindow, dialog, type MessageBoxOptions } from 'electron';

/** A question before a window; its first button is the one that changes nothing. */
export type WindowQuestion = Pick<MessageBoxOptions, 'type' | 'message' | 'detail' | 'signal'> & {
  readonly buttons: readonly string[];
};

/** Asks before a window, which is shown where it is hidden, since nobody sees a question before one; answers the button's number. */
export async function askIn(
  window: BrowserWindow,
  { buttons, ...question }: WindowQuestion,
): Promise<number> {
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

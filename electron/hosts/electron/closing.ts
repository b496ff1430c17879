import { type BrowserWindow, dialog } from 'electron';
import type { Standing } from '../../host.ts';
import { type ClosingQuestion, closingQuestion } from './closing-words.ts';

/**
 * Asks before a window closes while campaigns are being sent or wait for their time, one question at a time; `standing`
 * says how many. Gives the way to let it close unasked.
 */
export function askBeforeClosing(window: BrowserWindow, standing: () => Standing): () => void {
  let agreed = false;
  let isAsking = false;
  window.on('close', (event) => {
    if (agreed) return;
    const question = closingQuestion(standing());
    if (question === null) return;
    event.preventDefault();
    if (isAsking) return;
    isAsking = true;
    void ask(window, question).then(
      (close) => {
        isAsking = false;
        agreed ||= close;
        if (close && !window.isDestroyed()) window.close();
      },
      () => {
        isAsking = false;
      },
    );
  });
  return () => {
    agreed = true;
  };
}

async function ask(window: BrowserWindow, { message, detail, buttons }: ClosingQuestion): Promise<boolean> {
  const { response } = await dialog.showMessageBox(window, {
    type: 'question',
    message,
    detail,
    buttons: [...buttons],
    defaultId: 0,
    cancelId: 0,
    noLink: true,
  });
  return response === 1;
}

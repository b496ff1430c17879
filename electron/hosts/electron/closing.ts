import { type BrowserWindow, dialog } from 'electron';

/**
 * Asks before a window closes while campaigns are being sent; `running` says how many are. Gives the way to let it
 * close unasked.
 */
export function askBeforeClosing(window: BrowserWindow, running: () => number): () => void {
  let agreed = false;
  window.on('close', (event) => {
    if (agreed || running() === 0) return;
    event.preventDefault();
    void ask(window, running()).then((close) => {
      agreed = close;
      if (close) window.close();
    });
  });
  return () => {
    agreed = true;
  };
}

async function ask(window: BrowserWindow, running: number): Promise<boolean> {
  const many = running === 1 ? 'A campaign is' : `${running} campaigns are`;
  const { response } = await dialog.showMessageBox(window, {
    type: 'question',
    message: `${many} being sent.`,
    detail:
      'If you close now, Tagline finishes the request that is on its way and stops there. ' +
      'It waits half a minute for the answer; without one it asks you about that request when you open it again. ' +
      'You can resume then: nobody is texted twice and nobody is lost.',
    buttons: ['Keep sending', 'Stop and close'],
    defaultId: 0,
    cancelId: 0,
    noLink: true,
  });
  return response === 1;
}

import type { Cdp } from './cdp.ts';

/** Holds the page where it is. */
const hold = 'debugger';

/**
 * What `webUtils.getPathForFile` runs in a preload. It answers at once, as Electron's does, so the page is held at this
 * place while Chromium is asked; a file that a page made itself has no path.
 */
export const pathOfFile = `(function pathOfFile(file) {
  let path = '';
  ${hold};
  return path;
})`;

/** Has Chromium say of every file that comes to that place where it is. */
export async function answerFilePaths(cdp: Cdp): Promise<void> {
  cdp.on('Debugger.paused', ({ callFrames: [frame] }) => {
    const answered = frame?.functionName === 'pathOfFile' ? answer(frame.callFrameId) : Promise.resolve();
    // A page that is left meanwhile needs no answer.
    void answered.catch(() => {}).then(() => cdp.send('Debugger.resume').catch(() => {}));
  });
  async function answer(callFrameId: string): Promise<void> {
    const { result } = await cdp.send('Debugger.evaluateOnCallFrame', { callFrameId, expression: 'file' });
    const { path } = await cdp.send('DOM.getFileInfo', { objectId: result.objectId ?? '' });
    const expression = `path = ${JSON.stringify(path)}`;
    await cdp.send('Debugger.evaluateOnCallFrame', { callFrameId, expression });
  }
  await cdp.send('Debugger.enable');
}

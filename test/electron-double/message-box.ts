import type Electron from 'electron';
import type { Answer, DialogKey, Person } from './person.ts';

/** Electron's `dialog.showMessageBox`. */
export async function showMessageBox(
  person: Person,
  window: Electron.BaseWindow | null,
  { signal, ...options }: Electron.MessageBoxOptions,
): Promise<Electron.MessageBoxReturnValue> {
  if (process.platform === 'darwin' && window === null)
    throw new Error('On macOS a box without a window stops main until somebody answers it.');
  const cancelId = options.cancelId ?? usualCancel(options);
  const over = new Promise<null>((resolve) => signal?.addEventListener('abort', () => resolve(null)));
  const pressed = async (): Promise<Answer> => pressedBy(await person.ask({ kind: 'message-box', options }));
  const pressedBy = (answer: Answer): Answer | Promise<Answer> => {
    if (answer === null || typeof answer !== 'object') return answer;
    const button = buttonOf(answer.key, { ...options, cancelId });
    // A key that no button has does nothing.
    return button ?? new Promise(() => {});
  };
  const answer = await Promise.race([pressed(), over]);
  return { response: typeof answer === 'number' ? answer : cancelId, checkboxChecked: false };
}

/** As Electron chooses where the app says nothing. */
function usualCancel({ buttons = [], defaultId = -1 }: Electron.MessageBoxOptions): number {
  const named = buttons.findIndex((button) => /^(?:cancel|no)$/i.test(button));
  if (named !== -1) return named;
  return defaultId === 0 && buttons.length > 1 ? 1 : 0;
}

/** Null where the key does nothing. */
function buttonOf(key: DialogKey, options: Electron.MessageBoxOptions): number | null {
  const { buttons = [], defaultId = -1, cancelId = -1 } = options;
  const isOne = (id: number): boolean => id >= 0 && id < buttons.length;
  if (process.platform !== 'darwin') {
    if (key === 'Escape') return isOne(cancelId) ? cancelId : null;
    return isOne(defaultId) ? defaultId : 0;
  }
  // A button has one key: what is set last.
  const keys: (DialogKey | null)[] = buttons.map((_, at) => (at === 0 ? 'Return' : null));
  if (isOne(defaultId)) {
    keys[0] = null;
    keys[defaultId] = 'Return';
  }
  if (buttons.length > 1 && isOne(cancelId)) keys[cancelId] = 'Escape';
  const at = keys.indexOf(key);
  return at === -1 ? null : at;
}

import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, afterEach, before, describe, test } from 'node:test';
import { textMenu } from '../../../electron/hosts/electron/menus/text-menu-template.ts';
import { spellingLanguages } from '../../../electron/hosts/electron/spelling.ts';
import { buildStale } from '../../../electron/tools/build.ts';
import { eraseWord } from '../../../shared/folder/erase-words.ts';
import { until } from '../../support/until.ts';
import { closeBuiltMain, startBuiltMain } from '../support/built-main.ts';
import type { ElectronStandIn } from '../support/electron-stand-in.ts';
import { tempFolder } from '../support/temp-folder.ts';

const folder = tempFolder({ after });
const dictionary = 'https://redirector.gvt1.com/edgedl/chrome/dict/sv-se-3-0.bdic';
const onMirror =
  'https://r4---sn-5hnekn7k.gvt1.com/edgedl/chrome/dict/en-us-10-1.bdic?cms_redirect=yes&mip=1';
const isMac = process.platform === 'darwin';
let electron: ElectronStandIn;
let count = 0;

before(() => buildStale(['main', 'renderer']));
afterEach(() => closeBuiltMain(electron));

async function start(): Promise<ElectronStandIn> {
  electron = await startBuiltMain(join(folder, String(count++)));
  return electron;
}

async function allow(spelling: boolean): Promise<void> {
  await electron.invoke('settings.save', { settings: { spelling } });
  await until(() => electron.spelling.isOn === spelling, { what: 'the spell checker' });
}

describe('the spell checker', () => {
  test('is off, and fetches nothing before somebody allows it', async () => {
    const { spelling, cancels, held } = await start();
    assert.equal(spelling.isOn, false);
    assert.ok(cancels(dictionary));
    assert.equal(held.proxy?.proxyBypassRules, '<-loopback>');
  });

  // Threat: A page in a browser
  test('once allowed fetches dictionaries and nothing else, in the languages of the system, and no page does', {
    skip: isMac,
  }, async () => {
    const { spelling, cancels, held } = await start();
    await allow(true);
    assert.deepEqual(spelling.languages, ['sv', 'en-US']);
    assert.equal(held.proxy?.proxyBypassRules, '<-loopback>,https://*.gvt1.com:443');
    for (const url of [dictionary, onMirror]) {
      assert.ok(!cancels(url), url);
      assert.ok(cancels(url, 1), 'asked by a page');
    }
    for (const url of [
      'https://example.com/edgedl/chrome/dict/sv-se-3-0.bdic',
      'https://gvt1.com.example.com/edgedl/chrome/dict/sv-se-3-0.bdic',
      'https://redirector.gvt1.com/edgedl/chrome/other.bdic',
      'https://redirector.gvt1.com/edgedl/chrome/dict/../other.bdic',
      'https://redirector.gvt1.com/edgedl/chrome/dict/sv-se-3-0.exe',
      'http://redirector.gvt1.com/edgedl/chrome/dict/sv-se-3-0.bdic',
    ]) {
      assert.ok(cancels(url), url);
    }
    await allow(false);
    assert.ok(cancels(dictionary));
    assert.equal(held.proxy?.proxyBypassRules, '<-loopback>');
  });

  test('forgets the words that were added to it when everything is erased', async () => {
    const { windows, popups, spelling, invoke } = await start();
    const clicked = { isEditable: true, editFlags: {}, selectionText: '', dictionarySuggestions: ['Ade'] };
    windows[0]?.webContents.emit('context-menu', {}, { ...clicked, misspelledWord: 'Ada' });
    const choose = (label: string) =>
      popups[0]?.find((one) => one.label === label)?.click?.({} as never, undefined, {} as never);
    choose('Ade');
    assert.deepEqual(windows[0]?.webContents.replaced, ['Ade']);
    choose('Add to dictionary');
    assert.deepEqual(spelling.words, ['Ada']);
    choose('Undo');
    const undo = windows[0]?.webContents.sent.at(-1);
    assert.deepEqual(undo, ['tagline:event', { type: 'command', command: 'edit.undo' }]);
    await invoke('folder.erase', { typed: eraseWord() });
    await until(() => spelling.words.length === 0, { what: 'the words to be gone' });
  });

  test('takes for each language of the system its dictionary, otherwise one of its other regions', () => {
    const available = ['da', 'de', 'en-AU', 'en-GB', 'en-US', 'pt-BR', 'pt-PT'];
    assert.deepEqual(spellingLanguages(['da-DK', 'en-GB', 'de'], available), ['da', 'en-GB', 'de']);
    assert.deepEqual(spellingLanguages(['en-IE', 'en-US', 'pt-MZ'], available), ['en-US', 'pt-BR']);
    assert.deepEqual(spellingLanguages(['ja-JP'], available), []);
  });
});

describe('the menu of a text', () => {
  const acts = { replace() {}, learn() {}, undo() {} };
  const editFlags = { canCut: false, canCopy: false, canPaste: true, canSelectAll: true } as never;
  const clicked = { editFlags, misspelledWord: '', dictionarySuggestions: [], selectionText: '' };

  test('has in a field what can be done to it, and elsewhere only copying what is marked', () => {
    const inField = textMenu({ ...clicked, isEditable: true }, acts);
    const names = inField.map(({ label, role, type }) => role ?? label ?? type);
    assert.deepEqual(names, ['Undo', 'Redo', 'separator', 'cut', 'copy', 'paste', 'selectAll']);
    assert.deepEqual(
      inField.flatMap(({ role, enabled }) => (enabled ? [role] : [])),
      ['paste', 'selectAll'],
    );
    assert.deepEqual(textMenu({ ...clicked, isEditable: false, selectionText: 'Ada' }, acts), [
      { role: 'copy', label: 'Copy' },
    ]);
    assert.deepEqual(textMenu({ ...clicked, isEditable: false }, acts), []);
  });
});

describe('the colours of the system’s own parts', () => {
  test('follow the setting at once and at the next start, behind the page too', async () => {
    const { nativeTheme, windows, invoke } = await start();
    assert.equal(windows[0]?.options.backgroundColor, '#ffffff');
    await invoke('settings.save', { settings: { theme: 'dark' } });
    await until(() => nativeTheme.themeSource === 'dark', { what: 'the theme' });
    assert.deepEqual(windows[0]?.colours, ['#14161a']);
    windows[0]?.close();
    await electron.exit;
    electron = await startBuiltMain(join(folder, String(count - 1)));
    assert.equal(electron.windows[0]?.options.backgroundColor, '#14161a');
  });
});

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type Electron from 'electron';
import { textMenu } from '../../../electron/hosts/electron/menus/text-menu-template.ts';
import { spellingLanguages } from '../../../electron/hosts/electron/spelling.ts';
import { eraseWord } from '../../../shared/folder/erase-words.ts';
import { until } from '../../support/until.ts';
import { system } from '../support/built-main.ts';
import { dataDir, main, start } from './started-main.ts';

const dictionary = 'https://redirector.gvt1.com/edgedl/chrome/dict/sv-se-3-0.bdic';
const onMirror =
  'https://r4---sn-5hnekn7k.gvt1.com/edgedl/chrome/dict/en-us-10-1.bdic?cms_redirect=yes&mip=1';
const isMac = system === 'darwin';

const checker = (): Electron.Session => main.electron.session.defaultSession;

/** Whether a request of Chromium itself, or of a page, is cancelled. */
const cancels = (url: string, asker: number | null = null): Promise<boolean> =>
  main.session.isCancelled({ url }, asker);

/** What passes the proxy that leads nowhere by. */
const bypass = (): string | undefined => main.told('proxy').at(-1)?.config.proxyBypassRules;

async function allow(spelling: boolean): Promise<void> {
  await main.invoke('settings.save', { settings: { spelling } });
  await until(() => checker().isSpellCheckerEnabled() === spelling, { what: 'the spell checker' });
}

describe('the spell checker', () => {
  test('is off, and fetches nothing before somebody allows it', async () => {
    await start();
    assert.equal(checker().isSpellCheckerEnabled(), false);
    assert.ok(await cancels(dictionary));
    assert.equal(bypass(), '<-loopback>');
  });

  // Threat: A page in a browser
  test('once allowed fetches dictionaries and nothing else, in the languages of the system, and no page does', {
    skip: isMac,
  }, async () => {
    await start();
    await allow(true);
    assert.deepEqual(checker().getSpellCheckerLanguages(), ['sv', 'en-US']);
    assert.equal(bypass(), '<-loopback>,https://*.gvt1.com:443');
    for (const url of [dictionary, onMirror]) {
      assert.ok(!(await cancels(url)), url);
      assert.ok(await cancels(url, 1), 'asked by a page');
    }
    for (const url of [
      'https://example.com/edgedl/chrome/dict/sv-se-3-0.bdic',
      'https://gvt1.com.example.com/edgedl/chrome/dict/sv-se-3-0.bdic',
      'https://redirector.gvt1.com/edgedl/chrome/other.bdic',
      'https://redirector.gvt1.com/edgedl/chrome/dict/../other.bdic',
      'https://redirector.gvt1.com/edgedl/chrome/dict/sv-se-3-0.exe',
      'http://redirector.gvt1.com/edgedl/chrome/dict/sv-se-3-0.bdic',
    ]) {
      assert.ok(await cancels(url), url);
    }
    await allow(false);
    assert.ok(await cancels(dictionary));
    assert.equal(bypass(), '<-loopback>');
  });

  test('forgets the words that were added to it when everything is erased', async () => {
    const { window, act, told, events, invoke } = await start();
    const clicked = { isEditable: true, editFlags: {}, selectionText: '', dictionarySuggestions: ['Ade'] };
    const params = { ...clicked, misspelledWord: 'Ada' } as unknown as Electron.ContextMenuParams;
    window.webContents.emit('context-menu', {} as never, params);
    act({ act: 'popup', item: 'Ade' });
    assert.deepEqual(told('replaced'), [{ news: 'replaced', word: 'Ade' }]);
    act({ act: 'popup', item: 'Add to dictionary' });
    const words = (): Promise<string[]> => checker().listWordsInSpellCheckerDictionary();
    assert.deepEqual(await words(), ['Ada']);
    act({ act: 'popup', item: 'Undo' });
    assert.deepEqual(events().at(-1), { type: 'command', command: 'edit.undo' });
    await invoke('folder.erase', { typed: eraseWord() });
    await until(async () => (await words()).length === 0, { what: 'the words to be gone' });
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
    const { electron, windows, told, invoke } = await start();
    assert.equal(windows[0]?.options.backgroundColor, '#ffffff');
    await invoke('settings.save', { settings: { theme: 'dark' } });
    await until(() => electron.nativeTheme.themeSource === 'dark', { what: 'the theme' });
    assert.deepEqual(told('colour'), [{ news: 'colour', colour: '#14161a' }]);
    main.leave();
    await main.ended();
    await start({}, dataDir);
    assert.equal(main.windows[0]?.options.backgroundColor, '#14161a');
  });
});

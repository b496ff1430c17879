import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import {
  applies,
  type CommandId,
  commandIds,
  commandName,
  commands,
  helpQuestions,
  inGroups,
  menuName,
} from '../../../shared/commands/commands.ts';
import { accelerator, commandOfKey, keyWords, type Pressed } from '../../../shared/commands/shortcuts.ts';
import { findNamed } from '../../../shared/format/find-named.ts';
import { helpPages } from '../../../shared/texts/en/help.ts';

const none: Pressed = { key: '', code: '', ctrlKey: false, metaKey: false, shiftKey: false, altKey: false };
const ctrl = { ...none, ctrlKey: true };

describe('the registry of commands', () => {
  test('has a name for each, and no name or key twice', () => {
    const names = commandIds.map(commandName);
    const keys = commandIds.flatMap((id) => commands[id].key ?? []);
    assert.ok(names.every((name) => /^\p{Lu}/u.test(name)));
    const inMenus = commandIds.filter((id) => commands[id].menu !== null);
    assert.ok(inMenus.every((id) => commandName(id).length <= 20));
    assert.equal(new Set(names).size, names.length);
    assert.equal(new Set(keys).size, keys.length);
  });

  test('has a question for each page of the help, in the palette alone', () => {
    assert.deepEqual(Object.keys(helpPages.pages), helpQuestions);
    for (const question of helpQuestions) {
      assert.ok(commandName(question).endsWith('?'));
      assert.equal(commands[question].menu, null);
    }
    assert.deepEqual(findNamed(commandIds, 'unconfirmed what', commandName), ['question.doubt']);
  });

  test('leaves the keys of the system alone, and every letter that is typed', () => {
    const taken = ['A', 'C', 'V', 'X', 'Q', 'W', 'H', 'M', 'R', '0', '+', '-'].map((key) => `Mod+${key}`);
    for (const id of commandIds) {
      const { key } = commands[id];
      assert.ok(
        key === null || (/^(Mod\+|(Shift\+)?F\d+$|Alt\+(Left|Right)$)/.test(key) && !taken.includes(key)),
        `${id} ${key}`,
      );
    }
  });

  test('lists what the screen in view is about first, and then menu by menu', () => {
    const ids: CommandId[] = [
      'help.about',
      'import.file',
      'question.tags',
      'campaign.pause',
      'row.edit',
      'view.back',
    ];
    assert.deepEqual(inGroups(ids), [
      'campaign.pause',
      'row.edit',
      'import.file',
      'view.back',
      'help.about',
      'question.tags',
    ]);
    assert.deepEqual(new Set(inGroups(commandIds)), new Set(commandIds));
  });

  test('says by three dots that something more is asked', () => {
    assert.equal(menuName('import.file'), 'Import a file…');
    assert.equal(menuName('campaign.new'), 'New campaign');
  });

  test('a command applies while a screen offers it and no dialog stands over that', () => {
    const offered = new Set<CommandId>(['draft.review', 'edit.undo']);
    assert.ok(applies('draft.review', { offered, isCovered: false }));
    assert.ok(!applies('draft.review', { offered, isCovered: true }));
    assert.ok(applies('edit.undo', { offered, isCovered: true }), 'fields of a dialog are undone too');
    assert.ok(!applies('campaign.new', { offered, isCovered: false }));
  });
});

describe('keys', () => {
  test('are Command on a Mac and Ctrl elsewhere, and never both', () => {
    const pressed = { ...none, key: 'n', code: 'KeyN' };
    assert.equal(commandOfKey({ ...pressed, ctrlKey: true }, false), 'campaign.new');
    assert.equal(commandOfKey({ ...pressed, metaKey: true }, true), 'campaign.new');
    assert.equal(commandOfKey({ ...pressed, ctrlKey: true }, true), null);
    assert.equal(commandOfKey({ ...pressed, metaKey: true }, false), null);
    assert.equal(commandOfKey({ ...pressed, ctrlKey: true, metaKey: true }, false), null);
    assert.equal(commandOfKey(pressed, false), null);
  });

  test('of the upper row stand alone, with nothing held down', () => {
    const pressed = { ...none, key: 'F1', code: 'F1' };
    for (const isMac of [false, true]) {
      assert.equal(commandOfKey(pressed, isMac), 'help.open');
      for (const held of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey'] as const)
        assert.equal(commandOfKey({ ...pressed, [held]: true }, isMac), null, held);
    }
  });

  test('of the arrows go back and forward, with Alt or on a Mac as brackets with Command', () => {
    const left = { ...none, key: 'ArrowLeft', code: 'ArrowLeft', altKey: true };
    assert.equal(commandOfKey(left, false), 'view.back');
    assert.equal(commandOfKey(left, true), null, 'on a Mac it moves by a word');
    assert.equal(commandOfKey({ ...left, altKey: false }, false), null);
    assert.equal(
      commandOfKey({ ...none, key: ']', code: 'BracketRight', metaKey: true }, true),
      'view.forward',
    );
  });

  test('with Alt are letters that are typed, as AltGr writes them', () => {
    assert.equal(commandOfKey({ ...ctrl, altKey: true, key: 'n', code: 'KeyN' }, false), null);
  });

  test('tell Shift, also where Caps Lock is on', () => {
    assert.equal(commandOfKey({ ...ctrl, key: 'F', code: 'KeyF' }, false), 'edit.find');
    assert.equal(commandOfKey({ ...ctrl, key: 'F', code: 'KeyF', shiftKey: true }, false), 'number.search');
    assert.equal(commandOfKey({ ...ctrl, key: 'Enter', code: 'Enter' }, false), 'draft.review');
    assert.equal(commandOfKey({ ...ctrl, key: 'Enter', code: 'Enter', shiftKey: true }, false), 'draft.test');
  });

  test('go by their letter, and by their place where a keyboard has other letters', () => {
    assert.equal(commandOfKey({ ...ctrl, key: 'т', code: 'KeyN' }, false), 'campaign.new');
    assert.equal(commandOfKey({ ...ctrl, key: 'b', code: 'KeyN' }, false), null, 'Dvorak');
    assert.equal(commandOfKey({ ...ctrl, key: 'n', code: 'KeyL' }, false), 'campaign.new', 'Dvorak');
  });

  test('are written as each system prints them', () => {
    assert.deepEqual(keyWords('Mod+Shift+F', false), ['Ctrl', 'Shift', 'F']);
    assert.deepEqual(keyWords('Mod+Shift+Enter', true), ['⇧', '⌘', '↩']);
    assert.deepEqual(keyWords('Alt+Left', false), ['Alt', '←']);
    assert.deepEqual(keyWords('Alt+Left', true), ['⌘', '[']);
    assert.equal(accelerator('Alt+Left', true), 'CommandOrControl+[');
    assert.equal(accelerator('Mod+Shift+F', false), 'CommandOrControl+Shift+F');
  });
});

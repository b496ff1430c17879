import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { openMessageUndo } from '../../renderer/screens/drafts/compose/editor/message-undo.ts';

const moment = (text: string) => ({ text, from: text.length, to: text.length });

test('keys of one kind soon after one another are one change, everything else is one by itself', () => {
  const history = openMessageUndo('');
  history.note(moment('H'), 'insertText', 0);
  history.note(moment('Hi'), 'insertText', 300);
  history.note(moment('Hi!'), 'insertText', 5000);
  history.note(moment('Hi {name}!'), null, 5001);
  history.note(moment('Hi {name}'), null, 5002);
  const undone = Array.from({ length: 5 }, () => history.undo()?.text ?? null);
  assert.deepEqual(undone, ['Hi {name}!', 'Hi!', 'Hi', '', null]);
  assert.equal(history.redo()?.text, 'Hi');
  history.note(moment('Hello'), 'insertText', 6000);
  assert.equal(history.redo(), null);
});

test('what is typed after the field was left is undone on its own, however soon', () => {
  const history = openMessageUndo('');
  history.note(moment('Hi'), 'insertText', 0);
  history.pause();
  history.note(moment('Hi!'), 'insertText', 1);
  assert.equal(history.undo()?.text, 'Hi');
});

test('whatever is written, undoing all of it and redoing all of it comes back to the same texts', () => {
  const change = fc.record({
    text: fc.string(),
    kind: fc.constantFrom('insertText', null),
    after: fc.nat(2000),
  });
  fc.assert(
    fc.property(fc.array(change, { maxLength: 60 }), (changes) => {
      const history = openMessageUndo('first');
      let at = 0;
      for (const { text, kind, after } of changes) {
        at += after;
        history.note(moment(text), kind, at);
        assert.equal(history.text, text);
      }
      const last = history.text;
      while (history.undo() !== null);
      assert.equal(history.text, 'first');
      while (history.redo() !== null);
      assert.equal(history.text, last);
    }),
  );
});

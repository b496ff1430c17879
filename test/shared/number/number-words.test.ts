import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ROW_FLAGS, statusCode } from '../../../shared/audience/audience-row.ts';
import { kindOfOtherNumber, rowNotes, sourceWords } from '../../../shared/audience/row-notes.ts';
import { parseMsisdn } from '../../../shared/number/msisdn.ts';
import { NUMBER_FAULTS } from '../../../shared/number/number-faults.ts';
import { DOUBTS, flagsIn, NUMBER_FLAGS, type NumberFlag } from '../../../shared/number/number-flags.ts';
import { doubtWords, numberFaultWords, repairWords } from '../../../shared/number/number-words.ts';
import { say } from '../../../shared/texts/say.ts';
import { spoken } from '../../../shared/texts/spoken-with-texts.ts';

test('every fault says what is wrong and what to do, in sentences of its own', () => {
  const messages = NUMBER_FAULTS.map((fault) => numberFaultWords(fault));
  for (const { message, fix } of messages) {
    assert.match(spoken(message), /^[A-Z].*\.$/);
    assert.match(spoken(fix), /^[A-Z].*\.$/);
  }
  assert.equal(new Set(messages.map(({ message }) => spoken(message))).size, NUMBER_FAULTS.length);
});

test('every doubt is explained, and nothing that was merely tidied is called doubtful', () => {
  for (const [flag, bit] of Object.entries(NUMBER_FLAGS) as [NumberFlag, number][]) {
    assert.equal(doubtWords(bit).length, (bit & DOUBTS) === 0 ? 0 : 1, flag);
    assert.deepEqual(flagsIn(bit), [flag]);
  }
});

test('repairs read as one sentence', () => {
  assert.equal(repairWords(0), null);
  assert.equal(spoken(repairWords(NUMBER_FLAGS.country) ?? ''), 'Country code added.');
  const reading = parseMsisdn("'070-174 06 05", 'SE');
  assert.ok(reading.ok);
  assert.match(spoken(repairWords(reading.flags) ?? ''), /^[A-Z][^.]* and [^.]*\.$/);
});

test('a row of the store says its status, its doubts and its changes', () => {
  const kinds = (
    status: Parameters<typeof statusCode>[0],
    flags: number,
    numberFlags: number,
    kept = false,
  ) =>
    rowNotes({
      status: statusCode(status),
      flags,
      numberFlags,
      kept: kept ? { row: 2, differs: true } : null,
      from: null,
      consentColumns: [],
    }).map((note) => note.kind);
  const from = { column: 'Phone', insteadOf: 'Mobile', otherNumber: 'none' } as const;
  assert.deepEqual(
    rowNotes({ status: 0, flags: ROW_FLAGS.repaired, numberFlags: 0, kept: null, from, consentColumns: [] }),
    [{ kind: 'repaired', message: say.numbers.noMobile('Phone', 'Mobile') }],
  );
  assert.equal(spoken(sourceWords(from)), 'Taken from “Phone”, since “Mobile” holds no mobile number.');
  assert.equal(
    spoken(
      sourceWords({
        column: 'Mobile Phone',
        insteadOf: 'Home Phone',
        otherNumber: kindOfOtherNumber('08-465 004 05', 'SE'),
      }),
    ),
    'Taken from “Mobile Phone”; the landline in “Home Phone” was not used.',
  );
  assert.match(
    spoken(sourceWords({ ...from, otherNumber: kindOfOtherNumber('0701740605', 'SE') })),
    /because of its name/,
  );
  for (const cell of ['', 'n/a', '+46 99 123 45 67'])
    assert.equal(kindOfOtherNumber(cell, 'SE'), 'none', cell);
  const { repaired, doubtful, edited } = ROW_FLAGS;
  assert.deepEqual(kinds('recipient', 0, 0), []);
  assert.deepEqual(kinds('recipient', 0, NUMBER_FLAGS.country), ['tidied']);
  assert.deepEqual(kinds('recipient', repaired, NUMBER_FLAGS.wrapper), ['repaired']);
  assert.deepEqual(kinds('recipient', doubtful | edited, NUMBER_FLAGS.landline), ['doubtful', 'edited']);
  assert.deepEqual(kinds('rejected', edited, NUMBER_FAULTS.indexOf('lossy')), ['rejected', 'edited']);
  assert.deepEqual(kinds('duplicate', 0, 0, true), ['duplicate']);
  for (const status of ['opted-out', 'excluded', 'recent'] as const) {
    assert.deepEqual(kinds(status, 0, 0), [status]);
  }
});

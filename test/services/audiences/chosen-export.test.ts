import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ExportRequest } from '../../../shared/contract.ts';
import { kindOf, testApp, value } from '../support/app.ts';
import { addAudience, besideApp } from '../support/audience.ts';
import { exported } from '../support/exported.ts';
import { audienceOf } from '../support/sheet.ts';

const PATIENTS = `Name,Mobile,Clinic
Ada,+46 70 174 06 05,=1+1
Bo,+46 70 174 06 06,Quay
Di,none,Old Mill
`;

test('chosen rows are saved with what each is sent and all that their file has, no cell a formula', async (t) => {
  const app = await testApp(t);
  const { id: audienceId } = await audienceOf(app, PATIENTS);
  const lettering = { encoded: true };
  const shown = { audienceId, message: '', lettering, filter: 'all', search: '' } as const;
  const { viewId } = value(await app.wire.call('draft.view', shown));
  const chosen = { audienceId, viewId, message: '=Hi {Name}', lettering } as const;
  const save = async (spans: readonly { from: number; to: number }[], format: 'csv' | 'xlsx') => {
    const request: ExportRequest = { what: 'rows', ...chosen, spans, format, separator: ';' };
    return exported(app.wire, request);
  };
  const some = await save(
    [
      { from: 0, to: 1 },
      { from: 2, to: 9 },
    ],
    'csv',
  );
  assert.deepEqual(some.bytes.toString().split('\r\n'), [
    '\uFEFFRow;Number with country code;Final message;Parts;State;Notes;Mobile;Name;Clinic',
    "2;'+46701740605;'=Hi Ada;1;;;'+46 70 174 06 05;Ada;'=1+1",
    '4;;;;Rejected;There are no digits.;none;Di;Old Mill',
    '',
  ]);
  assert.match((await save([{ from: 0, to: 3 }], 'xlsx')).name, /^People\.xlsx$/);
  const gone: ExportRequest = { what: 'rows', ...chosen, viewId: 'x', spans: [], format: 'csv' };
  assert.equal(kindOf(await app.wire.call('export.open', gone)), 'not-found');
});

test('what is noted of a row stands in one cell, sentence after sentence', async (t) => {
  const app = await testApp(t);
  const { id: audienceId } = await audienceOf(app, 'Name,Mobile,Clinic\n,+46 8 405 00 00,\n');
  const lettering = { encoded: true };
  const message = 'Hi {Name} of {Clinic}';
  const shown = { audienceId, message, lettering, filter: 'all', search: '' } as const;
  const { viewId } = value(await app.wire.call('draft.view', shown));
  const spans = [{ from: 0, to: 1 }];
  const request = { what: 'rows', audienceId, viewId, spans, message, lettering, format: 'csv' } as const;
  const { bytes } = await exported(app.wire, { ...request, separator: ';' });
  const [, , , , , notes] = bytes.toString().split('\r\n')[1]!.split(';');
  assert.match(notes!, /get texts\. No value/);
});

test('of a list of any length no piece of an export holds more than its rows', async (t) => {
  const app = await testApp(t);
  const people = Array.from({ length: 1501 }, (_, n) => ({ cells: [`Name ${n}`] }));
  const audienceId = addAudience(besideApp(t, app.dataDir), ['Name'], people);
  const lettering = { encoded: true };
  const shown = { audienceId, message: '', lettering, filter: 'all', search: '' } as const;
  const { viewId } = value(await app.wire.call('draft.view', shown));
  const spans = [{ from: 0, to: people.length }];
  const request = { what: 'rows', audienceId, viewId, spans, message: 'Hi {Name}', lettering } as const;
  const { exportId } = value(await app.wire.call('export.open', { ...request, format: 'csv' }));
  const lines: number[] = [];
  for (let done = false; !done; ) {
    const piece = value(await app.wire.call('export.read', { exportId }));
    lines.push(Buffer.from(piece.bytes).toString().split('\r\n').length - 1);
    done = piece.done;
  }
  assert.deepEqual(lines, [1, 500, 500, 500, 1, 0]);
});

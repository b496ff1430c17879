import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inOfferedOrder, MOST_GROUPS } from '../../../shared/audience/column-groups.ts';
import { testApp, value } from '../support/app.ts';
import { audienceOf } from '../support/sheet.ts';

test('a list is parted by its columns, whose values are counted over those who are sent to', async (t) => {
  const app = await testApp(t);
  const many = Array.from({ length: MOST_GROUPS + 1 }, (_, at) => {
    const language = at < 3 ? [' Polish', 'POLISH ', 'polish'][at] : at === 3 ? '' : 'Danish';
    return `Person ${at},+46 70 174 ${10 + Math.floor(at / 100)} ${String(at % 100).padStart(2, '0')},${language},Lund`;
  });
  const rejected = 'Nobody,none,Greek,Ystad';
  const list = await audienceOf(app, ['Name,Mobile,Language,Town', ...many, rejected].join('\n'));
  const columns = value(await app.wire.call('audience.groups', { audienceId: list.id }));
  const named = inOfferedOrder(columns).map(({ column, groups }) => [list.columns[column], groups]);
  assert.deepEqual(named, [
    [
      'Language',
      [
        { value: 'Danish', people: MOST_GROUPS - 3 },
        { value: 'Polish', people: 3 },
      ],
    ],
    ['Town', [{ value: 'Lund', people: MOST_GROUPS + 1 }]],
    ['Name', null],
  ]);
});

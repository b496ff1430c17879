import assert from 'node:assert/strict';
import { test } from 'node:test';
import { actionText, type RowAction } from '../../renderer/components/overlays/row-action.ts';
import { listActions } from '../../renderer/screens/audiences/list-actions.ts';
import { campaignActions } from '../../renderer/screens/campaigns/list/campaign-actions.ts';
import {
  manyResultsActions,
  resultActions,
} from '../../renderer/screens/campaigns/results/result-actions.ts';
import { manyRowsActions, rowActions } from '../../renderer/screens/drafts/recipients/row-actions.ts';
import { type AudienceCounts, noCounts, ROW_STATUSES } from '../../shared/audience/audience-row.ts';
import { campaignPhases, hasEnded } from '../../shared/campaign/progress/phase.ts';
import { commandIds, commandName, commands } from '../../shared/commands/commands.ts';
import { erasedPerson } from '../../shared/person/person-words.ts';

const done: string[] = [];
const act =
  (name: string) =>
  (...args: readonly unknown[]): void =>
    void done.push([name, ...args].join(' '));
const [onShow, onCopy, onRest, onDelete] = [act('show'), act('copy'), act('rest'), act('delete')];

const rows = ROW_STATUSES.flatMap((status) =>
  [null, '46701740605'].map((msisdn) => ({ n: 7, status, msisdn, text: msisdn && 'Hi', notes: [] })),
);
const rowActs = {
  exclude: act('exclude'),
  choose: act('choose'),
  test: act('test'),
  history: act('history'),
};
const manyActs = { send: act('send'), export: act('export'), copy: act('copy'), exclude: act('exclude') };
const listActs = {
  onUse: act('use'),
  onRename: act('rename'),
  onDerive: act('derive'),
  onDuplicates: act('duplicates'),
  onExport: act('export'),
  onDelete,
};

/** The menus of every kind of row, as each of its rows can be. */
const menus: Readonly<Record<string, readonly (readonly RowAction[])[]>> = {
  people: [...rows.map((row) => rowActions(row, rowActs)), manyRowsActions(manyActs)],
  results: [
    ...['46701740605', erasedPerson].map((msisdn) => resultActions({ msisdn }, act('history'))),
    ...[true, false].map((ended) => manyResultsActions(manyActs, ended)),
  ],
  campaigns: campaignPhases.map((phase) =>
    campaignActions({ phase, rest: 1 }, { onShow, onCopy, onRest, onDelete }),
  ),
  lists: [true, false].map((inUse) => listActions({ counts: noCounts(), ready: true }, inUse, listActs)),
};

test('every entry of the menus of rows is a command of the registry, each once and by a name that tells it', () => {
  for (const [kind, menusOf] of Object.entries(menus)) {
    for (const actions of menusOf) {
      const ids = actions.map(({ command }) => command);
      assert.deepEqual([...new Set(ids)], ids, kind);
      const names = actions.map(actionText);
      assert.equal(new Set(names).size, names.length, kind);
      for (const id of ids) {
        assert.ok(commandIds.includes(id), id);
        assert.ok(commands[id].isOfRows, `${id} is offered by rows`);
        assert.notEqual(commandName(id), '');
      }
    }
  }
  const used = new Set(Object.values(menus).flatMap((some) => some.flat().map(({ command }) => command)));
  // Of the cells of any grid, whatever its rows are.
  const ofGrids = [
    'row.edit',
    'row.copy-cell',
    'row.copy-number',
    'row.unfold',
    'row.fold',
    'column.sort',
    'column.hide',
    'column.choose',
  ];
  const ofRows = commandIds.filter((id) => commands[id].isOfRows && !ofGrids.includes(id));
  assert.deepEqual(
    ofRows.filter((id) => !used.has(id)),
    [],
    'no command of rows that none has',
  );
});

test('a row offers what applies to it as it is, and does just that', () => {
  const idsOf = (actions: readonly RowAction[]) => actions.map(({ command }) => command).join(' ');
  const byStatus = Object.fromEntries(
    rows.filter(({ msisdn }) => msisdn !== null).map((row) => [row.status, idsOf(rowActions(row, rowActs))]),
  );
  assert.deepEqual(byStatus, {
    recipient: 'row.test row.leave-out row.history',
    rejected: 'row.history',
    duplicate: 'row.choose row.history',
    joined: 'row.choose row.history',
    'opted-out': 'row.history',
    excluded: 'row.take-in row.history',
    recent: 'row.take-in row.history',
    'said-no': 'row.take-in row.history',
    undecided: 'row.choose row.history',
  });
  const isOut = { ...rows[1]!, status: 'recipient', notes: [{ kind: 'left-out', message: '' }] } as const;
  assert.equal(idsOf(rowActions(isOut, rowActs)), 'row.history', 'out already, by the message');
  for (const phase of campaignPhases) {
    const idsWith = (rest: number) =>
      idsOf(campaignActions({ phase, rest }, { onShow, onCopy, onRest, onDelete }));
    const ids = idsWith(1);
    assert.equal(ids.includes('campaign.delete'), phase === 'draft' || hasEnded(phase), phase);
    assert.equal(ids.includes('campaign.rest'), hasEnded(phase), phase);
    assert.equal(idsWith(0).includes('campaign.rest'), false, 'nobody is left');
  }
  assert.equal(idsOf(manyResultsActions(manyActs, false)).includes('rows.send'), false, 'one that goes on');
  assert.equal(listActions({ counts: noCounts(), ready: true }, true, listActs)[0]?.isDisabled, true);
  done.length = 0;
  for (const { run } of manyRowsActions(manyActs)) run();
  assert.deepEqual(done, ['send', 'export', 'copy false', 'copy true', 'exclude true', 'exclude false']);
});

test('a list offers to compare rows of one number, joined ones too, and to export rejected rows where it has some', () => {
  const offered = (some: Partial<AudienceCounts>) =>
    listActions({ counts: { ...noCounts(), ...some }, ready: true }, false, listActs)
      .filter(({ command, isDisabled }) => /compare|export/.test(command) && !isDisabled)
      .map(({ command }) => command);
  assert.deepEqual(offered({ duplicates: 2 }), ['list.compare']);
  assert.deepEqual(offered({ joined: 2 }), ['list.compare']);
  assert.deepEqual(offered({ rejected: 1, optedOut: 1 }), ['list.export-csv', 'list.export-xlsx']);
  assert.deepEqual(offered({ optedOut: 1 }), []);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pauseKinds } from '../../../shared/campaign/outcome/pause.ts';
import { campaignPhases, hasEnded, isWritten } from '../../../shared/campaign/progress/phase.ts';
import { exitCodes, mayGoOn, outcomeOfCampaign } from '../../../shared/command-line/exit-code.ts';
import { printedCode, readPrintedCode } from '../../../shared/command-line/report.ts';

const now = 1_000_000_000;
const options = { startAt: now };
const pauseOf = (kind: (typeof pauseKinds)[number]) => ({ kind, message: '' });

test('each outcome has an exit code of its own, and only what is done ends with 0', () => {
  const codes = Object.values(exitCodes);
  assert.deepEqual(codes, [...codes.keys()], 'scripts know them');
  assert.deepEqual(
    Object.entries(exitCodes).filter(([, code]) => code === 0),
    [['done', 0]],
  );
});

test('a command waits while a campaign goes on by itself, and goes on only where nobody has to decide', () => {
  const phases = campaignPhases.filter((phase) => !isWritten(phase));
  const outcomes = phases.map((phase) => [
    phase,
    outcomeOfCampaign({ phase, pause: null, options, teamFileFault: null }, now),
  ]);
  assert.deepEqual(outcomes, [
    ['scheduled', 'waiting'],
    ['preparing', null],
    ['running', null],
    ['pausing', null],
    ['paused', 'stopped'],
    ['finished', 'done'],
    ['cancelled', 'stopped'],
  ]);
  const goesOn = pauseKinds.filter((kind) => mayGoOn({ phase: 'paused', pause: pauseOf(kind) }));
  assert.deepEqual(goesOn, ['restart', 'canary']);
  for (const phase of phases.filter(hasEnded))
    assert.equal(mayGoOn({ phase, pause: pauseOf('canary') }), false);
  const until = { ...pauseOf('quiet'), until: now };
  const quiet = { phase: 'paused', pause: until, options, teamFileFault: null } as const;
  const scheduled = { ...quiet, phase: 'scheduled', pause: null } as const;
  const later = [now, now + 60_000, now + 3_600_000];
  const at = (state: typeof quiet | typeof scheduled) => later.map((now) => outcomeOfCampaign(state, now));
  // As the app decides by itself or has a person decide.
  assert.deepEqual(at(scheduled), ['waiting', 'stopped', 'stopped']);
  assert.deepEqual(at(quiet), ['waiting', 'waiting', 'stopped']);
  // Nothing leaves while the team's file of opt-outs cannot be read, however long that takes.
  const teamFileFault = { kind: 'storage', message: '' } as const;
  assert.equal(outcomeOfCampaign({ phase: 'running', pause: null, options, teamFileFault }, now), 'waiting');
});

test('a printed code is the number of its draft and the code of the review, and the code alone is none', () => {
  const code = printedCode({ campaignId: 12 as never, code: 'K7QF-2M9X' });
  assert.deepEqual(readPrintedCode(` ${code} `), { campaignId: 12, code: 'K7QF-2M9X ' });
  for (const wrong of ['K7QF-2M9X', '12', '12-', '-K7QF-2M9X', ''])
    assert.equal(readPrintedCode(wrong), null);
});

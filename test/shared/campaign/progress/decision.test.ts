import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { PauseReason } from '../../../../shared/campaign/outcome/pause.ts';
import { pauseFor } from '../../../../shared/campaign/outcome/pause-words.ts';
import type { CampaignState } from '../../../../shared/campaign/progress/campaign.ts';
import {
  askedOf,
  canResume,
  primaryAct,
  type Waiting,
} from '../../../../shared/campaign/progress/decision.ts';
import { campaignPhases, hasEnded } from '../../../../shared/campaign/progress/phase.ts';
import { readSources } from '../../../support/sources.ts';
import { nobody } from '../campaign-state.ts';

type Shown = Parameters<typeof primaryAct>[0];

const rehearsal = {} as NonNullable<CampaignState['rehearsal']>;
const nothing: Waiting = { request: null, copied: false };
const pauseOf = (kind: PauseReason['kind']) => ({ kind, message: '', fix: '' }) satisfies PauseReason;

function shown(change: Partial<Shown>): Shown {
  return {
    phase: 'paused',
    kind: 'live',
    pause: null,
    counts: nobody,
    perhapsTexted: nobody,
    rehearsal: null,
    ...change,
  };
}

const kinds = [
  ...[
    'by-user',
    'restart',
    'slept',
    'canary',
    'unknown',
    'balance',
    'unreachable',
    'account',
    'other-computer',
    'other-day',
  ],
  ...[
    'older-copy',
    'moved-out',
    'odd-answer',
    'refused',
    'different-text',
    'receipts-mismatch',
    'disk',
    'internal',
  ],
] as PauseReason['kind'][];

test('each state of a campaign asks one thing and puts one act first, or none', () => {
  const doubt = { ...nobody, unknown: 3 };
  const rest = { ...nobody, 'not-sent': 3 };
  const request = { request: { named: 0 }, copied: false };
  const named = { request: { named: 2 }, copied: false };
  for (const [state, change, waiting, asked, act] of [
    ['scheduled', { phase: 'scheduled' }, nothing, 'time', null],
    ['missed', { phase: 'missed' }, nothing, 'time', 'review'],
    ['preparing', { phase: 'preparing' }, nothing, null, null],
    ['running', { phase: 'running' }, nothing, null, null],
    ['pausing', { phase: 'pausing', pause: pauseOf('by-user') }, nothing, 'pause', null],
    ['paused', { pause: pauseOf('by-user') }, nothing, 'pause', 'resume'],
    ['canary', { pause: pauseOf('canary') }, nothing, 'canary', 'continue'],
    ['in doubt', { pause: pauseOf('unknown'), counts: doubt }, request, 'request', null],
    ['decided', { pause: pauseOf('unknown') }, nothing, 'settled', 'resume'],
    [
      'not known yet',
      { pause: pauseOf('unknown'), counts: doubt },
      { ...request, copied: undefined },
      null,
      null,
    ],
    ['copied', { pause: pauseOf('older-copy'), counts: doubt }, { ...request, copied: true }, 'copied', null],
    ['refused', { pause: pauseOf('refused') }, request, 'request', 'resume'],
    ['refused for some', { pause: pauseOf('refused') }, named, 'request', 'take-out'],
    ['elsewhere', { pause: pauseOf('other-computer') }, nothing, 'pause', null],
    ['another day', { pause: pauseOf('other-day') }, nothing, 'pause', null],
    ['finished', { phase: 'finished' }, nothing, null, null],
    ['cancelled', { phase: 'cancelled', counts: rest }, nothing, null, 'to-rest'],
    ['cancelled in doubt', { phase: 'cancelled', counts: { ...rest, unknown: 1 } }, request, 'request', null],
    ['perhaps texted', { phase: 'cancelled', counts: rest, perhapsTexted: rest }, request, 'request', null],
    ['practised', { phase: 'finished', kind: 'practice' }, nothing, null, 'to-real'],
    ['practised in part', { phase: 'cancelled', kind: 'practice', counts: rest }, nothing, null, 'to-rest'],
    ['rehearsed', { phase: 'finished', rehearsal, counts: rest }, nothing, null, 'to-draft'],
  ] as const) {
    assert.equal(askedOf(shown(change), waiting), asked, state);
    assert.equal(primaryAct(shown(change), waiting), act, state);
  }
  for (const [pause, can] of [
    [pauseOf('other-day'), false],
    [pauseFor('quiet', { until: 1, day: '2026-01-15' }), false],
    [pauseFor('quiet'), false],
    [pauseFor('quiet', { until: 1 }), true],
    [pauseFor('quiet', { until: 1, notAfter: 0 }), true],
  ] as const)
    assert.equal(canResume(shown({ pause })), can, 'where it would stop again at once it cannot');
});

test('what is put first can be done there', () => {
  for (const phase of campaignPhases)
    for (const pause of [null, ...kinds.map(pauseOf)])
      for (const unknown of [0, 2])
        for (const request of [undefined, null, { named: 0 }, { named: 1 }])
          for (const copied of [undefined, false, true]) {
            const campaign = shown({ phase, pause, counts: { ...nobody, unknown, waiting: 1 } });
            const act = primaryAct(campaign, { request, copied });
            const asked = askedOf(campaign, { request, copied });
            const state = `${phase}, ${pause?.kind}, ${unknown} unknown`;
            if (act === 'resume') assert.ok(canResume(campaign), state);
            if (act === 'take-out') assert.ok(asked === 'request' && phase === 'paused', state);
            if (act === 'continue') assert.equal(asked, 'canary', state);
            if (act === 'to-rest' || act === 'to-draft') assert.ok(hasEnded(phase) && asked === null, state);
          }
});

test('no button of a campaign stands out but by that rule', () => {
  for (const { path, text } of readSources())
    if (/^renderer\/screens\/campaigns\/(view|decisions)\/(?!use-decision)/.test(path))
      assert.doesNotMatch(text, /['"](mode|primary)['"]/, path);
});

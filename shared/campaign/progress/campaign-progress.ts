import { count } from '../../format/format-count.ts';
import { duration } from '../../format/format-time.ts';
import { spoken } from '../../language/spoken.ts';
import { timeouts } from '../../network/timeouts.ts';
import { sending } from '../../texts/en/sending.ts';
import { connectionsPerAddress, connectionsToSend } from '../plan/connections.ts';
import type { CampaignState } from './campaign.ts';
import { type DeliveryState, deliveryStates, isInRest, isUnsettled } from './delivery-state.ts';
import { phaseWords } from './phase-words.ts';
import { stateWords } from './state-words.ts';
import { timeLeftWords } from './time-left.ts';

/** In the order a progress bar stacks them: settled first. */
const stackOrder: readonly DeliveryState[] = [
  'accepted',
  'treated-as-sent',
  'treated-as-not-sent',
  'in-flight',
  'unknown',
  'refused',
  'not-sent',
  'skipped',
  'waiting',
];

type Sums = Pick<CampaignState, 'counts' | 'perhapsTexted'>;

/** The non-empty pieces of the progress bar; `share` is of all people, from 0 to 1. */
export function segments(state: Pick<CampaignState, 'counts' | 'people'>) {
  const all = Math.max(1, state.people);
  return stackOrder.flatMap((kind) => {
    const people = state.counts[kind];
    return people > 0 ? [{ state: kind, people, share: people / all }] : [];
  });
}

export function settledShare({ counts, people }: Pick<CampaignState, 'counts' | 'people'>): number {
  return people === 0 ? 0 : peopleIn(counts, (state) => !isUnsettled(state)) / people;
}

export function progressSentence(state: CampaignState): string {
  if (state.phase === 'preparing') return sending.preparing(Math.floor(state.preparing * 100));
  const pieces = [sending.accepted(phaseWords(state.phase).label, state.counts.accepted, state.people)];
  for (const kind of ['in-flight', 'unknown', 'refused', 'skipped'] as const) {
    if (state.counts[kind] > 0) {
      pieces.push(`${count(state.counts[kind])} ${stateWords(kind).label.toLowerCase()}`);
    }
  }
  const perhaps = perhapsTextedPeople(state);
  if (perhaps > 0) pieces.push(sending.perhapsTexted(perhaps));
  if (state.phase === 'running' && state.secondsLeft !== null) {
    pieces.push(timeLeftWords(state.secondsLeft));
  }
  return pieces.join(', ');
}

/** People that a new campaign to the rest would reach: certainly not texted, or counted as not sent. */
export function restPeople({ counts, perhapsTexted }: Sums): number {
  const inRest = (perhaps: boolean) => (state: DeliveryState) => isInRest({ state, perhapsTexted: perhaps });
  const surely = deliveryStates.filter(inRest(false)).map((state) => counts[state] - perhapsTexted[state]);
  const perhaps = deliveryStates.filter(inRest(true)).map((state) => perhapsTexted[state]);
  return [...surely, ...perhaps].reduce((sum, people) => sum + people, 0);
}

/** People whose state says that they got nothing, but whom an earlier request may have reached. */
export function perhapsTextedPeople({ perhapsTexted }: Pick<CampaignState, 'perhapsTexted'>): number {
  return peopleIn(perhapsTexted, () => true);
}

function peopleIn(counts: CampaignState['counts'], holds: (state: DeliveryState) => boolean): number {
  return deliveryStates.filter(holds).reduce((sum, state) => sum + counts[state], 0);
}

export function cancelWords({ counts, perhapsTexted }: Sums): string {
  const rest = restPeople({ counts, perhapsTexted });
  const perhaps = perhapsTextedPeople({ perhapsTexted });
  const { cancel } = sending;
  const sentences = [
    counts.accepted > 0 && cancel.accepted(counts.accepted),
    counts['in-flight'] > 0 && cancel.onTheWay(counts['in-flight']),
    counts.unknown > 0 && cancel.inDoubt(counts.unknown),
    perhaps > 0 && cancel.perhapsTexted(perhaps),
    cancel.rest(rest),
  ];
  return sentences.filter((sentence) => sentence !== false).join(' ');
}

/** An answer within this many ms is not worth mentioning. */
const usualMs = 5_000;

/** What a campaign that seems stuck is waiting for, and for how long; null where it waits for nothing. */
export function waitingWords(
  { phase, inFlight, waitingSince, connectionsWaiting, teamFileFault, counts }: CampaignState,
  now: number,
): string | null {
  const [request] = inFlight;
  const waited = request === undefined || waitingSince === null ? 0 : now - waitingSince;
  if (request !== undefined && waited >= usualMs) {
    const more = timeouts.statusMs - waited;
    const left = more > 0 ? duration(more / 1000) : null;
    return sending.waitsForAnswer(request + 1, duration(waited / 1000), left);
  }
  if (teamFileFault !== null) {
    const { message, fix } = teamFileFault;
    return sending.waitsForTeamFile(spoken(message), fix === undefined ? null : spoken(fix));
  }
  if (phase === 'running' && connectionsWaiting > 0) {
    return sending.waitsForConnections(connectionsWaiting, connectionsToSend, connectionsPerAddress);
  }
  if (request !== undefined || phase !== 'running' || counts['not-sent'] === 0) return null;
  return sending.triesAgain;
}

import { ChevronDown, CircleX, Copy, ListPlus, Pause, Play, Plus, Send, UserPlus } from 'lucide-react';
import { pauseShown } from '../../../../shared/campaign/outcome/pause.ts';
import type { CampaignState } from '../../../../shared/campaign/progress/campaign.ts';
import { campaignWord } from '../../../../shared/campaign/progress/campaign-word.ts';
import { cancelWords } from '../../../../shared/campaign/progress/cancel-words.ts';
import { canResume } from '../../../../shared/campaign/progress/decision.ts';
import { hasEnded } from '../../../../shared/campaign/progress/phase.ts';
import { restPeople } from '../../../../shared/campaign/progress/rest-people.ts';
import { commandName } from '../../../../shared/commands/commands.ts';
import { count, peopleWords } from '../../../../shared/format/format-count.ts';
import { campaigns, campaignView as words } from '../../../../shared/texts/en/campaigns.ts';
import { review } from '../../../../shared/texts/en/review.ts';
import { Button, type ButtonLook } from '../../../components/buttons/button.tsx';
import { useBusy } from '../../../components/buttons/use-busy.ts';
import { Menu, MenuItem } from '../../../components/overlays/menu.tsx';
import { useQuestion } from '../../../components/overlays/use-question.tsx';
import { Badge, ModeWord } from '../../../components/status/badge.tsx';
import { Sentence } from '../../../components/text/sentence.tsx';
import { SECOND_PRESS_MS, useHeldTrue } from '../../../components/timing/use-held-true.ts';
import { useStores } from '../../../state/context.tsx';
import { newCampaign } from '../../../state/navigate.ts';
import { sendForReal } from '../../../state/send-for-real.ts';
import { copyCampaign, showCopy, writeTo } from '../../../state/show-copy.ts';
import { useCampaignAct } from '../../../state/use-act.ts';
import { useCommand } from '../../../state/use-command.ts';
import type { DecisionOn } from '../decisions/use-decision.ts';

export function CampaignHeader({ campaign, decision }: DecisionOn) {
  const stores = useStores();
  const { isBusy, act } = useCampaignAct();
  const { isBusy: making, during: once } = useBusy();
  const { id: campaignId, phase, people, kind } = campaign;
  const isWaiting = phase === 'paused' && campaign.pause?.until !== undefined;
  const { label, tone } = campaignWord(campaign, campaign.counts.accepted);
  const ended = hasEnded(phase);
  const requests = inFlightWords(campaign);
  const shown = pauseShown(campaign.pause);
  // A press meant for Pause must not hit Resume, which has just replaced it.
  const settled = useHeldTrue(canResume(campaign), SECOND_PRESS_MS);

  const cancel = useQuestion(() => ({
    title: words.header.askCancel,
    act: words.header.cancel,
    keep: words.header.keep,
    children: cancelWords(campaign),
    run: () => act('campaign.cancel', { campaignId }),
  }));

  const canPause = phase === 'running' || isWaiting;
  const canCancel = phase === 'running' || phase === 'pausing' || phase === 'paused';
  const pause = (): void => void act('campaign.pause', { campaignId });
  const resume = (): void => void act('campaign.resume', { campaignId, shown });
  useCommand('campaign.pause', pause, canPause && !isBusy);
  useCommand('campaign.resume', resume, canResume(campaign) && settled && !isBusy);
  useCommand('campaign.cancel', () => cancel.ask(null), canCancel);

  return (
    <div className="campaign-header line" data-pane>
      {/* The account above already shows that this is the demo; live is also marked where it is acted on. */}
      {kind === 'live' && <ModeWord kind="live" />}
      <Badge tone={tone}>{label}</Badge>
      <p className="grow campaign-to ellipsis">
        <Sentence
          text={requests === null ? words.header.through : words.header.throughAnd}
          parts={{ people: peopleWords(people), account: <bdi>{campaign.accountName}</bdi>, requests }}
        />
      </p>
      {canPause && (
        <Button icon={Pause} isPending={isBusy} onPress={pause}>
          {words.header.pause}
        </Button>
      )}
      {canResume(campaign) && (
        <Button
          icon={Play}
          look={decision.lookOf('resume')}
          isPending={isBusy}
          isDisabled={!settled}
          onPress={resume}
        >
          {words.header.resume}
        </Button>
      )}
      {canCancel && (
        <Button icon={CircleX} onPress={() => cancel.ask(null)}>
          {words.header.cancel}
        </Button>
      )}
      {ended && (
        <UseAgain campaign={campaign} isPending={making} once={once} look={decision.lookOf('to-rest')} />
      )}
      {/* A rehearsal has this button in its panel. */}
      {ended && kind === 'practice' && campaign.rehearsal === null && (
        <Button
          icon={Send}
          look={decision.lookOf('to-real')}
          isPending={making}
          onPress={() => void once(() => sendForReal(stores, campaignId))}
        >
          {review.sendForReal}
        </Button>
      )}
      {cancel.question}
    </div>
  );
}

interface UseAgainProps {
  readonly campaign: CampaignState;
  readonly look: ButtonLook;
  readonly isPending: boolean;
  readonly once: (work: () => Promise<unknown>) => Promise<void>;
}

/** Everything that may be made of an ended campaign; the results write to those that they show. */
function UseAgain({ campaign, look, isPending, once }: UseAgainProps) {
  const stores = useStores();
  const { id: campaignId } = campaign;
  const rest = restPeople(campaign);
  const does = (work: () => Promise<unknown>) => () => void once(work);
  return (
    <Menu
      label={campaigns.useAgain}
      placement="bottom end"
      trigger={
        <Button look={look} isPending={isPending}>
          <span className="line">
            {campaigns.useAgain}
            <ChevronDown size={13} aria-hidden />
          </span>
        </Button>
      }
    >
      {rest > 0 && (
        <MenuItem
          icon={UserPlus}
          text={commandName('campaign.rest')}
          aside={count(rest)}
          onAction={does(() => writeTo(stores, { campaignId, shown: null }))}
        >
          {commandName('campaign.rest')}
        </MenuItem>
      )}
      <MenuItem icon={Copy} onAction={does(() => copyCampaign(stores, campaignId))}>
        {campaigns.copy}
      </MenuItem>
      <MenuItem
        icon={ListPlus}
        onAction={does(() => showCopy(stores, () => stores.wire.call('campaign.again', { campaignId })))}
      >
        {campaigns.again}
      </MenuItem>
      <MenuItem icon={Plus} onAction={does(() => newCampaign(stores))}>
        {commandName('campaign.new')}
      </MenuItem>
    </Menu>
  );
}

function inFlightWords({ inFlight, phase, counts }: CampaignState): string | null {
  if (inFlight.length === 0) return null;
  const numbers = inFlight.map((chunk) => count(chunk + 1)).join(', ');
  return phase === 'pausing'
    ? words.header.pausing(inFlight.length, numbers, counts['in-flight'])
    : words.header.onTheWay(inFlight.length, numbers);
}

import { Ban, History } from 'lucide-react';
import type { ReactNode } from 'react';
import type { CampaignId } from '../../../../shared/brand.ts';
import type { CampaignState } from '../../../../shared/campaign/progress/campaign.ts';
import { stateWords } from '../../../../shared/campaign/progress/state-words.ts';
import type { ResultRow } from '../../../../shared/campaign/results/result-row.ts';
import { commandName } from '../../../../shared/commands/commands.ts';
import { count } from '../../../../shared/format/format-count.ts';
import { clock, moment } from '../../../../shared/format/format-time.ts';
import { isolated } from '../../../../shared/format/sentence-parts.ts';
import { spoken } from '../../../../shared/language/spoken.ts';
import { versionNames } from '../../../../shared/message/version-names.ts';
import { erasedPerson } from '../../../../shared/person/person-words.ts';
import { appError } from '../../../../shared/result.ts';
import { campaigns } from '../../../../shared/texts/en/campaigns.ts';
import { common } from '../../../../shared/texts/en/common.ts';
import { versions as texts } from '../../../../shared/texts/en/message.ts';
import { exportedResults, results } from '../../../../shared/texts/en/results.ts';
import { say } from '../../../../shared/texts/say.ts';
import { Button } from '../../../components/buttons/button.tsx';
import { StateLabel } from '../../../components/status/state-label.tsx';
import { Difference } from '../../../components/text/difference.tsx';
import { PhonePreview } from '../../../components/text/phone-preview.tsx';
import { Quoted } from '../../../components/text/quoted.tsx';
import { useGroupedNumbers } from '../../../components/text/use-grouped-numbers.ts';
import { SECOND_PRESS_MS, useHeldTrue } from '../../../components/timing/use-held-true.ts';
import { useStores } from '../../../state/context.tsx';
import { useAct } from '../../../state/use-act.ts';
import { useOperation } from '../../../state/use-operation.ts';
import './result-detail.css';

interface ResultDetailProps {
  readonly campaign: CampaignState;
  readonly row: ResultRow;
  /** True while other results are loading. */
  readonly isPrevious: boolean;
  /** False if this recipient took another's place and nobody chose it. */
  readonly isChosen: boolean;
}

export function ResultDetail({ campaign, row, isPrevious, isChosen }: ResultDetailProps) {
  const stores = useStores();
  const { act, isBusy } = useAct();
  const grouped = useGroupedNumbers();
  // A press meant for the previous row must not opt anyone out.
  const hasStood = useHeldTrue(true, SECOND_PRESS_MS);
  const { state, perhapsTexted, reason, returned, id, at } = row;
  const isLeftOut = state === 'left-out';

  async function optOut(): Promise<void> {
    const { msisdn } = row;
    const note = results.note(campaign.name);
    const done = await act('optOut.add', { text: `+${msisdn}`, note, source: results.source });
    if (!done) return;
    const notices = stores.notices.getState();
    if (done.unread.length > 0) return void notices.showError(appError('bad-input', say.starts.noNumber()));
    const text = done.added === 0 ? results.wasOut(grouped(msisdn)) : results.isOut(grouped(msisdn));
    notices.say({ tone: 'success', text });
  }

  return (
    <aside
      className="result-detail"
      aria-label={results.recipient}
      aria-busy={isPrevious}
      data-chosen={isChosen || undefined}
      inert={isPrevious}
    >
      {!isLeftOut && (
        <PhonePreview
          sender={campaign.sender}
          to={[row.name && isolated(row.name), grouped(row.msisdn)].filter(Boolean).join(' · ')}
          text={row.text}
          lettering={campaign.lettering}
        />
      )}
      {returned !== null && (
        <div className="result-returned">
          <h2>{results.returned}</h2>
          <p className="selectable">
            <Difference ours={row.text} theirs={returned} />
          </p>
        </div>
      )}
      <dl className="result-facts selectable">
        <dt>{common.columns.state}</dt>
        <dd>
          <StateLabel state={state} perhapsTexted={perhapsTexted} />
          <p className="faint">
            <Quoted text={spoken(reason ?? stateWords(state, perhapsTexted).meaning)} />
          </p>
        </dd>
        {id !== null && <Figure name={exportedResults.columns.id}>{id}</Figure>}
        {at !== null && <Figure name={common.time}>{moment(at, Date.now())}</Figure>}
        {campaign.versions.length > 0 && !isLeftOut && (
          <Figure name={texts.version}>
            <bdi>{versionNames(campaign.options.versions)[row.version]}</bdi>
          </Figure>
        )}
        {isLeftOut && row.name !== '' && (
          <Figure name={common.name}>
            <bdi>{row.name}</bdi>
          </Figure>
        )}
        {isLeftOut ? (
          row.row > 0 && <Figure name={common.row}>{count(row.row)}</Figure>
        ) : (
          <Figure name={campaigns.request}>
            {count(row.chunk + 1)}, {common.partsOf(row.parts)}, {results.inRow(row.row)}
          </Figure>
        )}
      </dl>
      {!isLeftOut && <PersonTimeline campaignId={campaign.id} position={row.position} />}
      {row.msisdn !== erasedPerson && row.msisdn !== '' && (
        <div className="result-actions">
          <Button
            size="small"
            icon={History}
            onPress={() => stores.app.getState().visit({ kind: 'search', msisdn: row.msisdn })}
          >
            {commandName('row.history')}
          </Button>
          <Button
            size="small"
            icon={Ban}
            isPending={isBusy}
            isDisabled={!(isChosen || hasStood)}
            onPress={() => void optOut()}
          >
            {results.optOut}
          </Button>
        </div>
      )}
    </aside>
  );
}

function Figure({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd className="number">{children}</dd>
    </>
  );
}

/** Shown if there was more than one request. */
function PersonTimeline(input: { readonly campaignId: CampaignId; readonly position: number }) {
  const { data: events, isPrevious } = useOperation('result.timeline', input);
  if (events === null || events.length < 2) return null;
  return (
    <section aria-label={results.whatHappened} aria-busy={isPrevious}>
      <h2>{results.whatHappened}</h2>
      <ol className="person-timeline selectable stack">
        {events.map(({ at, words }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: events are only ever added at the end
          <li key={index}>
            <span className="faint number">{clock(at)}</span>
            <span>
              <Quoted text={spoken(words)} />
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

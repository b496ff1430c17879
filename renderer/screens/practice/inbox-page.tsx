import { useState } from 'react';
import { lettersLost } from '../../../shared/campaign/results/rehearsal.ts';
import { commandName } from '../../../shared/commands/commands.ts';
import { practice as texts } from '../../../shared/texts/en/practice.ts';
import { shell } from '../../../shared/texts/en/shell.ts';
import { Button } from '../../components/buttons/button.tsx';
import { Tabs } from '../../components/buttons/tabs.tsx';
import { useQuestion } from '../../components/overlays/use-question.tsx';
import { Page } from '../../components/page/page.tsx';
import { ModeWord } from '../../components/status/badge.tsx';
import { ErrorBanner } from '../../components/status/banner.tsx';
import type { PlaceProps } from '../../state/places/places.ts';
import { useAct } from '../../state/use-act.ts';
import { useOperation } from '../../state/use-operation.ts';
import { FaultsPanel } from './faults-panel.tsx';
import { PhonesPanel } from './phones-panel.tsx';
import './inbox-page.css';

export function InboxPage({ tab: first }: PlaceProps<'inbox'>) {
  const { data: status, error } = useOperation('practice.status', {});
  const { act } = useAct();
  const [tab, setTab] = useState<'phones' | 'faults'>(first ?? 'phones');

  const clearing = useQuestion(() => ({
    title: texts.askEmpty,
    act: texts.doEmpty,
    children: texts.emptyAbout,
    run: () => void act('practice.clear', {}),
  }));

  return (
    <Page
      title={commandName('inbox.open')}
      about={
        <span className="line">
          <ModeWord kind="practice" />
          {status && (
            <span className="number">
              {texts.has(status.phones, status.texts, status.credit)}
              {status.lost.texts > 0 && (
                <strong className="inbox-lost">
                  {' '}
                  · {texts.lost(status.lost.texts, lettersLost(status.lost))}
                </strong>
              )}
            </span>
          )}
        </span>
      }
      isFilled
      actions={
        <Button isDisabled={!status || status.phones === 0} onPress={() => clearing.ask(null)}>
          {texts.empty}
        </Button>
      }
    >
      {error && <ErrorBanner error={error} />}
      <div className="inbox" data-mode="practice">
        <Tabs
          label={shell.practice}
          value={tab}
          onChange={setTab}
          items={[
            { key: 'phones', text: texts.phones, panel: <PhonesPanel /> },
            {
              key: 'faults',
              text: texts.faults,
              panel: status && <FaultsPanel status={status} />,
            },
          ]}
        />
      </div>
      {clearing.question}
    </Page>
  );
}

import { memo, type ReactNode } from 'react';
import type { Audience } from '../../shared/audience/audience.ts';
import type { Draft } from '../../shared/draft/draft.ts';
import { takeFirstSaidTexts } from '../../shared/language/spoken.ts';
import { messages } from '../../shared/texts/en/said/messages.ts';
import { ComposePane } from '../screens/drafts/compose/compose-pane.tsx';
import type { AroundEditor } from '../screens/drafts/compose/message-section.tsx';
import { NoAudience } from '../screens/drafts/recipients/no-audience.tsx';
import { RecipientsPane } from '../screens/drafts/recipients/recipients-pane.tsx';
import { useLettering } from '../state/lettering.ts';
import { SurveyContext, useSurveyOf } from '../state/survey.ts';
import { Footer } from './footer.tsx';
import { type Screens, WithScreens } from './with-screens.tsx';

// What is said of a message is said here too, and the other texts of what main says are on their way yet.
takeFirstSaidTexts({ messages });

interface ComposerProps {
  readonly draft: Draft;
  readonly audience: Audience | null;
}

/** A draft that was begun: what is written at the left, who gets it at the right, what it comes to at the bottom. */
export const Composer = memo(function Composer({ draft, audience }: ComposerProps) {
  const lettering = useLettering(draft);
  const survey = useSurveyOf(audience?.id ?? null, draft.message, lettering);
  return (
    <SurveyContext value={survey}>
      <main className="workbench">
        <ComposePane draft={draft} audience={audience} {...around} />
        <People draft={draft} audience={audience} />
      </main>
      <Footer draft={draft} audience={audience} />
    </SurveyContext>
  );
});

/** What stands around the editor comes with the other screens, when the window is idle: nobody waits for it to write. */
function Later(given: { readonly isUrgent?: boolean; readonly children: (screens: Screens) => ReactNode }) {
  return <WithScreens isUrgent={false} waiting={null} failed={() => null} {...given} />;
}

const around: AroundEditor = {
  Advice: (given) => <Later>{({ MessageAdvice }) => <MessageAdvice {...given} />}</Later>,
  VersionTabs: (given) => (
    <Later isUrgent={given.draft.options.versions !== undefined}>
      {(screens) => <screens.VersionTabs {...given} />}
    </Later>
  ),
  VersionsBelow: (given) => <Later>{(screens) => <screens.VersionsBelow {...given} />}</Later>,
};

const noAudience = <NoAudience />;

function People({ draft, audience }: ComposerProps) {
  if (!audience) return noAudience;
  return <RecipientsPane key={audience.id} draft={draft} audience={audience} />;
}

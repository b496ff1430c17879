import { memo } from 'react';
import type { Audience } from '../../shared/audience/audience.ts';
import type { Draft } from '../../shared/draft/draft.ts';
import { takeFirstSaidTexts } from '../../shared/language/spoken.ts';
import { messages } from '../../shared/texts/en/said/messages.ts';
import { ComposePane } from '../screens/drafts/compose/compose-pane.tsx';
import type { AroundEditor } from '../screens/drafts/compose/message-section.tsx';
import { NoAudience } from '../screens/drafts/recipients/no-audience.tsx';
import { RecipientsPane } from '../screens/drafts/recipients/recipients-pane.tsx';
import { useLettering } from '../state/use-lettering.ts';
import { SurveyContext, useSurveyOf } from '../state/use-survey.ts';
import { Footer } from './footer.tsx';
import { OnceIdle } from './with-screens.tsx';

// Main's sentences about the message appear here too, and main's other texts are still loading.
takeFirstSaidTexts({ messages });

interface ComposerProps {
  readonly draft: Draft;
  readonly audience: Audience | null;
}

export const DraftArea = memo(function DraftArea({ draft, audience }: ComposerProps) {
  const lettering = useLettering(draft);
  const survey = useSurveyOf(audience?.id ?? null, draft.message, lettering);
  return (
    <SurveyContext value={survey}>
      <main tabIndex={-1} className="workbench">
        <ComposePane draft={draft} audience={audience} around={around} />
        {audience ? <RecipientsPane key={audience.id} draft={draft} audience={audience} /> : noAudience}
      </main>
      <Footer draft={draft} audience={audience} />
    </SurveyContext>
  );
});

/** Loaded when the window is idle: writing does not need these parts. */
const around: AroundEditor = {
  Advice: (given) => <OnceIdle>{({ MessageAdvice }) => <MessageAdvice {...given} />}</OnceIdle>,
  VersionTabs: (given) => (
    <OnceIdle isUrgent={given.draft.options.versions !== undefined}>
      {(screens) => <screens.VersionTabs {...given} />}
    </OnceIdle>
  ),
  ConditionDialog: (given) => (
    <OnceIdle isUrgent>{(screens) => <screens.ConditionDialog {...given} />}</OnceIdle>
  ),
  EmojiChoice: (given) => <OnceIdle>{(screens) => <screens.EmojiChoice {...given} />}</OnceIdle>,
  TagFormatPopover: (given) => (
    <OnceIdle isUrgent>{(screens) => <screens.TagFormatPopover {...given} />}</OnceIdle>
  ),
  VersionsBelow: (given) => <OnceIdle>{(screens) => <screens.VersionsBelow {...given} />}</OnceIdle>,
};

const noAudience = <NoAudience />;

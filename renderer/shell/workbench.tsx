import { useEffect } from 'react';
import type { Audience } from '../../shared/audience/audience.ts';
import type { Draft } from '../../shared/draft/draft.ts';
import { ComposePane } from '../screens/drafts/compose/compose-pane.tsx';
import { NoAudience } from '../screens/drafts/recipients/no-audience.tsx';
import { RecipientsPane } from '../screens/drafts/recipients/recipients-pane.tsx';
import { useFrom } from '../state/context.tsx';
import { Footer } from './footer.tsx';
import { useFocusAfterImport } from './use-focus-after-import.ts';
import './workbench.css';

/** A draft: what is written at the left, who gets it at the right, what it comes to at the bottom. */
export function Workbench({ draft }: { readonly draft: Draft }) {
  const audiences = useFrom('audiences', (state) => state.audiences);
  const revision = useFrom('audiences', (state) => state.revision);
  const want = useFrom('survey', (state) => state.want);
  const audience = audiences.find(({ id }) => id === draft.audienceId) ?? null;
  const audienceId = audience?.id ?? null;
  useFocusAfterImport(audienceId);
  // biome-ignore lint/correctness/useExhaustiveDependencies: changed rows change the totals without changing anything named here.
  useEffect(() => want(audienceId, draft.message), [want, audienceId, draft.message, revision]);
  return (
    <>
      <main className="workbench">
        <ComposePane draft={draft} audience={audience} />
        <People draft={draft} audience={audience} />
      </main>
      <Footer draft={draft} audience={audience} />
    </>
  );
}

function People({ draft, audience }: { readonly draft: Draft; readonly audience: Audience | null }) {
  if (!audience) return <NoAudience />;
  return <RecipientsPane key={audience.id} draft={draft} audience={audience} />;
}

import { Input, TextField } from 'react-aria-components';
import { Button } from '../components/button.tsx';
import { useFrom, useStores } from '../state/context.tsx';
import { useStartedCampaign } from '../state/mode.ts';
import './campaign-name.css';

/** The name of the campaign in view, changed in place while it is a draft, and whether the draft is saved. */
export function CampaignName() {
  const campaign = useStartedCampaign();
  const draft = useFrom('draft', (state) => state.draft);
  const change = useFrom('draft', (state) => state.change);
  if (campaign) return <h1 className="campaign-name campaign-name-fixed">{campaign.name}</h1>;
  if (!draft) return <span className="grow" />;
  return (
    <div className="campaign-name">
      <h1 className="only-read-aloud">{draft.name || 'New campaign'}</h1>
      <TextField
        aria-label="Campaign name"
        value={draft.name}
        onChange={(name) => change({ name })}
        className="campaign-name-field"
      >
        {/* The hidden copy gives the field the width of its text. */}
        <span className="campaign-name-copy" aria-hidden>
          {draft.name || 'Name this campaign'}
        </span>
        <Input className="campaign-name-input" placeholder="Name this campaign" spellCheck={false} />
      </TextField>
      <SaveState />
    </div>
  );
}

function SaveState() {
  const saving = useFrom('draft', (state) => state.saving);
  const error = useFrom('draft', (state) => state.error);
  const stores = useStores();
  if (saving === 'failed') {
    return (
      <span className="save-state save-state-failed" role="alert">
        Not saved: {error?.message}
        <Button size="small" onPress={() => void stores.draft.getState().flush()}>
          Try again
        </Button>
      </span>
    );
  }
  return <span className="save-state">{saving === 'saving' ? 'Saving…' : 'Saved'}</span>;
}

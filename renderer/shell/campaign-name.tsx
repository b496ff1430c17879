import { Input, TextField } from 'react-aria-components';
import { commandName } from '../../shared/commands/commands.ts';
import { saveRetry } from '../../shared/draft/save-retry.ts';
import { shell } from '../../shared/texts/en/shell.ts';
import { Button } from '../components/buttons/button.tsx';
import { useFrom } from '../state/context.tsx';
import { useStartedCampaign } from '../state/mode.ts';
import './campaign-name.css';
import { spoken } from '../../shared/language/spoken.ts';

/** The name of the campaign in view, changed in place while it is a draft, and whether the draft is saved. */
export function CampaignName() {
  const campaign = useStartedCampaign();
  const name = useFrom('draft', ({ draft }) => draft?.name ?? null);
  const change = useFrom('draft', (state) => state.change);
  if (campaign) {
    return (
      <div className="line grow">
        <h1 className="campaign-name-fixed ellipsis">
          <bdi>{campaign.name}</bdi>
        </h1>
        <SaveTrouble />
      </div>
    );
  }
  if (name === null) return <span className="grow" />;
  return (
    <div className="line grow">
      <h1 className="only-read-aloud">{name || commandName('campaign.new')}</h1>
      <TextField
        aria-label={shell.campaignName}
        value={name}
        onChange={(typed) => change({ name: typed })}
        className="campaign-name-field"
      >
        {/* The hidden copy gives the field the width of its text. */}
        <span className="campaign-name-copy" aria-hidden>
          {name || shell.nameCampaign}
        </span>
        <Input
          dir="auto"
          className="campaign-name-input"
          placeholder={shell.nameCampaign}
          spellCheck={false}
        />
      </TextField>
      <SaveState />
    </div>
  );
}

function SaveState() {
  const saving = useFrom('draft', (state) => state.saving);
  const failed = useFrom('draft', (state) => state.error !== null);
  if (failed) return <SaveTrouble />;
  return <span className="save-state line">{saving === 'saving' ? shell.saving : shell.saved}</span>;
}

/** Why the draft in the editor is not saved, wherever the window has gone since. */
function SaveTrouble() {
  const saving = useFrom('draft', (state) => state.saving);
  const error = useFrom('draft', (state) => state.error);
  const flush = useFrom('draft', (state) => state.flush);
  if (!error || saving === 'discarded') return null;
  const retry = saveRetry(error);
  // What it says and what can be done is below the toolbar.
  if (retry === 'never') return <span className="save-state save-state-failed line">{shell.notSaved}</span>;
  return (
    <div className="save-state save-state-failed line">
      <span role="alert" className="save-state-words">
        {shell.notSavedFor(spoken(error.message), retry === 'automatic')}
      </span>
      <Button size="small" isPending={saving === 'saving'} onPress={() => void flush()}>
        {shell.tryNow}
      </Button>
    </div>
  );
}

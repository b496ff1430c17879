import { Download } from 'lucide-react';
import type { CampaignId } from '../../../../shared/brand.ts';
import { review as texts } from '../../../../shared/texts/en/review.ts';
import { Button } from '../../../components/buttons/button.tsx';
import { TextField } from '../../../components/fields/text-field.tsx';
import { useExport } from '../../../state/use-export.ts';

interface ReviewCodeProps {
  readonly campaignId: CampaignId;
  readonly includeRecent: boolean;
  readonly code: string;
  readonly onCode: (code: string) => void;
}

/** Gives the page for another person, and takes the code that this person passes on. */
export function ReviewCode({ campaignId, includeRecent, code, onCode }: ReviewCodeProps) {
  const { saving, save } = useExport();
  const words = texts.code;
  return (
    <section aria-label={words.title} className="stack">
      <h3>{words.title}</h3>
      <p className="quiet">{words.about}</p>
      <div className="line">
        <Button
          icon={Download}
          isPending={saving}
          onPress={() => void save({ what: 'review', campaignId, includeRecent })}
        >
          {words.save}
        </Button>
        <TextField
          label={words.title}
          labelHidden
          value={code}
          onChange={onCode}
          placeholder={words.title}
          autoComplete="off"
          spellCheck="false"
        />
      </div>
    </section>
  );
}

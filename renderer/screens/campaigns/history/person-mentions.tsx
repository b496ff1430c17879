import { Eraser } from 'lucide-react';
import { assertNever } from '../../../../shared/assert-never.ts';
import type { Msisdn } from '../../../../shared/brand.ts';
import { type Mention, MOST_MENTIONS } from '../../../../shared/person/mention.ts';
import { history as words } from '../../../../shared/texts/en/campaigns.ts';
import { common } from '../../../../shared/texts/en/common.ts';
import { Button } from '../../../components/buttons/button.tsx';
import { ErrorBanner } from '../../../components/status/banner.tsx';
import { useAct } from '../../../state/use-act.ts';
import { useOperation } from '../../../state/use-operation.ts';

/** Free texts that have the number's last digits: a person removes the number from each that is about this person. */
export function PersonMentions({ msisdn }: { readonly msisdn: Msisdn }) {
  const { data: mentions, error } = useOperation('person.mentions', { msisdn });
  const { isBusy, act } = useAct();
  if (error) return <ErrorBanner error={error} />;
  if (!mentions || mentions.length === 0) return null;
  return (
    <section className="stack" aria-label={words.mentions(mentions.length, MOST_MENTIONS)}>
      <div>
        <h2>{words.mentions(mentions.length, MOST_MENTIONS)}</h2>
        <p className="quiet">{words.mentionsAbout}</p>
      </div>
      {mentions.map((mention) => (
        <div key={JSON.stringify(mention.place)} className="person-data line">
          <div className="grow selectable">
            <p className="quiet">{whereWords(mention)}</p>
            {mention.texts.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </div>
          <Button
            size="small"
            icon={Eraser}
            isDisabled={isBusy}
            onPress={() => void act('person.eraseMention', { msisdn, place: mention.place })}
          >
            {words.removeNumber}
          </Button>
        </div>
      ))}
    </section>
  );
}

function whereWords({ place, name, row }: Mention): string {
  switch (place.kind) {
    case 'row':
      return words.inRow(name, row ?? 0);
    case 'list':
      return words.inList(name);
    case 'campaign':
      return words.inCampaign(name || common.untitled);
    case 'text':
      return words.inText(name || common.untitled);
    case 'credits':
      return words.inCredits;
    case 'template':
      return words.inTemplate(name);
    case 'opt-out':
      return words.inOptOut(place.msisdn);
    case 'mappings':
      return words.inMappings;
    default:
      return assertNever(place);
  }
}

import { common } from '../../texts/en/common.ts';
import { planning } from '../../texts/en/review.ts';
import { sheets } from '../../texts/en/sheets.ts';
import type { CampaignState } from './campaign.ts';

export interface Route {
  /** Empty for none (spec, SMS). */
  readonly sender: string;
  readonly label: string;
  /** For requests with Unicode; empty sends no `encoding`. */
  readonly unicodeEncoding: string;
  readonly sendPath: string;
}

/** Line by line; an empty value says what that means. */
export function routeLines(route: Route): readonly (readonly [name: string, value: string])[] {
  const { sender, label, unicodeEncoding, sendPath } = route;
  const { route: words } = planning;
  const encoding = unicodeEncoding === '' ? words.noEncoding : words.encodingOfUnicode(unicodeEncoding);
  return [
    [common.sender, sender || words.noSender],
    [common.label, label || words.noLabel],
    [sheets.encoding, encoding],
    [words.path, sendPath],
  ];
}

/** Before anything is frozen, without path and encoding. */
export function routeLinesOf({
  sendPath,
  unicodeEncoding,
  ...campaign
}: Pick<CampaignState, 'sender' | 'label' | 'sendPath' | 'unicodeEncoding'>): ReturnType<typeof routeLines> {
  const isFrozen = sendPath !== null && unicodeEncoding !== null;
  if (isFrozen) return routeLines({ ...campaign, sendPath, unicodeEncoding });
  return routeLines({ ...campaign, sendPath: '', unicodeEncoding: '' }).slice(0, 2);
}

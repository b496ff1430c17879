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

type Lines = readonly (readonly [name: string, value: string])[];

/** The sender, and the label if it has one; an empty value says what that means. */
export function plainLines({ sender, label }: Pick<Route, 'sender' | 'label'>): Lines {
  const from = [common.sender, sender || planning.route.noSender] as const;
  return label === '' ? [from] : [from, [common.label, label]];
}

export function technicalLines({
  unicodeEncoding,
  sendPath,
}: Pick<Route, 'unicodeEncoding' | 'sendPath'>): Lines {
  const { noEncoding, encodingOfUnicode, path } = planning.route;
  const encoding = unicodeEncoding === '' ? noEncoding : encodingOfUnicode(unicodeEncoding);
  return [
    [sheets.encoding, encoding],
    [path, sendPath],
  ];
}

/** Before anything is frozen, without path and encoding. */
export function routeLinesOf({
  sendPath,
  unicodeEncoding,
  ...campaign
}: Pick<CampaignState, 'sender' | 'label' | 'sendPath' | 'unicodeEncoding'>): Lines {
  const plain = plainLines(campaign);
  if (sendPath === null || unicodeEncoding === null) return plain;
  return [...plain, ...technicalLines({ sendPath, unicodeEncoding })];
}

declare const brand: unique symbol;

/** A value of `Base` that only the parser named `Name` may mint, so a checked value is never checked twice. */
export type Branded<Base, Name extends string> = Base & { readonly [brand]: Name };

/** A full mobile number: 1 to 15 digits with country code, no `+`, no leading zero (spec, Recipient). */
export type Msisdn = Branded<string, 'Msisdn'>;

export type AccountId = Branded<string, 'AccountId'>;
export type SheetId = Branded<string, 'SheetId'>;
export type AudienceId = Branded<string, 'AudienceId'>;
export type CampaignId = Branded<string, 'CampaignId'>;

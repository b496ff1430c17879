declare const brand: unique symbol;

/** A value of `Base` that only the parser named `Name` may mint, so a checked value is never checked twice. */
export type Branded<Base, Name extends string> = Base & { readonly [brand]: Name };

/** A full mobile number: 1 to 15 digits with country code, no `+`, no leading zero (spec, Recipient). */
export type Msisdn = Branded<string, 'Msisdn'>;

/** Names an account in the settings; the practice account is always `practice`. */
export type AccountId = Branded<string, 'AccountId'>;

/** Names an imported sheet and its staging file. */
export type SheetId = Branded<string, 'SheetId'>;

/** The store's key of an audience. */
export type AudienceId = Branded<number, 'AudienceId'>;

/** The store's key of a draft or campaign. */
export type CampaignId = Branded<number, 'CampaignId'>;

/** The store's key of a template. */
export type TemplateId = Branded<number, 'TemplateId'>;

declare const brand: unique symbol;

/** Only the parser named `Name` creates one, so that a checked value is not checked twice. */
export type Branded<Base, Name extends string> = Base & { readonly [brand]: Name };

/** A full mobile number: 1 to 15 digits with country code, no `+`, no leading zero (spec, Recipient). */
export type Msisdn = Branded<string, 'Msisdn'>;

/** The practice account's is always `practice`. */
export type AccountId = Branded<string, 'AccountId'>;

export type SheetId = Branded<string, 'SheetId'>;

export type AudienceId = Branded<number, 'AudienceId'>;

export type CampaignId = Branded<number, 'CampaignId'>;

export type TemplateId = Branded<number, 'TemplateId'>;

import { FAULTS } from '../../../shared/practice/faults.ts';

export const FAULT_LINES = FAULTS.map(({ name, effect }) => `  ${name.padEnd(18)}${effect}`).join('\n');

export const GUIDE = `The practice gateway: the SMS service on this computer. Nothing leaves it.

POST /v2/mtsms    also /v2/mtsms/, /sms/mtsms and /sms/mtsms/
  One SMS object or an array of them, as JSON, form data or query arguments.
  message or payload, encoding, sender, tags, label, recipients (at most 10,000), dry_run, token
  recipients: [{ "msisdn": "12025550100", "tagvalues": ["Ada"] }]
  In forms and queries: recipients[0][msisdn]=12025550100 or recipients.0.msisdn=12025550100, tags[]={name}
  Several SMS there: 0[message]=...&0[recipients][0][msisdn]=...&1[message]=...
  200 { "ids": [{ "id", "msisdn", "message" }], "credit_consumed" }, and "usage" on /sms/mtsms

GET /v2/balance   also /v2/balance/
  200 { "credit", "id", "currency" }

The token goes into the query (?token=...) or, when sending, into the body.

400 invalid arguments    401 invalid token    403 address not allowed    422 invalid JSON
500 an exception         503 more than 40 open connections from one address

Faults, one per send request in the order of the script; name:ms gives a time, name*3 repeats, name* never ends.
${FAULT_LINES}
`;

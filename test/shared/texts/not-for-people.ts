/** What reads as words for people and is none: names of files and systems, values that only code compares, and which part of a file is damaged. */
export const notForPeople: { readonly [path: string]: readonly string[] | undefined } = {
  'electron/campaigns/results/chunk-reader.ts': [
    'chunk, from_position, to_position, people, unicode, state, credit_consumed, refusal,\n  verdict, verdict_at, in_doubt_at',
  ],
  'electron/campaigns/results/result-export.ts': ['… UTC'],
  'electron/drafts/worker/row-texts.ts': ['ifnull(msisdn, original)'],
  'electron/gateway/client.ts': ['application/json, text/javascript'],
  'electron/gateway/connect.ts': [
    'The connection broke before the request',
    'Given up',
    'Connecting took too long',
    'There is no way to the service',
    'A proxy of this kind is not supported',
    'The proxy does not answer',
    'The connection was closed',
  ],
  'electron/gateway/tunnel.ts': [
    'The proxy made no connection',
    'Proxy-Authorization: Basic …',
    'CONNECT … HTTP/1.1\r\nHost: …\r\n…',
  ],
  'electron/hosts/content-policy.ts': ["img-src 'self' data:", 'trusted-types default'],
  'electron/hosts/data-dir.ts': [
    'Library',
    'Application Support',
    'Local',
    'Tagline State',
    'Caches',
    'Tagline Cache',
  ],
  'electron/hosts/electron/closing-window.ts': [
    `<!doctype html>
<html lang="…">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="color-scheme" content="light dark">
<title>…</title>
<style>
body { margin: 28px; font: 14px/1.5 system-ui, sans-serif; background: light-dark(#fff, #14161a); color: light-dark(#1b1d22, #e8eaee); cursor: default; }
h1 { margin: 0 0 8px; font-size: 16px; }
p { margin: 0 0 8px; }
</style>
</head>
<body>
<main role="status">
<h1>…</h1>
<p>…</p>
<p>…</p>
</main>
</body>
</html>`,
  ],
  'electron/hosts/electron/smoke.ts': ['no picture', 'no call that was answered'],
  'electron/hosts/electron/window-protocol.ts': ['Not found'],
  'electron/hosts/loopback/event-stream.ts': ['application/x-ndjson; charset=utf-8'],
  'electron/hosts/loopback/guard.ts': [
    'This address is not served here.',
    'Requests are taken from the app’s own page only.',
    'Bearer …',
  ],
  'electron/hosts/loopback/proof.ts': ['host of Tagline …'],
  'electron/hosts/loopback/server.ts': [
    'Files can only be read.',
    'Events can only be read.',
    'An operation is called with POST.',
    'A call’s body is application/json or ….',
    'application/json; charset=utf-8',
  ],
  'electron/hosts/renderer-files.ts': [
    'text/html; charset=utf-8',
    'text/javascript; charset=utf-8',
    'text/css; charset=utf-8',
    'application/json; charset=utf-8',
    'Not found',
    'text/plain; charset=utf-8',
    '<html lang="en"',
    '<html lang="…"',
  ],
  'electron/threads/open-thread.ts': [
    'The thread gave no sign of life for … ms after something was stopped, and was ended.',
  ],
  'shared/format/visible-text.ts': [
    'Arab',
    'Syrc',
    'Nkoo',
    'Mong',
    'Adlm',
    'Rohg',
    'Deva',
    'Beng',
    'Guru',
    'Gujr',
    'Orya',
    'Taml',
    'Telu',
    'Knda',
    'Mlym',
    'Sinh',
    'Khmr',
    'Mymr',
    'Tibt',
  ],
  'electron/folder/erase-all.ts': ['Custom Dictionary.txt', 'Custom Dictionary.txt.backup'],
  'electron/folder/open-folder.ts': ['no computer'],
  'electron/sheets/worker/reader/biff-workbook.ts': [
    'workbook: ends too early',
    'workbook: does not begin',
    'workbook: list of worksheets',
  ],
  'electron/sheets/worker/reader/card-person.ts': [
    'Name',
    'First name',
    'Middle name',
    'Last name',
    'Prefix',
    'Suffix',
    'Nickname',
    'Mobile',
    'Home phone',
    'Work phone',
    'Main phone',
    'Phone',
    'Car phone',
    'Fax',
    'Pager',
    'Email',
    'Organization',
    'Department',
    'Job title',
    'Street',
    'Postal code',
    'City',
    'Region',
    'Country',
    'Birthday',
    'Groups',
    'Notes',
  ],
  'electron/sheets/worker/reader/excel-xml-cells.ts': [
    'Comment',
    'Type',
    'String',
    'Index',
    'Span',
    'Hidden',
    'Default',
  ],
  'electron/sheets/worker/reader/excel-xml-reader.ts': ['…: ends too early'],
  'electron/sheets/worker/reader/excel-xml-workbook.ts': ['Format', 'General', 'Default', 'Parent', 'Name'],
  'electron/sheets/worker/reader/file-signatures.ts': [
    'SQLite format 3\u0000',
    '\u0000Standard Jet DB',
    '\u0000Standard ACE DB',
    'Rar!',
    'Ïúíþ',
  ],
  'electron/sheets/worker/reader/format.ts': ['PowerPoint Document', 'Workbook', 'Book'],
  'electron/sheets/worker/reader/number-format.ts': ['General'],
  'electron/sheets/worker/reader/ods-reader.ts': ['…: ends too early'],
  'electron/sheets/worker/reader/ole-file.ts': [
    'container: no header',
    'container: no …',
    'container: no directory',
  ],
  'electron/sheets/worker/reader/shared-strings.ts': ['shared string … of …'],
  'electron/sheets/worker/reader/usual-cell.ts': ['ow r'],
  'electron/sheets/worker/reader/vcard-reader.ts': ['Phone'],
  'electron/sheets/worker/reader/xls-reader.ts': [
    '…: does not begin where the workbook says',
    '…: ends too early',
  ],
  'electron/sheets/worker/reader/xlsx-reader.ts': ['…: ends too early'],
  'electron/sheets/worker/reader/xlsx-workbook.ts': ['no workbook part', 'General', 'Id', 'Target', 'Type'],
  'electron/sheets/worker/reader/xml-scanner.ts': [
    'XML attribute without a value',
    'XML attribute without quotes',
    'XML attribute without an end',
    'XML tag inside a tag',
  ],
  'electron/sheets/worker/reader/xml-source.ts': ['XML in the unknown encoding …'],
  'electron/sheets/worker/reader/zip-archive.ts': [
    'archive: …',
    'missing part: …',
    '…: wrong checksum',
    '…: packed with method …',
  ],
  'renderer/screens/help/report-dialog.tsx': ['Tagline …, …, …', 'tagline.log'],
  'shared/commands/keys.ts': ['Mod'],
  'renderer/components/grid/column.ts': ['clamp(…px, 100cqi - …px, …px)'],
  'renderer/components/is-field.ts': ['input, textarea, [contenteditable="true"]'],
  'renderer/components/menu.tsx': ['bottom start'],
  'renderer/early.ts': ['campaign in view'],
  'renderer/host-proof.ts': ['host of Tagline …'],
  'renderer/loopback-secret.ts': ['secret of the host'],
  'renderer/loopback-wire.ts': ['Bearer …'],
  'renderer/shell/use-file-drop.ts': ['Files'],
  'renderer/shell/use-paste.ts': ['input, textarea, [contenteditable="true"], [role="dialog"]'],
  'shared/draft/size-survey.ts': ['GSM 03.38'],
  'shared/message/cut-text.ts': ['GSM 03.38'],
  'shared/message/parts.ts': ['GSM 03.38'],
  'renderer/vite.config.ts': ['export default undefined;'],
  'shared/account/encoding-test.ts': ['Test: Łódź, gęś, Žižek, “ok” – Привет, Γειά, 你好 😀'],
};

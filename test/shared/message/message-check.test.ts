import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { withBlankChoice } from '../../../shared/draft/draft-versions.ts';
import { bindMessage } from '../../../shared/message/bound-message.ts';
import { compileMessage } from '../../../shared/message/compiled-message.ts';
import { finalTextFor } from '../../../shared/message/final-text.ts';
import {
  checkMessage,
  leavesBlanks,
  messageProblems,
  withoutTag,
} from '../../../shared/message/message-check.ts';
import { spoken } from '../../../shared/texts/spoken-with-texts.ts';

const columns = ['Title', 'First name', 'Code', 'Link'];

function corrected(message: string, sender = 'Rosa'): string {
  return checkMessage(message, sender).reduceRight(
    (text, { from, to, replacement }) =>
      replacement === undefined ? text : text.slice(0, from) + replacement + text.slice(to),
    message,
  );
}

function faults(message: string, sender = 'Rosa'): string[] {
  return checkMessage(message, sender).map((fault) => spoken(fault.message));
}

function linkOf(message: string, cells: readonly string[]): string | null {
  return finalTextFor(compileMessage(bindMessage(message, columns, {}), { encoded: true }), cells).link;
}

test('a column in the marks of another program is offered as a tag, and other marks are left alone', () => {
  const offered = (message: string) =>
    bindMessage(message, columns, {}).problems.map(({ foreign, severity, replacement }) => [
      severity,
      foreign?.written,
      replacement,
    ]);
  for (const [written, tag] of [
    ['[First name]', '{First name}'],
    ['[first name]', '{First name}'],
    ['[[First name]]', '{First name}'],
    ['((First name))', '{First name}'],
    ['%First name%', '{First name}'],
    ['%%FIRST_NAME%%', '{First name}'],
    ['<<First name>>', '{First name}'],
    ['«First name»', '{First name}'],
    ['<First name>', '{First name}'],
    ['*|FIRST_NAME|*', '{First name}'],
    [`$${'{First name}'}`, '{First name}'],
    ['{{First name}}', '{First name}'],
    ['{{ contact.first_name }}', '{First name}'],
    ['{{First name|there}}', '{First name|there}'],
    ['#Code#', '{Code}'],
  ] as const)
    for (const message of [written, `Hi ${written}, see you.`, `${written}${written}`]) {
      const times = message.split(written).length - 1;
      assert.deepEqual(offered(message), Array(times).fill(['warning', written, tag]), message);
    }
  for (const message of [
    'Hi {First name}',
    '10% off, 20% for {Code}',
    '(Code)',
    '[see below]',
    'a < b > c',
    '# Code #1',
    '5 % Code %',
    '((ok))',
  ])
    assert.deepEqual(offered(message), [], message);
  const { problems, message } = bindMessage('Hi {{First name}}!', columns, {});
  assert.deepEqual(messageProblems({ message, problems }, 'Rosa', ['{{First name}}']), []);
});

test('what is wrong with a link that a value brings is said by its cause', () => {
  const causes = {
    'Read {Link}': [
      ['https://x.dk/a', null],
      ['https://x.dk/a.', 'end'],
      ['https://x.dk/æ', 'letters'],
      ['https://x.dk/(a)', 'bracket'],
      ['https://bit.ly/a', 'shortener'],
    ],
    'Read {Link}.': [
      ['https://x.dk/a', 'after'],
      ['https://x.dk/a.', 'end'],
      ['no link', null],
    ],
    'Read x.dk/{Code}': [['a b', 'blank']],
  } as const;
  for (const [message, cells] of Object.entries(causes))
    for (const [cell, fault] of cells)
      assert.equal(linkOf(message, ['', '', cell, cell]), fault, `${message} of ${cell}`);
});

test('an answer is asked for only where the sender can be answered', () => {
  for (const message of [
    'Sale! Reply STOP to opt out.',
    'Text "STOP" to end',
    'Reply stop to end',
    'Svar med stop',
    'Svar STOP for at blive frameldt',
    'Abmelden: Antworten Sie STOP.',
    'Svara STOPP för att avregistrera dig.',
    'Svar STOPP for å melde deg av.',
    'Rezygnacja: odpisz STOP.',
    'Pour ne plus recevoir de SMS, répondez STOP.',
    'Para no recibir mensajes, responda BAJA.',
    'Afmelden? Antwoord STOP.',
    'Txt STOP to end',
    'STOP to opt out',
    'Optout: STOP',
    'STOP=afmeld',
    'Skriv STOP for at framelde dig',
    'Zum Abmelden STOP antworten.',
    'Abmelden: "STOP"',
    'Conteste BAJA',
  ]) {
    assert.deepEqual(faults(message), ['Nobody can answer “Rosa”: a name takes no replies.'], message);
    assert.deepEqual(faults(corrected(message)), [], message);
    assert.deepEqual(faults(message, '4512345678'), [], message);
    assert.deepEqual(faults(message, ''), [], message);
  }
  for (const message of ['Text STOP to 12345', 'The bus stops here', 'Send us a picture. Stop by soon!'])
    assert.deepEqual(faults(message), [], message);
  assert.equal(
    corrected('Hi, see x.dk/a or b.dk/c Reply STOP to opt out'),
    'Hi, see x.dk/a or b.dk/c No more texts? Just tell us.',
  );
  assert.equal(
    corrected('Hi {First name}. Reply STOP to opt out. Bye'),
    'Hi {First name}. No more texts? Just tell us. Bye',
  );
});

test('only what asks for a stop is replaced, and ordinary words ask for no answer', () => {
  for (const message of [
    'Svar NEJ, hvis du ikke kommer',
    'Reply NO if you cannot come',
    'Reply STOP to opt out, or see https://x.dk/{Code}',
    'Reply STOP to opt out and bring your insurance card',
    'To unsubscribe from {Link} news text STOP',
    'We ask you to reply STOP to opt out',
  ]) {
    assert.deepEqual(faults(message), ['Nobody can answer “Rosa”: a name takes no replies.'], message);
    assert.equal(corrected(message), message);
  }
  assert.equal(
    corrected('The bus stop is at {Code}, so wait. Reply STOP to opt out'),
    'The bus stop is at {Code}, so wait. No more texts? Just tell us.',
  );
  for (const message of [
    'Send no money to anyone who asks.',
    'We send no spam.',
    'Please respond no later than Friday',
    'Te enviaremos el vale, no lo pierdas',
    'Enviamos no dia 5 a sua encomenda',
    'Send an email to no-reply@x.dk',
    'Send an e-mail to cancel your booking',
    'Text us before the end of May',
    'Antworten Sie bis Ende Mai per Post.',
    'Stuur geen geld, no stress',
    'No responda a este mensaje. Envíe la baja médica por correo.',
    'Text Ann when you stop by.',
    'Sale! STOP waiting, come in.',
    'Next: STOPOVER hotel',
    'Bus 4: STOP Nord',
    'Opt-out: see www.x.dk',
    'Send your sick note (baja) to HR',
  ])
    assert.deepEqual(faults(message), [], message);
});

test('no correction takes out a tag or a link', () => {
  const words = fc.constantFrom(
    ...'Reply,STOP,to,opt out,{Code},https://x.dk/a,and,bring,stop,.,send,NO,no,  ,svar,x.dk/b.'.split(','),
  );
  const kept = (text: string) => text.match(/\{Code\}|x\.dk\/[ab]/g);
  fc.assert(
    fc.property(fc.array(words, { maxLength: 14 }), (pieces) => {
      const message = pieces.join(' ');
      assert.deepEqual(kept(corrected(message)), kept(message));
    }),
  );
});

test('a link in the message is checked as written', () => {
  assert.match(faults('See https://bit.ly/abc')[0]!, /shortener/);
  assert.match(faults('See https://www.tinyurl.com/abc')[0]!, /shortener/);
  assert.match(faults('See t.co/abc')[0]!, /shortener/);
  assert.match(faults('See www.x.dk/(a)')[0]!, /bracket/);
  assert.match(faults('See https://x.dk/æ')[0]!, /letters/);
  assert.equal(corrected('See https://x.dk/a. Bye'), 'See https://x.dk/a Bye');
  for (const fine of [
    'See https://x.dk/a?b=c&d=1#e Bye',
    'See abit.ly/x',
    'Mail rosa@bit.ly',
    'About 1.5 or 2/3, and/or 9.30.',
    'Pay {Code} at www.x.dk',
  ])
    assert.deepEqual(faults(fine), [], fine);
});

test('a value that breaks a link is found in its row, and no other', () => {
  const message = 'Book: https://x.dk/?c={Code} Bye';
  for (const [code, fault] of [
    ['AB12', null],
    ['AB 12', 'blank'],
    ['Ø9', 'letters'],
    ['(9)', 'bracket'],
    ['9.', 'end'],
    ['', null],
  ] as const)
    assert.equal(linkOf(message, ['', '', code, '']), fault, code);
  assert.equal(linkOf('https://x.dk/{Code}/a', ['', '', '9.', '']), null);
  assert.equal(linkOf('x.dk/{Code}', ['', '', 'A B', '']), 'blank');
  assert.equal(linkOf('Call {Code}', ['', '', 'A B', '']), null);
  assert.equal(linkOf('Here: {Link}', ['', '', '', 'https://bit.ly/x']), 'shortener');
  assert.equal(linkOf('Here: {Link}', ['', '', '', 'bit.ly/x']), 'shortener');
  assert.equal(linkOf('https://{Link}', ['', '', '', 'bit.ly/x']), 'shortener');
  assert.equal(linkOf('Due {Code}', ['', '', '1/2.5.2027', '']), null);
  assert.equal(linkOf('Here: {Link}. Bye', ['', '', '', 'https://x.dk/a']), 'after');
  assert.equal(linkOf('Here ({Link})', ['', '', '', 'https://x.dk/a']), 'after');
  assert.equal(linkOf('Here: {Link}. Bye', ['', '', '', 'at the desk']), null);
  assert.equal(linkOf('Here: {Link}', ['', '', '', 'see https://x.dk/ø']), 'letters');
  assert.equal(linkOf('Here: {Link}', ['', '', '', 'https://x.dk/a']), null);
});

test('two blanks, a blank before a mark, and a message of only tags are said', () => {
  assert.equal(corrected('Hi  {First name} , bye .'), 'Hi {First name}, bye.');
  assert.deepEqual(faults('Ça va ? Oui !'), []);
  assert.match(faults('{First name} {Code}')[0]!, /only tags/);
  assert.deepEqual(faults(''), []);
});

test('without a tag no blank is left doubled, or before a mark', () => {
  for (const [message, joined] of [
    ['Dear {Title} Ann', 'Dear Ann'],
    ['{Title} Ann', 'Ann'],
    ['Hi {Title}, hello', 'Hi, hello'],
    ['Hi {Title}', 'Hi'],
    ['Hi {Title}\nBye', 'Hi\nBye'],
    ['A{Title}B {Title} C', 'AB C'],
  ] as const)
    assert.equal(withoutTag(message, '{Title}'), joined, message);
  assert.equal(withoutTag('{Title}', '{Title}'), null);
  assert.equal(leavesBlanks('Hi {Title}', '{Title}'), false);
  assert.equal(leavesBlanks('Hi {Title}, a', '{Title}'), true);
  const words = fc.array(fc.constantFrom('a', ' ', ',', '{Title}', '.', '\n'), { maxLength: 12 });
  fc.assert(
    fc.property(words, (pieces) => {
      const message = pieces.join('');
      const joined = withoutTag(message, '{Title}');
      const least = message.replaceAll('{Title}', '');
      if (joined === null) return;
      assert.equal(joined.replace(/\s/g, ''), least.replace(/\s/g, ''));
      if (!/ {2}| [,.]/.test(message)) assert.doesNotMatch(joined, /\S {2,}\S/);
    }),
  );
});

test('a text that is sent without a value is joined for the people without one, and only for them', () => {
  const draft = { message: 'Dear {Title} {First name}!', options: {} as never };
  const { versions } = withBlankChoice(draft, columns, '{Title}', 'as-it-is');
  const compiled = compileMessage(bindMessage(draft.message, columns, { versions }), {
    encoded: true,
    versions,
  });
  assert.equal(finalTextFor(compiled, ['', 'Ann', '', '']).text, 'Dear Ann!');
  assert.equal(finalTextFor(compiled, ['Dr', 'Ann', '', '']).text, 'Dear Dr Ann!');
  const other = { ...draft, options: { versions: { column: 'Code', cases: [] } } as never };
  assert.deepEqual(withBlankChoice(other, columns, '{Title}', 'as-it-is'), {
    blanks: [{ tag: '{Title}', choice: 'as-it-is' }],
  });
  assert.deepEqual(withBlankChoice(draft, columns, '{Title}', 'leave-out'), {
    blanks: [{ tag: '{Title}', choice: 'leave-out' }],
  });
});

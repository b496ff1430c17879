import assert from 'node:assert/strict';
import { test } from 'node:test';
import { languageOfMessage } from '../../../shared/format/message-language.ts';
import { fitsGsm } from '../../../shared/message/gsm.ts';
import { hasWayOut, optOutSentence, withSentence } from '../../../shared/message/opt-out-sentence.ts';

const messages = {
  en: 'Hi {name}, your table is ready. See you at 7!',
  da: 'Hej {navn|du}, husk din tid i morgen kl. 9.',
  de: 'Guten Tag {Name}, bitte denken Sie an Ihren Termin um 9 Uhr.',
  sv: 'Hej {namn}, du har en tid på torsdag. Vi ses!  Glöm inte att ta med dig legitimation för besöket.',
  nb: 'Hei {navn}, husk timen din på torsdag. Du kan ikke endre den, og vi gleder oss til å se deg.',
  pl: 'Dzień dobry {imię}, wizyta jest w piątek o 9. Proszę się nie spóźnić.',
  fr: 'Bonjour {nom}, votre rendez-vous est à 9 h. Nous vous attendons.',
  es: 'Hola {nombre}, su cita es el viernes con la doctora.',
  nl: 'Beste {naam}, uw afspraak is om 9 uur. Wij zien u graag met het formulier.',
};

test('the language of a message is told by its words, and not by its tags; where they tell none it is the one in use', () => {
  for (const [language, message] of Object.entries(messages)) {
    for (const spoken of ['en', 'da', 'de'])
      assert.equal(languageOfMessage(message, spoken), language, message);
  }
  assert.equal(languageOfMessage('I do hope to see you, or do call me.', 'sv'), 'en');
  assert.equal(languageOfMessage('{you and the}', 'de'), 'de');
  assert.equal(languageOfMessage('', 'da'), 'da');
  assert.equal(languageOfMessage('123', 'fi'), 'en');
});

test('what is offered is in that language, can be answered only where the sender can, and is then found as a way out', () => {
  for (const message of Object.values(messages)) {
    assert.equal(hasWayOut(message), false, message);
    for (const sender of ['4512345678', 'Rosa', '']) {
      const words = optOutSentence(message, sender, 'en');
      assert.ok(fitsGsm(words), words);
      assert.ok(hasWayOut(withSentence(message, words)), words);
      assert.equal(/STOP|BAJA/.test(words), sender === '4512345678', words);
    }
  }
});

test('a way out is known however it is written, and not found in other words', () => {
  for (const has of [
    'Text stop to end',
    'Unsubscribe: x.dk/u',
    'Opt out here',
    'Frameld dig på',
    'Zum Abmelden',
    'SMS STOPP',
  ])
    assert.ok(hasWayOut(has), has);
  for (const lacks of ['Our shop stopped the sale', 'Nonstop music', 'The bus stops here', ''])
    assert.equal(hasWayOut(lacks), false, lacks);
  assert.equal(withSentence('Hi \n', 'Bye.'), 'Hi. Bye.');
  assert.equal(withSentence('Hi!', 'Bye.'), 'Hi! Bye.');
  assert.equal(withSentence('See https://x.dk/a', 'Bye.'), 'See https://x.dk/a\nBye.');
  assert.equal(withSentence('See x.dk/a', 'Bye.'), 'See x.dk/a\nBye.');
  assert.equal(withSentence('', 'Bye.'), 'Bye.');
});

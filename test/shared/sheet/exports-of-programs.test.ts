import assert from 'node:assert/strict';
import { test } from 'node:test';
import { numberHeader } from '../../../shared/number/number-header.ts';
import { spoken } from '../../../shared/texts/spoken-with-texts.ts';
import { guessMapping } from '../../support/guessed-mapping.ts';

/** The columns of exports as their programs write them, with a person by column. */
function guess(header: string, ...people: Readonly<Record<string, string>>[]) {
  const names = header.split(',');
  const cells = people.map((person) => names.map((name) => person[name] ?? ''));
  const rows = [names, ...cells].map((row, at) => ({ row: at + 1, cells: row }));
  const { mapping, hints } = guessMapping({ rows, width: names.length }, 'SE', () => null);
  const named = (columns: readonly number[]) => columns.map((column) => names[column]!);
  return {
    numbers: named([mapping.numberColumn!, ...mapping.otherColumns]),
    tags: named(mapping.tagColumns),
    hints: hints.map(spoken).join(' '),
  };
}

const GOOGLE =
  'First Name,Middle Name,Last Name,Phonetic First Name,Phonetic Middle Name,Phonetic Last Name,Name Prefix,Name Suffix,Nickname,File As,Organization Name,Organization Title,Organization Department,Birthday,Notes,Photo,Labels,E-mail 1 - Label,E-mail 1 - Value,Phone 1 - Label,Phone 1 - Value,Phone 2 - Label,Phone 2 - Value,Address 1 - Label,Address 1 - City';
const OLD_GOOGLE =
  'Name,Given Name,Additional Name,Family Name,Yomi Name,Group Membership,E-mail 1 - Type,E-mail 1 - Value,Phone 1 - Type,Phone 1 - Value,Phone 2 - Type,Phone 2 - Value';
const OUTLOOK_COM =
  "First Name,Middle Name,Last Name,Title,Suffix,Nickname,Given Yomi,Surname Yomi,E-mail Address,E-mail 2 Address,E-mail 3 Address,Home Phone,Home Phone 2,Business Phone,Business Phone 2,Mobile Phone,Car Phone,Other Phone,Primary Phone,Pager,Business Fax,Home Fax,Other Fax,Company Main Phone,Callback,Radio Phone,Telex,TTY/TDD Phone,IMAddress,Job Title,Department,Company,Office Location,Manager's Name,Assistant's Name,Assistant's Phone,Company Yomi,Business Street,Business City,Business State,Business Postal Code,Business Country/Region,Home Street,Home City";
const OUTLOOK_DE =
  'Anrede,Vorname,Weitere Vornamen,Nachname,Suffix,Firma,Abteilung,Position,Straße geschäftlich,Land/Region geschäftlich,Ort privat,Telefon Assistent,Fax geschäftlich,Telefon geschäftlich,Telefon geschäftlich 2,Rückmeldung,Autotelefon,Telefon Firma,Fax privat,Telefon (privat),Telefon (privat 2),ISDN,Mobiltelefon,Weiteres Fax,Weiteres Telefon,Pager,Haupttelefon,Mobiltelefon 2,Telefon für Hörbehinderte,Telex,E-Mail-Adresse,E-Mail-Typ,Geschlecht,Priorität,Privat,Vertraulichkeit';
const OUTLOOK_NL =
  'Voornaam,Achternaam,Telefoon assistent,Fax op werk,Telefoon op werk,Telefoon op werk 2,Terugbellen,Autotelefoon,Hoofdtelefoon bedrijf,Fax thuis,Telefoon thuis,Telefoon thuis 2,ISDN,Mobiele telefoon,Andere fax,Andere telefoon,Pager,Hoofdtelefoon,E-mailadres';
/** The numbers of classic Outlook in the words of other languages, in its order, with some of its other fields. */
const OUTLOOKS: Readonly<Record<string, string>> = {
  sv: 'Titel,Förnamn,Efternamn,Företag,Telefon (assistent),Fax (arbete),Telefon (arbete),Telefon (arbete 2),Motringning,Biltelefon,Telefon (växel),Fax (hem),Telefon (hem),ISDN,Mobiltelefon,Annan fax,Annan telefon,Personsökare,Primär telefon,Telex,E-postadress,E-posttyp,Kön,Prioritet,Privat,Känslighet',
  da: 'Titel,Fornavn,Efternavn,Firma,Telefon (assistent),Fax (arbejde),Telefon (arbejde),Biltelefon,Fax (privat),Telefon (privat),ISDN,Mobiltelefon,Anden fax,Anden telefon,Personsøger,Primær telefon,Telex,E-mail-adresse,E-mail-type,Køn,Prioritet,Privat,Følsomhed',
  no: 'Tittel,Fornavn,Etternavn,Firma,Telefon assistent,Faks arbeid,Telefon arbeid,Biltelefon,Faks privat,Telefon privat,ISDN,Mobiltelefon,Annen faks,Annen telefon,Personsøker,Hovedtelefon,Teleks,E-postadresse,E-posttype,Kjønn,Prioritet,Privat,Følsomhet',
  fr: 'Titre,Prénom,Nom,Société,Téléphone de l’assistant(e),Télécopie (bureau),Téléphone (bureau),Téléphone (voiture),Télécopie (domicile),Téléphone (domicile),RNIS,Tél. mobile,Autre télécopie,Autre téléphone,Récepteur de radiomessagerie,Téléphone principal,Télex,Adresse de messagerie,Sexe,Priorité,Privé,Critère de diffusion',
  es: 'Título,Nombre,Apellidos,Organización,Teléfono del ayudante,Fax del trabajo,Teléfono del trabajo,Teléfono del automóvil,Fax particular,Teléfono particular,RDSI,Teléfono móvil,Otro fax,Otro teléfono,Localizador,Teléfono principal,Télex,Dirección de correo electrónico,Sexo,Prioridad,Privado,Confidencialidad',
  it: 'Titolo,Nome,Cognome,Società,Telefono assistente,Fax (uff.),Telefono (uff.),Telefono auto,Fax abitazione,Telefono (ab.),ISDN,Cellulare,Altro fax,Altro telefono,Cercapersone,Telefono principale,Telex,Indirizzo posta elettronica,Sesso,Priorità,Privato,Riservatezza',
  nl: 'Titel,Voornaam,Achternaam,Bedrijf,Telefoon assistent,Fax op werk,Telefoon op werk,Autotelefoon,Fax thuis,Telefoon thuis,ISDN,Mobiele telefoon,Andere fax,Andere telefoon,Pager,Hoofdtelefoon,Telex,E-mailadres,Geslacht,Prioriteit,Privé,Gevoeligheid',
  pl: 'Tytuł,Imię,Nazwisko,Firma,Telefon asystenta,Faks służbowy,Telefon służbowy,Telefon w samochodzie,Faks domowy,Telefon domowy,ISDN,Telefon komórkowy,Inny faks,Inny telefon,Pager,Telefon podstawowy,Teleks,Adres e-mail,Płeć,Priorytet,Prywatne,Poufność',
  pt: 'Título,Nome,Sobrenome,Empresa,Telefone do assistente,Fax comercial,Telefone comercial,Telefone do carro,Fax residencial,Telefone residencial,ISDN,Telefone celular,Outro fax,Outro telefone,Pager,Telefone principal,Telex,Endereço de email,Sexo,Prioridade,Particular,Confidencialidade',
  fi: 'Titteli,Etunimi,Sukunimi,Yritys,Avustajan puhelin,Työfaksi,Työpuhelin,Autopuhelin,Kotifaksi,Kotipuhelin,ISDN,Matkapuhelin,Muu faksi,Muu puhelin,Hakulaite,Ensisijainen puhelin,Telex,Sähköpostiosoite,Sukupuoli,Prioriteetti,Yksityinen,Luottamuksellisuus',
};
const HUBSPOT =
  'Record ID,First Name,Last Name,Email,Phone Number,Contact owner,Lead Status,Create Date,Country/Region,Mobile Phone Number,Associated Company IDs';

/** Three people with other names; what programs write for everybody is the same. */
function three(anna: Readonly<Record<string, string>>, ...own: readonly string[]) {
  return ['', ' B', ' C'].map((end) => ({
    ...anna,
    ...Object.fromEntries(own.map((column) => [column, anna[column]! + end])),
  }));
}

test('an export of Google gives the numbers, names and notes, and nothing that is the same for everybody', () => {
  const anna = {
    'First Name': 'Anna',
    'Last Name': 'Ek',
    Photo: 'https://example.org/1',
    Labels: '* myContacts',
    'Phone 1 - Label': 'Home',
    'Phone 1 - Value': '08-465 004 05',
    'Phone 2 - Label': '* Mobile',
    'Phone 2 - Value': '070-174 06 05',
    'Address 1 - Label': 'Home',
    'Address 1 - City': 'Umeå',
  };
  const { numbers, tags } = guess(GOOGLE, ...three(anna, 'First Name', 'Last Name', 'Address 1 - City'));
  assert.deepEqual([...numbers].sort(), ['Phone 1 - Value', 'Phone 2 - Value']);
  assert.deepEqual(tags, ['First Name', 'Last Name', 'Address 1 - City']);
  const old = {
    Name: 'Anna Ek',
    'Given Name': 'Anna',
    'Phone 1 - Type': 'Mobile',
    'Phone 1 - Value': '0701740605',
  };
  assert.deepEqual(guess(OLD_GOOGLE, old).numbers, ['Phone 1 - Value', 'Phone 2 - Value']);
});

test('an export of Outlook takes the mobile phone before the others of the person, and nobody else’s', () => {
  const anna = {
    'First Name': 'Anna',
    'Home Phone': '08-465 004 05',
    'Mobile Phone': '070-174 06 05',
    'Other Phone': '070-174 06 06',
    'Car Phone': '070-174 06 07',
    "Assistant's Phone": '070-174 06 08',
    'Home Fax': '08-465 004 06',
  };
  const { numbers, tags } = guess(OUTLOOK_COM, anna);
  assert.deepEqual(numbers.slice(0, 3), ['Mobile Phone', 'Home Phone', 'Other Phone']);
  assert.ok(!numbers.some((name) => /Car|Assistant|Fax|Pager|Company/.test(name)), numbers.join());
  assert.deepEqual(tags, ['First Name', 'Car Phone', 'Home Fax', "Assistant's Phone"]);
  const german = guess(
    OUTLOOK_DE,
    ...three(
      {
        Vorname: 'Anna',
        'Telefon (privat)': '030-1234567',
        Haupttelefon: '0175 8811335',
        Mobiltelefon: '0175 8811336',
        'Mobiltelefon 2': '0175 8811337',
        Geschlecht: 'Keine Angabe',
        Priorität: 'Normal',
      },
      'Vorname',
    ),
  );
  assert.deepEqual(german.numbers.slice(0, 4), [
    'Mobiltelefon',
    'Mobiltelefon 2',
    'Telefon (privat)',
    'Haupttelefon',
  ]);
  assert.deepEqual(german.tags, ['Vorname']);
  const dutch = guess(OUTLOOK_NL, {
    Voornaam: 'Anna',
    'Mobiele telefoon': '0612345678',
    'Telefoon thuis': '0201234567',
  });
  assert.deepEqual(dutch.numbers.slice(0, 2), ['Mobiele telefoon', 'Telefoon thuis']);
});

test('an export of HubSpot takes the mobile number, and names the other column', () => {
  const anna = {
    'First Name': 'Anna',
    'Phone Number': '0846500401',
    'Mobile Phone Number': '0701740605',
    'Contact owner': 'Bo',
  };
  const bo = { 'First Name': 'Bo', 'Phone Number': '0701740606', 'Contact owner': 'Bo' };
  const { numbers, hints } = guess(HUBSPOT, anna, bo);
  assert.deepEqual(numbers, ['Mobile Phone Number']);
  assert.match(hints, /“Phone Number”/);
});

test('an export of Outlook is read in any language', () => {
  for (const [language, header] of Object.entries(OUTLOOKS)) {
    const names = header.split(',');
    const mobile = names[names.findIndex((name) => /^(?:isdn|rnis|rdsi)$/i.test(name)) + 1]!;
    const [first, last] = [names[1]!, names[2]!];
    const settings = Object.fromEntries(names.slice(-4).map((name) => [name, 'Normal']));
    const landline = names.find(
      (name) => !/fax|faks|t[ée]l[ée]copie/i.test(name) && numberHeader(name) === 'phone',
    )!;
    const people = ['0701740605', '0701740606', '0701740607'].map((number, at) => {
      return {
        ...settings,
        [mobile]: number,
        [landline]: '08-465 004 05',
        [first]: `Anna ${at}`,
        [last]: `Ek ${at}`,
      };
    });
    const { numbers, tags } = guess(header, ...people);
    assert.equal(numbers[0], mobile, language);
    assert.ok(
      numbers.every((name) => !/fax|faks|t[ée]l[ée]copie|tele[kx]/i.test(name)),
      `${language}: ${numbers}`,
    );
    assert.deepEqual(tags, [first, last], language);
  }
});

test('a log in which one person replies again and again asks whose numbers are meant, and takes not our own', () => {
  const reply = { From: '+46701740605', To: '+46766860000', Body: 'STOP' };
  const { numbers, hints } = guess('From,To,Body', reply, reply, reply);
  assert.deepEqual(numbers, [undefined]);
  assert.match(hints, /“From” or “To”/);
  const { From: Originator, To: Recipient } = reply;
  const named = { Originator, Recipient };
  assert.deepEqual(guess('Originator,Recipient', named, named, named).numbers, [undefined]);
  const fictional = ['23', '24', '25'].map((end) => ({ ...reply, From: `+4477009001${end}` }));
  assert.deepEqual(guess('From,To,Body', ...fictional).numbers, [undefined]);
  const other = { ...reply, From: '+46701740606' };
  assert.deepEqual(guess('From,To,Body', reply, other, reply).numbers, ['From']);
  assert.deepEqual(guess('from_number,to_number', { from_number: reply.From, to_number: reply.To }).numbers, [
    undefined,
  ]);
  const sent = { ...reply, To: '+46701740606' };
  assert.deepEqual(guess('To,Body', sent, sent, sent).numbers, ['To']);
});

test('numbers of customers that could be landlines go not before mobile numbers under another name', () => {
  const people = ['11', '12', '13'].map((end) => ({ Nr: `123456${end}`, Kontakt: `07017406${end}` }));
  assert.deepEqual(guess('Nr,Kontakt', ...people).numbers, [undefined]);
  const alone = people.map(({ Kontakt }) => ({ Nr: Kontakt, Kontakt: 'Ann' }));
  assert.deepEqual(guess('Nr,Kontakt', ...alone).numbers, ['Nr']);
});

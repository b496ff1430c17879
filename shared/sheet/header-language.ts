import { wordsOf } from '../format/words-in-name.ts';
import { lazily } from '../lazily.ts';

export interface HeaderLanguage {
  /** BCP 47. */
  readonly tag: string;
  /** ISO 3166 codes, the country with most such lists first; empty if the language has no country. */
  readonly countries: readonly string[];
}

/**
 * By language with its countries: words in headers of lists of people, folded as by `wordsOf`. Words that most languages
 * share are left out.
 */
const VOCABULARIES = `
  en: name first last surname forename given family full phone mobile cell number telephone address street city town state zip
    postcode country language date time day appointment birthday birth gender title company notes comment amount price due paid
    member customer client patient order status group tags sent email branch doctor child parent
  da DK: fornavn efternavn navn mobilnummer telefonnummer tlf adresse vej by postnr postnummer land sprog dato tid klokken dag
    fodselsdag fodselsdato kon titel firma virksomhed bemaerkning bemaerkninger kommentar belob pris betalt medlem medlemsnr kunde
    kundenr patient ordre gruppe afdeling laege behandler barn foraelder aftale mode lokale hold selskab arbejde hjem
  nb NO: fornavn etternavn navn mobilnummer telefonnummer tlf adresse gate vei by poststed postnr postnummer land sprak dato tid
    klokkeslett dag fodselsdag fodselsdato kjonn tittel firma bedrift merknad merknader kommentar belop pris betalt medlem
    medlemsnr kunde kundenr pasient ordre gruppe avdeling lege behandler barn forelder avtale time mote rom lag arbeid hjem
  sv SE FI: fornamn efternamn namn tilltalsnamn mobilnummer telefonnummer adress gata ort stad postnr postnummer land sprak datum
    tid klockan dag fodelsedag fodelsedatum kon titel foretag anteckning anteckningar kommentar belopp pris betald medlem
    medlemsnr kund kundnr kundnummer patient order grupp avdelning lakare behandlare barn foralder bokning mote rum lag arbete hem
    personnummer
  fi FI: etunimi sukunimi nimi matkapuhelin puhelin puhelinnumero osoite katuosoite kaupunki paikkakunta postinumero maa kieli
    paivamaara aika kello paiva syntymaaika sukupuoli yritys huomautus huomautukset kommentti summa hinta maksettu jasen
    jasennumero asiakas asiakasnumero potilas tilaus ryhma osasto laakari lapsi vanhempi sahkoposti
  is IS: nafn fornafn eftirnafn farsimi simi simanumer heimilisfang postnumer land tungumal dagsetning kennitala netfang kyn
    athugasemd upphaed verd hopur
  de DE AT CH LI LU: vorname nachname familienname zuname rufname mobilnummer handy handynummer rufnummer telefonnummer adresse
    anschrift strasse hausnummer ort stadt plz postleitzahl land sprache datum uhrzeit zeit tag geburtstag geburtsdatum geschlecht
    anrede titel firma bemerkung bemerkungen notiz betrag preis bezahlt mitglied mitgliedsnummer kunde kundennummer patient
    auftrag bestellung gruppe abteilung arzt kind eltern termin filiale verein
  nl NL BE: voornaam achternaam naam tussenvoegsel roepnaam mobiel mobielnummer telefoon telefoonnummer adres straat huisnummer
    plaats woonplaats postcode land taal datum tijd dag geboortedatum geslacht aanhef titel bedrijf opmerking opmerkingen bedrag
    prijs betaald lid lidnummer klant klantnummer patient bestelling groep afdeling arts kind ouder afspraak vestiging
  fr FR BE CH CA LU MA DZ TN SN CI CM: prenom nom portable telephone mobile adresse rue ville postal pays langue date heure jour
    naissance sexe civilite titre societe entreprise remarque remarques commentaire montant prix paye membre adherent client
    patient commande groupe service medecin enfant parent rendez vous agence
  es ES MX CO AR PE VE CL EC GT CU BO DO HN PY SV NI CR PA UY PR US: nombre nombres apellido apellidos movil celular telefono
    direccion calle ciudad localidad provincia postal pais idioma fecha hora dia nacimiento sexo tratamiento titulo empresa
    observaciones comentario importe monto precio pagado socio miembro cliente paciente pedido grupo departamento medico hijo
    padre cita sucursal correo
  pt PT BR AO MZ CV: nome apelido sobrenome telemovel celular telefone morada endereco rua cidade localidade distrito postal cep
    pais idioma lingua data hora dia nascimento sexo titulo empresa observacoes comentario valor montante preco pago socio membro
    cliente paciente utente encomenda pedido grupo departamento medico filho consulta filial
  it IT CH SM: nome cognome cellulare telefono indirizzo via citta comune provincia cap paese lingua data ora giorno nascita sesso
    titolo azienda ditta osservazioni commento importo prezzo pagato socio membro cliente paziente ordine gruppo reparto medico
    figlio genitore appuntamento filiale recapito
  pl PL: imie nazwisko imiona komorka komorkowy telefon adres ulica miasto miejscowosc kod pocztowy kraj jezyk data godzina czas
    dzien urodzenia plec tytul firma uwagi komentarz kwota cena zaplacono czlonek klient pacjent zamowienie grupa dzial lekarz
    dziecko rodzic wizyta termin oddzial
  cs CZ: jmeno prijmeni krestni mobil telefon adresa ulice mesto psc zeme jazyk datum cas hodina den narozeni pohlavi osloveni
    titul firma poznamka poznamky castka cena zaplaceno clen zakaznik pacient objednavka skupina oddeleni lekar dite rodic termin
    pobocka
  sk SK: meno priezvisko krstne mobil telefon adresa ulica mesto psc krajina jazyk datum cas hodina den narodenia pohlavie
    oslovenie titul firma poznamka poznamky suma cena zaplatene clen zakaznik pacient objednavka skupina oddelenie lekar dieta
    rodic termin pobocka
  hu HU: nev vezeteknev keresztnev csaladnev mobil mobilszam telefon telefonszam cim lakcim utca varos iranyitoszam orszag nyelv
    datum idopont ido nap szuletesi nem megszolitas ceg megjegyzes osszeg ar fizetve tag ugyfel beteg paciens rendeles csoport
    osztaly orvos gyermek szulo
  ro RO MD: prenume nume familie mobil telefon adresa strada oras localitate judet cod postal tara limba data ora ziua nasterii
    sex titlu firma observatii comentariu suma pret platit membru client pacient comanda grup departament medic copil parinte
    programare
  hr HR BA RS ME SI: ime prezime mobitel mobilni telefon adresa ulica grad mjesto postanski drzava jezik datum vrijeme sat dan
    rodenja spol titula tvrtka napomena komentar iznos cijena placeno clan korisnik kupac pacijent narudzba grupa odjel lijecnik
    dijete roditelj termin
  sl SI: ime priimek gsm mobilni telefon telefonska stevilka naslov ulica mesto kraj posta drzava jezik datum cas ura dan rojstva
    spol naziv podjetje opomba komentar znesek cena placano clan stranka pacient narocilo skupina oddelek zdravnik otrok stars
    termin
  tr TR: ad adi soyad soyadi isim cep telefon telefonu adres cadde sehir ilce posta ulke dil tarih tarihi saat gun dogum cinsiyet
    unvan firma sirket not aciklama tutar fiyat odendi uye musteri hasta siparis grup bolum doktor cocuk veli randevu sube
  et EE: eesnimi perekonnanimi nimi mobiil mobiilinumber telefon aadress tanav linn postiindeks riik keel kuupaev kellaaeg aeg
    paev sunniaeg sugu ettevote markus summa hind makstud liige klient patsient tellimus grupp osakond arst laps isikukood
  lv LV: vards uzvards mobilais talrunis telefons adrese iela pilseta indekss valsts valoda datums laiks diena dzimsanas dzimums
    uznemums piezimes summa cena samaksats biedrs klients pacients pasutijums grupa nodala arsts berns
  lt LT: vardas pavarde mobilus telefonas telefono adresas gatve miestas pasto salis kalba data laikas diena gimimo lytis imone
    pastabos suma kaina sumoketa narys klientas pacientas uzsakymas grupe skyrius gydytojas vaikas
  ru RU KZ BY KG: имя фамилия отчество фио телефон мобильный номер адрес улица город индекс страна язык дата время день рождения
    пол должность компания примечание комментарий сумма цена оплачено клиент пациент заказ группа отдел врач ребенок
  uk UA: прізвище батькові піб телефон мобільний номер адреса вулиця місто індекс країна мова дата час день народження стать
    посада компанія примітка коментар сума ціна сплачено клієнт пацієнт замовлення група відділ лікар дитина
  bg BG: име фамилия презиме телефон мобилен номер адрес улица град държава език дата час ден раждане пол длъжност фирма забележка
    коментар сума цена платено клиент пациент поръчка група отдел лекар дете
  el GR CY: ονομα επωνυμο ονοματεπωνυμο κινητο τηλεφωνο διευθυνση οδος πολη τκ χωρα γλωσσα ημερομηνια ωρα ημερα γεννησης φυλο
    τιτλος εταιρεια παρατηρησεις σχολια ποσο τιμη μελος πελατης ασθενης παραγγελια ομαδα τμημα ιατρος παιδι ραντεβου
`;

const languagesOf = lazily(() => {
  const vocabularies = new Map<string, HeaderLanguage[]>();
  for (const entry of VOCABULARIES.trim().split(/\n {2}(?=\S)/)) {
    const [head = '', words = ''] = entry.split(':');
    const [tag = '', ...countries] = head.split(' ');
    const language = { tag, countries };
    for (const word of new Set(wordsOf(words))) {
      const listed = vocabularies.get(word);
      if (listed === undefined) vocabularies.set(word, [language]);
      else listed.push(language);
    }
  }
  return vocabularies;
});

export function isWordOfHeaders(word: string): boolean {
  return languagesOf().has(word);
}

/** A word counts only if at most this many languages share it; a total below `LEAST` tells nothing. */
const MOST_SHARING = 6;
const LEAST = 0.5;
/** Languages with this share of the best score are returned too. */
const NEAR = 0.75;
/** How many columns are looked at. */
const MOST_NAMES = 200;

/** The most likely language first; empty if nothing is known. */
export function headerLanguages(names: readonly string[]): HeaderLanguage[] {
  const scores = new Map<HeaderLanguage, number>();
  for (const word of new Set(names.slice(0, MOST_NAMES).flatMap(wordsOf))) {
    const languages = languagesOf().get(word) ?? [];
    if (languages.length > MOST_SHARING) continue;
    for (const language of languages) {
      scores.set(language, (scores.get(language) ?? 0) + 1 / languages.length);
    }
  }
  const best = Math.max(0, ...scores.values());
  if (best < LEAST) return [];
  return [...scores]
    .filter(([, score]) => score >= best * NEAR)
    .sort(([, left], [, right]) => right - left)
    .map(([{ tag, countries }]) => ({ tag, countries }));
}

/** The most likely country first; empty if the names are English or tell nothing. */
export function headerCountries(names: readonly string[]): string[] {
  const languages = headerLanguages(names);
  if (languages.some(({ countries }) => countries.length === 0)) return [];
  return [...new Set(languages.flatMap(({ countries }) => countries))];
}

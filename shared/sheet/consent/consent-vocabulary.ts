import { words } from './answer-vocabulary.ts';

/** Words by which a header asks for consent, in the languages of `headerLanguages`. */
export const CONSENT = words(`
  consent consents consented permission optin subscribe
  subscribed subscriber  
  samtykke samtykker tilladelse samtykket abonnent tillatelse  
  samtycke samtycker tillstånd prenumerant
  suostumus lupa suostun markkinointilupa tilaaja samþykki áskrifandi
  einwilligung eingewilligt einverständnis einverständniserklärung einverstanden zustimmung zugestimmt erlaubnis abonniert
  abonnent newsletteranmeldung newslettertilmelding nyhedsbrevstilmelding
  toestemming toestemmen geabonneerd 
  consentement autorisation abonné abonnée
  consentimiento autorización permiso suscrito suscriptor
  consentimento autorização autorizado permissão subscrito 
  consenso consensi autorizzazione     
  zgoda zgody zgadzam pozwolenie souhlas souhlasí souhlasím povolení súhlas súhlasí súhlasím povolenie
  hozzájárulás hozzájárul hozzájárulok engedély feliratkozott consimțământ consimtamant abonat
  privola pristanak suglasnost dopuštenje saglasnost soglasje privolitev dovoljenje
  onay onayı izin izni rıza nõusolek nõus luba piekrišana piekrītu sutikimas sutinku
  согласие согласен разрешение подписан згода дозвіл підписаний съгласие съгласен разрешение абониран
  συγκατάθεση συναίνεση άδεια αποδοχή εγγεγραμμένος
  zgodę zgodą privolu tekstiviestilupa contactable
`);

export const NEWSLETTER = words(`
  newsletter newsletters nyhedsbrev nyhedsbreve nyhetsbrev uutiskirje fréttabréf rundbrief nieuwsbrief infolettre lettre boletín
  boletim biuletyn zpravodaj spravodajca hírlevél bilten e-novice bülten uudiskiri jaunumi naujienlaiškis
  рассылка рассылку розсилка розсилку бюлетин ενημερωτικό
  рассылки рассылок розсилки
`);

/** Beside a word of consent or refusal they keep its meaning; alone, as in `Marketing: no`, values must say so clearly. */
export const MARKETING = words(`
  marketing promotions promotional promo offers advertising ads reklame reklamer markedsføring tilbud reklam marknadsföring
  erbjudanden mainonta markkinointi auglýsingar werbung werbe angebote reclame publicité pub prospection commercial commerciales
  publicidad promociones comercial promoções pubblicità promozioni marketingowa marketingowe reklama reklamy reklám promotii
  marketinške reklamları ticari turundus reklaam reklāma reklamos gdpr rgpd dsgvo rodo tcpa реклама маркетинг рекламу διαφήμιση
  suoramarkkinointi markkinointia mainoksia pazarlama tanıtım marketingem marketingu marketingowy marketingové comerciales reklamu
  privacy datenschutz kvkk lopd lgpd
`);

const CONTACT = `
  reminder reminders notification notifications alert alerts update updates information texted påmindelse påmindelser påminnelse
  påminnelser varsel varsler notifikation notifikationer muistutus muistutukset erinnerung erinnerungen benachrichtigung
  benachrichtigungen informationen herinnering herinneringen rappel rappels notificación notificaciones recordatorio recordatorios
  lembrete lembretes notificação promemoria notifica notifiche przypomnienie przypomnienia powiadomienia připomínka připomenutí
  emlékeztető напоминание напоминания уведомления skrive skriva skriver schreiben schrijven écrire escribir escrever scrivere molestar
  contact contacted contacting communication communications communicate disturb call text message write
  kontakt kontakte kontaktes kontaktas kontaktere kontakta kontaktieren kontaktiert anrufen anschreiben kommunikation kommunikasjon
  ota yhteyttä contacteren benaderen bellen contacter contactez contactar contactado contatar contattare kontaktować kontaktovat
  kontaktovať kapcsolat kontaktirati contactați aranmasın связываться контакт звонить
  kontaktet kontaktad kontaktaufnahme iletişim skrives perturbe comunicaciones comunicazioni comunicações
  send sends sending sende sender sendes senden schicken skicka envoyer enviar inviare sturen lähettää wysyłać zasílat zasielať küldjön slati
  stuur envoyez envíenme inviatemi envie
  gönderme отправлять присылать надсилати беспокоить турбувати звонить
`;
export const CONTACTED = words(CONTACT);

/** Words by which a header asks whether one wants or may; only with a word for what is sent. */
export const WISH = words(`
  want wants wish wishes would like receive receives receiving get may can ok okay happy interested
  ønsker ønskes vil gerne modtag modtage modtager må gjerne motta får ønskjer önskar vill ta emot ha få haluaa haluan saa saako vastaanottaa
  möchte will erwünscht gewünscht wünscht wünschen erhalten empfangen darf dürfen wil wenst ontvangen mag mogen souhaite souhaitez veut recevoir reçoit
  peut desea quiere recibir recibe puede deseja quer receber recebe pode desidera vuole ricevere riceve può
  chce otrzymywać otrzymywanie może přeje zasílání zasíláním zasielanie praje kér kérek doreste dorește primi želi primati prejemati istiyor almak
  soovib saada vēlas saņemt piekrīt nori gauti sutinka
  kan kann kunnen można godkender mottar inscrit inscrite подписка получение разрешена hear høre dig dir ihnen dich te ti teile
  agree agreed agrees agreement accept accepts accepted allow allowed allows approved approval tilmeldt tilladt accepterer godkendt påmeldt tillatt godkjent tillåtet godkänt godkänner sallittu samþykkt erlaubt akkoord toegestaan aangemeld autorise autorisé accord acceptation accepte autoriza autorizado acepta aceptado aceita aceite inscrito autorizza autorizzato accetta accettato iscritto acord acordul
  хочет получать хоче отримувати иска получава θέλει λαμβάνει
`);

/** Only with a word for what is sent: guests check out, patients are discharged and orders cancelled by some of these. */
export const NEGATION = words(`
  not dont never ikke ej nej inte ei älä ekki nicht kein keine keinen nein niet geen nee pas jamais nie ne nem nu nu fara
  hayır istemiyor mitte nē ne не нет ні όχι não cancellato revocato odjava wypis wypisany wypisana отказ exclude excluded rezygnacja reservasjon
`);
/** In front only: elsewhere `no` is short for number. */
export const FIRST_NEGATION = words('no non sin sem senza bez без χωρίς ingen inga utan uden uten');

/** Words by which a header says that somebody must not be texted. */
export const REFUSAL = words(`
  optout optedout unsubscribe unsubscribed unsubscribes unsub dnc donotcontact blacklisted blocklisted suppressed suppression
  afmeldt afmelding afmeldte frameldt frabedt frabeder avmeldt reservert avregistrerad avregistrering avprenumererad reklamspärr spärrad
  markkinointikielto suoramarkkinointikielto kielto kieltänyt afskráður
  abgemeldet abmeldung abbestellt werbesperre werbewiderspruch widerspruch widersprochen widerruf kontaktsperre sperrvermerk
  uitgeschreven afgemeld afmelden désabonné désabonnement désinscrit désinscription dezabonat dezabonare
  disiscritto disiscrizione descadastrado opõe sprzeciw odhlášen odhlášeno
  odhlásený leiratkozott leiratkozás odjavljen odjavljeno abonelikten atteicies atsisakė loobunud
  отписан отписался отписка відписаний відписався отписан απεγγεγραμμένος εξαίρεση
  blacklist blocklist bloctel reklamebeskyttet reklamebeskyttelse werbeverbot kontaktverbot kontaktsperre tiltólista
  nekontaktovat nekontaktovať nezasílat nezasielať nevolat nevolať aramayın
`);
/** As often something else, such as a surname; values must say so clearly. */
export const WEAK_REFUSAL = words(
  'robinson robinsonliste robinsonlisten stop blocked baja bajas nix gesperrt sperre',
);

export const STATUS = words(`
  status state statut stav stan estado état stato tila ástand toestand állapot stare stanje durum olek statuss būsena
  статус стан състояние κατάσταση statuso tilstand
`);
export const MEMBERSHIP = words(
  'subscription subscriber service member customer tilmelding abonnement abonnements medlem kunde mitglied mitglieds kunden lid suscripción inscrição iscrizione',
);

/** Only a refusal has a time that says so: `Unsubscribed at`. */
export const TIME = words(
  'date time at on op since dato den kl datum tid am seit päivä päiväys dátum fecha data le depuis dal dzień tarih дата ημερομηνία',
);

/** As whole values of a status: who left a list or cannot be reached by it. */
export const LEFT = words(`
  unsubscribed unsubscribe unsub optout optedout donotcontact dnc blocked blacklisted blocklisted bounced bounce cleaned complained
  complaint spam suppressed
  afmeldt frameldt avmeldt reservert avregistrerad avprenumererad afskráður abgemeldet abbestellt ausgetragen widerrufen
  uitgeschreven afgemeld désabonné désabonnée désinscrit désinscrite baja disiscritto disiscritta descadastrado descadastrada
  wypisany wypisana odhlášen odhlášena odhlásený odhlásená leiratkozott dezabonat dezabonată odjavljen odjavljena
  отписан отписана отписался відписаний απεγγεγραμμένος
`);

/** What became of a text, or facts about it: beside words that are not known, the column is about these. */
export const RECORDS = words(`
  sent delivered delivery received failed error reply replies replied response answer answered confirmed read opened clicked cost price
  count number date template code type source version form sendt leveret modtaget svar svaret pris dato skickat skickad levererat mottaget
  gesendet versendet zugestellt geantwortet antwort datum verzonden bezorgd envoyé reçu répondu enviado recibido entregado respondido
  inviato ricevuto consegnato risposto wysłano wysłany dostarczono odesláno doručeno elküldve lähetetty toimitettu gönderildi
  отправлено доставлено получено надіслано
`);

import { wordsOf } from '../../format/words-in-name.ts';
import { lazySet } from '../../lazily.ts';

export const words = (text: string) => lazySet(() => wordsOf(text));

/** Words for what is sent. With one of them, a wish or a refusal is about texts. */
export const CHANNEL = words(`
  sms smses text texts texting textmessage textmessages msg messages message messaging besked beskeder melding meldinger meddelande
  meddelanden viesti viestejä viestit skilaboð nachrichten nachricht kurznachrichten bericht berichten messages mensajes mensaje
  mensagens messaggi messaggio wiadomości zprávy správy üzenet üzenetek mesaje poruke poruka sporočila mesaj mesajı sõnumid
  sõnumeid ziņas žinutes žinutės сообщения повідомлення съобщения μηνύματα смс
  txt tekstiviesti tekstiviestit tekstiviestejä tekstiviestiä tekstiviesteihin ileti смски
`);

/** Phrases that mean one word of the lists below, such as “slået til”, which means “on”. */
export const PHRASES: readonly (readonly [phrase: RegExp, word: string])[] = [
  // A switch; within an answer the same words mean `from` and `to`.
  [/^(?:sla(?:e)?tt? |skrudd )?(?:til|pa|an|aan|in|paalla)$/, 'on'],
  [/^(?:sla(?:e)?tt? |skrudd )?(?:fra|av|aus|uit|out|pois)$/, 'off'],
  [/\bopt(?:ed|s)? in\b/g, 'optin'],
  [/\b(?:don|doesn) t\b/g, 'not'],
];

/** Words without a meaning of their own; with any other word, the column is about something else. */
export const FILLERS = words(`
  to for of via the a an us from our me you your do does we i is has have been given be this that any per by and or only
  yes no y n ja nej nei nein oui non si sí sim não tak nie ano ne igen nem da nu evet
  til på fra os af om at der den det du vi med og eller blive bliver måtte skal er som på till av från för att oss och
  per wir uns für von zum zur zu der die das uns und oder sie ich bin dem ist des
  voor van de het een ons en of ik per aan
  à au aux par pour de des du la le les nous vos et ou être a l d
  el los las del por para y e o que se nos en al di da dal della delle dei il lo gli via su con em os as do das dos na no um
  na w z ze ze przez s se k o i u ve ile için mi на по в с к и для от за от на να για από με
  client customer people person persons list liste listen listan lista avg be mobile mobil móvil handy mot sig sich
  please double active enabled aktiv register registret eintrag werden bli versand empfang utskick utsendelser invio envío envio
  mig mir meg mich mij moi an givet gitt gegeben erteilt afgivet indhentet liegt vor
`);

export const YES = words(`
  yes y yep yeah true t on ok okay x xx checked check optin subscribed subscribe active given granted agree agreed agrees accept
  accepts accepted allow allowed allows sms text both all want wants sure v
  ja j jo jep jatak jah já jā sand sant tilmeldt ønsker samtykker samtykke tilladt påmeldt godkendt godkjent godkänd samtycker anmält
  kyllä k tosi sallittu suostun wahr erlaubt einverstanden angemeldet zugestimmt erteilt eingewilligt waar akkoord aangemeld toegestaan
  oui o vrai accordé accepté inscrit abonné autorisé si sí s verdadero acepta autoriza suscrito aceptado sim verdadeiro aceito inscrito
  vero iscritto accetta accettato autorizzato tak prawda zgoda wyraził wyraziła ano a áno pravda souhlasí súhlasí igen i igaz
  hozzájárul feliratkozott da d adevărat evet doğru onaylı taip tiesa patiesība tõsi да д так истина правда согласен подписан
  ναι αληθές 是 はい 예 có ใช่ ya نعم بله כן हाँ
  var onay istiyor kabul joo wel acepto autorizo concordo acconsento souhlasím wyrażam zgodę enabled
  consented permitted obtained confirmed
  givet godkänt samtyckt samtykt afgivet accepteret samtykket indhentet bekræftet aktivt gitt akseptert bekreftet innhentet givit lämnat accepterat inhämtat
  bekräftat annettu hyväksytty voimassa veitt gegeben abgegeben vorhanden liegt akzeptiert bestätigt gegeven verleend bevestigd actief
  donné obtenu actif activé confirmé dado otorgado concedido activo activado dato prestato concesso attivo attivato ativo ativado
  udzielona udzielono wyrażona aktywna aktywny udělen udělený poskytnut udelený megadva megadott aktív acordat
  dana dano aktivan verildi alındı aktif antud dota duotas дано получено надано дадено δόθηκε
`);

/** Words that may follow an answer. */
export const POLITE = words(
  'please pls plz thank thanks now it all svp venligst tak takk tack gerne gjerne gärna bitte danke graag merci volontiers gracias por favor grazie obrigado kiitos prosím prosze',
);

/** In a column of refusals these words mean “did not refuse”; those of `REFUSED` mean “refused”. */
export const PLAIN_NO = words(`
  no n nope off false f never nej nei nein nee ne nē ingen ikke inte inga kein keine nie falsk usann usand falskt falsch onwaar ei e
  epätosi non faux jamais falso não nao nunca fałsz brak nepravda nem hamis nu fals netočno hayır h yanlış nav vale не нет н ні
  ложь όχι ψευδές none yok 否 いいえ 아니오 không ไม่ tidak لا خیر לא नहीं
`);

/** As a value, these mean a no, or that a yes was taken back, beside what `isClearNo` knows. */
export const REFUSED = words(`
  not ko removed decline declined declines refuse refused denied reject rejected revoked blocked stop stopped cancelled bounced cleaned
  without intet ej nix nicht niet geen abgelehnt verweigert gesperrt geweigerd kielletty kielto refusé refus pas baja rechaza rechazado
  niega recusado recusa rifiutato rifiuta negato odmowa odmítnuto nesouhlasí nesúhlasí elutasítva refuzat viltus netiesa отказ
  отказался откажа disallow disallowed deny disabled inactive expired istemiyor etmiyor ret kiellä trukket tilbagetrukket afvist
  afslået inaktiv inaktivt deaktiveret tilbakekalt tilbaketrukket avvist avslått deaktivert återkallat återkallad återtaget
  tillbakadraget tillbakadragen avslagit avslaget inaktiverat peruttu peruutettu evätty afturkallað zurückgezogen zurückgenommen
  entzogen deaktiviert ingetrokken herroepen inactief retiré retirée révoqué révoquée inactif désactivé revocado revocada retirado
  retirada desactivado inactivo revogado revogada desativado inativo revocato ritirato disattivato inattivo wycofana wycofano wycofany
  cofnięta cofnięto odwołana odwołano nieaktywna odvolán odvolaný odvoláno zrušen visszavonva visszavont retras revocat povučena
  povučen povučeno opozvana preklican preklicana preklicano geri iptal võetud atsaukta atšauktas atšaukta відкликано відкликаний
  оттеглено оттеглен ανακλήθηκε
`);

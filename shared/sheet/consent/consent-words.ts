import { words } from '../answers/answer-vocabulary.ts';
import { LEFT } from '../answers/clear-no.ts';
import { stems } from '../answers/stems.ts';

/** With one of these, a heading can only be about texts. */
export const SMS = stems(
  'sms смс 短信 簡訊 短訊 문자 پیامک tekstiviest text_mess text_alert text_remind text_notif text_updat textable',
);

export const MAIL = stems(`
  email e_mail mail. mails. mailing emailing post. postal postalisk epost e_post sahkoposti correo courriel courrier brev. brief. briefe posta. poczt
  letter. letters. wiadomosc_email эл_почт почт имейл электронн_почт ηλεκτρονικ posti. mailem e_mailem
`);

/** Beside a word for mail, one of these shows that the heading is about more than mail. */
export const BEYOND_MAIL = stems('sms смс text txt tekst tekstiviest mobil phone telefon handy both.');

/** With one of these, a heading asks for consent. */
export const CONSENT = stems(`
  consent opt_in. opted_in. opts_in. optin permitted contactable subscribed. subscribe. agree_to do_you_agree
  samtyk samtyck godkannande prenumerant suostum markkinointilup tekstiviestilup samþykk askrifand
  einwillig einverstand zustimm zugestimmt erlaubnis. kontakterlaubnis abonnier newsletteranmeldung newslettertilmeld nyhedsbrevstilmeld
  toestem akkoord. geabonneerd consentem consentim abonne. abonnee. suscrito. suscriptor. subscrito. consenso consensi
  zgod. zgoda zgody zgode zgadzam souhlas suhlas hozzajarul feliratkozott consimt abonat. privol pristanak suglasnost saglasnost
  soglasje onay. onayi. iys. izni. riza. nousolek piekri sutiki sutinku соглас згод. згода згоду съглас подписан. підписан абониран
  συγκαταθεσ συναινεσ αποδοχη. εγγεγραμμεν 同意 수신동의 동의 ยินยอม موافقة הסכמה אישור_דיוור قبول_الرسائل đong_y setuju सहमति
`);

/** Words of columns of consent, and as often of others: the values must be yes or no. */
export const PERMISSION = stems(`
  permission subscript suscripc tilladelse tillatelse tillstand lupa. tilaaja. autoris autoriz permiso permiss pozwolen povolen engedel dopuste privolit dovoljen
  izin. luba. разреш дозвіл дозвол αδεια. newsletter nyhedsbrev nyhetsbrev uutiskirje frettabref rundbrief nieuwsbrief infolettre boletin
  boletim biuletyn zpravodaj spravodaj hirlevel bilten bulten. uudiskiri jaunumi. naujienl рассылк розсилк бюлетин ενημερωτικ
  marketing promo. promos. promotions promotional advertis reklame. reklamer. reklam. reklama. reklamy reklaamid markedsforing marknadsforing
  mainon mainoksi markkinoin auglysing werbung. werbe publicite. prospection. publicidad promocion pubblicita promozion reklamie marketinsk
  reklamlar ticari_ileti turundus реклам маркетинг διαφημισ gdpr rgpd dsgvo rodo. tcpa kvkk lopd lgpd privacy datenschutz pazarlama
  commerciales comerciales commerciali oferty.
`);

/** A heading with one of these asks for consent only if it also has a verb that wishes or allows. */
export const CONTACT = stems(`
  call. text. texts. txt texted texting messag beskeder. besked. melding meddeland viesti. viesteja nachricht bericht. berichten mensaj mensagen
  messaggi wiadomos zprav sprav uzenet mesaj poruk sporocil sonumi zinas. zinute сообщен повідомл съобщен μηνυμα
  reminder notif alerts. updates. information. pamind paminn varsl varsel muistutu erinner herinner rappel recordator lembrete promemoria przypomn
  pripom напомин уведомл skrive. skrives. skriva skriver schreib schrijven ecrire escrib escrever scrivere contact contatar contattar molest disturb беспоко
  angeschrieben communicat comunic kommunik kontakt anrufen. anschreib yhteytt benader bellen kapcsolat aranmas связыва контакт звонить
  send. sende. sender. senden. skicka envoy enviar inviare lahettaa wysyl zasil zasiel kuldj slati stuur отправл присыл надсил mesajlari
`);
export const WISH = words(`
  want wants wish wishes preferred preference preferences would like receive receives get may can ok okay happy accept accepts accepted allow allowed allows approve
  ønsker ønskes vil modtag modtage modtager må motta få får ønskjer önskar vill haluaa haluan saa saako möchte will erwünscht gewünscht wünscht
  erhalten empfangen darf dürfen dürfe wil wenst ontvangen mag mogen souhaite souhaitez veut recevoir reçoit peut desea quiere recibir recibe puede
  deseja quer receber recebe pode desidera vuole ricevere riceve può chce otrzymywać może přeje praje kér kérek doreste dorește primi
  želi primati prejemati istiyor almak soovib saada vēlas saņemt nori gauti godkender mottar kan kann accepte acceptez acepta autoriza aceita
  хочет получать хоче отримувати иска получава θέλει λαμβάνει mig mir meg mich mij moi
  tilladt tillatt tillåtet erlaubt gestattet toegestaan akkoord autorisé autorise autorizado aceptado autorizzato sallittu разрешено
`);

/** With one of these, a heading means that somebody must not be texted; any filled cell is then a no. */
export const REFUSAL = stems(`${LEFT}
  donotcontact suppress reservert reklamsparr sparrad. kielto kieltanyt afskra werbewiderspr widersp widerruf werbeverbot kontaktverbot opoe. sprzeciw
  atteici loobu отписа отписва εξαιρεσ bloctel reklamebeskyt tiltolist nevolat aramayin nemzen no_contactar no_molestar 拒收 拒否 拒绝 拒絕 거부
  tacker_nej tackar_nej takket_nej nej_tak nei_takk nein_danke no_thanks sagde_nej sagte_nein said_no dado_de_baja non_contatta nao_contactar
`);
/** These often mean something else, such as a surname: the values must be yes or no. */
export const WEAK_REFUSAL = words(
  'robinson robinsonliste robinsonlisten stop blocked baja bajas nix gesperrt sperre',
);

export const NEGATION = words(`
  not dont donot never without ikke ej nej inte ei älä ekki nicht kein keine keinen nein niet geen nee pas jamais nie ne nem fara
  hayır istemiyor mitte nē не нет ні όχι não לא عدم refus opposition oposición rechazo rifiuto opposizione recusa gönderme exclude excluded rezygnacja reservasjon отказ odjava wypis
`);
/** Only at the start of a heading: elsewhere `no` is short for number. */
export const FIRST_NEGATION = words('no non sin sem senza bez без χωρίς ingen inga utan uden uten nu');

/** Headings about what became of a text, or about facts of a consent. */
export const RECORD = stems(`
  sent. sendt. skickat. skickad. gesendet versendet verzonden envoye. enviado inviato wyslan odeslan elkuldve lahetetty gonderildi отправлен надіслан
  deliver levere zugestell bezorgd entregad consegnat dostarcz doruc toimitett доставлен received. leveret. modtaget. mottaget. bestatigt
  fail error repl response answer. answers svar. svaret. antwort reply read. opened clicked cost. price pris. count. number. code. template given_by givet_af modtaget_af
  version source. form. ip. id. link. url. level. colour. color. budget. signed
  date. datum. dato. data. tid. time. fecha. datas. seit. since. paiva. dzien. дата. datetime
`);
export const LINK = stems('link. url. code. token.');

/** Consent to something other than being written to. */
export const OTHER_CONSENT = stems(
  'photo foto bild billed image picture cookie surgery parental treatment medical',
);

export const STATUS = stems(`
  status. state. statut. stav. stan. estado. etat. stato. tila. astand. toestand. allapot. stare. stanje. durum. olek. statuss. busena.
  статус. стан. състояние. κατασταση. tilstand.
`);

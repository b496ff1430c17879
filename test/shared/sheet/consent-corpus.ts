/** Header, cells (`*3` for three rows, an empty one for a blank), and the kind with the values that mean no. */
export const CONSENT = `
Consent SMS | yes*9,no | allow no
SMS consent | Y,N | allow N
sms_opt_in | TRUE,FALSE | allow FALSE
Marketing opt-in | TRUE,FALSE | allow FALSE
Opt-in | 1,0 | allow 0
OptIn | 1,0*4, | allow 0, (blank)
Opted in? | Yes,No | allow No
Text alerts | On*4,Off | allow Off
Communication preference | SMS*4,None | allow None
İYS Durumu | ONAY*4,RET | allow RET
Newsletter | 1,0 | allow 0
Newsletter (yes/no) | yes,no | allow no
Consent | given,withdrawn | allow withdrawn
Consent given | x, | allow (blank)
Marketing consent (Y/N) | y*5,n,?  | allow n, ?
GDPR consent | yes,declined | allow declined
Do you agree to receive SMS messages from us? | Yes,No | allow No
Can we text you? | yes,no | allow no
OK to text | ok,not ok | allow not ok
Wants texts | yes,no thanks | allow no thanks
Subscribed | true,false | allow false
Permission | yes,no | allow no
Text message opt in | 1.0,0.0 | allow 0.0
SMS | yes,no | allow no
Marketing | Yes*3,No | allow No
Do not contact | x, | block x
Do not contact | yes,no, | block yes
Do Not Text | TRUE,FALSE | block TRUE
Don't contact | 1,0 | block 1
DNC | Y, | block Y
No SMS | x, | block x
No marketing | 1, | block 1
Opt-out | 1,0 | block 1
Opted out | yes, | block yes
Opt-out date | 2024-05-01, | block 2024-05-01
SMS opt out | 0*9,1 | block 1
Unsubscribed | true,false | block true
Unsubscribed at | 2024-05-01 10:00, | block 2024-05-01 10:00
UNSUB_TIME | 2024-05-01 10:00:00, | block 2024-05-01 10:00:00
Do not contact | moved away,deceased, | block moved away, deceased
Blacklisted | no,yes | block yes
Robinson | x, | block x
Robinson | ja,nein | block ja
Robinsonliste | X, | block X
Stop | x, | block x
Suppressed | 1, | block 1
Status | active*8,unsubscribed | status unsubscribed
Status | subscribed,Opted out,cleaned | status Opted out
Subscription status | Active,Bounced | status Bounced
SMS status | subscribed,unsubscribed | status unsubscribed
Member status | ok,do not contact | status do not contact
Ønsker SMS | ja*4,nej | allow nej
Ønsker SMS | Ja tak,Nej tak | allow Nej tak
Ønsker du at modtage SMS fra os? | Ja,Nej | allow Nej
Må vi sende dig SMS? | ja,nej | allow nej
SMS-samtykke | ja,nej, | allow nej, (blank)
Samtykke | JA,NEJ | allow NEJ
Samtykke til markedsføring | Ja,Nej | allow Nej
Markedsføringssamtykke | sand,falsk | allow falsk
Nyhedsbrev | 1,0 | allow 0
Tilmeldt nyhedsbrev | ja,nej | allow nej
Nej tak | x, | block x
Nej tak til SMS | x, | block x
Ikke SMS | x, | block x
Reklamer nej tak | ja, | block ja
Afmeldt | 01-02-2024, | block 01-02-2024
Afmeldt den | 01.02.2024, | block 01.02.2024
Må ikke kontaktes | x, | block x
Status | tilmeldt,afmeldt | status afmeldt
Status | aktiv,frameldt | status frameldt
Ønsker nyhetsbrev | ja,nei | allow nei
Samtykker til SMS | Ja,Nei | allow Nei
Nyhetsbrev | påmeldt,avmeldt | allow avmeldt
Ønsker ikke SMS | x, | block x
Reservert | x, | block x
Samtycke | ja,nej | allow nej
Samtycker till SMS | Ja,Nej | allow Nej
Vill ha SMS | ja,nej | allow nej
Nyhetsbrev | J,N | allow N
Marknadsföringssamtycke | sant,falskt | allow falskt
Avregistrerad | x, | block x
Vill inte ha SMS | x, | block x
Status | aktiv,avregistrerad | status avregistrerad
Suostumus | kyllä,ei | allow ei
Markkinointilupa | Kyllä,Ei | allow Ei
Uutiskirje | k,ei | allow ei
Haluaa viestejä | kyllä,ei | allow ei
Markkinointikielto | x, | block x
Samþykki | já,nei | allow nei
Einwilligung | ja,nein | allow nein
Einwilligung SMS | Ja,Nein,  | allow Nein, (blank)
Werbeeinwilligung | WAHR,FALSCH | allow FALSCH
SMS-Einwilligung | erteilt,widerrufen | allow widerrufen
Newsletter ja/nein | j,n | allow n
Möchte SMS erhalten | ja,nein danke | allow nein danke
Dürfen wir Sie kontaktieren? | Ja,Nein | allow Nein
Kontakterlaubnis | ja,keine | allow keine
Keine Werbung | x, | block x
Nicht kontaktieren | x, | block x
Werbewiderspruch | ja,nein | block ja
Abgemeldet | 01.02.2024, | block 01.02.2024
Status | aktiv,abgemeldet | status abgemeldet
Toestemming | ja,nee | allow nee
Toestemming SMS | Ja,Nee | allow Nee
Nieuwsbrief | ja,nee | allow nee
Wil SMS ontvangen | ja,nee bedankt | allow nee bedankt
Niet benaderen | x, | block x
Uitgeschreven | waar,onwaar | block waar
Status | actief,uitgeschreven | status uitgeschreven
Consentement | oui,non | allow non
Consentement SMS | OUI,NON | allow NON
Accepte les SMS | Oui,Non | allow Non
Souhaite recevoir des SMS | vrai,faux | allow faux
Ne pas contacter | x, | block x
Pas de SMS | oui,non | block oui
Désabonné | x, | block x
Statut | actif,désinscrit | status désinscrit
Consentimiento | sí,no | allow no
Acepta SMS | si,no | allow no
Desea recibir mensajes | SÍ,NO | allow NO
Boletín | sí,no | allow no
No contactar | x, | block x
Baja | sí,no | block sí
Estado | alta,baja | status baja
Consentimento | sim,não | allow não
Aceita SMS | Sim,Nao | allow Nao
Não contactar | x, | block x
Consenso | sì,no | allow no
Consenso marketing | VERO,FALSO | allow FALSO
Accetta SMS | si,no | allow no
Non contattare | x, | block x
Stato | iscritto,disiscritto | status disiscritto
Zgoda | tak,nie | allow nie
Zgoda na SMS | TAK,NIE | allow NIE
Zgoda marketingowa | tak,brak | allow brak
Nie kontaktować | x, | block x
Status | aktywny,wypisany | status wypisany
Souhlas | ano,ne | allow ne
Souhlas se zasíláním SMS | ano,ne | allow ne
Odhlášen | ano,ne | block ano
Súhlas | áno,nie | allow nie
Hozzájárulás | igen,nem | allow nem
Hírlevél | igen,nem | allow nem
Leiratkozott | igen,nem | block igen
Acord SMS | da,nu | allow nu
Privola | da,ne | allow ne
Soglasje | da,ne | allow ne
SMS izni | evet,hayır | allow hayır
Onay | Evet,Hayır | allow Hayır
Nõusolek | jah,ei | allow ei
Piekrišana | jā,nē | allow nē
Sutikimas | taip,ne | allow ne
Согласие | да,нет | allow нет
Согласие на рассылку | Да,Нет | allow Нет
Отписан | да,нет | block да
Згода | так,ні | allow ні
Съгласие | да,не | allow не
Συγκατάθεση | ναι,όχι | allow όχι
Samtykke | ja*40,nej*9,yes*3,no,1,0,x,måske,?,spørg, | allow nej, no, 0, x, måske, ?, spørg, (blank)
SMS reminder | yes,no | allow no
SMS-påmindelse | ja,nej | allow nej
Erinnerung per SMS | ja,nein | allow nein
Rappel SMS | oui,non | allow non
Wants reminders | yes,no | allow no
Would you like to receive SMS updates? | Yes,No | allow No
Må vi skrive til dig? | ja,nej | allow nej
SMS erwünscht | ja,nein | allow nein
GDPR | yes,no | allow no
DSGVO OK | ja,nein | allow nein
TCPA consent | Y,N | allow N
Mobil samtykke | ja,nej | allow nej
Frabeder sig SMS | x, | block x
No molestar | sí,no | block sí
Odjava SMS | da,ne | block da
sms_consent_status | granted,denied | allow denied
Opt-out | STOP,no,declined, | block STOP, declined
Do not contact | no contact,No SMS,nej, | block no contact, No SMS
Opted out | withdrawn,refused,false | block withdrawn, refused
unsubscribed_at | 0000-00-00 00:00:00,NULL,2024-05-01 10:00:00 | block 2024-05-01 10:00:00
SMS consent | yes,Yes please,On hold,yes email only,yes?,no | allow On hold, yes email only, yes?, no
Status | Active,Unsubscribed from SMS,Not contacted | status Unsubscribed from SMS
Status | Aktiv,Abgemeldet am Montag,Do not text,No SMS | status Abgemeldet am Montag, Do not text, No SMS
Consent | ✓,x | allow x
Consent | ✅,❌ | allow ❌
State | Repaired,Said no,Rejected | status Said no
Status | Rettet,Sagde nej,Afvist | status Sagde nej
Status | Korrigiert,Sagte nein | status Sagte nein
SMS | x, | allow (blank)
SMS enabled | 1, | allow (blank)
Uutiskirje | K,E | allow E
SMS izni | E,H | allow H
Aramayın | E,H | block E
Do not contact | x,-,n/a, | block x
Zgoda na otrzymywanie SMS | TAK,NIE | allow NIE
Wyraża zgodę na SMS | tak,nie | allow nie
Rezygnacja z SMS | x, | block x
Nie wysyłać | tak,nie | block tak
Suoramarkkinointilupa | kyllä,ei | allow ei
Saa lähettää tekstiviestejä | kyllä,ei | allow ei
Tekstiviestimarkkinointi | sallittu,kielletty | allow kielletty
Ei markkinointia | x, | block x
Sähköpostilupa ja SMS-lupa | kyllä,ei | allow ei
Ticari ileti izni | var,yok | allow yok
SMS almak istiyor mu? | İstiyor,İstemiyor | allow İstemiyor
Kara liste | x, | block x
Akkoord met sms | ja,nee | allow nee
Afgemeld op | 2024-05-01, | block 2024-05-01
Acepta comunicaciones comerciales | sí,no | allow no
No enviar | sí,no | block sí
Consentimiento informado SMS | sí,no | allow no
Autorizza invio SMS | sì,no | allow no
Inscrit newsletter | oui,non | allow non
Email/SMS opt in | yes,no | allow no
email_and_sms_consent | TRUE,FALSE | allow FALSE
SmsOptOut__c | true,false | block true
SMS enabled | 1,0 | allow 0
SMS subscription | yes,no | allow no
Blocklist | x, | block x
Exclude from SMS | x, | block x
Do not send | x, | block x
No texts please | x, | block x
Samtykke SMS/mail | ja,nej | allow nej
Godkender SMS | ja,nej | allow nej
Reklamebeskyttet | ja,nej | block ja
Ønsker ikke å bli kontaktet | x, | block x
Tackar nej till SMS | x, | block x
Darf kontaktiert werden | ja,nein | allow nein
Datenschutzeinwilligung | ja,nein | allow nein
SMS-Versand | ja,nein | allow nein
Werbeverbot | x, | block x
Double-Opt-in | ja,nein | allow nein
Nekontaktovat | x, | block x
Zasílat SMS | ano,ne | allow ne
Nem kér SMS-t | x, | block x
Согласен на получение СМС | да,нет | allow нет
Отказ от рассылки | да,нет | block да
Не беспокоить | x, | block x
Suglasnost za SMS | da,ne | allow ne
Nõus SMS-idega | jah,ei | allow ei
Piekrīt saņemt SMS | jā,nē | allow nē
SMS-samtykke | Givet,Trukket tilbage | allow Trukket tilbage
SMS-samtykke | Aktivt,Tilbagekaldt | allow Tilbagekaldt
SMS-samtykke | Til,Fra | allow Fra
SMS-samtykke | Accepteret,Afvist | allow Afvist
Samtykke | Ja*5,Tilbagekaldt*5 | allow Tilbagekaldt
Samtykke | Afgivet,Tilbagetrukket | allow Tilbagetrukket
Samtykke | Givet,Ikke givet | allow Ikke givet
Samtykke | Accepteret,Ikke accepteret | allow Ikke accepteret
Samtykke | Samtykket,Ikke samtykket | allow Ikke samtykket
Samtykke | Indhentet,Mangler | allow Mangler
Samtykke | Slået til,Slået fra | allow Slået fra
Samtykke givet | ja,nej | allow nej
Samtykke | Gitt,Trukket tilbake | allow Trukket tilbake
Samtykke | Ja*2,Avslått*8 | allow Avslått
Samtykke | Akseptert,Tilbakekalt | allow Tilbakekalt
Samtycke | Givet,Återkallat | allow Återkallat
Samtycke | Ja,Återkallad | allow Återkallad
Samtycke | Lämnat,Tillbakadraget | allow Tillbakadraget
Samtycke | Godkänt,Ej godkänt | allow Ej godkänt
SMS-samtycke | På,Av | allow Av
Suostumus | annettu,peruttu | allow peruttu
SMS-lupa | Päällä,Pois | allow Pois
Samþykki | veitt,afturkallað | allow afturkallað
Einwilligung | erteilt,zurückgezogen | allow zurückgezogen
Einwilligung | ja*9,zurückgezogen*91 | allow zurückgezogen
Einwilligung | gegeben,nicht gegeben | allow nicht gegeben
Einwilligung | vorhanden,nicht vorhanden | allow nicht vorhanden
Einwilligung | liegt vor,liegt nicht vor | allow liegt nicht vor
Einwilligung | aktiv,inaktiv | allow inaktiv
Einwilligung | An,Aus | allow Aus
Einwilligung | akzeptiert,entzogen | allow entzogen
Einwilligung | ja,ausstehend | allow ausstehend
Einwilligung liegt vor | ja,nein | allow nein
Consent | Given,Not given | allow Not given
Consent | Consented,Not consented | allow Not consented
Consent | Permitted,Not permitted | allow Not permitted
Consent | Obtained,Not obtained | allow Not obtained
Consent | Confirmed,Withdrawn | allow Withdrawn
Consent | Yes,Pending | allow Pending
Consent | In,Out | allow Out
SMS consent | Express,Implied | allow Express, Implied
SMS consent | 2024-05-01*40, | allow 2024-05-01, (blank)
Toestemming | gegeven,ingetrokken | allow ingetrokken
Toestemming sms | Aan,Uit | allow Uit
Consentement | donné,retiré | allow retiré
Consentement | activé,révoqué | allow révoqué
Consentimiento | otorgado,revocado | allow revocado
Consentimento | dado,revogado | allow revogado
Consenso | prestato,revocato | allow revocato
Zgoda | udzielona,wycofana | allow wycofana
Souhlas | udělen,odvolán | allow odvolán
Súhlas | udelený,odvolaný | allow odvolaný
Hozzájárulás | megadva,visszavonva | allow visszavonva
Acord SMS | acordat,retras | allow retras
Privola | dana,povučena | allow povučena
Soglasje | dano,preklicano | allow preklicano
SMS izni | verildi,geri alındı | allow geri alındı
Nõusolek | antud,tagasi võetud | allow tagasi võetud
Piekrišana | dota,atsaukta | allow atsaukta
Sutikimas | duotas,atšauktas | allow atšauktas
Согласие | дано,отозвано | allow отозвано
Згода | надано,відкликано | allow відкликано
Съгласие | дадено,оттеглено | allow оттеглено
Συγκατάθεση | δόθηκε,ανακλήθηκε | allow ανακλήθηκε
SMSOptIn | 1,0 | allow 0
SMSOptOut | 1,0 | block 1
SMSOptOut__c | true,false | block true
SMSAllowed | yes,no | allow no
SMSTilladt | ja,nej | allow nej
IsSMSAllowed | TRUE,FALSE | allow FALSE
GDPROptIn | yes,no | allow no
Modtag SMS | ja,nej | allow nej
Modtag SMS-beskeder | ja,nej | allow nej
Modtag beskeder | ja,nej | allow nej
Send mig SMS | ja,nej | allow nej
Send meg SMS | ja,nei | allow nei
Skicka mig SMS | ja,nej | allow nej
SMS an mich senden | ja,nein | allow nein
Stuur mij sms | ja,nee | allow nee
Envoyez-moi des SMS | oui,non | allow non
SMS status | active*9,STOP,opted out | status STOP, opted out
SMS status | active*9,stopped | status stopped
SMS status | active*9,removed | status removed
SMS status | active*9,cancelled | status cancelled
SMS status | active*9,withdrawn | status withdrawn
SMS status | active*9,revoked | status revoked
SMS status | active*9,inactive | status inactive
SMS status | activo*9,desuscrito | status desuscrito
SMS status | OK*9,paused,Stopped by request | status Stopped by request
SMS-status | aktiv*9,afmeldt | status afmeldt
SMS-Status | aktiv*9,abgemeldet | status abgemeldet
Subscription | subscribed*9,unsubscribed | allow unsubscribed
Global status | subscribed*9,unsubscribed | status unsubscribed
phoneStatus | subscribed*9,unsubscribed | status unsubscribed
List status | subscribed*9,Unsubscribed (SMS) | status Unsubscribed (SMS)
donotContact | TRUE,FALSE*9 | block TRUE
DoNotCall/Text | TRUE,FALSE*9 | block TRUE
doNotSMS | 1,0*9 | block 1
Phone Blacklisted | True,False*9 | block True
use_sms | TRUE*9,FALSE | allow FALSE
General SMS | TRUE*9,FALSE | allow FALSE
Mobile Phone SMS Enabled | true*9,false | allow false
SMS Marketing Enabled | yes*9,no | allow no
E-mail/SMS status | active*9,opted out | status opted out
Email & SMS opt out | 1,0*9 | block 1
Do Not Call | 0,1 | block 1
Refus SMS | X,,, | block X
RGPD | OK,KO | allow KO
SMS gönderme | x,, | block x
拒收短信 | 是,, | block 是
SMS配信拒否 | ○,, | block ○
문자수신거부 | Y,, | block Y
SMS可否 | ○,× | allow ×
לא לשלוח SMS | כן,, | block כן
عدم إرسال رسائل SMS | نعم,, | block نعم
Consenso SMS | Acconsento,Non acconsento | allow Non acconsento
SMS配信 | 可,不可 | allow 可, 不可
SMS送信可否 | はい,いいえ | allow いいえ
SMS 수신 | 동의,거부 | allow 동의, 거부
문자수신 | 예,아니오 | allow 아니오
是否接收短信 | 是,否 | allow 否
接收簡訊 | 是,否 | allow 否
Nhận SMS | Có,Không | allow Không
Đồng ý nhận tin | Có,Không | allow Không
Setuju SMS | Ya,Tidak | allow Tidak
รับ SMS | ใช่,ไม่ใช่ | allow ไม่ใช่
استقبال SMS | نعم,لا | allow لا
قبول الرسائل | نعم,لا | allow لا
אישור דיוור | כן,לא | allow לא
دریافت پیامک | بله,خیر | allow خیر
SMS सहमति | हाँ,नहीं | allow नहीं
AVG akkoord | 01-03-2026,, | allow 01-03-2026, (blank)
SMS Consent Timestamp | 2026-05-12 10:00:00,, | allow 2026-05-12 10:00:00, (blank)
Unsubscribed on | 12/05/2026,13/05/2026, | block 12/05/2026
Opted out on | 2026-05-12, | block 2026-05-12
Afmeldt dato | 12.05.2026, | block 12.05.2026
Abgemeldet am | 12.05.2026, | block 12.05.2026
Fecha de baja SMS | 12/05/2026, | block 12/05/2026
Opt-out reason | too many texts,moved, | block too many texts, moved
Comment | ,Please call,Do not text | status Do not text
Notes | likes red,asked to opt out of texts,VIP | status asked to opt out of texts
Bemerkung | Stammkunde,bitte keine SMS | status bitte keine SMS
Bemærkning | god kunde,ønsker ikke sms | status ønsker ikke sms
Noter | vip,må ikke kontaktes | status må ikke kontaktes
Anteckning | stamkund,vill inte ha sms | status vill inte ha sms
Merknad | god kunde,ønsker ikke SMS | status ønsker ikke SMS
Opmerking | vaste klant,geen sms sturen | status geen sms sturen
Remarque | cliente,ne pas contacter | status ne pas contacter
Notas | cliente,no contactar | status no contactar
Note | cliente,non contattare | status non contattare
Uwagi | klient,nie wysyłać sms | status nie wysyłać sms
Huomio | asiakas,ei tekstiviestejä | status ei tekstiviestejä
Tags | vip,unsubscribed; vip | status unsubscribed; vip
Label | VIP,DNC | status DNC
Kategorie | Kunde,Sperrvermerk | status Sperrvermerk
Segment | A,B,Blacklist | status Blacklist
Gruppe | A,Frameldt | status Frameldt
Type | Member,Opt-out | status Opt-out
Etat | actif,desabonne | status desabonne
Situação | ativo,descadastrado | status descadastrado
Stav | aktivní,odhlášen | status odhlášen
Állapot | aktív,leiratkozott | status leiratkozott
Stare | activ,dezabonat | status dezabonat
Статус | активен,отписался | status отписался
Статус | активний,відписався | status відписався
状态 | 正常,已退订 | status 已退订
ステータス | 有効,配信停止 | status 配信停止
상태 | 정상,수신거부 | status 수신거부
Tila | aktiivinen,kieltänyt | status kieltänyt
Estado | activo,de baja,dado de baja | status de baja, dado de baja
Column C | ok,STOP | status STOP
Answer | Yes please,stop | status stop
Svar | ja,STOP tak | status STOP tak
Reply | STOP,Thanks | status STOP
smsconsent | yes,no | allow no
SMSCONSENT | Y,N | allow N
hasSmsConsent | true,false | allow false
is_opted_out | true,false | block true
isUnsubscribed | 1,0 | block 1
isSubscribed | 1,0 | allow 0
sms_subscribed | 1,0 | allow 0
accepts_sms | yes,no | allow no
Accepts SMS Marketing | yes,no | allow no
SMS Consent State | SUBSCRIBED,UNSUBSCRIBED,NOT_SUBSCRIBED | allow UNSUBSCRIBED, NOT_SUBSCRIBED
sms_allowed | Ja,Nej | allow Nej
receives_texts | yes,no | allow no
Text Opt Out | Yes,No | block Yes
TextOptOut | X, | block X
Allow texts? | yes,no | allow no
Texting permission | granted,refused | allow refused
Suppression reason | complaint, | block complaint
Do Not Disturb | on,off | block on
Marketing Opt Out | TRUE,FALSE | block TRUE
HasOptedOutOfSms | true,false | block true
Mobile opt-out | 1,0 | block 1
Phone consent | yes,no | allow no
Consent status | confirmed,withdrawn | allow withdrawn
Consent type | express,implied | allow express, implied
SMS OK | ja,nej | allow nej
SMS ja/nein | ja,nein | allow nein
sms_ja_nej | ja,nej | allow nej
Modtager SMS | ja,nej | allow nej
SMS-tilladelse | ja,nej | allow nej
smstilladelse | ja,nej | allow nej
SMS frameldt | x, | block x
Frameldt sms | ja,nej | block ja
Afmeldt SMS den | 3. maj 2026, | block 3. maj 2026
Nyhedsbrev frameldt | 1,0 | block 1
Kontakt tilladt | ja,nej | allow nej
Må kontaktes | ja,nej | allow nej
SMS tillåtet | ja,nej | allow nej
Får kontaktas | ja,nej | allow nej
SMS-utskick | ja,nej | allow nej
Avregistrerad datum | 2026-05-01, | block 2026-05-01
Kan kontaktes på SMS | ja,nei | allow nei
Reservert mot SMS | x, | block x
SMS-markkinointi | kyllä,ei | allow ei
SMS kielto | x, | block x
SMS erlaubt | ja,nein | allow nein
SMS Werbung | ja,nein | allow nein
Kontakt erlaubt | ja,nein | allow nein
SMS-Abmeldung | 01.05.2026, | block 01.05.2026
Werbesperre | X, | block X
Kontaktsperre | ja,nein | block ja
sms_einwilligung_dsgvo | 1,0 | allow 0
SMS toegestaan | ja,nee | allow nee
Afmelddatum sms | 2026-05-01, | block 2026-05-01
Mag benaderd worden | ja,nee | allow nee
SMS autorisé | oui,non | allow non
Opposition SMS | oui,non | block oui
Désinscrit le | 01/05/2026, | block 01/05/2026
Autorise contact | oui,non | allow non
SMS autorizado | sí,no | allow no
Acepta contacto | sí,no | allow no
Consiente SMS | si,no | allow no
SMS consentito | si,no | allow no
Disiscritto il | 01/05/2026, | block 01/05/2026
SMS autorizados | sim,não | allow não
Recebe SMS | sim,não | allow não
Zgoda SMS data | tak,nie | allow nie
SMS povolen | ano,ne | allow ne
SMS engedélyezve | igen,nem | allow nem
SMS разрешены | да,нет | allow нет
Не отправлять СМС | да,нет | block да
Откажан SMS | да,не | allow не
SMS Status | Opt in,Opt out | status Opt out
`;

/** Header and cells. */
export const NO_CONSENT = `
Last SMS | 12/05/2026,,
SMS language | English,Polish
SMS text | Your book is due,Your book is ready
Status | married,single,divorced
Status | paid,unpaid,overdue
Status | cancelled,booked
Status | active,inactive
State | NY,CA,TX
Order status | sent,open
Marital status | married,widowed
Estado | Jalisco,Sonora
Stan | nowy,używany
SMS code | 123456,998877
SMS no | 46701740605,46701740606
SMS number | 46701740605
SMS sent | 3,4
SMS count | 0,1
SMS cost | 0,1
SMS date | 2024-01-01,2024-01-02
Text | Hello Ada,Hello Bo
Text | yes please call me tomorrow at nine,thank you for the good help
Message | Hi,Thanks
Mobile no | 0701740605
Newsletter date | 2024-01-01,2024-02-01
Newsletter | January,February
Newsletter name | Spring,Autumn
Newsletter template | A,B
Opt-in date | 2024-01-01,2024-02-01
Opt-in source | web,phone
Optin_IP | 127.0.0.1,
Optin_time | 2024-01-01 10:00:00,
Opt-out code | 7,8
Consent form signed by | Mother,Father
Consent form | signed,missing
Consent given by | Ada Byron,Grace Hopper
Consent version | 1,2
Consent date | 2024-01-01,
Photo consent | yes,no
Fotoeinwilligung | ja,nein
Bildsamtycke | ja,nej
Fotosamtykke | ja,nej
Cookie consent | yes,no
Consent to surgery | yes,no
Parental consent trip | yes,no
Permission level | admin,none
Permission group | 1,0
Robinson | Ada,Bo,Cia
Robinson | Smith,Jones
Unsubscribe link | https://example.com/u/1,
Email opt-in | yes,no
E-mail consent | yes,no
Email | yes,no
Accepts email marketing | yes,no
Post | ja,nej
Newsletter per E-Mail | ja,nein
Approved | yes,no
Accepted | yes,no
Agreement | yes,no
Registered | yes,no
Paid | yes,no
Member | yes,no
Vegetarian | ja,nej
Contact | yes,no
Contact person | Ada,Bo
Contact no | 46701740605
Contact by | phone,letter
Kontakt | ja,nej
Preferred contact | SMS,Email
Stop | 12,14
Stop | 1,2,3,4,5
Stop | Hauptbahnhof,Nord,Ja
Bus stop | Quay,Mill
Stop | North Street,Quay
Blocked seats | 4,5
Baja | 2024,2025
Marketing | Ada,Bo
Marketing budget | 100,0
Offers | 10% off,20% off
Tilbud | rabat,gratis fragt
Reklame | avis,radio
No | 1,2,3
No. | 1,2
Nr | 1,0
May | 1,0
Active | yes,no
Note | do not contact before nine,
Notes | no,yes
Opt | 1,0
Option | A,B
Subscription | monthly,yearly
Abonnement | ja,nej
Subscription type | basic,none
Lupa | 1932,1940
Accord | Honda,Toyota
Consent |  ,
Do not contact |  ,
Samtykkeerklæring modtaget af | Ada,Bo
Terms accepted | yes,no
Text colour | red,none
Sprache | nein,ja
Name | Nej,Ja
Cancellato | sì,no
Odjava | 2026-05-01,2026-05-02
Wypisany | tak,nie
Отказ | да,нет
Not contacted | x,
Status | Not contacted,Contacted
Reminder | yes,no
Information | yes,no
Updated | yes,no
SMS reminder sent | yes,no
Godkendt af forælder | ja,nej
Accepts returns | yes,no
Deceased | no,
Attending | no,yes
No of texts | 1,2
Text | ok,
SMS | yes
Permission no | 1,2
Nicht kontaktiert | x,
Ikke kontaktet | x,
SMS not delivered | x,
SMS marketing sent | yes,no
SMS consent code | 1234,
SMS consent form signed | yes,no
SMS error | none,timeout
SMS-Empfang bestätigt | ja,nein
Rezygnacja | tak,nie
Exclude from invoice | x,
Send invoice | yes,no
Contact active | yes,no
Service | yes,no
Versand | ja,nein
Can swim | yes,no
İzin günü | 1,0
Boletín de notas | sí,no
Reklamation | ja,nej
Samtykke givet af | Mor,Far
Permission | A,B
Newsletter | A,B
Newsletter | Weekly,Monthly
Permission | 1,2,3
SMS sent | Til,Fra
Status | givet,tilbagekaldt
Status | An,Aus
`;

/** Each says no to texts under any heading. */
export const CLEAR_NO = [
  ...[
    'STOP',
    'stop',
    'Stopp',
    'STOP!',
    'stop sms',
    'Please stop',
    'STOP tak',
    'Unsubscribed',
    'unsubscribe',
    'UNSUB',
    'un-subscribed',
    'wypisz',
    'RET',
    'İPTAL',
    'Cancellami',
    'הסר',
  ],
  ...[
    'opted out',
    'Opt-out',
    'OPTED_OUT',
    'optedOut',
    'opt out of texts',
    'Do not text',
    'do not contact',
    "Don't text",
    'DO NOT SMS',
    'DNC',
  ],
  ...[
    'do not send texts',
    'please do not contact me',
    'blacklisted',
    'Blocklist',
    'withdrawn',
    'consent withdrawn',
    'no sms',
    'No texts please',
  ],
  ...[
    'stop texting me',
    'remove me',
    'never text',
    'no more texts',
    'not subscribed',
    'desuscrito',
    'suppressed',
    'Said no',
    'Sagde nej',
    'Sagte nein',
  ],
  ...[
    'afmeldt',
    'Afmeldt nyhedsbrev',
    'frameldt',
    'FRAMELD',
    'frabedt',
    'ønsker ikke sms',
    'må ikke kontaktes',
    'ingen sms',
    'vil ikke have sms',
  ],
  ...[
    'avmeldt',
    'reservert',
    'ønsker ikke SMS-er',
    'avregistrerad',
    'avprenumererad',
    'vill inte ha sms',
    'inga sms',
    'får ej kontaktas',
  ],
  ...['kieltänyt', 'markkinointikielto', 'ei tekstiviestejä', 'peruuttanut tilauksen', 'afskráður'],
  ...[
    'abgemeldet',
    'Abmeldung',
    'abbestellt',
    'ausgetragen',
    'widersprochen',
    'widerrufen',
    'keine SMS',
    'nicht kontaktieren',
    'nicht anschreiben',
  ],
  ...[
    'uitgeschreven',
    'Uitschrijven',
    'afgemeld',
    'geen sms',
    'niet benaderen',
    'désabonné',
    'DESABONNE',
    'désinscrite',
    'ne pas contacter',
  ],
  ...[
    'pas de SMS',
    'liste noire',
    'baja',
    'BAJA',
    'dado de baja',
    'no contactar',
    'no enviar sms',
    'lista negra',
    'desuscrita',
    'descadastrado',
  ],
  ...[
    'não contatar',
    'não enviar',
    'sem sms',
    'disiscritto',
    'non contattare',
    'non inviare sms',
    'wypisany',
    'nie wysyłać',
    'nie kontaktować',
  ],
  ...[
    'rezygnuje',
    'odhlášen',
    'odhlásený',
    'nekontaktovat',
    'leiratkozott',
    'dezabonat',
    'odjavljen',
    'atteicies',
    'atsisakė',
    'loobunud',
  ],
  ...[
    'отписан',
    'отписался',
    'СТОП',
    'не писать',
    'відписався',
    'отозвано',
    'απεγγεγραμμένος',
    '退订',
    '已退訂',
    '配信停止',
    '수신거부',
  ],
  ...[
    'VIP\nNo SMS',
    'Stop. Wrong number',
    'Who is this? STOP',
    'STOP venligst',
    'NoSMS',
    'DoNotText',
    'SMSoptout',
    'ej\u00a0sms',
    'İNGEN SMS',
    'ＳＴＯＰ',
    'opt - out',
    'T退订',
  ],
  ...[
    'QUIT',
    'cancel',
    'END',
    'Revoke',
    'arrêtez',
    'SAIR',
    'no texting',
    'no more messages',
    'doesn’t want to receive SMS',
    'Please remove from list',
  ],
];

/** What lists hold that only looks like it. */
export const NO_CLEAR_NO = [
  ...[
    '',
    'yes',
    'no',
    'nej',
    'Nein',
    'not opted out',
    'never unsubscribed',
    'has not opted out',
    'isn’t blacklisted',
    'nicht abgemeldet',
    'ikke afmeldt',
  ],
  ...[
    'active',
    'inactive',
    'cancelled',
    'removed',
    'blocked',
    'declined',
    'Stopford',
    'Bus stop',
    'Stop 14 Quay',
    'Stockholm',
    'Optician',
    'Optima',
  ],
  ...[
    'adopt outside',
    'Unsworth',
    'not contacted',
    'ikke kontaktet',
    'nicht kontaktiert',
    'no contact',
    'no message left',
    'Not yet called',
    'Ende',
    'West End',
    'Cancelled',
  ],
  ...[
    'Baja California',
    'Robinson',
    'Nix',
    'Nora Text',
    'Withdean',
    'Avery',
    'Abbey',
    'Reserve',
    'Said',
    'subscribed',
    'Dora',
    'SMS',
    'text',
  ],
  ...[
    'Nothing',
    'None',
    'Remo',
    'Desdemona',
    'Notting Hill',
    'Northolt',
    'Nie',
    'Nee',
    'Nemo',
    'sin',
    'Ei Land',
    'pasta',
    'opted in',
    'opt in',
    'www.stop.example',
  ],
];

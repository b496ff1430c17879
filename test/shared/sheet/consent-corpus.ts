/** Header, cells (`*3` for three rows, an empty one for a blank), and the kind with the values that mean no. */
export const CONSENT = `
Consent SMS | yes*9,no | allow no
SMS consent | Y,N | allow N
sms_opt_in | TRUE,FALSE | allow FALSE
Marketing opt-in | TRUE,FALSE | allow FALSE
Opt-in | 1,0 | allow 0
OptIn | 1,0*4, | allow 0, (blank)
Opted in? | Yes,No | allow No
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
Status | subscribed,Opted out,cleaned | status Opted out, cleaned
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
`;

/** Header and cells. */
export const NO_CONSENT = `
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

import { headerKeys } from './name-header.ts';

export const MOBILE = headerKeys(`
  msisdn mobile mobileno mobilenr mobilenum mobilenumber mobilephone mobilephoneno mobilephonenumber mobiles mob
  mobno cell cellno cellnumber cellphone cellphoneno cellphonenumber cellular sms smsno smsnumber smsphone
  smsphonenumber phonenumbermobile textnumber whatsapp whatsappno whatsappnumber phonemobile telmobile contactmobile recipient recipients gsm gsmno
  mobil mobilnr mobilnummer mobiltelefon mobiltelefonnummer mobiltelefonnr mobiltel mobiltelnr handy handynr
  handynummer natel natelnummer smsnummer smsnr mobiltlf mobiltlfnr mobilnumber telefonmobil telmobil
  matkapuhelin matkapuhelinnumero kannykka kännykkä kannykkanumero gsmnumero
  portable telportable telephoneportable numeroportable numerodeportable telephonemobile telmob mobiletelephone numeromobile
  movil móvil telefonomovil telmovil numeromovil numerodemovil celular telefonocelular numerocelular numerodecelular telcelular
  telemovel telemóvel ntelemovel numerodetelemovel celularwhatsapp
  cellulare telefonocellulare numerocellulare numerodicellulare numerodicellulare telcellulare cell
  mobieltje mobielnummer mobiel mobieletelefoon mobieltelefoonnummer gsmnummer telefoonmobiel mobielenummer
  komorka komórka telefonkomorkowy numerkomorki telkomorkowy telkom numertelefonukomorkowego
  mobilnitelefon mobilnycislo mobilnytelefon mobilnicislo mobilszam mobiltelefonszam mobiltelefonszám
  mobilnibroj brojmobitela mobitel mobilnitel mobilnatelefon gsmbroj
  telefonmobil nrmobil numarmobil telmobil
  kinito κινητο κινητοτηλεφωνο αριθμοςκινητου
  мобильный мобильныйтелефон номермобильного номермобильноготелефона сотовый сотовыйтелефон моб мобильнийтелефон мобільний мобільнийтелефон мобилен мобилентелефон гсм
  cep ceptelefonu cepno cepnumarasi ceptel gsmnumarasi
  الجوال رقمالجوال جوال الهاتفالمحمول رقمالمحمول موبايل رقمالموبايل المحمول
  נייד טלפוןנייד מספרנייד
  تلفنهمراه همراه شمارههمراه موبایل شمارهموبایل
  मोबाइल मोबाइलनंबर মোবাইল মোবাইলনম্বর மொபைல் மொபைல்எண்
  手机 手机号 手机号码 移动电话 手機 手機號碼 行動電話 手提 携帯 携帯電話 携帯番号 携帯電話番号 휴대폰 휴대전화 핸드폰 휴대폰번호 휴대전화번호 핸드폰번호
  didong sodidong dtdd sodtdd nohp nomorhp hp nomorponsel ponsel nomorhandphone handphone telefonbimbit nobimbit
  มือถือ เบอร์มือถือ โทรศัพท์มือถือ
 selfoon selfoonnommer mobilais mobilustelefonas mobiiltelefon mobiil farsimi gsmsimi
`);

export const PHONE = headerKeys(`
  phone phoneno phonenr phonenum phonenumber phonenumbers phones ph tel telno telnr telephone telephoneno
  telephonenumber contactphone contactphonenumber primaryphone primaryphonenumber mainphone phoneprimary phonevalue
  billingphone phonebilling shippingphone customerphone
  telefon telefonnr telefonnummer telnr telefonnumber telefonen tlf tlfnr tlfnummer tfn telefonummer rufnummer
  telefonkontakt ringnummer
  puhelin puhelinnumero puh puhnro puhelinnro
  téléphone numerodetelephone numtel notel numerotelephone numtelephone ntelephone tél
  telefono teléfono numerodetelefono numerotelefono ntelefono telefonos telefonodecontacto
  telefone numerodetelefone fone ntelefone telefonecontato
  numeroditelefono recapitotelefonico recapito
  telefoon telefoonnummer telnummer telefoonnr
  numertelefonu nrtelefonu telefonu nrtel
  telefonicislo telefonnicislo cislotelefonu telefonnecislo telefonszam telefonszám
  brojtelefona telefonskastevilka telefonskabroj telefonnumar numartelefon nrtelefon numardetelefon
  τηλεφωνο αριθμοςτηλεφωνου
  телефон номертелефона тел телефонныйномер номертелефону телефоненномер
  telefonnumarasi telefonno
  هاتف رقمالهاتف الهاتف تلفون رقمالتلفون تلفن شمارهتلفن
  טלפון מספרטלפון
  फोन फोननंबर दूरभाष ফোন ফোননম্বর தொலைபேசி
  电话 电话号码 联系电话 電話 電話號碼 電話番号 전화 전화번호 연락처
  dienthoai sodienthoai sdt telepon nomortelepon notelp telp notelepon
  โทรศัพท์ เบอร์โทร เบอร์โทรศัพท์
  telefoninumber telefonanumurs talrunis telefononumeris simi simanumer siminumer
  defaultaddressphone landline festnetz fastnet fixe fastnettelefon 座机 市話 pevnalinka
`);

/** Of replies these are ours, and of what was sent theirs. */
export const TOWARDS = headerKeys('to destination');

export const VAGUE = headerKeys(`
  number numbers no to destination contact contactnumber contactno numero número numer nummer nr номер شماره number1
`);

export const NO_PHONE = headerKeys(`
  fax faxno faxnumber faxnr faxnummer telefax telefaks id customerid customerno customernumber kundnr kundnummer kundenummer
  kundennummer personnummer personnr orgnr orgnummer organisationsnummer ssn iban account accountnumber accountno
  konto kontonummer invoice invoiceno invoicenumber fakturanr order orderno ordernumber ordernr zip zipcode postcode
  postalcode postnr postnummer plz cap cp codepostal codigopostal date datum birthdate birthday dateofbirth dob
  fodelsedatum födelsedatum geburtsdatum datedenaissance price pris preis amount belopp sum total quantity antal
  latitude longitude age alder ålder timestamp created updated createdat updatedat cvr vat vatno vatnumber nif dni
  pesel cpf cnpj nationalid passport membernumber memberno medlemsnummer medlemsnr
`);

export const OTHER = headerKeys(`
  contact contactname customer email
  emailaddress mail company organisation organization address street city town country state region language title
  gender note notes comment comments group tag tags status code time place amount link url
  företag foretag adress ort stad land kommentar kon kön epost grupp
  firma selskab by
  yritys osoite kaupunki sähköposti
  anrede firma strasse straße ort stadt bemerkung
  societe société adresse ville pays courriel
  empresa direccion dirección ciudad pais país correo
  azienda indirizzo citta città cidade endereço
  bedrijf adres plaats woonplaats
  firma miasto ulica
  город email имяпольз ім'я
`);

export const COUNTRY = headerKeys(`
  country countrycode countryname nation dialcode dialingcode callingcode land landskod landkode ländercode länderkürzel
  ländervorwahl landsnummer maa maakoodi maatunnus pays codepays indicatif indicatifpays país codigodepais prefijo paese
  prefisso codicepaese codigodopais kraj kodkraju země zeme krajina ország страна код-страны кодстраны країна ülke
  ülkekodu 国 国家 國家 국가 دولة الدولة מדינה
  countrydialcode countrydialingcode countrycallingcode diallingcode isd isdcode internationalcode intlcode intlprefix
  internationalprefix internationaldialingcode phoneprefix landenavn landenummer landenr landsnavn landsnamn opkaldskode
  landcode landnummer landnaam landesname ländername landeskennzahl länderkennzeichen internationalevorwahl
  indicatifinternational prefijopais prefijointernacional codigopais ddi codigoddi prefissointernazionale prefissopaese
  předvolbazemě kódzemě országkód országhívószám кодстраны кодкраїни κωδικόςχώρας χώρα رمزالدولة كودالدولة مفتاحالدولة
  国番号 国コード 国家代码 国家代碼 国际区号 國碼 國家代碼 국가코드 국가번호 ประเทศ รหัสประเทศ quocgia maquocgia negara kodnegara kodenegara
`);

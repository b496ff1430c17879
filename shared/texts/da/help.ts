import type { Texts } from '../translation/translation.ts';

export const help: Texts<'help'> = {
  about: 'Personlige sms-kampagner fra et regneark.',
  version: (version) => `Version ${version}. Ophavsret © Taglines forfattere, under MIT-licensen.`,
  find: 'Find en kommando',
  findAnything: 'Find en kommando, kampagne, liste, et filter eller en indstilling',
  noneFound: 'Intet af det navn kan bruges lige nu.',
  allKeys: 'Alle genveje',
  inWindow: 'I vinduet',
  keysDo: {
    tag: 'I beskeden: vælg en kolonne, der skal indsættes',
    paste: 'Uden for et felt: importér kopierede rækker',
    arrows: 'I en liste: gå fra celle til celle',
    pages: 'I en liste: en skærm op eller ned',
    ends: (ctrl) => `I en liste: første eller sidste kolonne; med ${ctrl} første eller sidste række`,
    enter: 'I en liste: redigér cellen, ligesom F2, eller vis rækkerne i en samlet sms',
    rowMenu: 'I en liste: rækkens menu',
    zoom: 'Alt større; − mindre, 0 som normalt',
    escape: 'Fortryd det skrevne, eller luk',
  },
  licencesAbout:
    'Tagline bygger på andres arbejde. Når Tagline er installeret, ligger Chromiums licenser ved siden af, i LICENSES.chromium.html.',
  unread: 'Tagline kunne ikke læse licenserne. Luk dialogen, og åbn den igen.',
  noText: 'Pakken har ingen licenstekst med.',
  copied: 'Kopieret.',
  copyVersion: 'Kopiér versionen',
  write: 'Tagline sender intet af sig selv. Skriv til den, du har fået Tagline af, med:',
  whatYouDid: 'Hvad du gjorde, hvad du forventede, og hvad du så.',
  theVersion: 'Versionen: {version}',
  theLog: 'Filen {file} i {folder}. Der er hverken beskeder, numre eller API-nøgler i den.',
};

export const helpPages: Texts<'helpPages'> = {
  questions: 'Spørgsmål',
  search: 'Søg i hjælpen',
  noneFound: 'Det står ikke i hjælpen. Prøv et andet ord.',
  pages: {
    'question.left-out': {
      answer:
        'Hver række bliver på listen og viser, hvorfor den ingen sms får. Filtrene over listen viser disse rækker; de fleste kan rettes der.',
      points: {
        rejected:
          'Intet brugbart nummer\nRækken viser, hvad der er galt med nummeret, og hvad du kan gøre. Ret nummeret i cellen, så kommer personen med.',
        duplicate:
          'Dublet\nEn anden række har samme nummer og får sms’en. Er rækkerne forskellige, kan du vælge, hvilken der gælder, eller samle dem: Så har sms’en værdierne fra alle.',
        optedOut:
          'Afmeldt\nNummeret er blandt dine afmeldinger. Alle kampagner udelader det, indtil du fjerner det derfra.',
        recent:
          'Sms for nylig\nDu valgte ved importen at udelade dem. Gennemgangen holder også dem tilbage, som netop denne sms for nylig er sendt til, indtil du vælger andet.',
        byHand: 'Udeladt af dig\nDu har selv udeladt rækken. Tag den med igen, eller fortryd.',
        text: 'En tekst, der ikke kan sendes\nTeksten ville blive for lang, eller der ville stadig stå et flettefelt i den. Ret beskeden eller cellen.',
      },
    },
    'question.parts': {
      answer:
        'En sms sendes i dele, som telefonen samler igen. Hvor lang en del er, afhænger af tegnene. Delene i alle sms’er tilsammen er som regel det, en kampagne koster.',
      points: {
        gsm: 'De sædvanlige tegn (GSM 03.38)\nEn sms for sig har 160 tegn. Fylder den flere dele, er der plads til 153 i hver. Bogstaver som æ, ø, å, ä, ö, ü, ß, é og ñ hører med.',
        unicode:
          'Unicode\nEt enkelt ł, ş, ’ eller en emoji er nok: Så er der plads til 70 tegn i én sms-del, eller 67 i hver, hvis sms’en har flere. De fleste emojier tæller for to eller flere.',
        double: 'Tegn, der tæller dobbelt\nBlandt de sædvanlige tegn fylder € [ ] { } ^ ~ | og \\ som to.',
        mixed:
          'Flere personer i én pulje\nKræver én tekst i en pulje Unicode, sendes hele puljen som Unicode. Gennemgangen kan sende til disse personer i deres egne puljer.',
        lost: 'Uden en tegnkodning i kontoen\nAndre tegn end de sædvanlige kan blive til “?”. Tagline markerer dem, kan bruge enklere tegn og lader dig vælge, før der sendes.',
      },
    },
    'question.doubt': {
      answer:
        'En pulje forlod denne computer, og der kom intet klart svar. Ingen ved, om tjenesten tog imod den, så kampagnen sættes på pause, og du afgør det.',
      points: {
        what: 'Hvem det gælder\nKun personerne i den pulje. Alle andre ved Tagline besked om.',
        observed:
          'Hvad der blev set\nKampagnen viser, hvor langt puljen kom, og om saldoen faldt med det, den skulle koste. Det er et tegn; Tagline handler aldrig efter det af sig selv. Du kan også spørge din udbyder.',
        treat:
          'Betragt som sendt\nDer sendes ikke mere til disse personer. Tog tjenesten ikke imod puljen, får de ikke noget.',
        again: 'Send igen\nPuljen sendes en gang til. Tog tjenesten imod den, får de sms’en to gange.',
        leave:
          'Det haster ikke\nDu kan vente med at tage stilling. Tagline gemmer din afgørelse med tidspunkt.',
      },
    },
    'question.practice': {
      answer: 'Tre måder at se, hvad der ville ske, før rigtige personer får en sms.',
      points: {
        practice:
          'Demo\nEn konto, der altid er der. Kampagner gennem den bliver på denne computer og koster intet. Sms’erne vises i demoindbakken, som en telefon ville vise dem.',
        rehearsal:
          'Generalprøve\nDen kampagne, du har klar til en live-konto, sendes først gennem demokontoen. Du ser personer, dele, tid og tekster, og der oprettes ingen forbindelse til live-kontoen.',
        test: 'Prøve-sms\nÉn sms til din egen telefon, gennem kampagnens konto. Med en live-konto er det en ægte sms, der koster kreditter.',
        live: 'Hvad der sendes\nKun en kampagne eller en prøve-sms gennem en live-konto når ud til telefoner. Mærket DEMO eller LIVE viser det, før du sender.',
        second:
          'En anden person\nEn konto kan bede om en kode: En anden læser den gemte gennemgang med alle tekster og giver koden nederst videre. Den viser, at netop den blev åbnet, ikke af hvem.',
      },
    },
    'question.twice': {
      answer:
        'Tagline sender kun igen af sig selv, hvor intet kan være sendt. Hvor ingen kan vide det, stopper den og spørger dig.',
      points: {
        once: 'Ét nummer, én sms\nI en kampagne står et nummer kun én gang, hvor mange rækker der end har det.',
        written:
          'Skrevet ned først\nHver pulje noteres på disken, før den sendes, og dens svar, før den næste sendes. Et nedbrud eller en strømafbrydelse sletter intet.',
        doubt:
          'Ubekræftede\nKampagnen sættes på pause. Nogen kan kun få en sms to gange, hvis du vælger at sende igen.',
        rest: 'En kampagne til de øvrige\nDen udelader alle, hvis sms blev accepteret af tjenesten, eller som den måske er sendt til.',
        same: 'Den samme sms snart igen\nGennemgangen nævner dem, som denne sms for nylig er sendt til, og holder den tilbage fra dem, medmindre du vælger at sende den igen.',
        again:
          'Igen med en ny liste\nEn afsluttet kampagne kan sendes igen: Tryk på “Brug igen” og “Med en anden liste…”, og importér ugens fil. Kladden viser, hvem der er nye, ændrede, uændrede og væk, og kan sendes til kun nogle af dem.',
        command:
          'Med en kommando\n“tagline prepare liste.csv --campaign NAVN” opretter sådan en kladde uden vinduet og viser dens gennemgang og en kode. “tagline send --review KODE” sender præcis det eller intet. “tagline prepare --help” forklarer mere.',
        copy: 'En kopieret datamappe\nEn kopi på en anden computer eller en ældre kopi her spørger, før den sender, for originalen kan have sendt videre.',
      },
    },
    'question.privacy': {
      answer:
        'De bliver på denne computer. Kontakter forlader den kun i en pulje til den tjeneste, du har valgt, eller i en fil, du selv gemmer.',
      points: {
        contacts:
          'Kontakter\nLister, kampagner og resultater ligger i datamappen. Den, der må læse mappen, kan læse dem.',
        token:
          'API-nøgle\nTagline gemmer den krypteret i computerens nøglering eller, hvor der ingen er, i hukommelsen, til den lukkes. Den vises aldrig igen og er hverken i eksporter eller sikkerhedskopier.',
        log: 'Log over hændelser\nDen indeholder hverken tekst, nummer eller API-nøgle. Tagline indberetter intet af sig selv.',
        erase:
          'Sletning\nSøg efter et nummer for at gemme eller slette alt, der er om den person. I indstillingerne står, hvor længe data gemmes, og der kan du slette alt.',
      },
    },
    'question.numbers': {
      answer:
        'Hvert nummer sendes med sin landekode. Tagline læser, hvad der står i cellen, og viser, hvad det blev til, ved siden af det, der stod.',
      points: {
        country:
          'Landekode\nEt nummer, der begynder med + eller 00, viser selv sit land. Alle andre læses som numre fra det land, du valgte ved importen, eller som en kolonne nævner.',
        repaired:
          'Formateret\nTagline har kun ændret, hvordan nummeret er skrevet, for eksempel cifre i en anden skrift. Du behøver ikke gøre noget.',
        doubtful:
          'Bør tjekkes\nDet kan sendes, men kan være forkert: en fastnettelefon, et 0 eller + forrest, der synes at mangle, flere numre i én celle. Disse personer får sms’en, så se på dem først.',
        rejected:
          'Ugyldig\nTagline kan ikke være sikker på nummeret: bogstaver, for få cifre eller cifre, som regnearket har skåret af. Rækken får ingen sms, før du retter den.',
      },
    },
    'question.tags': {
      answer:
        'Et flettefelt er navnet på en kolonne mellem krøllede parenteser. I hver persons sms står værdien fra personens række på dets plads.',
      points: {
        insert: 'Indsæt et flettefelt\nSkriv { i beskeden, og vælg en kolonne.',
        word: 'Erstatningsord\n{fornavn|ven} skriver “ven” til dem, hvis celle er tom. Uden et erstatningsord står pladsen tom.',
        format:
          'Hvordan det vises\nKlik på et flettefelt i beskeden, eller tryk Alt+Pil ned med markøren i det: en dato som ugedag, et beløb med tusinder, et fuldt navn som fornavn. Der skrives {Besøg:weekday}. En celle, der ikke passer, bliver, som den er, og står blandt problemerne.',
        relative:
          'I morgen og i dag\n{Besøg:relative} tæller dagene fra den dag, der sendes: “i morgen kl. 09.00”. En planlagt kampagne tæller fra sin egen dag. Sådanne sms’er sendes kun den dag; det, der er tilbage efter midnat, stopper, og du sender til de øvrige.',
        byDay:
          'En kampagne for hver dag\n“En kampagne for hver dag…” i listens menu opretter en kladde for hver dag i en kolonne, med den dags rækker og, om du vil, dens tidspunkt. Rækker uden dag får deres egen kladde. Du gennemgår og starter hver enkelt.',
        some: 'Tekst kun til nogle\nVælg “Tekst kun til nogle…” i menuen med flettefelter. {Parkering?Husk din tilladelse.|Tag bus 12.} giver de første ord, hvis kolonnen har ja, et tal over 0 eller anden tekst end nej, og de andre til alle andre; {By=Aarhus?Brug bagdøren.} går efter en værdi. Ordene må indeholde flettefelter. Tryk på dem, eller Alt+Pil ned i dem, for at ændre dem.',
        unknown:
          'Et ukendt flettefelt\nIngen kolonne på listen har det navn. Vælg den rigtige kolonne, eller fjern flettefeltet; det sendes aldrig, som det står.',
        shown: 'Deres færdige tekst\nListen viser hver persons egen tekst, præcis som den sendes.',
      },
    },
    'question.new': {
      answer: 'Tagline 0.1.0 er den første version. Efter en opdatering står det her, hvad der er ændret.',
      points: {
        real: 'Send live\nDet, du har prøvet af, sendes til rigtige telefoner i få trin, med besked, liste og valg.',
        joined: 'Flere rækker, én sms\nRækker med samme nummer kan samles, så én sms har værdierne fra alle.',
        versions:
          'Udgaver\nEn kolonne kan afgøre, hvem der får hvilken besked, for eksempel efter sprog. Hver værdi får sin udgave i ét trin.',
      },
    },
  },
};

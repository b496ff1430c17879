import { count, counted, listOf, peopleWords, quoted, quotedValue } from '../../../format/wording.ts';
import type { SaidTexts } from '../../translation/translation.ts';
import { common } from '../common.ts';

export const messages: SaidTexts<'messages'> = {
  none: 'Der er ingen besked endnu.',
  calledAlike: (columns, name) => `${columns} kolonner hedder ${quoted(name)}.`,
  calledAlikeFix: 'Giv en af dem et andet navn i filen, eller brug den ikke som flettefelt.',
  couldBe: (tag, columns) => `${tag} kan være hver af ${columns} kolonner.`,
  writeExactly: (tags) => `Skriv en af dem helt ens: ${tags.join(', ')}.`,
  namesNone: (tag) => `${tag} nævner ingen kolonne.`,
  noColumn: (name) => `Ingen kolonne hedder ${quoted(name)}.`,
  didYouMean: (tags) => `Mente du ${tags.join(' eller ')}?`,
  peopleFirst: 'Vælg personerne først: Kolonnerne står i deres fil.',
  noFormat: (format) => `Der er intet format, der hedder ${quoted(format)}.`,
  formatsAre: (formats) => `Formaterne er ${listOf(formats)}.`,
  columnsAre: (tags, more) => `Kolonnerne er ${tags.join(', ')}${more ? ' og flere' : ''}.`,
  invisible: (mark) => `Der er et usynligt tegn (${mark}), som vender tegnene ved siden af.`,
  invisibles: (mark, more) =>
    `Der er et usynligt tegn (${mark}) og ${more} til, som vender tegnene ved siden af.`,
  takeOut: 'Tag det ud, hvis det ikke er meningen.',
  strayBrace: (brace) => `Denne ${brace} hører ikke til et flettefelt og sendes, som den står.`,
  oneBrace: 'Et flettefelt har én krøllet parentes på hver side.',
  otherEdges: (piece) => `De to dele af ${piece} begynder eller slutter med forskellige mellemrum.`,
  otherEdgesFix: (apart) => `Skriv to: ${listOf(apart)}.`,
  noWords: (condition) => `${condition} har ingen ord.`,
  noWordsFix: (start) => `Skriv dem efter spørgsmålstegnet: ${`${start}ord|ord til alle andre}`}.`,
  openCondition: (start) => `Ordene, der begynder med ${start}, slutter ikke.`,
  openConditionFix: 'Skriv en } efter ordene.',
  conditionWithin: (condition) => `${condition} står inde i ordene for en anden betingelse.`,
  conditionWithinFix: 'Skriv den ene efter den anden.',
  manyConditions: (most) => `En besked har højst ${most} betingelser.`,
  manyConditionsFix: 'Skriv udgaver af beskeden i stedet.',
  noneOfVersion: (values) =>
    values.length === 0
      ? 'En udgave af beskeden har ingen tekst endnu.'
      : `Udgaven til ${listOf(values.map(quotedValue))} har ingen tekst endnu.`,
  noneForOthers: (people) => `${counted(people, 'person har', 'personer har')} ingen af udgavernes værdier.`,
  noneForOthersFix: 'Skriv en besked til alle andre.',
  versionsByNone: 'Beskedens udgaver går ikke efter nogen kolonne endnu.',
  versionsByUnknown: (column) =>
    `Beskedens udgaver går efter en kolonne, der hedder ${quoted(column)}, men den findes ikke.`,
  versionsByTwo: (column, columns) =>
    `Beskedens udgaver går efter ${quoted(column)}, og ${columns} kolonner hedder det.`,
  versionsColumnFix: 'Vælg den kolonne, der afgør, hvem der får hvilken udgave.',
  didYouMeanColumn: (columns) => `Mente du ${columns.map((column) => quoted(column)).join(' eller ')}?`,
  caseTwice: (value) => `${quotedValue(value)} står to gange i beskedens udgaver.`,
  caseTwiceFix: 'Lad den stå i én af dem, så alle får netop én udgave.',
  noValue: (tags) => `Ingen værdi for ${tags.join(', ')}.`,
  noValueFix: (column) => `Udfyld cellen, eller skriv et erstatningsord: ${`{${column}|du}`}.`,
  misfit: (tags) => `Cellen passer ikke til ${tags.join(', ')}, så sms’en har den, som den er.`,
  misfitFix: 'Ret cellen, eller vælg et andet format til flettefeltet.',
  needsUnicode: (letters) => `Kræver Unicode på grund af ${letters.join(', ')}.`,
  mayBeLost: (letters) => `Kan gå tabt undervejs: ${letters.join(', ')}.`,
  mayBeLostFix: 'Kontoen har ingen tegnkodning.',
  tagInValue: (tag) =>
    `Med personens værdier står der igen ${tag} i sms’en, som tjenesten måske også erstatter.`,
  tagInValueFix: 'Fjern de krøllede parenteser i cellen.',
  stacked: 'En værdi har så mange accenter på ét bogstav, at de ville dække ordene omkring det.',
  stackedFix: 'Ret cellen.',
  empty: 'Sms’en er tom.',
  emptyFix: 'Udfyld cellen, eller tilføj nogle ord.',
  foreignTag: (written) =>
    `${written} er et flettefelt fra et andet program: Folk ville læse det, som det står.`,
  foreignTagFix: (tag) => `Gør det til flettefeltet ${tag}, eller send det, som det er.`,
  brokenLinks: {
    blank: (people) =>
      `${peopleWords(people)} har et mellemrum i værdien for et link, så linket slutter der.`,
    letters: (people) =>
      `${peopleWords(people)} har bogstaver i et link, som mange telefoner ikke tager med.`,
    bracket: (people) =>
      `${peopleWords(people)} har en parentes eller et anførselstegn i et link, så det måske slutter der.`,
    end: (people) =>
      `${peopleWords(people)} har et link, hvis værdi slutter med et tegn som et punktum, som telefonen måske tager med.`,
    after: (people) =>
      `${peopleWords(people)} har et tegn fra beskeden lige efter et flettefelt med et link, som telefonen måske tager med.`,
    shortener: (people) =>
      `${peopleWords(people)} har et link fra en offentlig linkforkorter, og operatører spærrer ofte for sådanne tekster.`,
  },
  brokenLinksFix: 'Se deres sms’er, og ret cellerne.',
  brokenLinksAfterFix: 'Fjern tegnet fra beskeden, eller sæt et mellemrum foran det.',
  oddValue: {
    nothing: (value, tag) => `${quoted(value)} er ingen rigtig værdi for ${tag}.`,
    letters: (value, tag) => `${quoted(value)} i ${tag} har ødelagte bogstaver.`,
  },
  oddValueFix: 'Ret cellen, eller vælg, hvad der skal ske med sådanne værdier.',
  oddQuestion: {
    nothing: (people, tag, value, row) =>
      `${peopleWords(people)} har ingen rigtig værdi for ${tag}, for eksempel ${quoted(value)} i række ${count(row)}.`,
    letters: (people, tag, value, meant, row) =>
      `${peopleWords(people)} har ødelagte bogstaver i ${tag}, for eksempel ${quoted(value)} i række ${count(row)}, formentlig ${quoted(meant)}.`,
  },
  oddQuestionFix: {
    nothing: 'Vælg: behandl værdien som tom; udelad personerne; eller send den, som den er.',
    letters: 'Vælg: ret bogstaverne; udelad personerne; eller send dem, som de er.',
  },
  oddMended: {
    nothing: (people, tag, value) =>
      `${quoted(value)} tæller som tom i ${tag} for ${peopleWords(people)}, som du valgte.`,
    letters: (people, tag, value, meant) =>
      `Bogstaver i ${tag} rettes for ${peopleWords(people)}, som du valgte: ${quoted(value)} sendes som ${quoted(meant)}.`,
  },
  oddSent: (people, tag, value) =>
    `${peopleWords(people)} får ${tag}, som det er, for eksempel ${quoted(value)}, som du valgte.`,
  leftOutOdd: (value, tag) => `Udeladt: ${quoted(value)} er ingen værdi for ${tag}, som du valgte.`,
  leftOutBlank: (tags) => `Udeladt: ingen værdi for ${tags.join(', ')}.`,
  leftOutBlankFix: 'Udfyld cellen for at sende til dem.',
  tooLong: (parts, most) => `Sms’en fylder ${parts} sms-dele; højst ${most} kan sættes sammen.`,
  tooLongFix: 'Forkort beskeden eller cellen.',
  longTexts: (people, usual, most) =>
    `${peopleWords(people)} får en sms på mere end ${usual} dele; den længste fylder ${most}.`,
  otherLetters: 'Beskeden sendes med enklere tegn, end du skrev.',
  fewerParts: (parts, written) =>
    `Beskeden fylder ${counted(parts, 'sms-del', 'sms-dele')}, som skrevet ${written}.`,
  asMany: 'Beskeden fylder lige så meget.',
  writtenUnicode: 'Som skrevet kræver beskeden Unicode.',
  writtenLost: (letters) => `Som skrevet kan tegn gå tabt: ${letters.join(', ')}.`,
  twoBlanks: 'Der er to mellemrum mellem ord.',
  blankBefore: (sign: string) => `Der er et mellemrum før ${quoted(sign)}.`,
  takeBlankOut: 'Fjern mellemrummet.',
  onlyTag: 'Beskeden er kun flettefelter, så hver person læser ikke andet end cellerne.',
  onlyTagFix: 'Tilføj ord, så folk ved, hvem der skriver og hvorfor.',
  noAnswer: (sender: string) => `Ingen kan svare ${quoted(sender)}: Et navn kan ikke modtage svar.`,
  noAnswerFix: 'Oplys en anden måde at sige stop på, eller send fra et nummer.',
  link: {
    blank: 'Der er et mellemrum i linket, så det slutter der.',
    letters: 'Linket har bogstaver, som mange telefoner ikke tager med.',
    bracket: 'Der er en parentes eller et anførselstegn i linket, så det måske slutter der.',
    end: 'Tegnet efter linket bliver måske taget med i det.',
    after: 'Telefonen tager måske tegnet efter flettefeltet med i linket.',
    shortener: 'Operatører spærrer ofte for tekster med et link fra en offentlig linkforkorter.',
    fix: 'Ret linket, i beskeden eller i cellen.',
  },
  sender: {
    none: 'Hvem er beskeden fra? Uden afsender vælger tjenesten, hvad folk ser.',
    number: (remaining) =>
      remaining === 0 ? 'Et nummer, så langt det må være.' : `Et nummer, ${count(remaining)} tegn tilbage.`,
    name: (remaining) =>
      remaining === 0 ? 'Et navn, så langt det må være.' : `Et navn, ${count(remaining)} tegn tilbage.`,
    longNumber: (most, digits) => `Et nummer må højst have ${most} cifre; dette har ${digits}.`,
    longName: (most, letters) => `Et navn må højst have ${most} bogstaver og cifre; dette har ${letters}.`,
    onlyDigits: 'Et nummer skrives kun med cifre, uden +.',
    noSpaces: 'En afsender må ikke have mellemrum.',
    odd: (sign) => `En afsender består af bogstaverne A til Z og cifre; ${quoted(sign)} kan ikke bruges.`,
  },
  signs: {
    tab: 'tabulator',
    hardSpace: 'hårdt mellemrum',
    narrowHardSpace: 'smalt hårdt mellemrum',
    thinSpace: 'tyndt mellemrum',
    softHyphen: 'blød bindestreg',
    zeroWidthSpace: 'mellemrum uden bredde',
    zeroWidthNonJoiner: 'adskiller uden bredde',
    zeroWidthJoiner: 'sammenføjer uden bredde',
    arabicMark: 'arabisk bogstavmærke',
    leftToRight: 'venstre mod højre-mærke',
    rightToLeft: 'højre mod venstre-mærke',
    wordJoiner: 'ordsammenføjer',
    textStyle: 'tekstformsmærke',
    emojiStyle: 'emojiformsmærke',
    byteOrder: 'byterækkefølgemærke',
    curlyQuote: (sign) => `krumt anførselstegn ${sign}`,
    enDash: (sign) => `kort tankestreg ${sign}`,
    emDash: (sign) => `lang tankestreg ${sign}`,
    ellipsis: (sign) => `prikker ${sign}`,
    accent: (sign) => `accenttegn ${sign}`,
  },
};

export const drafts: SaidTexts<'drafts'> = {
  made: 'Kladde oprettet.',
  copiedFrom: (name) => `Kopieret fra ${quoted(name || common.untitled)}.`,
  goneFix: 'Vælg en anden, eller begynd en ny.',
  started: 'Kampagnen er startet, så du kan ikke længere ændre den.',
  startedFix: 'Kopiér den for at skrive en ny.',
  scheduled: 'Kampagnen starter af sig selv, som du godkendte den.',
  scheduledFix: 'Vælg først “Tilbage til kladden”, ret den, og gennemgå den igen.',
  tooLong: 'Disse sms’er er for lange til at blive sorteret på én gang.',
  tooLongFix: 'Sortér efter en anden kolonne, eller filtrér først personerne til en mindre liste.',
};

export const templates: SaidTexts<'templates'> = {
  noName: 'En skabelon skal have et navn.',
  noMessage: 'En skabelon skal have en besked.',
  gone: 'Denne skabelon findes ikke længere.',
  tooMany: (most) => `Der er ikke plads til flere: Tagline gemmer højst ${count(most)} skabeloner.`,
  tooManyFix: 'Fjern nogle, du ikke længere bruger.',
  fileTooLarge: 'Filen er større end nogen fil med skabeloner.',
  otherFile: 'Filen indeholder ingen skabeloner fra Tagline.',
  damagedFile: (most) =>
    `Skabelonerne i filen kan ikke læses: Hver har et navn og en besked, og der er højst ${count(most)}.`,
  fileFix: 'Intet blev taget fra den. Vælg en fil, som Tagline har eksporteret.',
  newerFile: 'Filen er skrevet af en nyere version af Tagline.',
  newerFileFix: 'Intet blev taget fra den. Opdatér Tagline, og importér den igen.',
};

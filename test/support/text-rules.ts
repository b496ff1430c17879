import * as refusal from '../../shared/campaign/refusals/refusal.ts';
import { refusalDoubt } from '../../shared/campaign/refusals/refusal-doubt.ts';
import * as page from '../../shared/campaign/refusals/refusal-page.ts';
import { refusedPeople } from '../../shared/campaign/refusals/refusal-people.ts';
import * as answers from '../../shared/campaign/refusals/refusal-text.ts';
import { repeatsKey } from '../../shared/campaign/refusals/repeated-key.ts';
import * as json from '../../shared/format/bounded-json.ts';
import { cellsAsTable, cellsAsText } from '../../shared/format/cells-for-clipboard.ts';
import * as value from '../../shared/format/clean-value.ts';
import * as csv from '../../shared/format/csv-safe.ts';
import { closeCutJson } from '../../shared/format/cut-json.ts';
import { fileName } from '../../shared/format/file-name.ts';
import { findNamed } from '../../shared/format/find-named.ts';
import { isCountTyped } from '../../shared/format/format-count.ts';
import { fromLocalInput } from '../../shared/format/format-time.ts';
import { withoutEntities } from '../../shared/format/html-entities.ts';
import * as lists from '../../shared/format/lists.ts';
import { languageOfMessage } from '../../shared/format/message-language.ts';
import { isStacked, mayStack, normalized, plainName, unstacked } from '../../shared/format/normalized.ts';
import * as odd from '../../shared/format/odd-value.ts';
import { orderedJson } from '../../shared/format/ordered-json.ts';
import { plainSigns } from '../../shared/format/plain-signs.ts';
import { folded, holdsWords, searchedWords } from '../../shared/format/searched-words.ts';
import * as sendingDays from '../../shared/format/sending-day.ts';
import * as words from '../../shared/format/sentence-parts.ts';
import { readOnce } from '../../shared/format/twice-encoded.ts';
import * as visible from '../../shared/format/visible-text.ts';
import { partedWords, plainLetters, wordsOf } from '../../shared/format/words-in-name.ts';
import * as dates from '../../shared/format/written-date.ts';
import { bindMessage } from '../../shared/message/bound-message.ts';
import * as character from '../../shared/message/character-name.ts';
import * as blank from '../../shared/message/choices/blank-choice.ts';
import * as oddChoice from '../../shared/message/choices/odd-choice.ts';
import {
  compileMessage as compiledOfMessage,
  isUnwritten as isUnwrittenMessage,
} from '../../shared/message/compiled-message.ts';
import * as computed from '../../shared/message/computed-tag.ts';
import { columnOfName, computedTag, unknownFormat } from '../../shared/message/computed-tag.ts';
import { withColumn, wrongTags } from '../../shared/message/correct-tags.ts';
import * as filling from '../../shared/message/fill.ts';
import * as final from '../../shared/message/final-text.ts';
import * as foreign from '../../shared/message/foreign-tags.ts';
import { cellsFor, cellsOfVersion } from '../../shared/message/frozen-cells.ts';
import * as gsm from '../../shared/message/gsm.ts';
import * as loss from '../../shared/message/letter-loss.ts';
import { messageAsSent } from '../../shared/message/lettering.ts';
import { languageOfLetters } from '../../shared/message/letters-language.ts';
import * as links from '../../shared/message/link-faults.ts';
import * as check from '../../shared/message/message-check.ts';
import { errorAt } from '../../shared/message/message-problem.ts';
import * as names from '../../shared/message/name-format.ts';
import * as wayOut from '../../shared/message/opt-out-sentence.ts';
import * as other from '../../shared/message/other-letters.ts';
import * as parts from '../../shared/message/parts.ts';
import { splitParts } from '../../shared/message/parts.ts';
import { judgeSender } from '../../shared/message/sender.ts';
import * as near from '../../shared/message/similar-names.ts';
import * as tags from '../../shared/message/tag.ts';
import * as conditions from '../../shared/message/text-condition.ts';
import { textDifference } from '../../shared/message/text-difference.ts';
import * as shape from '../../shared/message/text-shape.ts';
import * as formats from '../../shared/message/value-format.ts';
import { versionName, versionNames } from '../../shared/message/version-names.ts';
import * as versions from '../../shared/message/versions.ts';
import { cellNumbers } from '../../shared/number/cell-numbers.ts';
import * as countryText from '../../shared/number/country-text.ts';
import { countryZones } from '../../shared/number/country-zones.ts';
import { isSurelyMobile, readDialled } from '../../shared/number/dialled-number.ts';
import { groupedNumber } from '../../shared/number/grouped-number.ts';
import { identityForm } from '../../shared/number/identity-number.ts';
import * as latin from '../../shared/number/latin-digits.ts';
import * as listCountry from '../../shared/number/list-country.ts';
import * as msisdn from '../../shared/number/msisdn.ts';
import * as header from '../../shared/number/number-header.ts';
import { isRewritten } from '../../shared/number/number-reading.ts';
import * as numberText from '../../shared/number/number-text.ts';
import * as plan from '../../shared/number/numbering-plan.ts';
import { afterCommonPrefix } from '../../shared/number/numbering-plan.ts';
import { scriptCountries } from '../../shared/number/script-countries.ts';
import * as spreadsheetDamage from '../../shared/number/spreadsheet-damage.ts';
import * as typed from '../../shared/number/typed-numbers.ts';
import {
  numberOfLine,
  readTeamFile,
  teamFileColumns,
  teamFileDelimiter,
  teamLine,
  wholeLines,
} from '../../shared/opt-out/team-file-lines.ts';
import * as erasure from '../../shared/person/erasure.ts';
import * as mentions from '../../shared/person/person-in-text.ts';
import { personName } from '../../shared/person/person-name.ts';
import { personShown } from '../../shared/person/person-words.ts';
import { words as answerWords } from '../../shared/sheet/answers/answer-vocabulary.ts';
import { isClearNo, mayHoldNo } from '../../shared/sheet/answers/clear-no.ts';
import { stems } from '../../shared/sheet/answers/stems.ts';
import * as format from '../../shared/sheet/column-format.ts';
import { columnNames } from '../../shared/sheet/column-name.ts';
import { profileColumn } from '../../shared/sheet/column-profile.ts';
import { comparedCell } from '../../shared/sheet/compared-cell.ts';
import * as condition from '../../shared/sheet/condition.ts';
import * as consent from '../../shared/sheet/consent/consent.ts';
import { answerIn, meansNo } from '../../shared/sheet/consent/consent-answer.ts';
import { type ConsentHeader, consentHeader } from '../../shared/sheet/consent/consent-header.ts';
import { keyIn, openTally } from '../../shared/sheet/consent/consent-tally.ts';
import { meansYes, plainAnswer } from '../../shared/sheet/consent/plain-answer.ts';
import * as countryColumn from '../../shared/sheet/country-column.ts';
import { delimiterName, sniffDelimiter, splitSample, statedDelimiter } from '../../shared/sheet/delimiter.ts';
import * as reasons from '../../shared/sheet/exported-columns.ts';
import { waitingFilesWords } from '../../shared/sheet/external-files.ts';
import * as groups from '../../shared/sheet/header-groups.ts';
import { headerCountries, headerLanguages, isWordOfHeaders } from '../../shared/sheet/header-language.ts';
import { findHeaderRow, isUsualHeader } from '../../shared/sheet/header-row.ts';
import * as choices from '../../shared/sheet/mapping/mapping-choices.ts';
import { namesUnder } from '../../shared/sheet/mapping/mapping-guess.ts';
import { dataHints, headersOf } from '../../shared/sheet/mapping/mapping-hints.ts';
import { chooseNumberColumn } from '../../shared/sheet/mapping/number-column-guess.ts';
import * as remembered from '../../shared/sheet/mapping/remembered-mapping.ts';
import { headerKey, headerKeys, nameColumns, nameHeader } from '../../shared/sheet/name-header.ts';
import { numberCell } from '../../shared/sheet/number-cell.ts';
import { mayHoldOdd, oddHints, openOddColumns } from '../../shared/sheet/odd-columns.ts';
import { GUESSED_BY_WORDS, guessByWords } from '../../shared/sheet/old-encoding-guess.ts';
import * as phones from '../../shared/sheet/phone-columns.ts';
import type { Mapping } from '../../shared/sheet/sheet.ts';
import * as encodings from '../../shared/sheet/text-encodings.ts';
import * as templates from '../../shared/template/template.ts';
import { guessMapping } from './guessed-mapping.ts';

/** As every rule about columns gets it. */
const named = (text: string) => columnNames([text], 1)[0]!;
const byName =
  <Out>(rule: (name: string) => Out) =>
  (text: string): Out =>
    rule(named(text));

const encoded = { encoded: true };
const lettered = { encoded: false, other: 'all' } as const;
/** Numbers that begin alike. */
const alike = (text: string) => Array.from({ length: 6 }, (_, n) => `${text}${n}`);
const place = { home: 'SE', computer: 'SE', zone: 'Europe/Stockholm' };
const ownList = { country: 'SE', others: ['DK'] };
const person = { msisdn: '12025550100', words: ['Ada', 'Lovelace'] };
const recipients = [{ msisdn: '12025550100' }];
const mapping: Mapping = {
  ...{ headerRow: 1, numberColumn: 0, otherColumns: [1], tagColumns: [0, 1], country: 'SE' },
  ...{ duplicates: 'first', skipRecentDays: 0 },
};
const tag = (name: string) => ({ tag: `{${name}}`, column: 0, fallback: null });
const compileMessage = (message: string) => compiledOfMessage(bindMessage(message, ['a', 'b'], {}), encoded);
const context = { dayFirst: true, language: 'da', column: 'name', day: '2026-11-27' } as const;
const formatters = () => formats.formatKinds.map((kind) => formats.cellFormatter(kind, context));
const compiled = compileMessage('Hi {a}, {b|there}');
const versionsOf = (text: string) => ({
  column: 'a',
  cases: [{ values: [text, `${text}x`], message: text }],
});
const headerRows = (text: string) => [
  { row: 1, cells: ['Name', text] },
  { row: 2, cells: [text, '0701740605'] },
  { row: 3, cells: ['Anna', text] },
];
const cells = (text: string) => headerRows(text).map((row) => row.cells);

/** How each rule about text, by its name, is called with one. */
export const TEXT_RULES: Readonly<Record<string, (text: string) => unknown>> = {
  ...{ numbersOf: (text) => answers.numbersOf([{ msisdn: text }]), hasIdWord: answers.hasIdWord },
  ...{ isAcceptance: answers.isAcceptance, repeatsKey },
  judgeWords: (text) => answers.judgeWords(text, answers.numbersOf(recipients)),
  ...{ isDate: answers.isDate, meansSuccess: answers.meansSuccess },
  readPage: (text) => page.readPage(`<html>${text}`),
  mayPageAccept: (text) => page.mayPageAccept(page.readPage(text), answers.numbersOf(recipients)),
  withoutEntities,
  wholeLines,
  foreignTags: (text) => foreign.foreignTags(text, ['a'], () => [0]),
  isTidied: tags.isTidied,
  messageProblems: (text) => check.messageProblems({ message: text, problems: [] }, 'Rosa'),
  orderedJson: (text) => orderedJson({ [text]: text }),
  ...{ oddValue: odd.oddValue, mendedValue: odd.mendedValue, isSpreadsheetError: odd.isSpreadsheetError },
  oddQuestion: (text) =>
    oddChoice.oddQuestion({ tag: '{a}', kind: 'letters', people: 1, row: 1, value: text }),
  oddChosenWords: (text) =>
    oddChoice.oddChosenWords({ tag: '{a}', kind: 'letters', people: 1, row: 1, value: text }, 'mended'),
  mendedTag: (text) =>
    computed
      .mendedTag({ tag: '{a}', column: 0, fallback: null }, 'a', [
        { tag: '{a}', kind: 'letters', choice: 'mended' },
      ])
      .says?.of([text]),
  writtenValue: (text) => computed.writtenValue({ tag: '{a}', column: 0, fallback: null }, [text]),
  oddChoiceFor: (text) => oddChoice.oddChoiceFor({ tag: text, kind: 'letters' }, []),
  withOddChoice: (text) => oddChoice.withOddChoice([], { tag: text, kind: 'letters' }, 'mended'),
  oddInText: (text) => final.oddInText({ odd: [], text } as never),
  isCountTyped: (text) => isCountTyped(text, 7),
  refusalDoubt: (text) => refusalDoubt(text, recipients),
  readRefusal: (text) => refusal.readRefusal(400, text),
  refusedPeople: (text) => refusedPeople(text, recipients),
  isTooManyConnections: (text) => refusal.isTooManyConnections(503, text),
  ...{ wordsIn: refusal.wordsIn, parseJson: refusal.parseJson, closeCutJson },
  fillVariables: (text) => refusal.fillVariables(`${text} %1`, { variables: [text] }),

  parseBoundedJson: (text) => fails(() => json.parseBoundedJson(text)),
  checkValues: (text) => fails(() => json.checkValues(text)),
  ...{
    endOfString: (text) => json.endOfString(text, 0),
    isBounded: (text) => json.isBounded([text], 50_000),
  },
  ...{ isStacked, mayStack, unstacked: (text) => unstacked(text) },
  normalized: (text) => [normalized(text), normalized(text, 'NFKD')],
  ...{
    isDate: dates.isDate,
    dayOrder: (text) => dates.dayOrder([text, text]),
  },
  dayOrders: (text) => dates.dayOrders().add(text),
  momentOf: (text) => [dates.momentOf(text, true), dates.momentOf(text, null)],
  ...{ plainSigns, visibleText: visible.visibleText, visibleTyping: visible.visibleTyping },
  ...{
    singleLine: visible.singleLine,
    visibleLine: visible.visibleLine,
    startShown: visible.startShown,
    withoutInvisible: visible.withoutInvisible,
    isolated: words.isolated,
    quoted: words.quoted,
    quotedValue: words.quotedValue,
    capital: words.capital,
  },
  listOf: (text) => lists.listOf([text]),
  oneOfList: (text) => lists.oneOfList([text]),
  listIn: (text) => lists.listIn('en', [text]),

  fileName: (text) => fileName(text, 'csv'),
  fromLocalInput,
  plainName,
  folded,
  searchedWords,
  holdsWords: (text) => [holdsWords(text, ['a b']), holdsWords('a b', searchedWords(text))],
  choiceFor: (text) => blank.choiceFor(text, [{ tag: text, choice: 'leave-out' }]),
  withChoice: (text) => blank.withChoice([], text, 'leave-out'),
  bindMessage: (text) => [
    bindMessage(text, ['a', 'b'], {}),
    bindMessage(`{${text}}`, ['a', text], {}),
    bindMessage('Hi {column}', [text, `${text}b`, `column${text}`], {}),
    bindMessage('Hi {a}', ['a', 'b'], { versions: versionsOf(text) }),
  ],
  ...{ characterWords: character.characterWords, characterName: character.characterName },
  ownBlanks: (text) => tags.ownBlanks(text, { from: 0, to: 1, taken: 0, isFirst: false }),
  edgesOf: (text) => tags.edgesOf(text, { from: 1, to: 2 }, text),
  unknownFormat: (text) => unknownFormat(`{a:${text}}`, `a:${text}`, () => [0]),
  computedTag: (text) =>
    computedTag(
      `${text}:weekday`,
      () => [0],
      () => 'en',
      undefined,
    ),
  readFormat: formats.readFormat,
  cellFormatter: (text) => formatters().map((show) => show(text)),
  offeredFormats: (text) => formats.offeredFormats([text, text], { ...context, column: text }),
  firstName: (text) => [names.firstName(text, true), names.firstName(`${text}, ${text}`, false)],
  isOfDay: sendingDays.isOfDay,
  sendingDay: (text) => sendingDays.sendingDay({ message: text, options: { startAt: null } }, 0),
  nameInCase: names.nameInCase,
  columnOfName,
  ...{ columnIn: (text) => [conditions.columnIn(text), conditions.columnIn(`{${text}}`)] },
  conditionFor: (text) => tags.conditionFor(text, text, { words: text, others: text }),
  conditionTest: (text) => [conditions.conditionTest(null)(text), conditions.conditionTest(text)(text)],
  cutsOf: (text) => conditions.cutsOf(`{${text}}`),
  conditionBinder: (text) => [
    bindMessage(`Hi {a?${text}|${text}} `, ['a', 'b'], {}),
    bindMessage(`Hi {a${text}?b} `, ['a', 'b'], {}),
    bindMessage(`${' '.repeat(text.length)}{a?b}`, ['a', text], {}),
  ],
  strayBraces: (text) => tags.strayBraces({ kind: 'text', text, from: 0 }, undefined, undefined, 50),
  marksOfDirection: tags.marksOfDirection,
  openCondition: (text) => {
    for (const one of tags.strayBraces({ kind: 'text', text, from: 0 }, undefined, undefined, 50))
      conditions.openCondition(text, one, () => []);
  },
  wrongTags: (text) => wrongTags(bindMessage(text, ['a'], {})),
  withColumn: (text) => [withColumn(text, '{a}', 'b'), withColumn('{a}', '{a}', text)],
  ...{ compileMessage, isUnwritten: (text) => isUnwrittenMessage(compileMessage(text)) },
  ownValue: (text) => final.ownValue(tag('a'), [text]),
  tagvaluesFor: (text) => final.tagvaluesFor([tag('a')], [text]),
  finalTextFor: (text) => [
    final.finalTextFor(compiled, [text, text]),
    final.finalTextFor(compileMessage(text), ['a', 'b']),
  ],
  textAsWritten: (text) => final.textAsWritten(compiled, [text, text]),
  isOutsideGsm: (text) => final.isOutsideGsm(final.finalTextFor(compiled, [text])),
  sizedPerson: (text) => final.sizedPerson(final.finalTextFor(compiled, [text])),
  notesOn: (text) => final.notesOn(compiled, final.finalTextFor(compiled, [text, text])),
  cellsFor: (text) => cellsFor([tag(text)], [text], 2),
  cellsOfVersion: (text) =>
    cellsOfVersion([tag('a')], [text], 2, { version: 0, values: [text], column: 1, pick: () => 0 }),
  ...{ fitsGsm: gsm.fitsGsm, isOneSeptetEach: gsm.isOneSeptetEach, outsideGsm: gsm.outsideGsm },
  tallyLoss: (text) => loss.tallyLoss(loss.newLossTally(), text),
  lossOfOne: loss.lossOfOne,
  messageAsSent: (text) => messageAsSent(text, lettered),
  languageOfLetters,
  ...{ looseKey: near.looseKey, editDistance: (text) => near.editDistance(text, 'column') },
  similarNames: (text) => [
    near.similarNames(text, ['a', text]),
    near.similarNames('column', [text, `${text}b`]),
  ],
  wayOutFor: (text) => wayOut.wayOutFor(text, 'STOP'),
  hasWayOut: wayOut.hasWayOut,
  languageOfMessage: (text) => languageOfMessage(text, 'en'),
  optOutSentence: (text) => wayOut.optOutSentence(text, '12025550100', 'en'),
  withSentence: (text) => wayOut.withSentence(text, text),
  ...{ otherLetter: (text) => other.otherLetter(text.slice(0, 40)), inOtherLetters: other.inOtherLetters },
  messageInOtherLetters: other.messageInOtherLetters,
  countParts: (text) => [parts.countParts(text, encoded), parts.countParts(text, lettered)],
  ...{ partsAsUnicode: parts.partsAsUnicode, septetsAt: (text) => parts.septetsAt(text, 0) },
  toFillable: (text) => filling.toFillable(text, ['{a}', '{b}']),
  fillableOf: (text) => filling.fillableOf([text, 0, text], ['{a}']),
  errorAt: (text) => errorAt({ from: 0, text }),
  fill: (text) => filling.fill(filling.toFillable('{a}', ['{a}']), [text]),
  filledAt: (text) => filling.filledAt(filling.toFillable('{a}', ['{a}']), [text]),
  tagLeftIn: (text) => filling.tagLeftIn(text, ['{a}', '{b}']),
  ...{ judgeSender, splitParts: (text) => splitParts(text, encoded) },
  ...{ parseMessage: tags.parseMessage, tagFor: (text) => tags.tagFor(text, text) },
  ...{ namesIn: tags.namesIn, cleanMessage: tags.cleanMessage },
  linkGaps: (text) => links.linkGaps(filling.toFillable(text, ['{a}'])),
  mayHoldLink: links.mayHoldLink,
  faultOfLinks: links.faultOfLinks,
  linkFaultOf: (text) => [
    links.linkFaultOf(filling.toFillable(text, ['{a}']), [true], [text]),
    links.linkFaultOf(filling.toFillable('https://a.example/{a}', ['{a}']), [true], [text]),
  ],
  checkMessage: (text) => check.checkMessage(text, '12025550100'),
  withoutTag: (text) => check.withoutTag(text, '{a}'),
  leavesBlanks: (text) => check.leavesBlanks(text, '{a}'),
  textDifference: (text) => [
    textDifference(text, `x${text}`),
    textDifference(text, [...text].reverse().join('')),
  ],
  ...{ isPlain: shape.isPlain, shapeOf: shape.shapeOf, hasHalfPair: shape.hasHalfPair },
  ...{ cleanValue: value.cleanValue, areCleanLines: value.areCleanLines, areCleanRows: value.areCleanRows },
  ...{
    valueName: words.valueName,
    versionName: (text) => versionName({ values: [text] }),
    versionNames: (text) => versionNames(versionsOf(text)),
    versionKey: versions.versionKey,
  },
  versionPicker: (text) => versions.versionPicker([{ values: [text] }])(text),
  cleanVersions: (text) => versions.cleanVersions(versionsOf(text)),
  wrongVersions: (text) => versions.wrongVersions(versionsOf(text)),

  decideCountry: (text) => listCountry.decideCountry(alike(text), place),
  isCountryOpen: (text) => listCountry.isCountryOpen(alike(text), place),
  alsoHeld: (text) => listCountry.alsoHeld(alike(text), 'SE', place),
  ...{ identityForm: (text) => identityForm(text), readOnce },
  namedCountries: (text) => listCountry.namedCountries([text]),
  ...{ digitsOf: latin.digitsOf, inLatin: latin.inLatin },
  ...{
    wordsOf,
    headerWords: byName(header.headerWords),
    saysFax: (text) => header.saysFax(header.headerWords(named(text))),
  },
  ...{
    isPhoneWord: byName(header.isPhoneWord),
    saysOther: (text) => header.saysOther(header.headerWords(named(text))),
    saysPlace: (text) => header.saysPlace(header.headerWords(named(text))),
    scriptCountries: (text) => scriptCountries([named(text)]),
  },
  ...{ countryInText: countryText.countryInText, countryZones },
  parseRowNumber: (text) => countryText.parseRowNumber(text, null, ownList),
  countriesElsewhere: (text) => countryText.countriesElsewhere(text, null, ownList),
  ...{ isSurelyMobile, readDialled: (text) => readDialled(text, 'SE') },
  ...{ groupedNumber, cellNumbers: (text) => cellNumbers(text, () => noNumber) },
  parseMsisdn: (text) => [msisdn.parseMsisdn(text, 'SE'), msisdn.parseMsisdn(text, undefined)],
  afterCommonPrefix,
  numbersOfCell: (text) => msisdn.numbersOfCell(text, 'SE'),
  isRewritten: (text) => isRewritten(text, '12025550100'),
  ...spreadsheetDamage,
  ...{ readNumberText: numberText.readNumberText, plainDigits: numberText.plainDigits },
  ...{ numberRuns: numberText.numberRuns, partsOf: numberText.partsOf, plansAtStart: plan.plansAtStart },
  ...{
    wholeNumber: numberText.wholeNumber,
    dialledDigits: numberText.dialledDigits,
    digitsIn: numberText.digitsIn,
  },
  plansOfCallingCode: plan.plansOfCallingCode,
  typeUnderPlan: (text) => plan.typeUnderPlan(text, plan.planOfCountry('SE')!),
  typedNumbers: (text) => typed.typedNumbers(text, ['SE', 'DE']),
  typedLine: (text) => typed.typedLine(text, ['SE', 'DE']),
  openNumbers: (text) => typed.openNumbers(text, ['SE', 'DE']),

  numberOfLine: (text) => numberOfLine(text, { delimiter: ';', column: 1 }, ['SE']),
  readTeamFile: (text) => [...readTeamFile(text, { delimiter: '', column: 0, heading: '' }, ['SE'])],
  teamFileColumns: (text) => [...teamFileColumns(text, ['SE'])],
  teamFileDelimiter,
  teamLine: (text) => teamLine(text, 0, { delimiter: '', column: 0 }),

  withoutPerson: (text) => erasure.withoutPerson(text, person),
  storedWithoutPerson: (text) => erasure.storedWithoutPerson(text, person),
  jsonWithoutPerson: (text) => erasure.jsonWithoutPerson(JSON.stringify([text]), person),
  mentions: (text) => mentions.mentions(text, person.msisdn),
  mentionsInJson: (text) => mentions.mentionsInJson(JSON.stringify([text]), person.msisdn),
  numberInCell: (text) => mentions.numberInCell(text, person.msisdn),
  lastDigitsGlob: mentions.lastDigitsGlob,
  withoutNumber: (text) => mentions.withoutNumber(text, person.msisdn, '…'),
  withoutWords: (text) => [
    mentions.withoutWords(text, person.words, '…'),
    mentions.withoutWords('Ada', [text], '…'),
  ],
  personName: (text) => [personName([text], [text]), personName(['Name'], [text])],
  personShown,

  columnNames: (text) => columnNames([text, text], 2),
  profileColumn: (text) => profileColumn([[text]], 0, ['SE', 'DE', 'US', 'GB']),
  comparedCell,
  rowTest: (text) =>
    condition.rowTest([
      { column: 0, test: 'is', value: text },
      { column: 0, test: 'contains', value: text },
    ])(() => text),
  hasItsValue: (text) =>
    (['is', 'is-within', 'is-on'] as const).map((test) => condition.hasItsValue({ test, value: text })),
  fromDay: (text) => condition.fromDay({ column: text, test: 'is', value: text }, '2026-11-27'),
  conditionWords: (text) => condition.conditionWords([{ name: text, test: 'is', value: text }] as never),
  ...{ consentHeader: byName(consentHeader), plainAnswer, meansYes },
  ...{ isClearNo, mayHoldNo, partedWords, plainLetters },
  isAskedAbout: (text) => consent.isAskedAbout(HEADER, tallied(text)),
  answerIn: (text) =>
    (['allow', 'block', 'status'] as const).map((kind) => answerIn({ kind, says: 'likely' }, text)),
  meansNo: (text) => meansNo('block', 'unclear', text),
  keyIn: (text) => keyIn(HEADER, false)(text),
  openTally: tallied,
  stems: (text) => stems('unsub opt_out.').test(text),
  consentColumns: (text) => consent.consentColumns([tallied(text)], undefined),
  isNoIn: (text) => consent.isNoIn({ ...tallied(text), ...HEADER }, undefined)(text),
  ...{ cellsAsText: (text) => cellsAsText([[text]]), cellsAsTable: (text) => cellsAsTable([[text]]) },
  holdsCountries: (text) => countryColumn.holdsCountries(text, [text]),
  countryColumn: (text) => countryColumn.countryColumn(cells(text), ['Name', text], mapping),
  countriesInColumns: (text) => countryColumn.countriesInColumns(cells(text), ['Name', text], 4),
  ...{ formulaSafe: csv.formulaSafe, csvLine: (text) => csv.csvLine([text, text]) },
  sniffDelimiter: (text) => sniffDelimiter(text, true),
  statedDelimiter: (text) => statedDelimiter(text),
  splitSample: (text) => splitSample(text, ';', true),
  delimiterName,
  guessByWords: (text) =>
    guessByWords(
      GUESSED_BY_WORDS.map((encoding) => ({ encoding, words: [text] })),
      'windows-1252',
      text,
    ),
  waitingFilesWords: (text) => waitingFilesWords([{ fileId: '', name: text }] as never),
  ...{ isValue: groups.isValue, isNoName: groups.isNoName, filled: (text) => groups.filled([text]) },
  areNames: (text) => groups.areNames([text, 'a']),
  groupsOver: (text) => groups.groupsOver(headerRows(text)[0]!, headerRows(text)[1]!, []),
  headerNames: (text) => groups.headerNames(headerRows(text), 2, []),
  headerLanguages: (text) => headerLanguages([text, text]),
  headerCountries: (text) => headerCountries([text, text]),
  findHeaderRow: (text) => findHeaderRow(headerRows(text)),
  ...{
    numberHeader: byName(header.numberHeader),
    nameHeader: byName(nameHeader),
    nameColumns: (text) => nameColumns([text]),
    headerKey,
    headerKeys: (text) => headerKeys(text).has(text),
    words: (text) => answerWords(text).has(text),
  },
  ...{ isUsualHeader: byName(isUsualHeader), isForeignToNumbers: byName(header.isForeignToNumbers) },
  ...{ namesCountries: byName(countryColumn.namesCountries), isWordOfHeaders: byName(isWordOfHeaders) },
  onColumns: (text) => choices.onColumns([{ column: text }], String),
  applyChoices: (text) => choices.applyChoices(mapping, ['Name', text], {}),
  namesUnder: (text) => namesUnder({ rows: headerRows(text), width: 2 }, 1),
  guessMapping: (text) => guessMapping({ rows: headerRows(text), width: 2 }, 'SE', () => null),
  headersOf: (text) => headersOf([named(text)]),
  openOddColumns: (text) => openOddColumns(2).add(() => text),
  mayHoldOdd: (text) => mayHoldOdd(JSON.stringify([text])),
  oddHints: (text) =>
    oddHints([{ column: 0, kind: 'letters', rows: 1, value: text }], [text], { tagColumns: [0] }),
  dataHints: (text) => dataHints(cells(text), ['Name', named(text)], mapping),
  numberCell: (text) => numberCell(mapping, () => text, [0, null]),
  ...{
    phoneLabel: phones.phoneLabel,
    isOfAnother: byName(phones.isOfAnother),
    sharedCell: phones.sharedCell,
  },
  phoneColumn: byName(phones.phoneColumn),
  chooseNumberColumn: (text) =>
    chooseNumberColumn(
      [named(text), named(text)],
      [0, 1].map((column) => profileColumn(cells(text), column, ['SE'])),
      true,
    ),
  otherPhones: (text) =>
    phones.otherPhones(
      [named(text), named(text)],
      [0, 1].map((column) => profileColumn(cells(text), column, ['SE'])),
      0,
    ),
  columnsForCountry: (text) => phones.columnsForCountry(['Name', named(text)], cells(text), true),
  numbersIn: (text) => phones.numbersIn(cells(text), [0, 1], undefined),
  labelColumns: (text) => phones.labelColumns([named(text), named(text)], [0, 1]),
  hasReasonColumns: (text) => reasons.hasReasonColumns([text, text]),
  isReasonColumn: reasons.isReasonColumn,
  rowInFileColumn: (text) => reasons.rowInFileColumn([text]),
  exportedNumberColumn: (text) => reasons.exportedNumberColumn([text]),
  rememberMapping: (text) => remembered.rememberMapping(mapping, ['Name', text]),
  headerFingerprint: (text) => remembered.headerFingerprint(['Name', text]),
  columnFormatter: (text) => {
    const formatter = format.columnFormatter('sv');
    return [formatter.offered([{ shown: text, plain: text }] as never)];
  },
  readPlain: format.readPlain,
  ...{ isOfferedEncoding: encodings.isOfferedEncoding, legacyEncoding: encodings.legacyEncoding },

  tagsOf: (text) => [templates.tagsOf(text, ['a', 'b']), templates.tagsOf('{a}', [text])],
  findNamed: (text) => [findNamed([text], 'a b', String), findNamed(['a b'], text, String)],
  findByWords: (text) => [
    templates.findByWords([{ name: text, message: text }], 'a b'),
    templates.findByWords([{ name: 'a', message: 'b' }], text),
  ],
  insertedAt: (text) => templates.insertedAt(text, text, { from: 0, to: 1 }),
};

/** Rules that take no text of anybody's: numbers, codes and words of our own. */
export const WITHOUT_TEXT: readonly string[] = [
  ...[
    'againOf',
    'newOddTally',
    'noLinkFaults',
    'piecesOf',
    'pluralForm',
    'rowOffsets',
    'texts',
    'unmetValues',
  ],
  ...[
    'createCountryFinder',
    'countries',
    'isInUse',
    'withFlags',
    'flagsIn',
    'isDoubtful',
    'isRepaired',
    'withSource',
    'sourceOf',
  ],
  ...[
    'numberFaultWords',
    'leftOutTable',
    'doubtWords',
    'mayBeAboutPeople',
    'messageLocale',
    'dayAt',
    'daysFrom',
    'dayAfter',
    'testRule',
    'isOfNames',
    'writtenFormat',
    'repairWords',
    'callingCodeOf',
    'planOfCountry',
    'numberCountry',
  ],
  ...[
    'columnLetters',
    'shareOf',
    'roleOf',
    'mayAddOther',
    'withRole',
    'isReason',
    'isReadingInDoubt',
    'fitOfRows',
    'rememberOnce',
  ],
  ...['usedFirst', 'mostFrequent', 'areWhole', 'usualSeparator', 'withChoices', 'forAnotherSheet'],
  ...[
    'reasonColumns',
    'numberHeading',
    'plainMoment',
    'encodingShown',
    'isForgotten',
    'gsmUnits',
    'newLossTally',
    'lossOf',
  ],
  ...['isLossAccepted', 'letteringOf', 'partCount', 'plainParts', 'plainPartsAsUnicode', 'septetsOf'],
  ...[
    'regionName',
    'languageName',
    'encodingWords',
    'count',
    'tenths',
    'peopleWords',
    'credits',
    'exactNumber',
  ],
  ...[
    'placeIn',
    'namedOnly',
    'percent',
    'byteSize',
    'duration',
    'shortTime',
    'moment',
    'momentAhead',
    'momentWithin',
    'day',
  ],
  ...[
    'monthAndYear',
    'shortMonth',
    'dayAndTime',
    'dateAndTime',
    'dateAndTimeWithin',
    'clock',
    'localInput',
    'localStamp',
  ],
  ...[
    'scrollScale',
    'shortDay',
    'shortDate',
    'longDay',
    'hereAndThere',
    'counted',
    'keepsFromErasing',
    'holdWords',
    'listedTable',
    'personHead',
    'personTable',
  ],
  ...[
    'isNothingHeld',
    'heldWords',
    'areNeighbours',
    'areNearlyAll',
    'isTextFault',
    'countriesInZone',
    'anyTerm',
    'withSeams',
    'columnsOfNo',
    'rowsOfNo',
    'mostOfNo',
    'decidedOn',
    'decisionOn',
    'withAnswer',
    'namedConsent',
    'numberHeaderOf',
  ],
];

const HEADER: ConsentHeader = { kind: 'allow', says: 'sure', about: 'texts' };

function tallied(text: string) {
  const tally = openTally(HEADER);
  tally.add(text);
  return { column: 0, name: named(text), header: HEADER, ...tally.column() };
}

const noNumber = { ok: false, fault: 'empty' } as const;

function fails(work: () => unknown): void {
  try {
    work();
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
}

/** What rules stumble over when a cell repeats it. */
export const PIECES: readonly string[] = [
  ...[
    '+',
    '(',
    ') ',
    ' or ',
    'ext ',
    ';ext=',
    '=HYPERLINK("',
    'wa.me/',
    ',"',
    ';=',
    '\t',
    '1\u0301',
    '\u0345\u0301',
  ],
  ...['1', '1 ', '+46 ', '\u0663', '1,', '1.1.', '1/', '(1', '46701740605 ', '-', '#1', '=', '"', ' '],
  ...['a', 'a ', 'a. ', 'ab@c.', '<h1>', '{', '{a|', '{a}', '%20', 'https://', '\n', ' \n', '\u00a0', '1:::'],
  ...['\u0301', 'e\u0301', '\u0301\u0323', '\uff9e\u0345', '\ufdfa', '\u1100\u1161', 'aБ', '\u{1f469}\u200d'],
  ...['\u202e', '\ud83d', '\\"', 'No STOP '],
  ...['\r', '!', '„', '0 ', '<script>', 'trace id ', 'a.0', '> '],
];

import { count, peopleWords } from '../../../format/format-count.ts';
import { listOf } from '../../../format/format-list.ts';
import { isolated, quoted } from '../../../format/quoted.ts';
import type { Translation } from '../../../language/language.ts';
import type { Words } from '../../../language/said.ts';
import { spoken } from '../../../language/spoken.ts';
import type { evidence as english } from '../../en/said/evidence.ts';
import { delivery } from '../delivery.ts';

export const evidence: Translation<typeof english> = {
  onItsWay: 'Forespørgslen er på vej.',
  failed:
    'Der skete noget uventet i Tagline, mens denne forespørgsel var på vej, så dens svar blev ikke noteret.',
  interrupted: 'Tagline sluttede, mens denne forespørgsel var på vej, så dens svar blev aldrig set.',
  withdrawn: 'Denne forespørgsel blev trukket tilbage, før noget af den var sendt.',
  olderCopy:
    'Denne datamappe er en kopi, og hvad den anden har sendt, siden den blev lavet, står ikke i den.',
  faults: {
    'connection-refused': 'forbindelsen blev afvist',
    'host-not-found': 'adressen blev ikke fundet',
    'network-unreachable': 'netværket kunne ikke nås',
    timeout: 'der kom intet i for lang tid',
    tls: 'den sikre forbindelse mislykkedes',
    reset: 'forbindelsen blev brudt',
    aborted: 'forespørgslen blev opgivet på denne computer',
    'not-http': 'svaret var ikke HTTP',
    'too-large': 'svaret var større, end et svar kan være',
    'proxy-refused': 'proxyen ville ikke oprette forbindelse',
    'proxy-unsupported': 'proxyen er af en slags, der ikke understøttes',
    other: 'forbindelsen mislykkedes',
  },
  phases: {
    connecting: 'før der var forbindelse',
    handshake: 'mens den sikre forbindelse blev oprettet',
    waiting: 'efter at hele forespørgslen var sendt, og før der kom noget svar',
  },
  fault: (fault) => `${capital(fault)}.`,
  faultIn: (fault, phase, proxy) => `${capital(fault)}, ${spoken(phase)}${through(proxy)}.`,
  faultWhileSending: (fault, sent, total, proxy) =>
    `${capital(fault)}, mens forespørgslen blev sendt (højst ${sent} af ${total} byte var afsendt)${through(proxy)}.`,
  receipts: (status, matched, expected, odd, partial) => {
    const seen = odd.length === 0 ? '' : ` samt ${listOf(odd.map((one) => spoken(one)))}`;
    const end = partial === null ? '' : `, ${spoken(partial)}`;
    return `Tjenesten svarede ${status} med id’er for ${matched} af ${peopleWords(expected)}${seen}${end}.`;
  },
  oddCredit: (answer, credit) => `${spoken(answer)} Dens credit_consumed er ikke en kredit: ${credit}.`,
  odd: {
    surplus: (ids) => `${count(ids)}, der ikke hører til nogen her`,
    shared: (people) => `ét id givet til flere (${count(people)} af dem)`,
    notPositive: (ids) => `${count(ids)} id’er på nul eller mindre`,
    errors: (people, error) =>
      `en fejl ved siden af id’et for ${peopleWords(people)}${error === null ? '' : ` (${quoted(error)})`}`,
  },
  partial: {
    notWhole: 'i et indhold, der ikke er hel JSON',
    cut: (fault, bytes) => `og efter ${bytes} byte af svaret stoppede det: ${spoken(fault)}`,
  },
  idsUnread: (status) => `Tjenesten svarede ${status} med id’er, der ikke kan læses som nogens.`,
  doubted: {
    unended: (status) =>
      `Tjenesten svarede ${status}, men ikke så det er sikkert, hvor svaret ender, så den kan have taget imod nogen.`,
    encoded: (status) =>
      `Tjenesten svarede ${status} i en form, der ikke kan læses med sikkerhed (komprimeret eller ikke i UTF-8), så den kan have taget imod nogen.`,
    'not-plain': (status) =>
      `Tjenesten svarede ${status} med hverken almindelig JSON eller almindelig tekst, så den kan have taget imod nogen.`,
    'holds-ids': (status) =>
      `Tjenesten svarede ${status} med noget, der kan være et id, så den kan have taget imod nogen.`,
  },
  redirect: (status, location) =>
    `Tjenesten svarede ${status}, en omdirigering${location === null ? '' : ` til ${location}`}, som Tagline aldrig følger.`,
  emptyBody: (status) => `Tjenesten svarede ${status} uden indhold.`,
  noIds: (status) => `Tjenesten svarede ${status} med et indhold uden id’er.`,
  cut: (status, fault, bytes, holdsIds) =>
    `Tjenesten svarede ${status}, og efter ${bytes} byte af svaret${holdsIds ? ', hvori id’er var begyndt,' : ''} stoppede det: ${spoken(fault)}.`,
  itSaid: (sentence, words) =>
    `${spoken(sentence)} Den sagde: ${quoted(words.replace(/[“”]/g, '"'))}${/[.!?…]$/.test(words) ? '' : '.'}`,
  mayHaveArrived: (before) =>
    before === null ? delivery.mayHaveArrived : `${spoken(before)} ${delivery.mayHaveArrived}`,
  proxies: {
    notUsable: (proxy) =>
      `Denne computers netværk beder om en proxy, som Tagline ikke kan bruge (${isolated(proxy)}).`,
    notUsableFix: 'Vælg en HTTP-proxy i indstillingerne, eller ingen proxy, hvis dit netværk tillader det.',
    noConnection: (proxy, fault) =>
      `Proxyen ${isolated(proxy)} oprettede ingen forbindelse: ${spoken(fault)}.`,
    noConnectionFix: 'Tjek netværket og proxyen i indstillingerne.',
    password: (proxy, status) =>
      `Proxyen ${isolated(proxy)} svarede ${status} og oprettede ingen forbindelse: Den beder om et navn og en adgangskode, som Tagline ikke giver den.`,
    passwordFix:
      'Bed den, der driver dit netværk, om at lade Tagline komme igennem uden, eller vælg en anden proxy i indstillingerne.',
    noService: (proxy, status) =>
      `Proxyen ${isolated(proxy)} svarede ${status} og oprettede ingen forbindelse: Den kunne ikke nå tjenesten.`,
    noServiceFix: 'Tjek adressen i kontoen, og prøv igen senere.',
    notAllowed: (proxy, status) =>
      `Proxyen ${isolated(proxy)} svarede ${status} og oprettede ingen forbindelse: Den lader ikke denne adresse komme igennem.`,
    notAllowedFix:
      'Bed den, der driver dit netværk, om at tillade det, eller vælg en anden proxy i indstillingerne.',
  },
  certificates: {
    untrusted: (issuer) => `Denne computer har ikke tillid til tjenestens certifikat${madeBy(issuer)}.`,
    untrustedFix:
      'Hvis dit kontor kigger ind i sikre forbindelser, så få dets certifikat installeret på denne computer. Ellers kan det være en anden, der svarer.',
    misnamed: (issuer) => `Tjenestens certifikat${madeBy(issuer)} gælder en anden adresse.`,
    misnamedFix: 'Tjek adressen i kontoen.',
    outOfDate: (issuer) => `Tjenestens certifikat${madeBy(issuer)} er ikke gyldigt i dag.`,
    outOfDateFix: 'Tjek datoen på denne computer, og spørg så tjenesten.',
  },
};

function through(proxy: string | null): string {
  return proxy === null ? '' : ` (gennem proxyen ${isolated(proxy)})`;
}

function madeBy(issuer: string): string {
  return issuer === '' ? '' : ` (udstedt af ${quoted(issuer)})`;
}

function capital(words: Words): string {
  const sentence = spoken(words);
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

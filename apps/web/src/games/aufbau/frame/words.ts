import { type Phase, sentence, turnInWords } from '@ludoteca/aufbau'
import type { Page } from '../ui.ts'

/** What the frame around the ledger says. */
export const frameWords = {
  table: 'Tisch von Aufbau',
  round: (round: number, max: number) => `Runde ${round} von ${max}`,
  openRound: (round: number) => `Runde ${round}`,
  phases: 'Phasen der Runde',
  sections: 'Abschnitte',
  marketSection: 'Markt',
  eventSection: 'Ereignisse',
  roundsLeft: (left: number) => (left === 1 ? 'noch diese Runde' : `noch ${left} Runden`),
  eventsFrom: (round: number) => `ab Runde ${round}`,
  score: 'Goldwert',
  scoreOf: (score: string) => `${score} Gold`,
  scorePools: (worth: string) => `davon ${worth} nur in dieser Runde`,
  scorePoolsWhy: 'für AK und Einfluss, die am Ende nicht zählen',
  lead: {
    lobby: 'Die Bücher liegen bereit. Wenn alle da sind, geht es los.',
    maintenance: 'Einnahmen, Unterhalt, Ereignisse: Gleich wird abgerechnet.',
    actions: (actions: number, builds: number) =>
      `${sentence(turnInWords(actions, builds))}. Alle handeln gleichzeitig.`,
    conversion: 'Werkstätten haben gearbeitet, Überschüsse sind verkauft.',
    reset: 'Die Runde ist vorbei.',
    over: 'Die Bücher sind geschlossen.',
    called: 'Es geht weiter, sobald die Spielleitung die nächste Phase aufruft.',
  },

  purse: 'Was du hast',
  stock: (name: string, count: number, room: number) => `${name}: ${count} gelagert, Platz für ${room}`,
  trackers: {
    kw: 'Konsequenzen (KW)',
    as: 'Ansehen (AS)',
    n: 'Neider (N)',
  },
  kwHint: (dc: number, next: number | undefined) =>
    `${dc === 0 ? 'Noch ohne Folgen' : `Politische Schritte sind um ${dc} schwerer`}${next === undefined ? '' : `, ab ${next} mehr`}.`,
  asHint: (dc: number) =>
    dc === 0
      ? 'Weder Nutzen noch Schaden.'
      : dc < 0
        ? `Einfluss und Posten sind um ${-dc} leichter.`
        : `Einfluss und Posten sind um ${dc} schwerer.`,
  nHint: (next: number) =>
    next === 0 ? 'Im nächsten Unterhalt schlagen die Neider zu.' : `Bei ${next} schlagen Neider zu.`,
  pending: (gold: string, isLast: boolean) =>
    isLast
      ? `Ausstehend: ${gold} Gold, in der Wertung zählen neun Zehntel`
      : `Ausstehend: ${gold} Gold, im nächsten Unterhalt`,
  gold: 'Gold',
  short: { labor: 'AK', raw: 'RM', special: 'SM', combat: 'KK', kw: 'KW', as: 'AS', n: 'Neider', magicPower: 'ZK' },
  labor: 'Arbeitskraft (AK)',
  influence: 'Einfluss',
  information: 'Information',
  magicPower: 'Zauberkraft',
  raw: 'Rohmaterial (RM)',
  special: 'Sondermaterial (SM)',
  combat: 'Kampfkraft (KK)',

  economy: 'Deine Aktionen',
  actionToken: (used: boolean) => (used ? 'Aktion, verbraucht' : 'Aktion, frei'),
  buildToken: (used: boolean) => (used ? 'Freier Ausbau, verbraucht' : 'Freier Ausbau, frei'),
  bonusToken: (family: string, used: boolean) => `Bonusaktion ${family}, ${used ? 'verbraucht' : 'frei'}`,
  usedKeys: 'Diese Runde schon getan',
  usedKeyHint: 'Jede Handlung geht nur einmal je Runde.',
  ready: 'Fertig mit der Runde',
  notReady: 'Doch noch etwas tun',
  readyNow: 'Du bist fertig. Es geht weiter, sobald alle fertig sind.',
  readyForMaster: 'Du bist fertig. Es geht weiter, wenn die Spielleitung die nächste Phase aufruft.',
  unusedActions: (count: number) => (count === 1 ? 'Noch 1 Aktion frei' : `Noch ${count} Aktionen frei`),
  waitingFor: (names: string) => `Gewartet wird auf ${names}.`,

  gm: 'Spielleitung',
  advance: {
    maintenance: 'Abrechnen und handeln lassen',
    actions: 'Weiter zur Umwandlung',
    conversion: 'Weiter zum Rundenende',
    reset: 'Nächste Runde beginnen',
  } satisfies Record<Phase, string>,
  begin: 'Die erste Runde beginnen',
  end: 'Kampagne beenden',
  endSure:
    'Gewertet wird, was jetzt in den Büchern steht; eine angefangene Runde wird nicht mehr zu Ende gespielt. Danach liegen alle Bücher offen, und niemand kann mehr handeln.',
  endYes: 'Beenden und abrechnen',
  endNo: 'Weiterspielen',
  readyList: 'Wer fertig ist',
  isReady: 'fertig',
  isBusy: 'handelt noch',
  mustChoose: (names: string) => `${names}: Neider regen sich, der Verlust ist noch nicht gewählt.`,

  pages: 'Seiten des Rechnungsbuchs',
  page: {
    estate: 'Gut',
    market: 'Markt',
    events: 'Ereignisse',
    books: 'Bücher',
    people: 'Leute',
    charts: 'Schaubilder',
    neighbours: 'Nachbarn',
    log: 'Chronik',
  } satisfies Record<Page, string>,
  noBooks: 'Wer zusieht, sieht nur, was alle wissen: Nachbarn, Markt, Ereignisse und Chronik.',
  noBooksInReplay:
    'Das Publikum sieht nur, was alle wissen. Ist die Partie vorbei, lässt sich oben wählen, mit wessen Augen man zusieht.',
  booksOf: (name: string) => `Bücher von ${name}`,
  ownBooks: 'Zurück zu den eigenen Büchern',
  morning: (round: number) => `Abrechnung der Runde ${round}`,
  evening: (round: number) => `Umwandlung der Runde ${round}`,
  toBooks: 'Zum Bericht',
  keyList: {
    influence: 'Einfluss',
    money: 'Geld',
    materials: 'Material',
  },
} as const

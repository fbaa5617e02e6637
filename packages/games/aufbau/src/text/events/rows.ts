import type { SectionEvent } from '../../state.ts'
import type { EventTag } from './tags.ts'

/** A value that was rolled for the event, or its dice as long as it has not come up. */
type Value = (index?: number) => string

/** One effect of an event. */
export interface EffectLine {
  readonly tag: EventTag
  readonly text: string | ((value: Value) => string)
  /** Only in the first round of the section. */
  readonly start?: true
  /** A d20 of the row decides whether it holds; the words for it before that. */
  readonly chance?: string
  readonly holds?: (event: SectionEvent) => boolean
}
interface EventWords {
  readonly name: string
  readonly lines: readonly EffectLine[]
}

const HALF_TRADE: EffectLine = { tag: 'trade', text: 'Handelsunternehmungen bringen nur die Hälfte ein.' }
const riot = (upTo: number): EffectLine => ({
  tag: 'all',
  chance: `W20 bis ${upTo}`,
  holds: (event) => event.riot !== null && event.riot <= upTo,
  text: 'Die Unruhe springt über, „Aufruhr in der Stadt“ gilt ebenfalls.',
})
const ARTIFACT: EffectLine = {
  tag: 'market',
  chance: 'W20 bis 5',
  holds: ({ artifact }) => artifact,
  text: 'Du kannst in diesem Abschnitt ein minderes magisches Artefakt kaufen.',
}
const sale = (goods: string, index = 0): EffectLine => ({
  tag: 'market',
  text: (value) => `Jede Verkaufsaktion mit ${goods} bringt ${value(index)} Gold mehr.`,
})
const tradeUpkeep = (gold: number): EffectLine => ({
  tag: 'trade',
  text: `Handelsunternehmungen kosten je Rang ${gold} Gold mehr Unterhalt.`,
})
const influence = (tag: EventTag, amount: number, owner: string): EffectLine => ({
  tag,
  text: `Jede Runde ${amount} Einfluss mehr mit ${owner}.`,
})
const damage = (what: string, most = ''): EffectLine => ({
  tag: 'works',
  text: `Jede Runde, wenn ein W20 höchstens 5 zeigt: ${what} wird beschädigt, die Reparatur kostet 1W6 Gold${most}.`,
})

/** [7.3] What events are called and do. */
export const EVENT_ROWS: Readonly<Record<number, EventWords>> = {
  2: {
    name: 'Große Hungersnot',
    lines: [
      sale('Nahrung'),
      { tag: 'all', text: 'In der Umwandlung werden schon je 3 rohe Nahrungsmittel zu 1 Gold.' },
      {
        tag: 'followers',
        text: 'Jede Runde braucht jede Gruppe zusätzlich 1 Nahrung je Stufe; fehlt etwas, verliert sie 2 Loyalität.',
      },
      riot(10),
    ],
  },
  3: {
    name: 'Seuche',
    lines: [
      { tag: 'followers', text: 'Jede Runde fehlt je 2 Stufen deiner Leute 1 AK.' },
      { tag: 'workshop', text: 'Jede Werkstatt braucht 1 AK mehr Unterhalt.' },
      sale('Heilmitteln'),
    ],
  },
  4: {
    name: 'Kriegssteuer',
    lines: [
      { tag: 'all', text: 'Jede Runde sind 5 Gold Steuer fällig.' },
      {
        tag: 'office',
        start: true,
        text: 'Dazu einmalig 4, 10 oder 20 Gold je kleinem, mittlerem oder großem Amt.',
      },
      sale('Waffen oder Rüstungen'),
    ],
  },
  5: {
    name: 'Aufstand in der Nachbarprovinz',
    lines: [
      {
        tag: 'cityTenants',
        start: true,
        text: 'Jede Gruppe in deinen Städten macht eine Loyalitätsprobe; misslingt sie, verliert sie 1 Loyalität.',
      },
      sale('Waffen oder Rüstungen'),
      riot(10),
    ],
  },
  6: {
    name: 'Kultüberprüfung',
    lines: [
      {
        tag: 'cult',
        text: 'Jede Runde, wenn ein W20 höchstens 5 zeigt: Ein Kult mit Anhängern versteckt sich mit W20 und Einfluss gegen 14, sonst verlierst du 1W6 Einfluss und er 1 Stufe.',
      },
      influence('churchOffice', 6, 'einem Amt der Kirchenaufsicht'),
    ],
  },
  7: {
    name: 'Zahlungsengpässe der Provinzverwaltung',
    lines: [
      { tag: 'office', text: 'Alle Ämter zusammen bringen nur die Hälfte an Gold.' },
      { tag: 'lending', text: 'Geldverleih ist um 4 schwerer.' },
    ],
  },
  8: {
    name: 'Dürresommer',
    lines: [
      {
        tag: 'farming',
        start: true,
        text: 'Domänen mit Landwirtschaft oder Tierzucht liefern nur die Hälfte an Rohmaterial.',
      },
      {
        tag: 'works',
        start: true,
        text: 'Zeigt ein W20 höchstens 5, wird eine Werkstatt, ein Lager oder eine Einrichtung beschädigt; die Reparatur kostet 1W6 Gold.',
      },
      sale('Nahrung'),
    ],
  },
  9: {
    name: 'Große Bautätigkeit in der Hauptstadt',
    lines: [
      sale('billigen oder einfachen Baustoffen'),
      sale('teuren Baustoffen', 1),
      { tag: 'workshop', text: 'Jede Werkstatt kostet 1 Gold mehr Unterhalt.' },
      influence('cityOffice', 2, 'einem Amt der städtischen Verwaltung'),
    ],
  },
  10: {
    name: 'Stagnation',
    lines: [
      { tag: 'market', text: (value) => `Alle teuren Waren sind je Einsatz ${value()} Gold weniger wert.` },
      { tag: 'market', text: 'Geldverleih, Verkauf und Ankauf sind um 2 schwerer.' },
      HALF_TRADE,
    ],
  },
  11: {
    name: 'Gute Ernte',
    lines: [
      {
        tag: 'agriculture',
        text: 'Jede Domäne mit Landwirtschaft liefert jede Runde 8 ihres ersten Erzeugnisses mehr.',
      },
      { tag: 'market', text: 'Nahrung ist je Einsatz 1 Gold weniger wert.' },
      { tag: 'tenants', start: true, text: 'Die Leute auf Domänen und in Städten gewinnen 1 Loyalität.' },
      { tag: 'all', text: 'Neue Leute für Domänen und Städte kosten nur die Hälfte.' },
    ],
  },
  12: {
    name: 'Säuberung des Hofes',
    lines: [
      {
        tag: 'courtOffice',
        text: 'Jede Runde, wenn ein W20 höchstens 4 zeigt: Dein kleinstes Hof- und Ehrenamt geht verloren, höchstens zwei im Abschnitt.',
      },
      influence('courtOffice', 6, 'einem Hof- und Ehrenamt'),
      { tag: 'influence', text: 'Einflussgewinn ist um 2 leichter.' },
    ],
  },
  13: {
    name: 'Zusammenbruch einer großen Handelsunternehmung',
    lines: [
      { tag: 'lending', text: 'Geldverleih zahlt nur die Hälfte zurück.' },
      tradeUpkeep(4),
      { tag: 'trade', start: true, text: 'Einrichtungen an Handelsunternehmungen kosten die Hälfte.' },
    ],
  },
  14: {
    name: 'Magischer Unfall',
    lines: [
      damage('Etwas in deinen Städten', ', höchstens zweimal im Abschnitt'),
      sale('Magischem'),
      ARTIFACT,
      riot(10),
    ],
  },
  15: {
    name: 'Starke Unwetter und Stürme',
    lines: [
      HALF_TRADE,
      tradeUpkeep(3),
      damage('Eine Werkstatt, ein Lager oder eine Einrichtung'),
      sale('Holz, Bauholz oder Fisch'),
      { tag: 'market', text: 'Verkauf und Ankauf sind um 1 schwerer.' },
      {
        tag: 'trade',
        text: 'Wer auf einem eigenen Markt verkauft, verliert im Sturm (W20 bis 3) bis zu 2 Gold je Einsatz.',
      },
    ],
  },
  16: {
    name: 'Räuberbanden/Piraterie',
    lines: [
      {
        tag: 'domain',
        chance: 'W20 bis 10',
        holds: ({ branch }) => branch === 'raiders',
        text: 'Räuber kommen jede Runde auf jede Domäne, wenn ein W20 höchstens 5 zeigt: Verteidige dich gegen 13, oder 1W6 Rohmaterial ist fort.',
      },
      {
        tag: 'trade',
        chance: 'W20 ab 11',
        holds: ({ branch }) => branch === 'pirates',
        text: 'Piraten lauern jede Runde auf deine Handelsunternehmungen: Zeigt ein W20 höchstens 5, ist eine verloren, höchstens 10, eine beschädigt; höchstens zwei Treffer im Abschnitt.',
      },
      {
        tag: 'trade',
        chance: 'Bei Piraten',
        holds: ({ branch }) => branch === 'pirates',
        text: 'Wer auf einem eigenen Markt verkauft, verliert (W20 bis 4) bis zu 3 Gold je Einsatz.',
      },
      tradeUpkeep(3),
      { tag: 'market', text: 'Verkauf und Ankauf sind um 2 schwerer.' },
    ],
  },
  17: {
    name: 'Sperrung wichtiger Pässe, marodierende Söldner',
    lines: [
      HALF_TRADE,
      { tag: 'market', text: 'Teures Sondermaterial ist je Einsatz 2 Gold mehr wert.' },
      { tag: 'troops', text: 'Je Aktion kostet eine Stufe Söldner nur die Hälfte.' },
    ],
  },
  18: {
    name: 'Korruptionsuntersuchung',
    lines: [
      { tag: 'office', text: 'Alle Ämter zusammen bringen nur die Hälfte an Einfluss.' },
      { tag: 'circle', text: 'Unterweltzirkel, Spionagering und Kult bringen je Rang 2 Einfluss mehr.' },
      { tag: 'politics', text: 'Politische Schritte sind um 2 leichter.' },
      riot(10),
    ],
  },
  19: {
    name: 'Der wandernde Basar',
    lines: [
      { tag: 'market', text: (value) => `Teures Sondermaterial ist je Einsatz ${value()} Gold weniger wert.` },
      ARTIFACT,
    ],
  },
  20: {
    name: 'Alchemistischer Unfall',
    lines: [
      {
        tag: 'works',
        text: 'Jede Runde, wenn ein W20 höchstens 5 zeigt: In deinen Städten wird etwas beschädigt oder 1 Stufe Leute geht verloren, höchstens einmal im Abschnitt.',
      },
      sale('Alchemistischem'),
      { tag: 'workshop', text: 'Jede Werkstatt kostet 1 Gold mehr Unterhalt.' },
      riot(10),
    ],
  },
  21: {
    name: 'Neues Bergwerk erschlossen',
    lines: [{ tag: 'market', text: (value) => `Rohe Metalle und Erze sind je Einsatz ${value()} Gold weniger wert.` }],
  },
  22: {
    name: 'Offener Konflikt in der Nachbarprovinz',
    lines: [tradeUpkeep(3), influence('courtOffice', 4, 'einem Hof- und Ehrenamt')],
  },
  23: {
    name: 'Erhöhte Steuereinnahmen',
    lines: [
      { tag: 'office', text: 'Jedes Amt bringt jede Runde je Rang 2 Gold mehr.' },
      { tag: 'office', text: 'Allgemeine Einrichtungen an Ämtern kosten doppelt so viel Gold.' },
      riot(10),
    ],
  },
  24: {
    name: 'Opulente religiöse Feiertage und Prozessionen',
    lines: [
      influence('cult', 6, 'einem Kult'),
      influence('churchOffice', 6, 'einem Amt der Kirchenaufsicht'),
      { tag: 'followers', start: true, text: 'Alle deine Leute gewinnen 1 Loyalität.' },
      { tag: 'churchOffice', text: 'Ämter der Kirchenaufsicht kosten jede Runde je Rang 3 Gold.' },
    ],
  },
  25: {
    name: 'Kriegszug und Musterung',
    lines: [
      influence('militaryOffice', 4, 'einem Offiziersposten'),
      { tag: 'troops', text: 'Truppen kosten doppelt so viel Gold und Einfluss.' },
      sale('Nahrung oder Rüstungen'),
    ],
  },
  26: {
    name: 'Konflikt mit Nachbarn',
    lines: [
      HALF_TRADE,
      {
        tag: 'trade',
        text: 'Jede Runde, wenn ein W20 höchstens 5 zeigt: Verteidige eine Handelsunternehmung gegen 17. Misslingt es, entscheidet ein W20: bis 3 verloren, bis 8 beschädigt, sonst 1W4 Sondermaterial je Rang geraubt.',
      },
      {
        tag: 'trade',
        text: 'Wer auf einem eigenen Markt verkauft, verteidigt die Fracht (W20 bis 5) gegen 17 oder verliert bis zu 2 Gold je Einsatz.',
      },
      { tag: 'all', text: 'Verteidigung gegen Räuber, Bestien und Plünderer ist um 2 schwerer.' },
      influence('spy', 4, 'einem Spionagering'),
      influence('militaryOffice', 4, 'einem Offiziersposten'),
      riot(10),
    ],
  },
  27: {
    name: 'Aufruhr in der Stadt',
    lines: [
      damage('Eine Werkstatt oder eine Einrichtung in Stadt oder Organisation', ', höchstens dreimal im Abschnitt'),
      { tag: 'workshop', text: 'Jede Werkstatt kostet je Rang 1 Gold mehr Unterhalt.' },
      { tag: 'collegiumCraft', text: 'Das Handwerkskollegium bringt je Rang 1 AK weniger.' },
    ],
  },
  28: {
    name: 'Unheilvolle Konstellationen',
    lines: [
      { tag: 'cult', start: true, text: 'Anhänger von Kulten gewinnen 1 Loyalität.' },
      { tag: 'followers', start: true, text: 'Alle anderen Leute verlieren 1 Loyalität.' },
      riot(10),
    ],
  },
  29: {
    name: 'Ausbruch magischer Bestien',
    lines: [
      {
        tag: 'domain',
        text: 'Jede Runde verteidigst du jede Domäne gegen 15, oder sie liefert 4 Rohmaterial weniger.',
      },
    ],
  },
  30: {
    name: 'Große Feuersbrunst in der Stadt',
    lines: [
      damage('Eine Werkstatt oder eine Einrichtung in der Stadt', ', höchstens dreimal im Abschnitt'),
      sale('Baustoffen'),
      { tag: 'all', start: true, text: 'Zeigt ein W20 höchstens 5, kostet Stadtbesitz beim Kauf nur die Hälfte.' },
      riot(5),
    ],
  },
  31: {
    name: 'Wirtschaftsaufschwung',
    lines: [
      { tag: 'market', text: 'Geldverleih und Verkauf bringen je 2 Einsätze 1 Gold mehr, außer bei Fehlschlag.' },
      sale('Luxusgütern'),
    ],
  },
  32: {
    name: 'Landflucht',
    lines: [
      { tag: 'domainTenants', start: true, text: 'Je Stufe Pächter auf Domänen fehlt 1 AK.' },
      {
        tag: 'underworldOrCraft',
        text: 'Unterweltzirkel und Handwerkskollegium bringen jede Runde je Rang 1 AK mehr.',
      },
    ],
  },
  33: {
    name: 'Warenüberschuss',
    lines: [
      { tag: 'trade', text: 'Handelsunternehmungen bringen je Rang 2 Gold (Handeln) oder 1 Ware (Produzieren) mehr.' },
      { tag: 'market', text: (value) => `Teures Sondermaterial ist je Einsatz ${value()} Gold weniger wert.` },
    ],
  },
  34: {
    name: 'Ruinenfunde',
    lines: [
      {
        tag: 'all',
        start: true,
        chance: 'W20 bis 10',
        holds: ({ finds }) => finds,
        text: 'Du erhältst 4 Hochmagische Erze/Metalle.',
      },
      {
        tag: 'followers',
        chance: 'W20 bis 10',
        holds: ({ labor }) => labor,
        text: 'Jede Runde fehlt je 2 Stufen deiner Leute 1 AK.',
      },
      { tag: 'cult', text: 'Kulte bringen jede Runde je Rang 1 Zauberkraft.' },
      {
        tag: 'domainTenants',
        start: true,
        text: 'Jede Gruppe auf deinen Domänen macht eine Loyalitätsprobe; misslingt sie, verliert sie 2 Loyalität.',
      },
    ],
  },
  35: {
    name: 'Hedonistische Hysterie',
    lines: [
      { tag: 'market', text: (value) => `Teures Sondermaterial ist je Einsatz ${value()} Gold mehr wert.` },
      influence('cult', 6, 'einem Kult'),
      riot(5),
    ],
  },
  36: {
    name: 'Großes Bauprojekt des Reiches',
    lines: [sale('Baustoffen'), { tag: 'project', text: 'Bauvorhaben verschlingen doppelt so viel Arbeitskraft.' }],
  },
  37: {
    name: 'Entlassene Söldnertruppe plündert',
    lines: [
      {
        tag: 'domain',
        text: 'Jede Runde greifen Plünderer Domänen ohne jeden Ausbau an, höchstens zwei im Abschnitt: Verteidige dich gegen 15, oder 2W6 Rohmaterial und 1W3 Stufen Pächter sind fort.',
      },
      influence('mercenaries', 6, 'eigenen Söldnern'),
      influence('militaryOffice', 6, 'einem Offiziersposten'),
    ],
  },
  38: {
    name: 'Großes Wunder in der Provinz',
    lines: [
      {
        tag: 'cult',
        chance: 'W20 bis 5',
        holds: ({ miracle }) => miracle,
        text: 'Dein Kult bringt jede Runde je Rang 6 Einfluss und 6 Gold mehr.',
      },
      {
        tag: 'cult',
        chance: 'W20 ab 6',
        holds: ({ miracle }) => !miracle,
        text: 'Die Menge staunt und geht nach Hause, sonst geschieht nichts.',
      },
    ],
  },
  39: {
    name: 'Provinzinspektion',
    lines: [
      {
        tag: 'office',
        text: 'Jede Runde antwortest du mit W20 und Einfluss gegen 15; misslingt es, verlierst du 2W6 Einfluss mal die Ränge aller deiner Ämter.',
      },
      { tag: 'influence', text: 'Einflussgewinn ist um 4 leichter.' },
    ],
  },
  40: {
    name: 'Sehr gutes Jahr',
    lines: [
      {
        tag: 'landwork',
        start: true,
        text: 'Domänen mit Landwirtschaft, Tierzucht oder Forstwirtschaft liefern die Hälfte mehr.',
      },
      {
        tag: 'agriculture',
        text: 'Jede Domäne mit Landwirtschaft liefert jede Runde 8 ihres ersten Erzeugnisses mehr.',
      },
      { tag: 'market', text: (value) => `Nahrung ist je Einsatz ${value()} Gold weniger wert.` },
      { tag: 'domain', start: true, text: 'Auf jede Domäne mit Platz ziehen Pächter: 1 Stufe mehr.' },
      { tag: 'tenants', start: true, text: 'Die Leute auf Domänen und in Städten gewinnen 2 Loyalität.' },
    ],
  },
}

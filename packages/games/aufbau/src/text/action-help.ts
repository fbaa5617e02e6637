import type { Move } from '../moves.ts'

interface ActionHelp {
  /** What it does. */
  readonly what: string
  /** Why one would. */
  readonly why: string
}

/** [5] Help for everything a player can do. */
export const ACTION_HELP: Readonly<Record<Move['type'], ActionHelp>> = {
  gainInfluence: {
    what: 'Du gibst Gold aus und gewinnst Einfluss: für diese Runde viel, auf Dauer wenig, aber jede Runde wieder.',
    why: 'Kurz bevor du ein Amt oder eine Organisation bezahlst; dauerhaft möglichst früh.',
  },
  moneyLend: {
    what: 'Du verleihst je Einsatz 2 Gold und bekommst nächste Runde das Vielfache zurück, oder nichts.',
    why: 'Wenn du gerade nichts Besseres mit deinem Gold vorhast. Unter vier Einsätzen lohnt es sich am ehesten.',
  },
  moneySell: {
    what: 'Du verkaufst je 6 Rohmaterial, 1 Sondermaterial oder 1 AK als einen Einsatz, zu Preisen weit über denen der Umwandlung.',
    why: 'Wenn der Markt deine Ware sucht oder dein Lager sonst überläuft.',
  },
  moneyBuy: {
    what: 'Du kaufst Ware oder Arbeitskraft; sie kommt in der nächsten Runde.',
    why: 'Für Bauten und Truppen, die du nicht selbst versorgen kannst, oder billig auf Vorrat.',
  },
  moneySellBuy: {
    what: 'Verkauf und Ankauf in einer einzigen Aktion, mit zwei Würfen gegen dieselbe Schwierigkeit.',
    why: 'Spart eine Aktion, wenn du beides brauchst. Die Einsätze zählen dafür zusammen.',
  },
  gainMaterials: {
    what: 'Du setzt Arbeitskraft ein: auf einer Domäne für Rohmaterial, in einer Werkstatt für Sondermaterial.',
    why: 'Arbeitskraft, die übrig bleibt, bringt am Ende der Runde fast nichts.',
  },
  acquireDomain: {
    what: 'Du erwirbst Land. Eine gelungene Probe senkt den Preis, eine schlechte erhöht ihn.',
    why: 'Rohmaterial, Arbeitskraft und Platz für Pächter, Bauten und Miliz.',
  },
  acquireCity: {
    what: 'Du erwirbst Stadtbesitz, als Eigentum oder zur halben Summe auf Pacht, die jede Runde 1 Gold kostet.',
    why: 'Verpachtet bringt er Gold, Einfluss und Arbeitskraft ohne Unterhalt; Organisationen brauchen ihn als Sitz.',
  },
  acquireOffice: {
    what: 'Du erwirbst ein Amt und zahlst mehr Gold oder mehr Einfluss.',
    why: 'Jede Runde Einfluss oder Gold ohne Unterhalt. Zwei kleine öffnen den Weg zu einem mittleren.',
  },
  acquireOrganization: {
    what: 'Du gründest eine Organisation oder hebst sie eine Größe höher.',
    why: 'Einfluss, Gold oder Arbeitskraft und leichtere Proben; die großen geben Bonusaktionen.',
  },
  acquireTrade: {
    what: 'Du erwirbst eine Handelsunternehmung, die herstellt oder handelt.',
    why: 'Eigene Märkte, größere Geschäfte und leichtere Geldaktionen.',
  },
  acquireTenants: {
    what: 'Du wirbst Leute für eine Domäne, einen Stadtbesitz oder eine Organisation an.',
    why: 'Jede Stufe bringt jede Runde 1 AK und 1 Gold, auf Domänen auch Rohmaterial.',
  },
  recruitTroops: {
    what: 'Du hebst Truppen einer Gattung aus.',
    why: 'Sie schützen vor Neidern, Räubern und Plünderern und zählen am Ende zum Vermögen.',
  },
  damageDefend: {
    what: 'Ein politischer Schritt mit Härte. Bezahlt mit Einfluss oder mit Kampfkraft, die du nur vorzeigen musst.',
    why: 'Bringt Information und senkt Konsequenzen; misslingt er, wachsen Neid und Konsequenzen.',
  },
  manipulate: {
    what: 'Ein politischer Schritt mit Worten und Geschenken.',
    why: 'Bringt Information und Ansehen, ohne dass du Truppen brauchst.',
  },
  secureLoyalty: {
    what: 'Du kümmerst dich um ein bis drei Gruppen deiner Leute.',
    why: 'Gruppen unter Loyalität 3 fallen jede zweite Runde aus, bei 0 laufen sie davon.',
  },
  convertInformation: {
    what: 'Du machst Information zu Gold oder Einfluss, ohne Wurf.',
    why: 'Wenn du gerade etwas bezahlen willst und keinen politischen Wurf vorhast.',
  },
  buildFacility: {
    what: 'Du errichtest eine Einrichtung. Sie gelingt immer und nutzt zuerst einen freien Ausbau, sonst eine Aktion.',
    why: 'Im Grundspiel bringt sie Einfluss, veredelt Waren oder schafft Wohnraum.',
  },
  buildWorkshop: {
    what: 'Du baust eine Werkstatt und bestimmst, was sie woraus macht.',
    why: 'Verarbeitet ist dein Rohmaterial mehr wert.',
  },
  upgradeWorkshop: {
    what: 'Du vergrößerst eine Werkstatt um eine Größe und darfst neu bestimmen, was sie macht.',
    why: 'Sie verarbeitet mehr, braucht aber auch mehr Arbeitskraft.',
  },
  buildStorage: {
    what: 'Du baust ein Lager.',
    why: 'Was du aufhebst, kannst du verkaufen, wenn der Preis stimmt.',
  },
  upgradeStorage: {
    what: 'Du vergrößerst ein Lager um eine Größe.',
    why: 'Es fasst mehr, braucht aber mehr Arbeitskraft.',
  },
  specializeDomain: {
    what: 'Du widmest eine Domäne einer Aufgabe und darfst ihre Erzeugnisse neu wählen.',
    why: 'Gute Ernten treffen dann auch dich, Dürren aber ebenso. Mit dem vollen Katalog liefert sie viel mehr.',
  },
  upgradeStarterDomain: {
    what: 'Aus der ausbaubedürftigen Stammdomäne wird eine kleine Domäne, für 8 Gold und 4 AK.',
    why: 'Mehr Rohmaterial, drei Erzeugnisse, Platz für Pächter und Einrichtungen. Oft der beste erste Ausbau.',
  },
  hireSpecialist: {
    what: 'Du suchst eine Fachkraft. Wer kommt, zu welchem Preis und mit welcher Eigenart, entscheiden Würfel.',
    why: 'Für größere Werkstätten nötig; viele Eigenarten bringen jede Runde Gold, Einfluss oder leichtere Proben.',
  },
  specializeCity: {
    what: 'Du widmest einen mittleren oder großen Stadtbesitz einem Gewerbe mit Schwerpunkt.',
    why: 'Er liefert jede Runde Ware und öffnet besondere Einrichtungen.',
  },
  setCityMode: {
    what: 'Du verpachtest einen Stadtbesitz oder stellst ihn auf Eigenproduktion um. Das wirkt ab dem nächsten Unterhalt.',
    why: 'Verpachtet bringt er Gold, in Eigenproduktion ist Platz für Werkstätten und Lager.',
  },
  setOfficeYield: {
    what: 'Du bestimmst, ob ein Amt Einfluss oder Gold bringt, oder beides je zur Hälfte.',
    why: 'Einfluss, den du nicht ausgibst, ist nur ein Viertel wert; dann ist Gold besser.',
  },
  setTradeMode: {
    what: 'Du lässt eine Handelsunternehmung Werkzeuge herstellen oder mit Sondermaterial handeln.',
    why: 'Handeln lohnt sich, wenn du Sondermaterial hast und deine Märkte gut stehen.',
  },
  repairDamage: {
    what: 'Du bezahlst die Reparatur; danach wirkt alles wieder.',
    why: 'Beschädigtes bringt nichts, belegt aber seinen Platz.',
  },
  setFacilityOption: {
    what: 'Du wählst, was eine Einrichtung, Spezialisierung oder Fachkraft tun soll. Das gilt ab dem nächsten Unterhalt.',
    why: 'Damit du bekommst, was du gerade brauchst.',
  },
  setOfficeFocus: {
    what: 'Du gibst einem mittleren oder großen Amt einen Schwerpunkt.',
    why: 'Er bringt jede Runde etwas zusätzlich, bei großen Ämtern das Doppelte.',
  },
  chooseLoss: {
    what: 'Du legst fest, ob du Gold oder Einfluss verlierst, wenn die Neider Erfolg haben.',
    why: 'Gib, was du in dieser Runde am wenigsten vermisst.',
  },
  addNote: { what: 'Du schreibst dir etwas auf. Nur du kannst es lesen.', why: 'Für Pläne und Versprechen.' },
  setReady: {
    what: 'Du sagst, dass du fertig bist. Wenn alle bereit sind, geht es weiter.',
    why: 'Wer danach noch handelt, ist nicht mehr bereit.',
  },
  advance: { what: 'Die nächste Phase beginnt.', why: 'Wenn alle so weit sind.' },
  endCampaign: { what: 'Die Kampagne endet, alle Bücher werden aufgeschlagen.', why: 'Wenn ihr genug gebaut habt.' },
}

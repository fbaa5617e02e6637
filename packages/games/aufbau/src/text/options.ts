import type { OptionWords } from '@ludoteca/kernel'
import type { Config } from '../config.ts'

/** What the values of options are called; yes, no and numbers speak for themselves. Of lists, the usual ones have names. */
export const OPTION_VALUES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  session: { partie: 'Partie', kampagne: 'Kampagne' },
  workshopBonusSpecial: { '0,0,0': 'Keine' },
  counterReactionDefault: { none: 'Abwarten', gold: 'Gold', influence: 'Einfluss' },
  visibility: { closed: 'Verschlossen', open: 'Offen' },
  advance: { ready: 'Sobald alle bereit sind', gm: 'Auf Zuruf der Spielleitung' },
  facilityCatalogue: { v1: 'Grundliste', full: 'Voller Katalog' },
  checks: { '': 'Alle dreimal 3' },
  estate: { small: 'Kleines Gut', grown: 'Großes Haus' },
}

export const OPTIONS: { readonly [K in keyof Config]: OptionWords } = {
  session: {
    label: 'Spielform',
    help: 'Eine Partie endet nach einer festen Zahl von Runden, eine Kampagne erst, wenn die Spielleitung sie beendet.',
  },
  maxRounds: {
    label: 'Runden',
    help: 'So lange dauert eine Partie: 12 sind kurz, 20 üblich, 30 lang. Eine Kampagne beachtet das nicht.',
  },
  actionsPerRound: { label: 'Aktionen je Runde', help: 'Wie viele Standardaktionen alle in jeder Runde haben.' },
  freeFacilityBuildsPerRound: {
    label: 'Freie Ausbauten je Runde',
    help: 'So oft darf man in jeder Runde bauen oder anwerben, ohne eine Aktion dafür zu verbrauchen.',
  },
  storageCapacityMultiplier: {
    label: 'Größe der Lager',
    help: 'Mit dieser Zahl wird malgenommen, was in ein Lager passt.',
  },
  officeGoldPerRound: {
    label: 'Gold eines kleinen Amts',
    help: 'So viel Gold bringt ein kleines Amt je Runde, wenn es auf Gold gestellt ist.',
  },
  eventFirstRound: {
    label: 'Erste Ereignisse in Runde',
    help: 'Ab dieser Runde kommen alle vier Runden neue Ereignisse.',
  },
  workshopBonusSpecial: {
    label: 'Zugabe der Werkstätten',
    help: 'So viel Sondermaterial fertigt eine kleine, mittlere und große Werkstatt zusätzlich, wenn sie überhaupt etwas fertigt.',
  },
  administrationUpkeep: {
    label: 'Verwaltungskosten',
    help: 'Wer viel besitzt, zahlt mehr: 1 Gold je kleinem Posten über vier, 2 Gold je mittlerem oder großem Posten über einen hinaus.',
  },
  counterReactionDefault: {
    label: 'Verlust an die Neider',
    help: 'Was verloren geht, wenn jemand nicht wählt. Mit „Abwarten“ geht es erst weiter, wenn alle gewählt haben.',
  },
  visibility: {
    label: 'Bücher',
    help: 'Verschlossen sieht man von den anderen nur Posten, Ansehen und Truppen. Offen sieht man alles außer Notizen.',
  },
  advance: {
    label: 'Wie es weitergeht',
    help: 'Entweder rückt die Runde von selbst vor, sobald alle bereit sind, oder jemand ruft jede Phase auf.',
  },
  facilityCatalogue: {
    label: 'Einrichtungen',
    help: 'Die Grundliste kennt einfache Einrichtungen. Der volle Katalog hat 202 Einrichtungen und 12 Räume mit eigenen Kosten und Wirkungen, Spezialisierungen und Fachkräfte mit eigenem Können.',
  },
  checks: {
    label: 'Begabungen',
    help: 'Grundwerte für Einfluss, Geld und Material, der Reihe der Sitze nach. Wo nichts steht, gilt dreimal 3.',
  },
  estate: {
    label: 'Anfang',
    help: 'Zum Ausprobieren: Statt mit einem kleinen Gut beginnen alle mit einem Haus, das schon lange gewachsen ist.',
  },
  abundance: {
    label: 'Überfluss',
    help: 'Zum Ausprobieren: Alle beginnen mit reichlich Gold, Waren, Arbeitskraft und Einfluss.',
  },
  clocks: {
    label: 'Bedenkzeit',
    help: 'Jede Entscheidung hat ihre Zeit; läuft sie ab, gilt man als bereit.',
  },
}

/** The label of an option, if there is one of that name. */
export function optionName(key: string): string | undefined {
  return Object.hasOwn(OPTIONS, key) ? OPTIONS[key as keyof Config].label : undefined
}

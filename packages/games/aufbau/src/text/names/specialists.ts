import type { SpecialistKind, SpecialistTier } from '../../estate.ts'

export const SPECIALIST_NAMES: Readonly<Record<SpecialistKind, string>> = {
  tactician: 'Taktiker',
  wizard: 'Zauberer',
  administrator: 'Verwalter',
  strategist: 'Stratege',
  cleric: 'Kleriker',
  financier: 'Finanzier',
  politician: 'Politiker',
  builder: 'Baumeister',
  workshop: 'Werkstattmeister',
  enforcer: 'Vollstrecker',
  artisan: 'Kunsthandwerker',
}

export const SPECIALIST_TIER_NAMES: Readonly<Record<SpecialistTier, string>> = {
  simple: 'Einfach',
  experienced: 'Erfahren',
  master: 'Meisterlich',
}

interface TraitWords {
  readonly name: string
  readonly good: string
  readonly bad: string
}

/** [6.9] Traits 1 to 20 with their two sides. */
export const TRAITS: Readonly<Record<number, TraitWords>> = {
  1: { name: 'Ambitioniert', good: 'Alle eigenen Proben sind um 2 leichter.', bad: 'Eigene Loyalität −2.' },
  2: { name: 'Akribisch', good: 'Alle eigenen Proben sind um 1 leichter.', bad: 'Kostet 1 Gold mehr Unterhalt.' },
  3: {
    name: 'Diszipliniert',
    good: 'Eigene Loyalität +1.',
    bad: 'Beim Anwerben verlieren alle Pächter auf Domänen und in Städten 1 Loyalität.',
  },
  4: {
    name: 'Charmant',
    good: 'Bringt jede Runde 1 Einfluss; Einflussgewinn ist um 1 leichter.',
    bad: 'Eigene Loyalität −2.',
  },
  5: { name: 'Kreativ', good: 'Alle eigenen Proben sind um 1 leichter.', bad: 'Kostet 2 Gold mehr Unterhalt.' },
  6: {
    name: 'Mutig',
    good: 'Kampfkraft +2 bei Verteidigung und beim Beschädigen.',
    bad: 'Verteidigungswürfe −2.',
  },
  7: { name: 'Analytisch', good: 'Kostet 4 Gold weniger Unterhalt, nie unter 0.', bad: 'Kein Nachteil.' },
  8: {
    name: 'Gelehrt',
    good: 'Beherrscht ein zufälliges zweites Fach, in dem er als einfach gilt.',
    bad: 'Alle eigenen Proben sind um 1 schwerer.',
  },
  9: {
    name: 'Energisch',
    good: 'Materialgewinn bringt 2 RM, 1 SM oder 4 verbessertes RM mehr, außer bei Fehlschlag.',
    bad: 'Alle eigenen Proben sind um 1 schwerer.',
  },
  10: { name: 'Diplomat', good: 'Bringt jede Runde 2 Einfluss.', bad: 'Eigene Loyalität −1.' },
  11: {
    name: 'Traditionell',
    good: 'Alle eigenen Proben sind um 1 leichter; eigene Loyalität +1.',
    bad: 'Kostet 2 Gold mehr Unterhalt.',
  },
  12: {
    name: 'Ehrgeizig',
    good: 'Bringt jede Runde 2 Gold.',
    bad: 'Beim Anwerben verlieren alle anderen Fachkräfte 1 Loyalität.',
  },
  13: { name: 'Intuitiv', good: 'Bringt jede Runde 2 Gold.', bad: 'Eigene Loyalität −1.' },
  14: {
    name: 'Perfektionist',
    good: 'Jede Werkstatt veredelt ihr Erzeugnis um eine Stufe weiter.',
    bad: 'Kostet 4 Gold mehr Unterhalt.',
  },
  15: {
    name: 'Autoritär',
    good: 'Bringt jede Runde 2 Einfluss und 2 Gold.',
    bad: 'Beim Anwerben verlieren Pächter, Anhänger und Truppen 1 Loyalität.',
  },
  16: { name: 'Pragmatisch', good: 'Bringt jede Runde 3 Gold.', bad: 'Eigene Loyalität −2.' },
  17: { name: 'Stoisch', good: 'Eigene Loyalität +1.', bad: 'Kostet 1 Gold mehr Unterhalt.' },
  18: { name: 'Ehrlich', good: 'Eigene Loyalität +2.', bad: 'Kostet jede Runde 2 Einfluss.' },
  19: {
    name: 'Emotional',
    good: 'Bringt jede Runde 1 Einfluss.',
    bad: 'Eigene Loyalität −1; kostet dafür 1 Gold weniger Unterhalt.',
  },
  20: {
    name: 'Religiös',
    good: 'Eigene Loyalität +3, wenn du einen Kult oder ein Amt der Kirchenaufsicht hast.',
    bad: 'Sonst eigene Loyalität −3.',
  },
}

export function traitName(id: number): string {
  return TRAITS[id]?.name ?? `Eigenart ${id}`
}

interface RecruitWords {
  readonly name: string
  readonly text: string
}

/** [6.9] The rows of the recruit table, by 2d6. */
export const RECRUITS: Readonly<Record<number, RecruitWords>> = {
  2: {
    name: 'Außergewöhnliches Glück',
    text: '20 Gold teurer, dafür meisterlich, Loyalität 6 und eine zweite Eigenart ohne Nachteil.',
  },
  3: {
    name: 'Seltene Gelegenheit',
    text: '20 Gold teurer; bringt einen einfachen Lehrling desselben Fachs umsonst mit.',
  },
  4: { name: 'Günstiger Fachmann', text: '10 Gold billiger, Loyalität 6.' },
  5: {
    name: 'Motivierter Kandidat',
    text: '10 Gold billiger, zunächst einfach und zusätzlich ambitioniert; nach vier Runden erfahren.',
  },
  6: { name: 'Normal', text: '5 Gold billiger, Loyalität W4+2.' },
  7: { name: 'Normal', text: 'Preis wie verlangt, Loyalität W6+2.' },
  8: { name: 'Teurer Experte', text: '5 Gold teurer.' },
  9: { name: 'Prestigeträchtige Anstellung', text: '20 Gold teurer, dafür meisterlich und jede Runde 2 Einfluss.' },
  10: {
    name: 'Schwieriger Spezialist',
    text: '25 Gold teurer, dafür meisterlich; Loyalität W4+2, schlechte Seiten wirken doppelt.',
  },
  11: { name: 'Fachfremdes Talent', text: 'Preis wie verlangt, aber das Fach entscheidet der Zufall.' },
  12: {
    name: 'Schicksalswende',
    text: '50 Gold teurer, meisterlich, zufälliges Fach; gute und schlechte Seiten wirken doppelt.',
  },
}

export function recruitName(roll: number): string {
  return RECRUITS[roll]?.name ?? 'Niemand'
}

import { copyFrame } from './frames.ts'
import type { Deal, Market, Pile, Property, State } from './state.ts'

export function copy(s: Readonly<State>): State {
  const copied: State = {
    config: s.config,
    matchSeed: s.matchSeed,
    roundSeed: s.roundSeed,
    seedCommit: s.seedCommit,
    personaId: s.personaId,
    round: s.round,
    phase: s.phase,
    bank: s.bank,
    owners: s.owners.map((owner) => ({ ...owner, achievements: owner.achievements.slice() })),
    preferences: each(s.preferences),
    stats: each(s.stats),
    limelight: each(s.limelight),
    properties: s.properties.map(copyProperty),
    market: copyMarket(s.market),
    piles: copyPiles(s.piles),
    signals: s.signals.slice(),
    moodOptions: s.moodOptions.slice(),
    moodOptionsBefore: s.moodOptionsBefore.slice(),
    mood: s.mood,
    moodNext: s.moodNext,
    candidates: s.candidates.slice(),
    candidatesUsed: s.candidatesUsed.slice(),
    ballots: s.ballots.map((vote) => vote && { ...vote }),
    meters: { ...s.meters },
    bundle: s.bundle && { ...s.bundle },
    infra: each(s.infra),
    weights: each(s.weights),
    warDistrict: s.warDistrict,
    setsAtReveal: s.setsAtReveal.map((districts) => districts.slice()),
    deals: s.deals.map(copyDeal),
    scheduled: each(s.scheduled),
    pacts: each(s.pacts),
    rumors: s.rumors.slice(),
    rumorsNext: s.rumorsNext.slice(),
    gossips: s.gossips.slice(),
    audience: s.audience.slice(),
    strays: s.strays,
    shocks: s.shocks.slice(),
    lastShockRound: s.lastShockRound,
    pressResolved: s.pressResolved,
    pressHeavy: s.pressHeavy,
    eventResults: copyPlain(s.eventResults),
    news: each(s.news),
    headlines: each(s.headlines),
    frontPage: each(s.frontPage),
    leader: s.leader,
    unlocked: each(s.unlocked),
    awardVotes: { 'AW-FAV': s.awardVotes['AW-FAV'].slice(), 'AW-AMP': s.awardVotes['AW-AMP'].slice() },
    ranking: s.ranking.slice(),
    agenda: s.agenda.map(copyFrame),
  }
  if (s.printed) copied.printed = s.printed.slice()
  return copied
}

export function copyDeal(deal: Readonly<Deal>): Deal {
  return { ...deal, fields: { ...deal.fields }, counterFields: deal.counterFields && { ...deal.counterFields } }
}

function each<T extends object>(items: readonly T[]): T[] {
  return items.map((item) => ({ ...item }))
}

/** For what is deep, small and seldom there. */
function copyPlain<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(copyPlain) as T
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, copyPlain(item)])) as T
}

function copyProperty(property: Readonly<Property>): Property {
  return {
    ...property,
    tempRentBonus: each(property.tempRentBonus),
    tempWorthBonus: each(property.tempWorthBonus),
  }
}

function copyMarket(market: Readonly<Market>): Market {
  return {
    drawPile: market.drawPile.slice(),
    discardPile: market.discardPile.slice(),
    row: market.row.slice(),
    unsold: market.unsold.slice(),
    removed: market.removed.slice(),
    epoch: market.epoch,
  }
}

function copyPiles(piles: Readonly<State['piles']>): State['piles'] {
  const copyOf = ({ draw, discard, epoch, known }: Pile): Pile => ({
    draw: draw.slice(),
    discard: discard.slice(),
    epoch,
    known,
  })
  return {
    SEGURIDAD: copyOf(piles.SEGURIDAD),
    LICENCIAS: copyOf(piles.LICENCIAS),
    PRENSA: copyOf(piles.PRENSA),
    INCIDENTES: copyOf(piles.INCIDENTES),
  }
}

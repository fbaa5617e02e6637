import type { Inspection, InspectionSection, Seat } from '@ludoteca/kernel'
import { CARD_CATEGORIES, eventCard } from './data/cards/deck.ts'
import { districtName } from './data/districts.ts'
import { METERS } from './data/meters.ts'
import type { Fact } from './facts.ts'
import { ownerId } from './owners.ts'
import { hearDraws } from './rules/hash.ts'
import { meterOf } from './rules/meters.ts'
import { rentOf } from './rules/rent.ts'
import { riskOf, rumorCentiOf } from './rules/risk.ts'
import { wealthOf, worthOf } from './rules/wealth.ts'
import type { State } from './state.ts'
import { candidateName, moodName, propertyName, risk } from './text/terms.ts'
import { INSURANCE, LINES, PHASES, UI } from './text/ui.ts'

type Rows = InspectionSection['rows']

const section = (id: string, title: string, columns: readonly string[], rows: Rows): InspectionSection => ({
  id,
  title,
  columns,
  rows,
})

/** [14] What an administrator sees of a match that is over, move by move: ledgers, risks, piles and draws. */
export const inspection: Inspection<State, Fact> = {
  place: ({ round, phase }) => (round === 0 ? PHASES[phase] : `Ronda ${round} · ${PHASES[phase]}`),
  sections: (s, heard) => [
    owners(s),
    risks(s),
    ledger(heard),
    properties(s),
    market(s),
    city(s),
    agreements(s),
    piles(s),
  ],
  hearDraws,
}

function owners(s: Readonly<State>): InspectionSection {
  const columns = ['Casero', UI.cash, UI.debt, UI.fame, UI.wealth, UI.compliance, UI.exposure, 'Daño de la ronda']
  const rows = s.owners.map(({ cash, debt, fame, compliance, politicalExposure, damage }, seat) => [
    ownerId(seat),
    cash,
    debt,
    fame,
    wealthOf(s, seat),
    compliance,
    politicalExposure,
    damage,
  ])
  return section('owners', 'Caseros', columns, rows)
}

/** [5.1] */
function risks(s: Readonly<State>): InspectionSection {
  const columns = [
    'Casero',
    'RiskScore',
    'Esta ronda',
    'Próxima ronda',
    'Rumores',
    'Último evento',
    'Último golpe fuerte',
  ]
  const rows = s.owners.map(({ riskNow, riskNext, lastTargetedRound, lastHardHitRound }, seat) => [
    ownerId(seat),
    risk(riskOf(s, seat)),
    risk(riskNow),
    risk(riskNext),
    risk(rumorCentiOf(s, seat)),
    lastTargetedRound,
    lastHardHitRound,
  ])
  return section('risks', 'RiskScore', columns, rows)
}

/** [3.4] The receipts of this round, line by line. */
function ledger(heard: readonly Fact[]): InspectionSection {
  const rows = heard.flatMap((fact) => {
    if (fact.type !== 'incomeResults') return []
    return fact.owners.flatMap(({ ownerId: id, lines, cashAfter }) => [
      ...lines.map(({ line, amount, ref = '' }) => [id, LINES[line], amount, ref]),
      [id, 'Caja después', cashAfter, ''],
    ])
  })
  return section('ledger', 'Libro de cuentas', ['Casero', 'Línea', 'Monto', 'Referencia'], rows)
}

function properties(s: Readonly<State>): InspectionSection {
  const owned = s.properties.filter(({ owner }) => owner !== null)
  const columns = ['Predio', 'Casero', 'Nivel', 'Seguro', UI.rent, 'Valor', 'Cambios']
  const rows = owned.map((property) => {
    const { propertyId, owner, upgradeLevel, insurance, tempRentBonus, tempWorthBonus } = property
    const changes = [
      ...tempRentBonus.map(({ delta, fromRound, untilRound }) => `${UI.rent} ${delta} (${fromRound}–${untilRound})`),
      ...tempWorthBonus.map(({ delta, untilRound }) => `Valor ${delta} (–${untilRound})`),
    ]
    return [
      propertyName(propertyId),
      ownerId(owner as Seat),
      upgradeLevel,
      INSURANCE[insurance],
      rentOf(s, property),
      worthOf(s, property),
      changes.join(', '),
    ]
  })
  return section('properties', 'Predios', columns, rows)
}

function market({ market: { row, drawPile, discardPile, removed, epoch } }: Readonly<State>): InspectionSection {
  const named = (ids: readonly string[]) => ids.map(propertyName).join(', ')
  return section(
    'market',
    'Mercado',
    ['Montón', 'Predios', 'En orden'],
    [
      ['Fila', row.length, named(row)],
      [`Mazo (${epoch})`, drawPile.length, named(drawPile)],
      ['Descarte', discardPile.length, named(discardPile)],
      ['Expropiados', removed.length, named(removed)],
    ],
  )
}

function city(s: Readonly<State>): InspectionSection {
  const { signals, mood, moodOptions, bundle, infra } = s
  const rows = [
    ...METERS.map(({ id, nombre_es }) => [nombre_es, meterOf(s, id)]),
    ['Señales', signals.join(', ')],
    ['Humor', mood === null ? '' : moodName(mood)],
    ['En votación', moodOptions.map(moodName).join(' / ')],
    [
      'Gobierno',
      bundle === null ? '' : `${candidateName(bundle.candidateId)} (${bundle.fromRound}–${bundle.untilRound})`,
    ],
    ['Obras', infra.map(({ district, untilRound }) => `${districtName(district)} (–${untilRound})`).join(', ')],
  ]
  return section('city', 'Ciudad', ['Dato', 'Valor'], rows)
}

function agreements({ deals, pacts, scheduled }: Readonly<State>): InspectionSection {
  const rows = [
    ...deals.map(({ templateId, fromOwnerId, toOwnerId, status, fields }) => [
      templateId,
      fromOwnerId,
      toOwnerId,
      status,
      JSON.stringify(fields),
    ]),
    ...pacts.map(({ promiser, payee, district, status }) => [
      'NON_COMPETE',
      ownerId(promiser),
      ownerId(payee),
      status,
      districtName(district),
    ]),
    ...scheduled.map(({ kind, from, to, amount, round }) => [
      kind,
      ownerId(from),
      to === null ? '' : ownerId(to),
      `ronda ${round}`,
      amount,
    ]),
  ]
  return section('agreements', 'Tratos y pactos', ['Trato', 'De', 'A', 'Estado', 'Detalle'], rows)
}

/** [5.4] Cards in the order in which they will come. */
function piles(s: Readonly<State>): InspectionSection {
  const named = (copies: readonly string[]) => copies.map((copy) => eventCard(copy).title_es).join(', ')
  const rows = CARD_CATEGORIES.map((category) => {
    const { draw, discard, epoch } = s.piles[category]
    return [`${category} (${epoch})`, draw.length, named(draw), named(discard)]
  })
  return section('piles', 'Mazos de eventos', ['Mazo', 'Cartas', 'En orden', 'Descarte'], rows)
}

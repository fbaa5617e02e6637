import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ACHIEVEMENTS } from '../../src/data/achievements.ts'
import { CANDIDATES } from '../../src/data/candidates.ts'
import { EVENT_CARDS } from '../../src/data/cards/deck.ts'
import { DEBT_MAX, FORCED_SALE_PCT, ROUND_DAMAGE_CAP } from '../../src/data/constants.ts'
import { DEAL_TEMPLATES } from '../../src/data/deal-templates.ts'
import { METERS } from '../../src/data/meters.ts'
import { MODES, type Mode } from '../../src/data/modes.ts'
import { MOODS } from '../../src/data/moods.ts'
import { DECK_SIZES, PROPERTIES } from '../../src/data/properties.ts'
import { SHOCKS } from '../../src/data/shocks.ts'
import { SIGNALS } from '../../src/data/signals.ts'
import { SPECIALS } from '../../src/data/specials.ts'
import { TEAMS } from '../../src/data/teams.ts'
import { reserveOf } from '../../src/rules/properties.ts'
import { signed, tagName } from '../../src/text/terms.ts'
import { ACTIONS, FAME_SPENDS, LINES, PHASES, UI } from '../../src/text/ui.ts'

const rules = readFileSync(new URL('../../RULES.md', import.meta.url), 'utf8')
const rows = rules
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .map((line) =>
    line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim()),
  )
const rowOf = (first: string) => rows.find(([cell]) => cell === first) ?? []
const modes: readonly Mode[] = [MODES.QUICK, MODES.STANDARD, MODES.LONG]

test('the rules are numbered as the code cites them', () => {
  const headings = [...rules.matchAll(/^## (\d+)\. /gm)].map(([, number]) => Number(number))
  expect(headings).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
})

test.each([
  ['Rondas', (mode: Mode) => String(mode.rounds)],
  ['Caseros', ({ ownersMin, ownersMax }: Mode) => `${ownersMin} a ${ownersMax}`],
  ['Predios en la fila', (mode: Mode) => String(mode.marketRow)],
  ['Caja inicial', (mode: Mode) => String(mode.startCash)],
  ['Shocks globales, máximo', (mode: Mode) => String(mode.globalShockCap)],
  ['Elecciones', ({ elections }: Mode) => (elections.length === 0 ? 'ninguna' : `rondas ${elections.join(' y ')}`)],
  ['Premios', ({ awardsRounds }: Mode) => `rondas ${awardsRounds.join(' y ')}`],
] as const)('[1.1] modes: %s', (name, figure) => expect(rowOf(name).slice(1)).toEqual(modes.map(figure)))

test.each(SPECIALS)('[1.1] modes: $nombre_es', ({ id, nombre_es }) => {
  const figures = modes.map(({ specialRounds }) => {
    const round = Object.entries(specialRounds).find(([, special]) => special === id)?.[0]
    return round === undefined ? 'no hay' : `ronda ${round}`
  })
  expect(rowOf(nombre_es).slice(1)).toEqual(figures)
})

test.each(['REVEAL', 'BID', 'INCOME', 'ACTION', 'MOOD', 'PRESS', 'AWARDS'] as const)(
  '[2.2] the time of %s',
  (phase) => {
    const row = rows.find(([cell, , , quick]) => cell === PHASES[phase] && quick?.endsWith(' s')) ?? []
    expect(row.slice(3)).toEqual(modes.map(({ timersSec }) => `${timersSec[phase]} s`))
  },
)

test('[2.4.3, 3.7] reserves and forced sales by price', () => {
  const [, ...prices] = rowOf('Precio base')
  const [, ...reserves] = rowOf('Base mínima en la subasta')
  const [, ...sales] = rowOf('Lo que te dan en un remate')
  for (const [i, price] of prices.entries()) {
    const card = PROPERTIES.find(({ basePrice }) => basePrice === Number(price))
    expect(Number(reserves[i])).toBe(reserveOf(card?.id ?? ''))
    expect(Number(sales[i])).toBe(Math.floor((Number(price) * FORCED_SALE_PCT) / 100))
  }
})

test.each(SIGNALS)('signal $nombre_es', ({ nombre_es, tagMods }) => {
  const moves = Object.entries(tagMods).map(([tag, delta]) => `${tagName(tag as 'costa')} ${signed(delta)}`)
  expect(rowOf(nombre_es)[1]).toBe(moves.join(', '))
})

test.each(MOODS)('[6.4] mood $nombre_es', ({ nombre_es, desc_es }) => expect(rowOf(nombre_es)[1]).toBe(desc_es))

test.each(CANDIDATES)('[6.1] candidate $nombre_es', ({ nombre_es, slogan_es, bundle }) => {
  const meters = Object.entries(bundle.meters).map(([id, delta]) => {
    return `${METERS.find((meter) => meter.id === id)?.nombre_es} ${signed(delta)}`
  })
  expect(rowOf(nombre_es).slice(1, 3)).toEqual([slogan_es, meters.join(', ')])
})

test.each(METERS)('[6.2] meter $nombre_es', ({ nombre_es, start }) => {
  expect(rows.find(([cell, value]) => cell === nombre_es && value === String(start))).toBeDefined()
})

test.each(SHOCKS)('[5.9] shock $title_es', ({ title_es, cash }) => {
  const [, what = ''] = rowOf(title_es)
  expect(what.includes('Caja')).toBe(cash !== 0)
  if (cash !== 0) expect(what).toContain(`Caja ${signed(cash)}`)
})

test.each(EVENT_CARDS)('[5.10] event $title_es', ({ title_es, effects, choice, mitigations }) => {
  const [, , what = '', help = ''] = rows.find(([cell, , , last]) => cell === title_es && last !== undefined) ?? []
  if (effects && effects.cash !== 0) expect(what).toContain(`Caja ${signed(effects.cash)}`)
  if (effects && effects.fame !== 0) expect(what).toContain(`Fama ${signed(effects.fame)}`)
  if (effects?.rent) expect(what).toContain(`Renta ${signed(effects.rent.delta)} por ${effects.rent.rounds} ronda`)
  if (choice?.kind === 'NUMERIC') expect(what).toContain(`${choice.pay_es} (Caja ${signed(-choice.payCash)})`)
  expect(help === '—').toBe(mitigations.length === 0)
})

test.each(PROPERTIES)('[A] property $nombre_es', (card) => {
  const { nombre_es, district, tags, basePrice, baseRent, upgradeSlotsMax } = card
  const figures = [basePrice, baseRent, upgradeSlotsMax].map(String)
  expect(rowOf(nombre_es)).toEqual([nombre_es, district, tags.map(tagName).join(', '), ...figures])
})

test.each(ACHIEVEMENTS)('[7.3] achievement $nombre_es', ({ nombre_es, desc_es }) => {
  expect(rows).toContainEqual([nombre_es, desc_es])
})

test.each(DEAL_TEMPLATES)('[4.4] deal $label_es', ({ label_es, pitch_es }) => {
  const [, how] = rows.find(([cell, , , counter]) => cell === label_es && counter !== undefined) ?? []
  expect(how).toContain(`«${pitch_es}»`)
})

test.each([...Object.values(ACTIONS), ...Object.values(LINES), ...Object.values(FAME_SPENDS)])(
  '[3.4, 4.1, 4.6] there is a row for %s',
  (name) => expect(rowOf(name)).not.toEqual([]),
)

test('figures in sentences', () => {
  expect(rules).toContain(`no te quitan más de ${ROUND_DAMAGE_CAP} de Caja`)
  expect(rules).toContain(`Deuda (hasta ${DEBT_MAX})`)
  expect(rules).toContain(
    `en Rápida ${DECK_SIZES[2]}; en Estándar ${DECK_SIZES[3]} con cuatro caseros y ${DECK_SIZES[4]}`,
  )
  expect(rules).toContain(UI.disclaimer)
  for (const { PARODY } of TEAMS) expect(rules).toContain(PARODY)
})

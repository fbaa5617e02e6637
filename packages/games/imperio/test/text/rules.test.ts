import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { ACHIEVEMENTS, OF_THE_ACCOUNT } from '../../src/data/achievements.ts'
import { CANDIDATES } from '../../src/data/candidates.ts'
import { EVENT_CARDS } from '../../src/data/cards/deck.ts'
import type { Effects, EventCard, Mitigation } from '../../src/data/cards/types.ts'
import {
  AUDIT_RISK,
  BREAK_PACT_RISK,
  COMPLIANCE_MAX,
  CORTINA_FAME,
  CORTINA_FROM,
  DEBT_MAX,
  DEVELOP_RISK,
  FORCED_SALE_PCT,
  PR_RISK,
  PR_RISK_WHOLE,
  RISK_PR_LAST_ROUND,
  ROUND_DAMAGE_CAP,
  RUMOR_RISK,
} from '../../src/data/constants.ts'
import { DEAL_TEMPLATES } from '../../src/data/deal-templates.ts'
import { districtName } from '../../src/data/districts.ts'
import { METERS, type MeterId } from '../../src/data/meters.ts'
import { MODES, type Mode } from '../../src/data/modes.ts'
import { MOODS } from '../../src/data/moods.ts'
import { DECK_SIZES, PROPERTIES } from '../../src/data/properties.ts'
import { SHOCKS } from '../../src/data/shocks.ts'
import { SIGNALS } from '../../src/data/signals.ts'
import { SPECIALS } from '../../src/data/specials.ts'
import { TEAMS } from '../../src/data/teams.ts'
import { developCost } from '../../src/rules/actions.ts'
import { changeMeter, meterOf } from '../../src/rules/meters.ts'
import { reserveOf } from '../../src/rules/properties.ts'
import { risk, signed, tagName } from '../../src/text/terms.ts'
import { ACTIONS, FAME_SPENDS, LINES, PHASES, UI } from '../../src/text/ui.ts'
import { bareState } from '../kit.ts'

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

describe('only what can happen is promised', () => {
  test.each(EVENT_CARDS)('[5.6] what helps against $title_es', (card) => {
    const [, , , help] = rows.find(([cell, , , last]) => cell === card.title_es && last !== undefined) ?? []
    expect(help).toBe(card.mitigations.length === 0 ? '—' : helpOf(card))
  })

  test('[decision 133] of two ways without a price only the one that the game ever takes', () => {
    for (const { choice, title_es } of EVENT_CARDS) {
      if (choice?.kind !== 'NON_NUMERIC') continue
      const [, , what] = rows.find(([cell, , , last]) => cell === title_es && last !== undefined) ?? []
      expect(what).toBe('Hacer la cola (Papeles +1)')
    }
  })

  test('[6.2] of meters only values that elections and shocks can bring about', () => {
    for (const { id, nombre_es, start } of METERS) {
      const [, , does = ''] = rows.find(([cell, value]) => cell === nombre_es && value === String(start)) ?? []
      const named = [...does.matchAll(/\b(?:en|con|bajo|sobre) (\d)/g)].map(([, value]) => Number(value))
      // “con 3 predios” speaks of properties.
      const values = named.filter((value) => !does.includes(`con ${value} predios`))
      expect(reachable(id), `${nombre_es}: ${does}`).toEqual(expect.arrayContaining(values))
    }
  })

  test('[4.2] of prices for a level only those that there are', () => {
    const prices = reachable('ConstructionEnforcement').map((value) => developCost(value, null))
    expect(prices).toEqual([3, 4])
    expect(rules).toContain('Desarrollar cuesta 3, y 4 con la fiscalización en 1.')
  })
})

/** What each mitigation does against what the card can take at all. */
function helpOf(card: EventCard): string {
  const { mitigations, effects, choice } = card
  const branches = choice?.kind === 'NUMERIC' ? [choice.pay, choice.penalty] : effects ? [effects] : []
  const takes = (loss: (effects: Effects) => boolean) => branches.some(loss)
  const lost = { cash: takes(({ cash }) => cash < 0), fame: takes(({ fame }) => fame < 0) }
  return mitigations
    .map(
      (mitigation, i) => `${i === 0 ? helperOf(mitigation) : lowered(helperOf(mitigation))}: ${does(mitigation, lost)}`,
    )
    .join('; ')
}

function helperOf(mitigation: Mitigation): string {
  if (mitigation.by === 'SECURITY') return 'Seguridad'
  if (mitigation.by === 'INSURANCE') return mitigation.level === 'FULL' ? UI.chipInsFull : UI.chipInsBasic
  return `Papeles ${mitigation.min}${mitigation.min < COMPLIANCE_MAX ? '+' : ''}`
}

function lowered(helper: string): string {
  return helper.replace(/^S/, 's')
}

function does(by: Mitigation, lost: { readonly cash: boolean; readonly fame: boolean }): string {
  if (by.setCash !== undefined && by.setRent) {
    const cash = by.setCash === 0 ? 'sin pérdida de Caja' : `Caja ${signed(by.setCash)}`
    return `${cash}, Renta ${signed(by.setRent.delta)} por ${by.setRent.rounds} ronda, sin pérdida de Fama`
  }
  const cash = by.cancelCash ? 'no pierdes Caja' : by.cashReduce ? `pierdes ${by.cashReduce} menos de Caja` : ''
  const isNone = by.cancelFame || by.blockFameLoss
  const fame = isNone ? 'no pierdes Fama' : by.fameReduce ? `pierdes ${by.fameReduce} menos de Fama` : ''
  const parts = [lost.cash ? cash : '', lost.fame ? fame : '', by.cancelRent ? 'la renta no baja' : '']
  return parts.filter((part) => part !== '').join(' y ')
}

/** Every value that a meter can show, whoever is elected and whatever shocks there were. */
function reachable(id: MeterId): number[] {
  const values = new Set<number>()
  for (const candidate of [null, ...CANDIDATES]) {
    for (let shocks = 0; shocks < 2 ** SHOCKS.length; shocks++) {
      const s = bareState({ mode: 'STANDARD' }, 4)
      s.round = 4
      for (const [i, { meters }] of SHOCKS.entries()) {
        if ((shocks >> i) % 2 === 0) continue
        for (const meter of METERS) changeMeter(s, meter.id, meters[meter.id] ?? 0)
      }
      s.bundle = candidate && { candidateId: candidate.id, fromRound: 4, untilRound: 5 }
      values.add(meterOf(s, id))
    }
  }
  return [...values].sort()
}

test('[4.1, 5.1] risks are the rules’ own, with a point', () => {
  const [, , pr = ''] = rowOf(ACTIONS.PR)
  expect(PR_RISK_WHOLE).toBe(PR_RISK + RISK_PR_LAST_ROUND)
  expect(pr).toBe(`Fama +1; riesgo +${risk(PR_RISK_WHOLE)} la próxima ronda`)
  expect(rowOf(ACTIONS.AUDIT)[2]).toContain(`riesgo ${risk(AUDIT_RISK)} la próxima ronda`)
  expect(rowOf(ACTIONS.DEVELOP)[2]).toContain(`riesgo +${risk(DEVELOP_RISK)} la próxima ronda`)
  expect(rowOf('PR, Desarrollar o Romper Pacto la ronda pasada')[1]).toBe(
    [PR_RISK_WHOLE, DEVELOP_RISK, BREAK_PACT_RISK].map(risk).join('; '),
  )
  expect(rules).toContain(`tiene ${risk(RUMOR_RISK)} más de riesgo`)
})

test('[4.6] for what losses Cortina de humo may be wanted', () => {
  const [, ...others] = CORTINA_FROM
  expect(rules).toContain(`cualquiera, o desde ${others.slice(0, -1).join(', ')} o ${others.at(-1)}`)
  expect(rowOf(FAME_SPENDS.CORTINA)[1]).toBe(`${CORTINA_FAME} de Fama`)
})

test.each(PROPERTIES)('[A] property $nombre_es', (card) => {
  const { nombre_es, district, tags, basePrice, baseRent, upgradeSlotsMax } = card
  const figures = [basePrice, baseRent, upgradeSlotsMax].map(String)
  expect(rowOf(nombre_es)).toEqual([nombre_es, districtName(district), tags.map(tagName).join(', '), ...figures])
})

const inMatches = ACHIEVEMENTS.filter(({ id }) => !OF_THE_ACCOUNT.includes(id))

test.each(inMatches)('[7.3] achievement $nombre_es', ({ nombre_es, desc_es }) => {
  expect(rows).toContainEqual([nombre_es, desc_es])
})

test('[7.3] no achievement that no match can bring', () => {
  expect(rules).toContain(`Hay ${inMatches.length} logros`)
  for (const { id, nombre_es } of ACHIEVEMENTS) if (OF_THE_ACCOUNT.includes(id)) expect(rules).not.toContain(nombre_es)
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

import { readFileSync, writeFileSync } from 'node:fs'
import { env } from 'node:process'
import { describe, expect, test } from 'vitest'
import { SUCCESS_TIERS } from '../../src/checks.ts'
import { DOMAIN_ADMINISTRATION, GAIN_INFLUENCE, LEND, MARKET_TRADE, POLITICS } from '../../src/data/investments.ts'
import { indexOf } from '../../src/data/materials.ts'
import { CITY, DOMAIN, OFFICE, ORGANIZATION, ORGANIZATION_KINDS, TIERS, TRADE } from '../../src/data/posts.ts'
import { recruitOf } from '../../src/data/recruits.ts'
import { SPECIALIST, SPECIALIST_TIERS, STORAGE, TROOP_KINDS, TROOPS, WORKSHOP } from '../../src/data/works.ts'
import { signed } from '../../src/text/grammar.ts'
import { rawRow, specialRow } from '../../src/text/names/markets.ts'
import { RECRUITS, SPECIALIST_TIER_NAMES } from '../../src/text/names/specialists.ts'
import { ORGANIZATION_NAMES, SUCCESS_NAMES, TROOP_NAMES } from '../../src/text/names.ts'
import { NE, Play } from '../kit.ts'
import { MADE_LISTS, MADE_TABLES } from './chapters.ts'

const file = new URL('../../RULES.md', import.meta.url)
// When data or words of a table have changed, run this file once with MAKE_RULES=1.
if (env.MAKE_RULES) writeFileSync(file, withMadeParts(readFileSync(file, 'utf8')))

const rules = readFileSync(file, 'utf8')
const rows = rules
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .map(cellsOf)
const rowOf = (first: string, cells = 2) => rows.find((row) => row[0] === first && row.length >= cells) ?? []
const bySize = (figures: Readonly<Record<'small' | 'medium' | 'large', number>>) =>
  TIERS.map((tier) => String(figures[tier]))

test('the chapters are numbered without a gap', () => {
  const headings = [...rules.matchAll(/^## (\d+)\. /gm)].map(([, number]) => Number(number))
  expect(headings).toEqual(Array.from({ length: 17 }, (_, i) => i + 1))
})

describe('tables and lists that are made from data are up to date', () => {
  test.each(Object.entries(MADE_TABLES))('%s', (heading, make) => {
    expect(tableBelow(rules, heading).lines.map(cellsOf)).toEqual(make())
  })

  test.each(Object.entries(MADE_LISTS))('%s', (heading, make) => {
    expect(listBelow(rules, heading).lines).toEqual(make())
  })
})

describe('tables say what the data say', () => {
  test('[4.2] results', () => {
    for (const tier of SUCCESS_TIERS) expect(rowOf(SUCCESS_NAMES[tier])).not.toEqual([])
  })

  test('[5.2] influence', () => {
    const results = SUCCESS_TIERS.map((tier) => String(GAIN_INFLUENCE.temporary[tier]))
    expect(rowOf('Einfluss für diese Runde', 7).slice(2)).toEqual(results)
    const { veryGood, good, success } = GAIN_INFLUENCE.permanent
    expect(rowOf('Einfluss auf Dauer', 7).slice(2, 5)).toEqual([veryGood, good, success].map(String))
    expect(rules).toContain(`Probe auf Einfluss, SG ${GAIN_INFLUENCE.baseDc}.`)
  })

  test('[5.3] lending', () => {
    const results = SUCCESS_TIERS.map((tier) => String(LEND.payout[tier]))
    expect(rows).toContainEqual(results)
    expect(rules).toContain(`SG ${LEND.baseDc}, je Einsatz ${LEND.gold} Gold`)
    const { none, small, medium, large } = TRADE.lendCap
    expect(rules).toContain(
      `Höchstens ${none} Einsätze, mit einer kleinen, mittleren oder großen Handelsunternehmung ${small}, ${medium} oder ${large}.`,
    )
  })

  test('[5.4, 5.5] selling and buying', () => {
    const { saleGold, saleMore, rawGold, otherGold, purchaseMore } = MARKET_TRADE
    const sale = [saleGold + saleMore.veryGood, saleGold + saleMore.good, saleGold].map(String)
    expect(rowOf('Verkauf, Gold', 6).slice(1, 4)).toEqual(sale)
    const buy = (base: number) => SUCCESS_TIERS.map((tier) => String(Math.max(1, base + purchaseMore[tier])))
    expect(rowOf('Ankauf, 6 RM', 6).slice(1, 5)).toEqual(buy(rawGold).slice(0, 4))
    expect(rowOf('Ankauf, 1 SM oder 1 AK', 6).slice(1, 5)).toEqual(buy(otherGold).slice(0, 4))
  })

  test('[5.7] materials', () => {
    const { baseDc, cap, raw } = DOMAIN_ADMINISTRATION
    const [, dc, most, ...results] = rowOf('Domänenverwaltung, RM', 8)
    expect([dc, most]).toEqual([String(baseDc), [cap.starter, cap.small, cap.medium, cap.large].join(' / ')])
    expect(results).toEqual(SUCCESS_TIERS.map((tier) => String(raw[tier])))
  })

  test('[5.8] prices of posts', () => {
    const price = (figures: Readonly<Record<'small' | 'medium' | 'large', number>>) => bySize(figures).join(' / ')
    expect(rowOf('Domäne', 4)[1]).toBe(`${price(DOMAIN.price)} Gold`)
    expect(rowOf('Stadtbesitz, Eigentum', 4)[1]).toBe(`${price(CITY.price)} Gold`)
    const { gold, influence } = OFFICE.price.goldFirst
    expect(rowOf('Amt, mehr Gold', 4)[1]).toBe(`${price(gold)} Gold und ${price(influence)} Einfluss`)
    expect(rowOf('Handelsunternehmung', 4)[1]).toBe(`${price(TRADE.price)} Gold`)
  })

  test('[6.1] domains', () => {
    const named = { starter: 'ausbaubedürftig', small: 'klein', medium: 'mittel', large: 'groß' } as const
    for (const tier of ['starter', ...TIERS] as const) {
      const [, labor, raw, upkeep, slots, tenants, militia] = rowOf(named[tier], 8)
      expect([labor, raw, slots, tenants, militia].map(Number)).toEqual([
        DOMAIN.labor[tier],
        DOMAIN.raw[tier],
        DOMAIN.slots[tier],
        DOMAIN.tenantCap[tier],
        DOMAIN.militiaCap[tier],
      ])
      expect(Number.parseInt(upkeep ?? '', 10)).toBe(DOMAIN.upkeepGold[tier])
    }
  })

  test('[6.1] cities, offices, enterprises', () => {
    expect(rowOf('verpachtet: Gold', 4).slice(1)).toEqual(bySize(CITY.leased.gold))
    expect(rowOf('verpachtet: AK', 4).slice(1)).toEqual(bySize(CITY.leased.labor))
    expect(rowOf('Eigenproduktion: AK', 4).slice(1)).toEqual(bySize(CITY.production.labor))
    expect(rowOf('Platz für Leute (Stufen)', 4).slice(1)).toEqual(bySize(CITY.tenantCap))
    expect(rowOf('Einfluss', 4).slice(1)).toEqual(bySize(OFFICE.influence))
    expect(rowOf('oder Gold', 4).slice(2)).toEqual([String(OFFICE.gold.medium), String(OFFICE.gold.large)])
    expect(rowOf('Produzieren: einfache Werkzeuge', 4).slice(1)).toEqual(bySize(TRADE.produce))
    expect(rowOf('Handeln: bringt Gold', 4).slice(1)).toEqual(bySize(TRADE.goldOut))
  })

  test.each(ORGANIZATION_KINDS)('[5.8] organisation %s', (kind) => {
    const { gold, influence } = ORGANIZATION[kind]
    expect(rowOf(ORGANIZATION_NAMES[kind], 5)[1]).toBe(`${gold} Gold, ${influence} Einfluss`)
  })

  test.each(TROOP_KINDS)('[5.10] %s', (kind) => {
    const { gold, influence } = TROOPS[kind]
    expect(rowOf(TROOP_NAMES[kind], 5)[1]).toMatch(
      new RegExp(`^${gold} Gold${influence > 0 ? `, ${influence} Einfluss` : ''}`),
    )
  })

  test('[5.11] workshops and storages', () => {
    expect(rowOf('Werkstatt: verarbeitet RM', 4).slice(1)).toEqual(bySize(WORKSHOP.rawIn))
    expect(rowOf('Werkstatt: fertigt höchstens SM', 4).slice(1)).toEqual(bySize(WORKSHOP.specialOut))
    expect(rowOf('Lager: RM', 4).slice(1)).toEqual(bySize(STORAGE.raw))
    expect(rowOf('Lager: SM', 4).slice(1)).toEqual(bySize(STORAGE.special))
  })

  test.each(SPECIALIST_TIERS)('[5.12] %s', (tier) => {
    const { price, dc, upkeepGold } = SPECIALIST[tier]
    const row = [`${price} Gold`, String(dc), `${upkeepGold} Gold`]
    expect(rowOf(SPECIALIST_TIER_NAMES[tier].toLowerCase(), 4).slice(1)).toEqual(row)
  })

  test.each(Object.keys(RECRUITS).map(Number))('[6.9] recruits, %i', (roll) => {
    const row = rows.find(([cell, name, price]) => cell === String(roll) && name === RECRUITS[roll]?.name && price)
    expect(row?.[2]).toBe(signed(recruitOf(roll).gold))
  })

  test('[5.13] politics', () => {
    const plus = (value: number) => (value === 0 ? '—' : signed(value))
    const named = ['sehr gut', 'gut', 'geschafft', 'schlecht', 'Fehlschlag']
    SUCCESS_TIERS.forEach((tier, i) => {
      const { information, kw, as, n } = POLITICS
      expect(rowOf(named[i] as string, 6).slice(1, 5)).toEqual([information, kw, as, n].map((by) => plus(by[tier])))
    })
  })

  test.each(Array.from({ length: 11 }, (_, i) => i + 2))('[7.1] market, %i', (roll) => {
    for (const { category, demand } of [rawRow(roll), specialRow(roll)]) {
      expect(rows.some((row) => row[0] === String(roll) && row[1] === category && row[2] === demand)).toBe(true)
    }
  })
})

test('the example round comes out as it is told', () => {
  const play = Play.b1()
    .do({ type: 'gainMaterials', mode: 'domainAdministration', investments: 4 }, { p: [12] })
    .do({ type: 'moneySell', items: [{ good: 'raw.grain', count: 18 }] }, { p: [11] })
    .do({ type: 'buildFacility', host: 'office-starter', facility: 'general.small.office' })
  expect([play.gold, play.me.turn.labor]).toEqual([7, 1])
  play.advance()
  expect(play.gold).toBe(12.25)
  play.advance().advance().advance({ w: NE })
  expect([play.gold, play.me.turn.labor, play.me.turn.influence]).toEqual([14.25, 3, 6])
  expect(play.me.stock[indexOf('raw.grain')]).toBe(21)
})

test('no sentence of the rules holds a name that only the code knows', () => {
  expect(rules).not.toMatch(/[A-Z]_[A-Z]|[{}]|[a-zäöü][A-ZÄÖÜ]|undefined|NaN|-starter/)
})

function cellsOf(line: string): string[] {
  return line
    .slice(1, -1)
    .split('|')
    .map((cell) => cell.trim())
}

/** The rows of a table whose heading begins with these cells, and where they stand. */
function tableBelow(text: string, heading: string) {
  const lines = text.split('\n')
  const from = lines.findIndex((line) => line.startsWith('|') && cellsOf(line).join(' | ').startsWith(heading)) + 2
  return below(lines, from, '|')
}

function listBelow(text: string, heading: string) {
  const lines = text.split('\n')
  return below(lines, lines.indexOf(`### ${heading}`) + 2, '- ')
}

function below(lines: readonly string[], from: number, mark: string) {
  let to = from
  while (lines[to]?.startsWith(mark)) to++
  return { from, to, lines: lines.slice(from, to) }
}

/** Cells are not aligned here: `npm run format` does that. */
function withMadeParts(text: string): string {
  const withTables = Object.entries(MADE_TABLES).reduce((written, [heading, make]) => {
    const rows = make().map((cells) => `| ${cells.join(' | ')} |`)
    return replaced(written, tableBelow(written, heading), rows)
  }, text)
  return Object.entries(MADE_LISTS).reduce((written, [heading, make]) => {
    return replaced(written, listBelow(written, heading), make())
  }, withTables)
}

function replaced(
  text: string,
  { from, to }: { readonly from: number; readonly to: number },
  lines: readonly string[],
) {
  return text
    .split('\n')
    .toSpliced(from, to - from, ...lines)
    .join('\n')
}

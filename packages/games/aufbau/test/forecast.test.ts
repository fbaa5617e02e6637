import { expect, test } from 'vitest'
import type { Workshop } from '../src/estate.ts'
import { closing, forecast } from '../src/rules/forecast.ts'
import { scoreOf } from '../src/rules/score.ts'
import { givenDomain, givenTrade, settle, starterCity } from './givens.ts'
import { event, NE, Play, stocked } from './kit.ts'

const ahead = ({ state, me }: Play) => forecast(state, me)

test('[12.1 item 10] a forecast in the actions phase is what comes if nothing more is done', () => {
  const play = Play.b1()
  const expected = ahead(play)
  play.toNextActions({ w: NE })
  expect(expected).toMatchObject({
    round: 2,
    before12: 102,
    income12: 24,
    upkeep12: 0,
    after12: play.me.gold12,
    labor: play.me.turn.labor,
    influence: play.me.turn.influence,
    food: { need: 2, inStock: 2, missing: 0 },
    idle: [],
    lines: play.me.ledger,
  })
})

test('[12.1 item 10] it is the same in every phase before the maintenance', () => {
  const play = Play.b1().with((p) => settle(starterCity(p).tenants, 2, 2))
  const before = ahead(play)
  for (const phase of ['conversion', 'reset', 'maintenance']) {
    play.advance()
    expect(play.state.phase).toBe(phase)
    expect(ahead(play)).toEqual(before)
  }
})

test('[12.1 item 10] it says what food must be bought, and which works stand still', () => {
  const play = Play.b1().with((p) => {
    p.gold12 = -240
    p.domains = []
    p.workshops = [{ ...(p.workshops[0] as Workshop), host: 'city-starter' }]
    p.storages = []
    p.turn.maintained = []
    settle(starterCity(p).tenants, 2)
    stocked(p, 'raw.grain', 0)
  })
  expect(ahead(play)).toMatchObject({
    food: { need: 4, inStock: 0, missing: 4 },
    upkeep12: 48,
    idle: ['workshop-starter'],
  })
})

test('[12.1 item 10] events of the section are foreseen, strokes of fate and new sections are not', () => {
  const play = Play.b2().advance({ w: NE })
  play.with((p, s) => {
    s.events = [event(16, { branch: 'pirates' }), event(29), event(39)]
    givenTrade(p, 'small')
    givenDomain(p, 'small')
  })
  const next = ahead(play)
  expect(next.lines.find(({ source }) => source === 'event')).toMatchObject({ ref: '16', gold12: -36 })
  expect(next.lines.filter(({ source }) => source === 'event')).toHaveLength(1)
  play.with((_p, s) => {
    s.round = 5
  })
  expect(ahead(play).lines.filter(({ source }) => source === 'event')).toEqual([])
})

test('[D-01, 6.10] in the last round there is an end to be seen instead, and it comes so', () => {
  const play = Play.b1({ maxRounds: 6 })
  expect(closing(play.state, play.me)).toBeUndefined()
  play.with((p, s) => {
    s.round = 6
    stocked(p, 'raw.grain', 40)
  })
  const expected = closing(play.state, play.me)
  expect(expected?.before12).toBe(play.me.gold12)
  play.advance()
  expect(closing(play.state, play.me)).toMatchObject({ sales12: 0, after12: expected?.after12, score: expected?.score })
  play.advance()
  expect(play.state.finished).toBe(true)
  expect(expected).toMatchObject({ after12: play.me.gold12, score: scoreOf(play.state, play.me) })
})

test('[D-01] a campaign has no last round, and no maintenance comes after the last of a match', () => {
  const endless = Play.b1({ session: 'kampagne', maxRounds: 6 }).with((_p, s) => {
    s.round = 60
  })
  expect(closing(endless.state, endless.me)).toBeUndefined()
})

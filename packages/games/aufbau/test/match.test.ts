import { configure, isRefusal, Match, Position, type Refusal, type Seat, SeededChance, TABLE } from '@ludoteca/kernel'
import { describe, expect, test } from 'vitest'
import { box } from '../src/box.ts'
import type { Config } from '../src/config.ts'
import { aufbau } from '../src/game.ts'
import type { Move } from '../src/moves.ts'
import { NE, Play, QUIET } from './kit.ts'

function start(seats: number, options: Partial<Config> = {}) {
  const infos = Array.from({ length: seats }, (_, seat) => ({ name: `Haus ${seat + 1}`, kind: 'human' }))
  const match = Match.start(aufbau, { options, seats: infos, seed: 'match' })
  if (isRefusal(match)) throw new Error(match.code)
  return match
}

describe('the course of a match [3.1]', () => {
  test('[S117] each player’s luck is their own, and the world’s is nobody’s', () => {
    const rolls = (others: number) => {
      const chance = new SeededChance('42')
      for (let i = 0; i < others; i++) chance.die('player:1', 20)
      return [chance.die('player:0', 20), chance.die('world', 6), chance.die('player:0', 20)]
    }
    expect(rolls(7)).toEqual(rolls(0))
  })

  test('[S117, D-05, D-43] commands of two players may change places', () => {
    const lend: Move = { type: 'moneyLend', investments: 2 }
    const gain: Move = { type: 'gainInfluence', kind: 'temporary', investments: 3 }
    const run = (...turns: [Seat, Move][]) => {
      const match = start(2)
      match.submit(TABLE, { type: 'advance' })
      for (const [seat, move] of turns) expect(match.submit(seat, move).ok).toBe(true)
      return match.position.state
    }
    expect(run([0, lend], [1, gain])).toEqual(run([1, gain], [0, lend]))
  })

  test('[S118, D-35] nobody sees another’s gold, goods, KW, N or dice while books are closed', () => {
    const match = start(2)
    match.submit(TABLE, { type: 'advance' })
    const answer = match.submit(0, { type: 'moneyLend', investments: 1 })
    const view = match.view(1)
    expect(view.players[0]).toBeNull()
    expect(view.scores[0]).toBeNull()
    expect(answer.ok && answer.told.filter(({ to }) => to === 'all' || to.includes(1))).toEqual([])
    expect(Object.keys(view.profiles[0] ?? {}).sort()).toEqual(
      ['as', 'cities', 'domains', 'offices', 'organizations', 'ready', 'trades', 'troops'].sort(),
    )
  })

  test('[D-45] whoever holds no seat, the table among them, sees what everybody knows', () => {
    const match = start(2)
    match.submit(TABLE, { type: 'advance' })
    for (const viewer of [TABLE, 'spectator'] as const) {
      expect(match.view(viewer)).toMatchObject({ seat: null, players: [null, null], scores: [null, null] })
    }
  })

  test('[9] open books show all but notes', () => {
    const match = start(2, { visibility: 'open' })
    const audience = (move: Move) => {
      const answer = match.submit(0, move)
      return answer.ok && answer.told.map(({ to }) => to)
    }
    expect(audience({ type: 'addNote', text: 'geheim' })).toEqual([[0]])
    const { players } = match.view(1)
    expect(players[0]).toMatchObject({ gold12: 48, notes: [] })
    expect(match.view(0).players[0]?.notes).toEqual(['geheim'])
    match.submit(TABLE, { type: 'advance' })
    expect(audience({ type: 'moneyLend', investments: 1 })).toEqual(['all'])
  })

  test('[S119] a Partie ends after the conversion of its last round, and then takes no command', () => {
    const play = Play.b2({ maxRounds: 6 })
    const rest = [NE, [], [], QUIET, [10, 11, 2, 10, 9, 4, 12]] as const
    for (const w of rest.slice(0, 4)) play.advance({ w }).advance().advance().advance()
    play.advance({ w: rest[4] }).advance()
    expect([play.state.round, play.state.phase, play.state.finished]).toEqual([6, 'conversion', false])
    play.advance()
    expect(play.state.finished).toBe(true)
    expect(play.fact('matchEnded').scores).toHaveLength(1)
    expect(aufbau.outcome(play.state)).toMatchObject({ reason: 'rounds', winners: [0] })
  })

  test('[S119, 5.0.1] of a match that is over every command says STATE, before anything else', () => {
    const match = start(1, { session: 'kampagne' })
    match.submit(TABLE, { type: 'endCampaign' })
    for (const move of [{ type: 'moneyLend', investments: 1 }, { type: 'advance' }, { type: 'nonsense' }]) {
      const refusal = match.refusalOf(0, move) as Refusal
      expect(box.explain?.(match.position.state, 0, move, refusal).code).toBe('STATE')
    }
  })

  test('[D-01] a Kampagne goes on until the game master ends it, in any phase', () => {
    const play = Play.b1({ session: 'kampagne' })
    expect(play.refusal({ type: 'endCampaign' }, 0)?.code).toBe('E_SEAT')
    play.do({ type: 'endCampaign' }, {}, TABLE)
    expect(aufbau.outcome(play.state)).toMatchObject({ reason: 'endCampaign' })
    expect(Play.b1().refusal({ type: 'endCampaign' }, TABLE)).toMatchObject({
      code: 'RULE',
      params: { why: 'notACampaign' },
    })
  })

  test('[D-01] a Kampagne does not count its rounds', () => {
    const match = start(1, { session: 'kampagne', maxRounds: 6 })
    match.submit(TABLE, { type: 'advance' })
    for (let round = 1; round <= 6; round++) match.submit(0, { type: 'setReady', ready: true })
    expect(match.position.state).toMatchObject({ round: 7, finished: false })
  })

  test('[9] when all is over everything but notes is public', () => {
    const match = start(2, { session: 'kampagne' })
    match.submit(0, { type: 'addNote', text: 'geheim' })
    match.submit(TABLE, { type: 'endCampaign' })
    for (const viewer of [1, 'spectator'] as const) {
      const { players, scores } = match.view(viewer)
      expect(players[0]).toMatchObject({ gold12: 48, notes: [] })
      expect(scores).toEqual([217 * 120, 217 * 120])
    }
  })

  test('[D-44] the lobby waits for the game master; then phases go on by themselves as soon as all are ready', () => {
    const match = start(2)
    expect(match.position.state.phase).toBe('maintenance')
    match.submit(TABLE, { type: 'advance' })
    match.submit(0, { type: 'setReady', ready: true })
    expect(match.position.state).toMatchObject({ round: 1, phase: 'actions' })
    // Whoever acts is not ready any more; a note is no act.
    match.submit(0, { type: 'addNote', text: 'x' })
    expect(match.position.state.players[0]?.ready).toBe(true)
    match.submit(0, { type: 'moneyLend', investments: 1 })
    expect(match.position.state.players[0]?.ready).toBe(false)
    match.submit(1, { type: 'setReady', ready: true })
    match.submit(0, { type: 'setReady', ready: true })
    expect(match.position.state).toMatchObject({ round: 2, phase: 'actions' })
    expect(match.position.state.players.map(({ ready }) => ready)).toEqual([false, false])
  })

  test('[D-44] nothing that somebody chooses in the lobby begins the match', () => {
    const match = start(2)
    expect(match.submit(0, { type: 'chooseLoss', choice: 'gold' }).ok).toBe(true)
    expect(match.position.state).toMatchObject({ round: 1, phase: 'maintenance' })
  })

  test('[D-44] the game master may still go on before all are ready', () => {
    const match = start(2)
    match.submit(TABLE, { type: 'advance' })
    expect(match.submit(TABLE, { type: 'advance' }).ok).toBe(true)
    expect(match.position.state).toMatchObject({ round: 2, phase: 'actions' })
  })

  test('[D-32] the phase waits for whoever must choose what to lose, and names them', () => {
    const play = Play.b2({}, 2).with((p) => {
      p.n = 3
    })
    expect(play.refusal({ type: 'advance' }, TABLE)).toMatchObject({
      code: 'INPUT',
      params: { why: 'lossMissing', seats: '0' },
    })
    const { decisions } = new Position(aufbau, play.state, new SeededChance('x'))
    expect(decisions.filter(({ open }) => !open).map(({ seat, prompt }) => [seat, prompt])).toEqual([[0, 'chooseLoss']])
    // In other phases nobody waits for it.
    const later = Play.b1().with((p) => {
      p.n = 3
    })
    expect(later.refusal({ type: 'advance' }, TABLE)).toBeUndefined()
    expect(
      Play.b2({ counterReactionDefault: 'gold' })
        .with((p) => {
          p.n = 3
        })
        .refusal({ type: 'advance' }, TABLE),
    ).toBeUndefined()
  })

  test('[D-37] a Partie is joined late in its first round only, a Kampagne in maintenance', () => {
    expect(box.lateJoin?.(Play.b1().state)).toBe(true)
    expect(box.lateJoin?.(Play.b2().state)).toBe(false)
    expect(box.lateJoin?.(Play.b2({ session: 'kampagne' }).state)).toBe(true)
    expect(box.lateJoin?.(Play.b1({ session: 'kampagne' }).state)).toBe(false)
  })

  test('[D-02] one to eight may play', () => {
    const seats = (count: number) => Array.from({ length: count }, (_, n) => ({ name: `Haus ${n}`, kind: 'human' }))
    const isFine = (count: number) => !isRefusal(Match.start(aufbau, { options: {}, seats: seats(count), seed: 'x' }))
    expect([0, 1, 8, 9].map(isFine)).toEqual([false, true, true, false])
  })

  test('[5.1] checks by seat are options, and only for seats there are', () => {
    const { state } = Play.b0({ checks: [[1, 5, 3]] }, 2)
    expect(state.players.map(({ checks }) => checks.money)).toEqual([5, 3])
    const given = {
      checks: [
        [1, 1, 1],
        [2, 2, 2],
      ],
    }
    expect(isRefusal(configure(aufbau as never, given, 1))).toBe(true)
  })

  test('notes are kept for their writer, up to a hundred', () => {
    const play = Play.b0()
    play.me.notes = Array.from({ length: 100 }, () => 'x')
    expect(play.refusal({ type: 'addNote', text: 'y' })).toMatchObject({ code: 'RULE', params: { why: 'notesFull' } })
  })
})

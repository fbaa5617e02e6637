import { TABLE } from '@ludoteca/kernel'
import { expect, test } from 'vitest'
import { NE, Play } from '../kit.ts'

test('[S88] envy costs gold when the defence fails', () => {
  const play = Play.b2().with((p) => {
    p.n = 7
    p.turn.lossChoice = 'gold'
  })
  play.advance({ w: NE, p: [11] })
  expect([play.gold, play.me.kw, play.me.as, play.me.n]).toEqual([2.5, 2, -1, 1])
  expect(play.fact('envyStruck')).toMatchObject({ threshold: 6, choice: 'gold', loss: 8, as: -1, kw: 2 })
  expect(play.me.ledger[0]).toMatchObject({ source: 'counterReaction', gold12: -96 })
})

test('[S89] or influence of this very round', () => {
  const play = Play.b2().with((p) => {
    p.n = 3
    p.turn.lossChoice = 'influence'
  })
  play.advance({ w: NE, p: [9] })
  expect([play.me.turn.influence, play.me.as, play.me.n, play.me.kw]).toEqual([1, -1, 0, 0])
})

test('[S90] without a choice the phase waits', () => {
  const play = Play.b2().with((p) => {
    p.n = 3
  })
  expect(play.refusal({ type: 'advance' }, TABLE)).toMatchObject({ code: 'INPUT' })
})

test('[3.2.1] a defence that holds leaves nothing but less envy', () => {
  const play = Play.b2().with((p) => {
    p.n = 10
    p.turn.lossChoice = 'gold'
    p.troops.levels.mercenary = 1
  })
  play.advance({ w: NE, p: [13] })
  expect([play.me.kw, play.me.as, play.me.n]).toEqual([0, 0, 1])
  expect(play.fact('envyStruck')).toMatchObject({ threshold: 9, defence: { bonus: 1, dc: 14, held: true }, loss: 0 })
})

test('[3.2.1] the greatest envy costs most, into debt if need be', () => {
  const play = Play.b2().with((p) => {
    p.n = 9
    p.as = -5
    p.turn.lossChoice = 'gold'
  })
  play.advance({ w: NE, p: [13] })
  expect([play.gold, play.me.kw, play.me.as, play.me.n]).toEqual([8.5 - 12 + 2, 4, -6, 0])
})

test('[3.2.1] no more influence is lost than the posts give', () => {
  const play = Play.b2().with((p) => {
    p.n = 9
    p.turn.lossChoice = 'influence'
  })
  play.advance({ w: NE, p: [1] })
  expect(play.fact('envyStruck')).toMatchObject({ loss: 5, as: -2, kw: 4 })
  expect([play.me.as, play.me.kw]).toEqual([-2, 4])
  expect(play.me.turn.influence).toBe(0)
})

test('[D-32] a table can have a loss for those who do not choose', () => {
  const play = Play.b2({ counterReactionDefault: 'influence' }).with((p) => {
    p.n = 3
  })
  play.advance({ w: NE, p: [1] })
  expect([play.gold, play.me.turn.influence]).toEqual([10.5, 1])
})

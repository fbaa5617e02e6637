import { ScriptedChance } from '@ludoteca/kernel'
import { describe, expect, test } from 'vitest'
import { easy, normal } from '../../src/bots/index.ts'
import type { Bundle, Move } from '../../src/moves.ts'
import { deedOf } from '../../src/rules/deeds.ts'
import { A, B, bundle, C, cash, given, own, rolled } from '../positions.ts'
import { asked, choice, inRound, NO_LUCK, proposed } from './ask.ts'
import { answer, position } from './play.ts'

const streets = (...owned: number[]) => bundle({ spaces: owned })

describe('answering trades [26 Trades]', () => {
  /** B offers A a trade. */
  const offer = (give: Bundle, get: Bundle, revision = 1) =>
    asked({
      step: 'trade',
      proposer: B,
      responder: A,
      give: { ...give, spaces: [...give.spaces], jailCards: [] },
      get: { ...get, spaces: [...get.spaces], jailCards: [] },
      lift: [],
      revision,
      debtor: null,
    })
  /** B lacks only what A has; C leads. */
  const missing = given(own(A, 19), own(B, 16, 18), cash(C, 3000))
  const pays = (amount: number, revision = 1) => offer(bundle({ cash: amount }), streets(19), revision)

  test('accepts a swap that gives both a group', () => {
    const both = given(own(A, 16, 18, 24), own(B, 21, 23, 19), cash(C, 3000))
    const swap = offer(streets(19), streets(24))
    expect(choice(given(both, swap))).toEqual({ type: 'acceptTrade', revision: 1, lift: [] })
  })
  test('declines to give something for nothing', () => {
    expect(choice(given(own(A, 5), offer(bundle(), streets(5))))).toEqual({ type: 'declineTrade', revision: 1 })
  })
  test('asks once for more, then says no', () => {
    expect(choice(given(missing, pays(300)))).toMatchObject({ type: 'counterTrade', to: B, give: { spaces: [19] } })
    expect(choice(given(missing, pays(300, 2)))).toEqual({ type: 'declineTrade', revision: 2 })
  })
  test('the counter asks for what was missing and ten more', () => {
    const counter = choice(given(missing, pays(300)))
    const wanted = counter?.type === 'counterTrade' ? counter.get.cash : 0
    expect(choice(given(missing, pays(wanted - 10, 2)))).toMatchObject({ type: 'acceptTrade' })
    expect(choice(given(missing, pays(wanted - 20, 2)))).toMatchObject({ type: 'declineTrade' })
  })
  test('does not help the leader to gain more than itself', () => {
    expect(choice(given(missing, pays(900, 2)))).toMatchObject({ type: 'acceptTrade' })
    expect(choice(given(missing, cash(C, 0), pays(900, 2)))).toMatchObject({ type: 'declineTrade' })
  })
  test('keeps part of the reserve when it would pay', () => {
    const short = given(own(A, 16, 18), own(B, 19))
    const price = offer(streets(19), bundle({ cash: 500 }), 2)
    expect(choice(given(short, cash(A, 550), price))).toMatchObject({ type: 'acceptTrade' })
    expect(choice(given(short, cash(A, 549), price))).toMatchObject({ type: 'declineTrade' })
  })
  test('is easier to please when a match drags on', () => {
    expect(choice(given(missing, pays(750, 2)))).toMatchObject({ type: 'declineTrade' })
    expect(choice(given(missing, pays(750, 2), inRound(60)))).toMatchObject({ type: 'acceptTrade' })
  })
  test('an easy bot wants at least as much as the other side', () => {
    expect(choice(given(missing, pays(900)), { bot: easy })).toMatchObject({ type: 'declineTrade' })
    expect(choice(given(missing, pays(1200)), { bot: easy })).toMatchObject({ type: 'acceptTrade' })
  })
  test('lets its own offer stand', () => {
    expect(choice(given(missing, pays(300)), { seat: B })).toBeUndefined()
  })
})

describe('proposing trades [26 Trades]', () => {
  /** Looks for a trade, asks for the wanted property of that number, leaves the partner just enough. */
  const luck = (...wanted: number[]) => new ScriptedChance({ propose: [0, ...wanted, 1] })
  const missing = given(own(A, 16, 18), own(B, 19), rolled)

  test('offers the swap that gives both a group', () => {
    const both = given(own(A, 16, 18, 24), own(B, 21, 23, 19), rolled)
    const swap = { type: 'proposeTrade', to: B, give: { spaces: [24] }, get: { spaces: [19] } }
    expect(choice(both, { luck: luck() })).toMatchObject(swap)
  })
  test('pays cash for the missing street, as much as the owner wants', () => {
    const here = position(4, { startingPlayer: 'first' }, 'bots', missing)
    const proposal = answer(here, normal, A, luck()) as Move
    expect(proposal).toMatchObject({
      type: 'proposeTrade',
      to: B,
      give: { spaces: [] },
      get: { cash: 0, spaces: [19] },
    })
    here.apply(A, proposal)
    const consent = answer(here, normal, B, NO_LUCK) as Move
    expect(consent).toMatchObject({ type: 'acceptTrade' })
    here.apply(B, consent)
    expect(deedOf(here.state, 19).owner).toBe(A)
  })
  test('does not look for one every turn, nor twice in a turn', () => {
    expect(choice(missing, { luck: new ScriptedChance({ propose: [1] }) })).toEqual({ type: 'endTurn' })
    expect(choice(given(missing, proposed(A)))).toEqual({ type: 'endTurn' })
  })
  test('gathers scattered groups when a match drags on', () => {
    const scattered = given(own(A, 16, 21), own(B, 18, 23), own(C, 19, 24), rolled)
    expect(choice(scattered, { luck: new ScriptedChance({ propose: [0] }) })).toEqual({ type: 'endTurn' })
    const proposal = choice(given(scattered, inRound(40)), { luck: luck(0) })
    expect(proposal).toMatchObject({ type: 'proposeTrade', to: B, get: { spaces: [18] } })
  })
})

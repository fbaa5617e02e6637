import { ScriptedChance } from '@ludoteca/kernel'
import { describe, expect, test } from 'vitest'
import { easy } from '../../src/bots/index.ts'
import { A, B, cash, given, houses, levels, own, rolled, stand } from '../positions.ts'
import { asked, choice } from './ask.ts'

const amber = own(A, 16, 18, 19)
/** Two hotels of B lie before A. */
const danger = given(own(B, 37, 39), levels({ 37: 5, 39: 5 }), stand(A, 32))
const build = (group: string, ...vector: number[]) => ({ type: 'build', group, levels: vector })

describe('building [26 Building]', () => {
  test('builds three houses everywhere and keeps the reserve', () => {
    expect(choice(given(amber, cash(A, 1000)))).toEqual(build('amber', 3, 3, 3))
    expect(choice(given(amber, cash(A, 999)))).toEqual(build('amber', 2, 3, 3))
  })
  test('keeps more when a hotel lies ahead [26 Danger]', () => {
    expect(choice(given(amber, danger, cash(A, 1000)))).toEqual(build('amber', 1, 1, 1))
  })
  test('prefers the group that earns more for the money', () => {
    expect(choice(given(amber, own(A, 31, 32, 34), cash(A, 400)))).toEqual(build('amber', 1, 1, 1))
  })
  test('brings every group to three houses before any to four', () => {
    const both = given(amber, own(A, 6, 8, 9), levels({ 16: 3, 18: 3, 19: 3 }))
    expect(choice(given(both, cash(A, 250)))).toEqual(build('azure', 1, 1, 1))
  })
  test('stops at four houses to keep the shortage, if an opponent could build', () => {
    const scarce = given(amber, levels({ 16: 4, 18: 4, 19: 4 }), houses(8))
    expect(choice(given(scarce, own(B, 1, 3)))).toEqual({ type: 'roll' })
    expect(choice(scarce)).toEqual(build('amber', 5, 5, 5))
    expect(choice(given(scarce, own(B, 1, 3), houses(9)))).toEqual(build('amber', 5, 5, 5))
  })
  test('builds hotels all the same once cash is no longer short', () => {
    const scarce = given(amber, levels({ 16: 4, 18: 4, 19: 4 }), houses(8), own(B, 1, 3))
    expect(choice(given(scarce, cash(A, 2999)))).toEqual({ type: 'roll' })
    expect(choice(given(scarce, cash(A, 3000)))).toEqual(build('amber', 5, 5, 5))
  })
  test('builds out of turn, before the others throw', () => {
    const theirs = given(own(B, 16, 18, 19), cash(B, 400))
    expect(choice(theirs, { seat: B })).toEqual(build('amber', 1, 1, 1))
    expect(choice(given(theirs, cash(B, 199)), { seat: B })).toBeUndefined()
  })
  test('where it need not build evenly, it finishes the dearest street first [12.2]', () => {
    const options = { evenBuilding: false }
    expect(choice(given(amber, cash(A, 400)), { options })).toEqual(build('amber', 0, 0, 3))
    expect(choice(given(amber, cash(A, 600)), { options })).toEqual(build('amber', 0, 2, 3))
    expect(choice(given(amber, cash(A, 1000)), { options })).toEqual(build('amber', 3, 3, 3))
  })
  test('an easy bot builds when it thinks of it, and sees no danger', () => {
    const ready = given(amber, danger, cash(A, 950), rolled)
    expect(choice(ready, { bot: easy, luck: new ScriptedChance({ manage: [0] }) })).toEqual(build('amber', 3, 3, 3))
    expect(choice(ready, { bot: easy, luck: new ScriptedChance({ manage: [1] }) })).toEqual({ type: 'endTurn' })
  })
})

describe('scarce buildings [26 Shortage]', () => {
  const order = [A, B]
  const claim = (max: number) => asked({ step: 'claim', seat: A, kind: 'house', max })
  const lot = (high: number) =>
    asked({ step: 'auction', lot: 'house', space: null, opening: 100, high, leader: B, order, at: 0, passed: [] })

  test('claims what is missing to three houses everywhere', () => {
    const missing = given(amber, levels({ 16: 2, 18: 2, 19: 3 }))
    expect(choice(given(missing, claim(5)))).toEqual({ type: 'claim', count: 2 })
    expect(choice(given(missing, claim(1)))).toEqual({ type: 'claim', count: 1 })
  })
  test('pays half more for a house, and double for a third one', () => {
    const second = given(amber, levels({ 16: 1, 18: 1, 19: 1 }))
    expect(choice(given(second, lot(149)))).toEqual({ type: 'bid', amount: 150 })
    expect(choice(given(second, lot(150)))).toEqual({ type: 'pass' })
    expect(choice(given(amber, levels({ 16: 2, 18: 2, 19: 2 }), lot(199)))).toEqual({ type: 'bid', amount: 200 })
  })
  test('places where the third house is missing, and stops at the reserve', () => {
    const both = given(amber, own(A, 6, 8, 9), levels({ 16: 2, 18: 2, 19: 2 }))
    const place = asked({ step: 'place', seat: A, kind: 'house', left: 1, paid: false })
    expect(choice(given(both, place))).toEqual({ type: 'place', space: 19 })
    expect(choice(given(amber, cash(A, 199), place))).toEqual({ type: 'placeDone' })
  })
})

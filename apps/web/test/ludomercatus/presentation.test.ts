import type { Fact, View } from '@ludoteca/ludomercatus'
import { observable, runInAction } from 'mobx'
import { describe, expect, test } from 'vitest'
import { LudomercatusPresentation, pathOf } from '../../src/games/ludomercatus/presentation.ts'

const player = (position: number, inJail = false) => ({ position, inJail })
const view = (...players: readonly ReturnType<typeof player>[]) => ({ players, lastRoll: [3, 4] }) as unknown as View
const ROLL: readonly Fact[] = [
  { type: 'dice', seat: 0, purpose: 'move', dice: [3, 4] },
  { type: 'moved', seat: 0, from: 38, to: 5, via: 'dice' },
  { type: 'rentPaid', seat: 0, to: 1, amount: 10, space: 5 } as unknown as Fact,
]

describe('tokens on the board', () => {
  test('walk space by space, over the start and backwards', () => {
    expect(pathOf(38, 2, false)).toEqual([39, 0, 1, 2])
    expect(pathOf(1, 38, true)).toEqual([0, 39, 38])
  })

  test('walk to where the dice lead, after the dice have rolled', () => {
    const presentation = new LudomercatusPresentation({ view: view(player(38)) })
    const scenes = presentation.scenesFor(ROLL)
    expect(scenes.map(({ steps = 1, upTo }) => [steps, upTo])).toEqual([
      [1, 1],
      [7, 2],
    ])
    // Nothing moves before its scene is played.
    expect(presentation.dice).toEqual([3, 4])
    expect(presentation.throws).toBe(0)
    const seen: string[] = []
    for (const { show, steps = 1 } of scenes) {
      for (let step = 0; step < steps; step++) {
        show?.(100, step)
        seen.push(`${presentation.dice.join('+')} at ${presentation.spots[0]?.space}`)
      }
    }
    expect(seen).toEqual([38, 39, 0, 1, 2, 3, 4, 5].map((space) => `3+4 at ${space}`))
  })

  test('and dice take the time that their scene has, at whatever pace', () => {
    const presentation = new LudomercatusPresentation({ view: view(player(38)) })
    const [roll, walk] = presentation.scenesFor(ROLL)
    roll?.show?.(280, 0)
    walk?.show?.(52, 0)
    expect([presentation.diceMs, presentation.stepMs]).toEqual([280, 52])
  })

  test('stand where they are as soon as that is shown, whatever was acted out before', () => {
    const match = observable({ view: view(player(38)) as View }, {}, { deep: false })
    const presentation = new LudomercatusPresentation(match)
    const disconnect = presentation.connect()
    const [, walk] = presentation.scenesFor(ROLL)
    walk?.show?.(100, 2)
    expect(presentation.spots).toEqual([{ space: 1, jailed: false }])
    runInAction(() => {
      match.view = view(player(10, true))
    })
    expect(presentation.spots).toEqual([{ space: 10, jailed: true }])
    disconnect()
  })

  test('say that they move, so that the near look follows them', () => {
    let moves = 0
    const presentation = new LudomercatusPresentation({ view: view(player(38)) }, () => void moves++)
    for (const { show } of presentation.scenesFor(ROLL)) show?.(100, 0)
    expect(moves).toBe(2)
  })
})

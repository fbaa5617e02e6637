import type { Fact, View } from '@ludoteca/ludomercatus'
import { describe, expect, test } from 'vitest'
import { pathOf, Stage } from '../../src/games/ludomercatus/stage.ts'

const player = (position: number, inJail = false) => ({ position, inJail })
const view = (...players: readonly ReturnType<typeof player>[]) => ({ players, lastRoll: [3, 4] }) as unknown as View
const ROLL: readonly Fact[] = [
  { type: 'dice', seat: 0, purpose: 'move', dice: [3, 4] },
  { type: 'moved', seat: 0, from: 38, to: 5, via: 'dice' },
]

describe('tokens on the board', () => {
  test('walk space by space, over the start and backwards', () => {
    expect(pathOf(38, 2, false)).toEqual([39, 0, 1, 2])
    expect(pathOf(1, 38, true)).toEqual([0, 39, 38])
  })

  test('walk to where the dice lead, after the dice have rolled', async () => {
    const seen: string[] = []
    const stage: Stage = new Stage({
      isStill: () => false,
      wait: async () => void seen.push(`${stage.dice.join('+')} at ${stage.spots[0]?.space}`),
    })
    stage.settle(view(player(38)))
    stage.perform(ROLL)
    stage.settle(view(player(5)))
    await until(() => !stage.isPlaying)
    expect(seen).toEqual([
      '3+4 at 38',
      '3+4 at 39',
      '3+4 at 0',
      '3+4 at 1',
      '3+4 at 2',
      '3+4 at 3',
      '3+4 at 4',
      '3+4 at 5',
    ])
    expect(stage.spots).toEqual([{ space: 5, jailed: false }])
  })

  test('stand where they are at once when somebody skips', () => {
    const stage = new Stage({ isStill: () => false, wait: () => new Promise(() => {}) })
    stage.settle(view(player(38)))
    stage.perform(ROLL)
    stage.settle(view(player(5)))
    expect(stage.isPlaying).toBe(true)
    stage.skip()
    expect(stage.isPlaying).toBe(false)
    expect(stage.spots[0]).toEqual({ space: 5, jailed: false })
  })

  test('do not walk where motion is reduced', () => {
    const stage = new Stage({ isStill: () => true })
    stage.settle(view(player(38)))
    stage.perform(ROLL)
    stage.settle(view(player(10, true)))
    expect(stage.isPlaying).toBe(false)
    expect(stage.spots[0]).toEqual({ space: 10, jailed: true })
  })
})

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve))
}

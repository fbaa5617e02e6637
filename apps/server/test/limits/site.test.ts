import { describe, expect, test } from 'vitest'
import { system } from '../../src/environment.ts'
import { openLimits } from '../../src/limits/limits.ts'
import { networkOf } from '../../src/limits/network.ts'

const RATE = { count: 4, perMs: 3_600_000 }
const NO_LOG = { info: () => {}, warn: () => {} }

/** How many of so many tries get through, each from the next network of one site. */
async function through(take: (network: string) => boolean | Promise<boolean>, tries: number, site: string) {
  let taken = 0
  for (let i = 0; i < tries; i++) if (await take(networkOf(`${site}:${i.toString(16)}::1`))) taken++
  return taken
}

describe('limits by network', () => {
  const rates = { address: RATE, unknownRoom: RATE, logInAddress: RATE }

  test.each(['address', 'unknownRoom', 'logInAddress'] as const)(
    '%s: whoever has 65,536 networks may do five times what one of them may',
    async (name) => {
      const { limits } = openLimits({ rates, env: system, log: NO_LOG })
      expect(await through((network) => limits[name].take(network), 300, '2001:db8:1')).toBe(20)
      expect(await limits[name].take(networkOf('2001:db8:1:ffff::1'))).toBe(false)
      expect(await through((network) => limits[name].take(network), 300, '2001:db8:2')).toBe(20)
      let taken = 0
      for (let i = 0; i < 9; i++) if (await limits[name].take(networkOf('203.0.113.9'))) taken++
      expect(taken).toBe(4)
    },
  )

  test('what is given back is given back to network and site', async () => {
    const { limits } = openLimits({ rates, env: system, log: NO_LOG })
    for (let i = 0; i < 100; i++) {
      const network = networkOf(`2001:db8:3:${(i % 3).toString(16)}::1`)
      expect(await limits.unknownRoom.take(network)).toBe(true)
      await limits.unknownRoom.giveBack(network)
    }
  })
})

import { describe, expect, test } from 'vitest'
import { coin, drawBelow, H, joined, randInt, roundSeedOf, shuffled, weighted } from './hash.ts'

const MS = '0123456789abcdef'.repeat(4)
const [ROUND_1, ROUND_3] = [roundSeedOf(MS, 1), roundSeedOf(MS, 3)]

describe('the vectors of 8.6', () => {
  test.each([
    ['V1, TS-01', ['a', 'b'], '276922c66b1eb7e5646b04703a71c194dd74bcb07104e1deb5b8f7d3e0499728'],
    ['V2', ['Añaños', 'Ñ'], 'f46321ed563d213c3ba221f18078525a381186fba8b68562b9d6f0f6baffd2c1'],
    ['V3', [MS, 1], 'f081b2ef7f765c6133d4437228e03a56e5e7fefdfa83cb58eec9887a6687c1f9'],
    ['V4', [MS, 3], 'e704d305a4aaf9cf397658f526f381eae8752390107aa55f104dc9f35b26a41d'],
    ['V5', [ROUND_1, 'P-09', 'O-02,O-05'], 'd429e71561bffdeee018f136f73510bb9bd539c38ade37a8e22ab88867b4bcc1'],
    ['V6', [ROUND_3, 'P-20', 'O-01,O-07,O-11'], 'bdc139fa45bfcf2709ea2a1337573cfe2781bac452621df2363dbc78537bbeef'],
    ['V7', [ROUND_3, 'ELECTION', 'C-01,C-04'], 'd16b5dc2901b8b2caa804249e489da415055b83ea05a9900680162b7c824ef08'],
    ['V8', [ROUND_1, 'TGT', 1], '252d8fd1a73f1d8f942fa6e653d14f89e0eabd1843d36ebfa83dfc1fab850e2b'],
    ['V9', [MS, 'PERSONA'], '2d7936f761bf1570e9cba4c3e6ccbf420f685e9cc8bd6bc4fa94006f5a59b1b6'],
  ])('%s', (_name, parts, digest) => {
    expect(H(...parts)).toBe(digest)
  })

  test.each([
    ['V5', 2, [ROUND_1, 'P-09', 'O-02,O-05'], 1],
    ['V6', 3, [ROUND_3, 'P-20', 'O-01,O-07,O-11'], 1],
    ['V7', 2, [ROUND_3, 'ELECTION', 'C-01,C-04'], 1],
    ['V8', 750, [ROUND_1, 'TGT', 1], 259],
    ['V9', 5, [MS, 'PERSONA'], 0],
  ])('%s below %i', (_name, n, parts, result) => {
    expect(randInt(n, ...parts)).toBe(result)
  })

  test('a text is hashed in its composed form [8.1]', () => {
    expect(H('An\u0303an\u0303os', 'N\u0303')).toBe(H('Añaños', 'Ñ'))
  })
})

test('TS-02: the coin does not depend on the order of the ids', () => {
  expect(coin(ROUND_1, 'P-09', ['O-05', 'O-02'])).toBe('O-05')
})

test('TS-03: three are tied', () => {
  expect(coin(ROUND_3, 'P-20', ['O-11', 'O-01', 'O-07'])).toBe('O-07')
})

test('TS-04: 48 ones are rejected for n = 3, and the next digest counts', () => {
  const digests = [0xffffffffffff, 5]
  expect(drawBelow(3, (attempt) => digests[attempt] as number)).toBe(2)
  expect(drawBelow(2, (attempt) => digests[attempt] as number)).toBe(1)
})

test('TS-05: the weighted draw takes the first whose running sum exceeds the number', () => {
  const weights = [
    ['O-01', 150],
    ['O-02', 75],
    ['O-03', 310],
    ['O-04', 215],
  ] as const
  expect(weighted(weights, ROUND_1, 'TGT', 1)).toBe('O-03')
})

test('entries without weight are left out [8.3]', () => {
  for (let i = 0; i < 20; i++) {
    const drawn = weighted([['a', 0] as const, ['b', 1] as const, ['c', 0] as const], MS, i)
    expect(drawn).toBe('b')
  }
})

test('a shuffle sorts its input first [8.4]', () => {
  const pile = ['P-03', 'P-01', 'P-10', 'P-02']
  expect(shuffled(pile, MS, 'DECK', 0)).toEqual(shuffled(pile.toReversed(), MS, 'DECK', 0))
  expect(shuffled(pile, MS, 'DECK', 0)).not.toEqual(shuffled(pile, MS, 'DECK', 1))
})

test('lists are sorted in code unit order and joined [8.1]', () => {
  expect(joined(['San Isidro', 'Ate/SJL', 'Callao'])).toBe('Ate/SJL,Callao,San Isidro')
})

test('cards of another pack have the luck that their bare names have', () => {
  const rounds = Array.from({ length: 12 }, (_, round) => roundSeedOf(MS, round))
  const marked = (id: string) => `${id}@0123456789ab`
  for (const seed of rounds) {
    const own = coin(seed, 'ELECTION', ['C-01', 'C-02', 'C-04'])
    expect(coin(seed, 'ELECTION', ['C-01', 'C-02', 'C-04'].map(marked))).toBe(marked(own))
    const owner = coin(seed, 'P-09', ['O-05', 'O-02', 'O-07'])
    expect(coin(seed, marked('P-09'), ['O-05', 'O-02', 'O-07'])).toBe(owner)
  }
})

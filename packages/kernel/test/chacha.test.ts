import { createCipheriv } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ChaCha, chachaBlock, chachaKey } from '../src/chacha.ts'

const bytes = (hex: string) => Uint8Array.from(Buffer.from(hex, 'hex'))

/** RFC 8439, appendix A.1, test vectors 1 to 4: those whose nonce is zero. */
const VECTORS = [
  {
    key: '00'.repeat(32),
    counter: 0,
    stream:
      '76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586',
  },
  {
    key: '00'.repeat(32),
    counter: 1,
    stream:
      '9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed29b721769ce64e43d57133b074d839d531ed1f28510afb45ace10a1f4b794d6f',
  },
  {
    key: `${'00'.repeat(31)}01`,
    counter: 1,
    stream:
      '3aeb5224ecf849929b9d828db1ced4dd832025e8018b8160b82284f3c949aa5a8eca00bbb4a73bdad192b5c42f73f2fd4e273644c8b36125a64addeb006c13a0',
  },
  {
    key: `00ff${'00'.repeat(30)}`,
    counter: 2,
    stream:
      '72d54dfbf12ec44b362692df94137f328fea8da73990265ec1bbbea1ae9af0ca13b25aa26cb4a648cb9b9d1be65b2c0924a66c54d545ec1b7374f4872e99f096',
  },
]

function blockHex(key: Uint8Array, counter: number): string {
  const words = new Uint32Array(16)
  chachaBlock(chachaKey(key), counter, words)
  const out = Buffer.alloc(64)
  for (const [i, word] of words.entries()) out.writeUInt32LE(word, 4 * i)
  return out.toString('hex')
}

/** The words from a block on, as OpenSSL works them out. */
function reference(key: Uint8Array, block: bigint, count: number): number[] {
  const start = Buffer.alloc(16)
  start.writeBigUInt64LE(block)
  const stream = createCipheriv('chacha20', key, start).update(Buffer.alloc(4 * count))
  return Array.from({ length: count }, (_, i) => stream.readUInt32LE(4 * i))
}

const taken = (words: ChaCha, count: number) => Array.from({ length: count }, () => words.next())
const keys = fc.uint8Array({ minLength: 32, maxLength: 32 })

describe('ChaCha20', () => {
  test.each(VECTORS)('gives the key stream of RFC 8439 (%#)', ({ key, counter, stream }) => {
    expect(blockHex(bytes(key), counter)).toBe(stream)
  })

  test('gives the words that another implementation gives, in order, under any key', () => {
    fc.assert(
      fc.property(keys, (key) => {
        expect(taken(new ChaCha(chachaKey(key)), 100)).toEqual(reference(key, 0n, 100))
      }),
    )
  })

  test('goes on at any word, and so does a copy', () => {
    fc.assert(
      fc.property(keys, fc.nat(100), (key, position) => {
        const words = new ChaCha(chachaKey(key))
        taken(words, position)
        expect(words.save()).toEqual([position])
        const twin = words.clone()
        const again = new ChaCha(chachaKey(key), position)
        const expected = reference(key, 0n, position + 40).slice(position)
        for (const from of [words, twin, again]) expect(taken(from, 40)).toEqual(expected)
        expect(twin.save()).toEqual([position + 40])
      }),
    )
  })

  test('does not begin anew where a counter of 32 bits would be used up', () => {
    const key = bytes('07'.repeat(32))
    const words = new ChaCha(chachaKey(key), 16 * (2 ** 32 - 1) + 5)
    const expected = reference(key, 0xffff_ffffn, 48).slice(5)
    expect(taken(words, 43)).toEqual(expected)
    expect(words.save()).toEqual([16 * (2 ** 32 + 2)])
  })
})

import { createCipheriv } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ChaCha, chachaBlock, type KeyStream, littleWords } from '../src/chacha.ts'
import { referenceBytes } from './chacha-reference.ts'

const bytes = (hex: string) => Uint8Array.from(Buffer.from(hex, 'hex'))

/** RFC 8439: appendix A.1, test vectors 1 to 5, and section 2.3.2. */
const TWENTY_ROUNDS = [
  {
    key: '00'.repeat(32),
    nonce: '00'.repeat(12),
    counter: 0,
    stream:
      '76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586',
  },
  {
    key: '00'.repeat(32),
    nonce: '00'.repeat(12),
    counter: 1,
    stream:
      '9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed29b721769ce64e43d57133b074d839d531ed1f28510afb45ace10a1f4b794d6f',
  },
  {
    key: `${'00'.repeat(31)}01`,
    nonce: '00'.repeat(12),
    counter: 1,
    stream:
      '3aeb5224ecf849929b9d828db1ced4dd832025e8018b8160b82284f3c949aa5a8eca00bbb4a73bdad192b5c42f73f2fd4e273644c8b36125a64addeb006c13a0',
  },
  {
    key: `00ff${'00'.repeat(30)}`,
    nonce: '00'.repeat(12),
    counter: 2,
    stream:
      '72d54dfbf12ec44b362692df94137f328fea8da73990265ec1bbbea1ae9af0ca13b25aa26cb4a648cb9b9d1be65b2c0924a66c54d545ec1b7374f4872e99f096',
  },
  {
    key: '00'.repeat(32),
    nonce: `${'00'.repeat(11)}02`,
    counter: 0,
    stream:
      'c2c64d378cd536374ae204b9ef933fcd1a8b2288b3dfa49672ab765b54ee27c78a970e0e955c14f3a88e741b97c286f75f8fc299e8148362fa198a39531bed6d',
  },
  {
    key: '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f',
    nonce: '000000090000004a00000000',
    counter: 1,
    stream:
      '10f1e7e4d13b5915500fdd1fa32071c4c7d1f4c733c068030422aa9ac3d46c4ed2826446079faa0914c2d705d98b02a2b5129cd1de164eb9cbd083e8a2503c4e',
  },
]

const keyStream = (key: Uint8Array, nonce: Uint8Array): KeyStream => {
  return { key: littleWords(key, 8), nonce: littleWords(nonce, 3) }
}

/** draft-strombergson-chacha-test-vectors: the first with a key of 256 bits, which are all zero. */
const TWELVE_ROUNDS = [
  '9bf49a6a0755f953811fce125f2683d50429c3bb49e074147e0089a52eae155f0564f879d27ae3c02ce82834acfa8c793a629f2ca0de6919610be82f411326be',
  '0bd58841203e74fe86fc71338ce0173dc628ebb719bdcbcc151585214cc089b442258dcda14cf111c602b8971b8cc843e91e46ca905151c02744a6b017e69316',
]

function blockHex(key: Uint8Array, nonce: Uint8Array, rounds: number, counter: number): string {
  const words = new Uint32Array(16)
  chachaBlock(keyStream(key, nonce), rounds, counter, words)
  const out = Buffer.alloc(64)
  for (const [i, word] of words.entries()) out.writeUInt32LE(word, 4 * i)
  return out.toString('hex')
}

/** The words from the first block on, as another implementation works them out. */
function reference(key: Uint8Array, nonce: Uint8Array, count: number): number[] {
  const stream = referenceBytes(key, nonce, 12, 4 * count)
  return Array.from({ length: count }, (_, i) => stream.readUInt32LE(4 * i))
}

const taken = (words: ChaCha, count: number) => Array.from({ length: count }, () => words.next())
const keys = fc.uint8Array({ minLength: 32, maxLength: 32 })
const nonces = fc.uint8Array({ minLength: 12, maxLength: 12 })

describe('ChaCha', () => {
  test.each(TWENTY_ROUNDS)('with twenty rounds gives the key stream of RFC 8439 (%#)', (vector) => {
    const { key, nonce, counter, stream } = vector
    expect(blockHex(bytes(key), bytes(nonce), 20, counter)).toBe(stream)
  })

  test('with twelve gives the published key stream', () => {
    const blocks = TWELVE_ROUNDS.map((_, counter) => blockHex(new Uint8Array(32), new Uint8Array(12), 12, counter))
    expect(blocks).toEqual(TWELVE_ROUNDS)
    const words = taken(new ChaCha(keyStream(new Uint8Array(32), new Uint8Array(12))), 32)
    const out = Buffer.alloc(128)
    for (const [i, word] of words.entries()) out.writeUInt32LE(word, 4 * i)
    expect(out.toString('hex')).toBe(TWELVE_ROUNDS.join(''))
  })

  test('is compared with an implementation that agrees with OpenSSL', () => {
    fc.assert(
      fc.property(keys, nonces, (key, nonce) => {
        const cipher = createCipheriv('chacha20', key, Buffer.concat([Buffer.alloc(4), nonce]))
        expect(referenceBytes(key, nonce, 20, 200)).toEqual(cipher.update(Buffer.alloc(200)))
      }),
    )
  })

  test('gives the words that another implementation gives, in order, under any key', () => {
    fc.assert(
      fc.property(keys, nonces, (key, nonce) => {
        expect(taken(new ChaCha(keyStream(key, nonce)), 100)).toEqual(reference(key, nonce, 100))
      }),
    )
  })

  test('goes on at any word, and so does a copy', () => {
    fc.assert(
      fc.property(keys, nonces, fc.nat(100), (key, nonce, position) => {
        const words = new ChaCha(keyStream(key, nonce))
        taken(words, position)
        expect(words.save()).toEqual([position])
        const twin = words.clone()
        const again = new ChaCha(keyStream(key, nonce), position)
        const expected = reference(key, nonce, position + 40).slice(position)
        for (const from of [words, twin, again]) expect(taken(from, 40)).toEqual(expected)
        expect(twin.save()).toEqual([position + 40])
      }),
    )
  })
})

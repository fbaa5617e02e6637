import { expect, test } from 'vitest'
import { base32, codeAt, enrolmentUri, stepOfCode } from '../../src/admin/totp.ts'

/** [RFC 6238 appendix B] */
const SECONDS = [59, 1_111_111_109, 1_111_111_111, 1_234_567_890, 2_000_000_000, 20_000_000_000]
const DIGITS = '1234567890'
const VECTORS = {
  sha1: [20, ['94287082', '07081804', '14050471', '89005924', '69279037', '65353130']],
  sha256: [32, ['46119246', '68084774', '67062674', '91819424', '90698825', '77737706']],
  sha512: [64, ['90693936', '25091201', '99943326', '93441116', '38618901', '47863826']],
} as const
const secret = Buffer.from(DIGITS.repeat(2))

test.each(Object.entries(VECTORS))('codes by %s are those of RFC 6238', (algorithm, [bytes, expected]) => {
  const key = Buffer.from(DIGITS.repeat(7).slice(0, bytes))
  const codes = SECONDS.map((at) => codeAt(key, Math.floor(at / 30), 8, algorithm as keyof typeof VECTORS))
  expect(codes).toEqual(expected)
})

test('a clock may be off by one step, and no more', () => {
  const now = 1_111_111_111_000
  const step = Math.floor(now / 30_000)
  const taken = [-2, -1, 0, 1, 2].map((off) => stepOfCode(secret, codeAt(secret, step + off), now, 0))
  expect(taken).toEqual([undefined, step - 1, step, step + 1, undefined])
})

test('no code is taken again, nor one from before it', () => {
  const now = 1_111_111_111_000
  const step = Math.floor(now / 30_000)
  expect(stepOfCode(secret, codeAt(secret, step), now, step)).toBeUndefined()
  expect(stepOfCode(secret, codeAt(secret, step - 1), now, step)).toBeUndefined()
  expect(stepOfCode(secret, codeAt(secret, step + 1), now, step)).toBe(step + 1)
})

test.each(['', '12345', '1234567', 'abcdef', '𝟏𝟐𝟑'])('%j is no code', (code) => {
  expect(stepOfCode(secret, code, 59_000, 0)).toBeUndefined()
})

test.each([
  ['', ''],
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foob', 'MZXW6YQ'],
  ['fooba', 'MZXW6YTB'],
  ['foobar', 'MZXW6YTBOI'],
])('%j in base32 is %j [RFC 4648 10]', (text, expected) => {
  expect(base32(Buffer.from(text))).toBe(expected)
})

test('an authenticator finds issuer, account and secret in the address', () => {
  const url = new URL(enrolmentUri(secret, 'ana_1'))
  expect([url.protocol, url.pathname]).toEqual(['otpauth:', expect.stringContaining('Ludoteca:ana_1')])
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    secret: base32(secret),
    issuer: 'Ludoteca',
    digits: '6',
  })
})

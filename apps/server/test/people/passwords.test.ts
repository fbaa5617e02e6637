import { scryptSync } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { system } from '../../src/environment.ts'
import { Passwords } from '../../src/people/passwords.ts'
import { CHEAP } from './house.ts'

describe('passwords', () => {
  const passwords = new Passwords(system, CHEAP)

  test('the right password is right and any other is wrong', async () => {
    const hash = await passwords.hash('correct horse')
    expect(await passwords.check('correct horse', hash)).toBe('right')
    expect(await passwords.check('correct horsf', hash)).toBe('wrong')
    expect(await passwords.check('', hash)).toBe('wrong')
  })

  test('two hashes of one password differ, and neither holds it', async () => {
    const [one, two] = await Promise.all([passwords.hash('correct horse'), passwords.hash('correct horse')])
    expect(one).not.toBe(two)
    expect(one).not.toContain('correct')
  })

  test('the usual cost is 2^15 rounds of 8 blocks, and is written beside the hash', async () => {
    const hash = await new Passwords(system).hash('correct horse')
    const [scheme, costLog2, blockSize, parallel, salt = '', key] = hash.split('$')
    expect([scheme, costLog2, blockSize, parallel]).toEqual(['scrypt', '15', '8', '1'])
    const options = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 }
    const again = scryptSync('correct horse', Buffer.from(salt, 'base64url'), 32, options)
    expect(again.toString('base64url')).toBe(key)
  })

  test('a password hashed at another cost is right, and due to be hashed again', async () => {
    const hash = await passwords.hash('correct horse')
    const dearer = new Passwords(system, { ...CHEAP, costLog2: 5 })
    expect(await dearer.check('correct horse', hash)).toBe('stale')
    expect(await dearer.check('wrong horse', hash)).toBe('wrong')
  })

  test('accents may come composed or not', async () => {
    const hash = await passwords.hash('contrase\u00f1a')
    expect(await passwords.check('contrasen\u0303a', hash)).toBe('right')
  })

  test('a damaged hash and none at all are wrong', async () => {
    expect(await passwords.check('correct horse', null)).toBe('wrong')
    for (const hash of ['', 'plain', 'scrypt$4$8$1$aa$', 'md5$4$8$1$aa$bb']) {
      expect(await passwords.check('correct horse', hash)).toBe('wrong')
    }
  })

  test('checking without an account takes as long as with one', async () => {
    const dear = new Passwords(system, { costLog2: 13, blockSize: 8, parallel: 1 })
    const hash = await dear.hash('correct horse')
    const timed = async (stored: string | null): Promise<number> => {
      const began = process.cpuUsage()
      await dear.check('wrong horse', stored)
      const { user, system: kernel } = process.cpuUsage(began)
      return user + kernel
    }
    let known = 0
    let unknown = 0
    for (let round = 0; round < 6; round++) {
      known += await timed(hash)
      unknown += await timed(null)
    }
    expect(unknown).toBeGreaterThan(known / 2)
    expect(unknown).toBeLessThan(known * 2)
  })
})

import { describe, expect, test } from 'vitest'
import { ReplyCache, ReplyCaches } from '../../src/sockets/reply-cache.ts'

const yes = { ok: true } as const
const no = { ok: false, code: 'STALE', params: {}, message: '' } as const

describe('the cache of a participant', () => {
  test('keeps the newest answers and lets go of the oldest', () => {
    const cache = new ReplyCache()
    for (let i = 0; i < 1000; i++) cache.keep(`k${i}`, yes)
    expect(cache.find('k935')).toBeUndefined()
    expect(cache.find('k936')).toBe(yes)
    expect(cache.find('k999')).toBe(yes)
  })

  test('puts a reply in the place of its promise, which is as old as the message', () => {
    const cache = new ReplyCache()
    const promise = Promise.resolve({ reply: yes })
    cache.keep('first', promise)
    for (let i = 0; i < 63; i++) cache.keep(`k${i}`, yes)
    expect(cache.find('first')).toBe(promise)
    cache.keep('first', yes)
    expect([cache.find('first'), cache.find('k0')]).toEqual([yes, yes])
    cache.keep('last', yes)
    expect([cache.find('first'), cache.find('k0')]).toEqual([undefined, yes])
  })

  test('prefers what it saw itself to what was stored, and takes what was stored anew each time', () => {
    const cache = new ReplyCache()
    cache.keep('a', yes)
    cache.restore(
      new Map<string, typeof yes | typeof no>([
        ['a', no],
        ['b', no],
      ]),
    )
    expect([cache.find('a'), cache.find('b')]).toEqual([yes, no])
    cache.restore(new Map([['c', no]]))
    expect([cache.find('a'), cache.find('b'), cache.find('c')]).toEqual([yes, undefined, no])
  })

  test('never counts back', () => {
    const cache = new ReplyCache()
    cache.seen(7)
    cache.seen(3)
    expect(cache.lastNonce).toBe(7)
  })

  test('is forgotten ten minutes after it was last used', () => {
    let now = 0
    const replyCaches = new ReplyCaches({ elapsed: () => now })
    const ana = replyCaches.of('ana')
    now = 100_000
    replyCaches.of('bruno')
    now = 600_000
    replyCaches.sweep()
    expect(replyCaches.of('ana')).toBe(ana)
    now = 1_000_000
    replyCaches.sweep()
    expect(replyCaches.size).toBe(1)
  })
})

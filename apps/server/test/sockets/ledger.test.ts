import { describe, expect, test } from 'vitest'
import { Ledger, Ledgers } from '../../src/sockets/ledger.ts'

const yes = { ok: true } as const
const no = { ok: false, code: 'STALE', params: {}, message: '' } as const

describe('the ledger of a participant', () => {
  test('keeps the newest answers and lets go of the oldest', () => {
    const ledger = new Ledger()
    for (let i = 0; i < 1000; i++) ledger.keep(`k${i}`, yes)
    expect(ledger.find('k935')).toBeUndefined()
    expect(ledger.find('k936')).toBe(yes)
    expect(ledger.find('k999')).toBe(yes)
  })

  test('puts an answer in the place of its promise, which is as old as the message', () => {
    const ledger = new Ledger()
    const promise = Promise.resolve({ answer: yes })
    ledger.keep('first', promise)
    for (let i = 0; i < 63; i++) ledger.keep(`k${i}`, yes)
    expect(ledger.find('first')).toBe(promise)
    ledger.keep('first', yes)
    expect([ledger.find('first'), ledger.find('k0')]).toEqual([yes, yes])
    ledger.keep('last', yes)
    expect([ledger.find('first'), ledger.find('k0')]).toEqual([undefined, yes])
  })

  test('prefers what it saw itself to what was stored, and takes what was stored anew each time', () => {
    const ledger = new Ledger()
    ledger.keep('a', yes)
    ledger.restore(
      new Map<string, typeof yes | typeof no>([
        ['a', no],
        ['b', no],
      ]),
    )
    expect([ledger.find('a'), ledger.find('b')]).toEqual([yes, no])
    ledger.restore(new Map([['c', no]]))
    expect([ledger.find('a'), ledger.find('b'), ledger.find('c')]).toEqual([yes, undefined, no])
  })

  test('never counts back', () => {
    const ledger = new Ledger()
    ledger.saw(7)
    ledger.saw(3)
    expect(ledger.lastNonce).toBe(7)
  })

  test('is forgotten ten minutes after it was last used', () => {
    let now = 0
    const ledgers = new Ledgers({ elapsed: () => now })
    const ana = ledgers.of('ana')
    now = 100_000
    ledgers.of('bruno')
    now = 600_000
    ledgers.sweep()
    expect(ledgers.of('ana')).toBe(ana)
    now = 1_000_000
    ledgers.sweep()
    expect(ledgers.size).toBe(1)
  })
})

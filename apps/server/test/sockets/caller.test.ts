import type { IncomingMessage } from 'node:http'
import { describe, expect, test } from 'vitest'
import { addressOf } from '../../src/sockets/caller.ts'
import { trustedProxies } from '../../src/sockets/proxies.ts'

const request = (remoteAddress: string, forwarded?: string) =>
  ({ headers: { 'x-forwarded-for': forwarded }, socket: { remoteAddress } }) as unknown as IncomingMessage

describe('the address of a caller', () => {
  test.each([
    ['a stranger is believed nothing', '203.0.113.9', '10.0.0.1', '203.0.113.9'],
    ['our proxy is believed', '127.0.0.1', '203.0.113.9', '203.0.113.9'],
    ['but not what was said before it', '127.0.0.1', '1.2.3.4, 203.0.113.9', '203.0.113.9'],
    ['two proxies in a row', '::ffff:127.0.0.1', '1.2.3.4, 203.0.113.9, 127.0.0.2', '203.0.113.9'],
    ['a proxy that says nothing', '::1', undefined, '0:0:0:0::/64'],
    ['a proxy that says nonsense', '::1', ' , what?', 'what?'],
    ['IPv6', '::1', '2001:db8::7', '2001:db8:0:0::/64'],
  ])('%s', (_, remote, forwarded, expected) => {
    expect(addressOf(request(remote, forwarded), { trustsProxy: trustedProxies('loopback') })).toBe(expected)
  })
})

describe('trusted proxies', () => {
  test.each([
    ['loopback', '127.9.9.9', true],
    ['loopback', '::1', true],
    ['loopback', '10.0.0.1', false],
    ['uniquelocal,203.0.113.9', '192.168.7.7', true],
    ['uniquelocal,203.0.113.9', '203.0.113.9', true],
    ['uniquelocal,203.0.113.9', '203.0.113.8', false],
    ['10.1.0.0/16', '10.1.255.255', true],
    ['10.1.0.0/16', '10.2.0.0', false],
    ['loopback', 'not an address', false],
  ])('of %s: %s is one, %s', (places, address, isTrusted) => {
    expect(trustedProxies(places)(address)).toBe(isTrusted)
  })

  test('must be addresses', () => {
    expect(() => trustedProxies('example.org')).toThrow('"example.org" is neither')
  })
})

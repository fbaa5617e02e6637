import { describe, expect, test } from 'vitest'
import { networkOf, siteOf } from '../../src/limits/network.ts'

describe('what is counted as one place', () => {
  test.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['::FFFF:cb00:7109', '203.0.113.9'],
    ['2001:db8::7', '2001:db8:0:0::/64'],
    ['2001:db8:0:0:ffff:ffff:ffff:ffff', '2001:db8:0:0::/64'],
    ['2001:0DB8:0:1::7', '2001:db8:0:1::/64'],
    ['1:2:3:4:5:6:7:8', '1:2:3:4::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['what?', 'what?'],
    ['', ''],
  ])('%s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network)
  })
})

describe('what is counted as one site', () => {
  test.each([
    ['2001:db8:7:1::9', '2001:db8:7::/48'],
    ['2001:db8:7:ffff::9', '2001:db8:7::/48'],
    ['2001:db8::9', '2001:db8:0::/48'],
    ['203.0.113.9', undefined],
    ['::ffff:203.0.113.9', undefined],
    ['what?', undefined],
  ])('%s lies in %s', (address, site) => {
    expect(siteOf(networkOf(address))).toBe(site)
  })
})

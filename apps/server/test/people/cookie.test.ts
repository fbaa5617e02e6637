import { describe, expect, test } from 'vitest'
import { SessionCookie } from '../../src/people/cookie.ts'

describe('the session cookie', () => {
  const cookie = new SessionCookie('a secret of the house')
  const header = (value: string) => `other=1; ludoteca=${encodeURIComponent(value)}; more=2`

  test('gives back the token it was made of', () => {
    expect(cookie.open(header(cookie.seal('token-1')))).toBe('token-1')
  })

  test('is nothing when it is missing, unsigned, changed, or signed with another secret', () => {
    const sealed = cookie.seal('token-1')
    const other = new SessionCookie('another secret').seal('token-1')
    for (const value of ['', 'token-1', 'token-1.', sealed.replace('token-1', 'token-2'), `${sealed}x`, other]) {
      expect(cookie.open(header(value))).toBeUndefined()
    }
    expect(cookie.open(undefined)).toBeUndefined()
    expect(cookie.open('')).toBeUndefined()
    expect(cookie.open('ludoteca')).toBeUndefined()
    expect(cookie.open('ludoteca=%E0%A4%A')).toBeUndefined()
  })
})

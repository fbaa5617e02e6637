import type { Me } from '@ludoteca/client'
import { when } from 'mobx'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SessionStore } from '../../src/stores/session.ts'

const EVA = meOf('eva', true)
const GUEST = meOf('guest', false)

let current: Me | undefined
let guests: number
let session: SessionStore

beforeEach(() => {
  current = EVA
  guests = 0
  vi.stubGlobal('fetch', async (url: string) => {
    if (url === '/api/guest') {
      if (current === undefined) guests++
      current ??= GUEST
      return Response.json(current)
    }
    if (url === '/api/login') return refusal('BAD_LOGIN')
    return current ? Response.json({ matches: [], next: null }) : refusal('NO_SESSION')
  })
  session = new SessionStore()
})
afterEach(() => {
  vi.unstubAllGlobals()
})

test('whose session was ended elsewhere comes in as a guest, once, and is told who they were', async () => {
  await session.arrive()
  current = undefined
  const api = await session.api
  const asked = [api.matches(), api.matches(), session.arriveAgain()]
  expect((await Promise.allSettled(asked)).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled'])
  await when(() => session.me?.accountId === GUEST.accountId && session.lost !== undefined)
  expect(session.lost).toEqual(EVA)
  expect(guests).toBe(1)
  await api.matches()
  session.become(EVA)
  expect(session.lost).toBeUndefined()
})

test('a wrong password is no lost session, and a guest who becomes somebody has lost nothing', async () => {
  current = GUEST
  await session.arrive()
  await expect((await session.api).logIn('eva', 'wrong')).rejects.toMatchObject({ code: 'BAD_LOGIN' })
  expect(session.me).toEqual(GUEST)
  current = EVA
  await session.arriveAgain()
  expect(session.me).toEqual(EVA)
  expect(session.lost).toBeUndefined()
})

function refusal(code: string): Response {
  return Response.json({ error: { code, params: {}, message: code } }, { status: 401 })
}

function meOf(name: string, claimed: boolean): Me {
  return {
    accountId: name,
    name,
    handle: claimed ? name : null,
    claimed,
    colour: null,
    portrait: null,
    slug: null,
    visibility: 'unlisted',
    realName: null,
    realNameShown: false,
    belongings: {},
    nameLocked: false,
    warning: null,
    createdAt: 0,
  }
}

import { randomUUID } from 'node:crypto'
import type { View } from '@ludoteca/imperio'
import { expect, test } from 'vitest'
import { Visitor } from '../whole/kit.ts'
import { serverForAll } from '../whole/on-postgres.ts'
import { RawClient } from '../whole/raw-client.ts'

const server = serverForAll()

/** An owner against three bots, just when bids are asked for. */
async function bidding(): Promise<{ owner: RawClient; visitor: Visitor; roomId: string; view: View }> {
  const visitor = await Visitor.arrive(server.url)
  const { roomId } = await visitor.api.createRoom({
    game: 'imperio',
    kind: 'friends',
    seats: 4,
    options: { clocks: false },
  })
  const owner = await RawClient.join(server.url, visitor.api.cookie ?? '', roomId)
  for (let i = 0; i < 3; i++) await owner.say('HOST_COMMAND', { command: 'ADD_BOT', strength: 'easy' })
  await owner.say('HOST_COMMAND', { command: 'START' })
  const { matchId } = await owner.until(({ type }) => type === 'MATCH_START')
  owner.matchId = matchId ?? null
  for (let page = 0; page < 2; page++) await owner.say('SUBMIT_MOVE', { move: { type: 'continue' }, seat: -1 })
  await owner.say('REQUEST_SNAPSHOT', {})
  await owner.say('PING', {})
  const snapshots = owner.heard.flatMap(({ type, payload }) => (type === 'STATE_SNAPSHOT' ? [payload] : []))
  const view = snapshots.at(-1)?.state.view as unknown as View
  expect(view.phase).toBe('BID')
  return { owner, visitor, roomId, view }
}

test('TS-100: the same key twice has one effect and two equal answers; a new key with an old nonce has none', async () => {
  const { owner, view } = await bidding()
  const key = randomUUID()
  const bid = { propertyId: view.marketRow[0] as string, amount: view.reserves[0] as number, useFameToken: false }
  const first = await owner.say('SUBMIT_BID', bid, { key })
  expect(first).toMatchObject({ type: 'ACK' })
  expect(await owner.say('SUBMIT_BID', bid, { key })).toEqual(first)
  expect(await owner.say('SUBMIT_BID', bid, { key, nonce: 1 })).toEqual(first)
  expect(await owner.say('SUBMIT_BID', bid, { nonce: 1 })).toMatchObject({ type: 'ERROR', code: 'BAD_NONCE' })
  expect(await owner.say('SUBMIT_BID', bid)).toMatchObject({ type: 'ERROR' })
  const results = owner.heard.flatMap(({ type, payload }) => (type === 'BID_RESULTS' ? [payload] : []))
  const lots = results[0]?.lots ?? []
  const mine = lots.flatMap(({ bids }) => bids).filter(({ ownerId }) => ownerId === 'O-01')
  expect([results.length, mine.map(({ amount }) => amount)]).toEqual([1, [bid.amount]])
  owner.close()
})

test('[11.9] an error leaves the bid open, and the answer that was lost is given again after a reconnect', async () => {
  const { owner, visitor, roomId, view } = await bidding()
  const propertyId = view.marketRow[0] as string
  const useFameToken = false
  expect(await owner.say('SUBMIT_BID', { propertyId, amount: 99, useFameToken })).toMatchObject({
    code: 'NO_CASH',
    message: 'No te alcanza, causa.',
  })
  const key = randomUUID()
  const amount = view.reserves[0] as number
  expect(await owner.say('SUBMIT_BID', { propertyId, amount, useFameToken }, { key })).toMatchObject({ type: 'ACK' })
  owner.close()
  const again = await RawClient.join(server.url, visitor.api.cookie ?? '', roomId)
  again.matchId = owner.matchId
  expect(await again.say('SUBMIT_BID', { propertyId, amount, useFameToken }, { key })).toMatchObject({ type: 'ACK' })
  expect(await again.say('SUBMIT_BID', { propertyId, amount, useFameToken })).toMatchObject({ type: 'ERROR' })
  again.close()
})

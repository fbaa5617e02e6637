import { readFileSync } from 'node:fs'
import { messages } from '@ludoteca/imperio'
import { clientPayloads, corePayloads, MessageCatalogue } from '@ludoteca/protocol'
import { expect, test } from 'vitest'
import { z } from 'zod'

/** What Imperio said when its messages were still part of the protocol: clients of then speak like this. */
const before = JSON.parse(readFileSync(new URL('wire.json', import.meta.url), 'utf8'))
const catalogue = new MessageCatalogue([messages])

/** The schemas that are not those of all games, as documents show them. */
function ofImperio(all: ReadonlyMap<string, z.ZodType>, general: object) {
  const shared = new Map(Object.entries(general))
  const own = [...all].filter(([type, schema]) => shared.get(type) !== schema)
  const documented = own.map(([type, schema]) => {
    const { $schema: _, ...rest } = z.toJSONSchema(schema, { unrepresentable: 'any' })
    return [type, rest] as const
  })
  return JSON.parse(JSON.stringify(Object.fromEntries(documented)))
}

test('the messages of Appendix F have the names and schemas that they always had', () => {
  expect(ofImperio(catalogue.clientPayloads, clientPayloads)).toEqual(before.client)
  expect(ofImperio(catalogue.serverPayloads, corePayloads)).toEqual(before.server)
})

test.each([
  ['SUBMIT_BID', 'bid', { propertyId: 'P-10', amount: 4, useFameToken: false }],
  ['SUBMIT_ACTION', 'action', { action: 'INSURE', propertyId: 'P-10', level: 'FULL', yape: true }],
  ['SUBMIT_DEAL_OFFER', 'dealOffer', { templateId: 'SWAP', toOwnerId: 'O-03', fields: { price: 5 } }],
  ['SUBMIT_DEAL_RESPONSE', 'dealResponse', { dealId: 'D-02-001', response: 'COUNTER', counterFields: { price: 7 } }],
  ['SUBMIT_MOOD_VOTE', 'moodVote', { optionId: 'M-01' }],
  ['SUBMIT_ELECTION_VOTE', 'electionVote', { candidateId: 'C-01', contribution: 2 }],
  ['SUBMIT_WATCHER_RUMOR', 'watcherRumor', { targetOwnerId: 'O-01' }],
  ['SUBMIT_AWARD_VOTE', 'awardVote', { awardId: 'AW-1', ownerId: 'O-02' }],
])('%s is the move %s with the same fields, and with none more', (type, move, payload) => {
  const ids = { v: 1, roomId: 'QWERT', matchId: 'm', clientId: 'c', nonce: 1 }
  const envelope = { ...ids, idempotencyKey: '6f1c0b52-8a43-4f0e-9d3a-0c6f2b7f1e55' }
  const frame = (fields: object) => JSON.stringify({ ...envelope, type, payload: fields })
  expect(catalogue.parse(frame(payload))).toEqual({
    ok: true,
    message: { ...envelope, type: 'SUBMIT_MOVE', payload: { move: { type: move, ...payload } } },
    sentAs: type,
  })
  const surplus = catalogue.parse(frame({ ...payload, surplus: 1 }))
  expect(surplus).toMatchObject({ ok: false, code: 'BAD_MESSAGE', path: 'payload.surplus' })
})

test('answers to deals are limited as they were', () => {
  expect([...catalogue.limits]).toEqual([['SUBMIT_DEAL_RESPONSE', { count: 20, perMs: 40_000 }]])
})

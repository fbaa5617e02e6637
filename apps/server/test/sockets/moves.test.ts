import { CROWD, TABLE } from '@ludoteca/kernel'
import { describe, expect, test } from 'vitest'
import { openHouse, type TestHouse } from './house.ts'

async function running(): Promise<TestHouse> {
  const house = await openHouse()
  house.rooms.matchId = 'm1'
  return house
}

describe('a move', () => {
  test('is made for the seat of its sender, told to everybody and then answered', async () => {
    const house = await running()
    const ana = await house.guest('ana')
    const bruno = await house.guest('bruno')
    await bruno.received('STATE_SNAPSHOT')
    expect(await bruno.say('SUBMIT_MOVE', { move: { type: 'play' } })).toMatchObject({ type: 'ACK' })
    expect(house.tables.log).toMatchObject([{ seat: 1, move: { type: 'play' } }])
    expect((await ana.received('MATCH_UPDATE')).payload).toEqual({
      facts: [{ type: 'moved', seat: 1, number: 1, who: 'Íñigo 🎲' }],
    })
    expect(bruno.types().slice(-2)).toEqual(['MATCH_UPDATE', 'ACK'])
    expect(bruno.frames.at(-1)?.startsWith('[')).toBe(true)
  })

  test('of another seat is nobody else’s to make', async () => {
    const house = await running()
    const ana = await house.guest('ana')
    const bruno = await house.guest('bruno')
    const watcher = await house.guest('carla', { role: 'WATCHER' })
    const asSeat = (seat: number) => ({ seat, move: { type: 'play' } })
    expect(await bruno.say('SUBMIT_MOVE', asSeat(0))).toMatchObject({ code: 'NOT_PLAYER' })
    expect(await bruno.say('SUBMIT_MOVE', asSeat(TABLE))).toMatchObject({ code: 'NOT_HOST' })
    expect(await bruno.say('SUBMIT_MOVE', asSeat(CROWD))).toMatchObject({ code: 'NOT_WATCHER' })
    expect(await watcher.say('SUBMIT_MOVE', asSeat(1))).toMatchObject({ code: 'NOT_PLAYER' })
    expect(await ana.say('SUBMIT_MOVE', asSeat(7))).toMatchObject({ code: 'NOT_PLAYER' })
    expect(house.tables.log).toEqual([])
    expect(await ana.say('SUBMIT_MOVE', asSeat(TABLE))).toMatchObject({ type: 'ACK' })
    expect(await bruno.say('SUBMIT_MOVE', asSeat(1))).toMatchObject({ type: 'ACK' })
    expect(house.tables.log).toMatchObject([{ seat: TABLE }, { seat: 1 }])
  })

  test('of a watcher is one of the crowd, signed by the server', async () => {
    const house = await running()
    await house.guest('ana')
    const watcher = await house.guest('carla', { role: 'WATCHER' })
    await watcher.say('SUBMIT_MOVE', { move: { type: 'moodVote', optionId: 'x', watcher: 'id-of-ana' } })
    await watcher.say('SUBMIT_MOOD_VOTE', { optionId: 'y' })
    expect(house.tables.log).toMatchObject([
      { seat: CROWD, move: { type: 'moodVote', optionId: 'x', watcher: 'id-of-carla' } },
      { seat: CROWD, move: { type: 'moodVote', optionId: 'y', watcher: 'id-of-carla' } },
    ])
  })

  test.each([
    ['SUBMIT_BID', 'bid', { propertyId: 'p1', amount: 3, useFameToken: false }],
    ['SUBMIT_ACTION', 'action', { action: 'PASS' }],
    ['SUBMIT_DEAL_OFFER', 'dealOffer', { templateId: 'SWAP', toOwnerId: 'o2', fields: { a: 1 } }],
    ['SUBMIT_DEAL_RESPONSE', 'dealResponse', { dealId: 'd1', response: 'ACCEPT' }],
    ['SUBMIT_MOOD_VOTE', 'moodVote', { optionId: 'x' }],
    ['SUBMIT_ELECTION_VOTE', 'electionVote', { candidateId: 'c1', contribution: 2 }],
    ['SUBMIT_WATCHER_RUMOR', 'watcherRumor', { targetOwnerId: 'o1' }],
    ['SUBMIT_AWARD_VOTE', 'awardVote', { awardId: 'a1', ownerId: 'o1' }],
  ] as const)('may come as %s', async (type, move, payload) => {
    const house = await running()
    const ana = await house.guest('ana')
    expect(await ana.say(type, payload)).toMatchObject({ type: 'ACK' })
    expect(house.tables.log).toMatchObject([{ seat: 0, move: { type: move, ...payload } }])
  })

  test('that the table refuses is refused in its words', async () => {
    const house = await running()
    const ana = await house.guest('ana')
    await ana.received('STATE_SNAPSHOT')
    const { seq } = ana.messages.at(-1) ?? { seq: 0 }
    expect(await ana.say('SUBMIT_MOVE', { move: { type: 'wrong' } })).toEqual({
      type: 'ERROR',
      nonce: 2,
      idempotencyKey: expect.any(String),
      code: 'E_PHASE',
      params: { move: 'wrong' },
      message: 'not now',
      seq,
    })
  })

  test('carries the number of the message it answers', async () => {
    const house = await running()
    const ana = await house.guest('ana')
    await ana.received('STATE_SNAPSHOT')
    const answers = ana.messages.at(-1)?.seq
    expect(await ana.say('SUBMIT_MOVE', { move: { type: 'play' }, answers: 1 })).toMatchObject({ code: 'STALE' })
    expect(await ana.say('SUBMIT_MOVE', { move: { type: 'play' }, answers: (answers ?? 0) + 1 })).toMatchObject({
      type: 'ACK',
    })
  })

  test('belongs to the match that is played in the room', async () => {
    const house = await openHouse()
    const ana = await house.guest('ana')
    const move = { move: { type: 'play' } }
    expect(await ana.say('SUBMIT_MOVE', move)).toMatchObject({ code: 'BAD_PHASE' })
    expect(await ana.say('SUBMIT_MOVE', move, { matchId: 'm0' })).toMatchObject({ code: 'NOT_FOUND' })
    house.rooms.start('m1')
    await ana.received('STATE_SNAPSHOT')
    expect(await ana.say('SUBMIT_MOVE', move, { matchId: null })).toMatchObject({ code: 'NOT_FOUND' })
    expect(await ana.say('SUBMIT_MOVE', move, { matchId: 'm0' })).toMatchObject({ code: 'NOT_FOUND' })
    expect(await ana.say('SUBMIT_MOVE', move, { matchId: 'm1', roomId: 'ZZZZZ' })).toMatchObject({ code: 'NOT_FOUND' })
    expect(await ana.say('SUBMIT_MOVE', move, { matchId: 'm1', clientId: 'x' })).toMatchObject({ code: 'NOT_JOINED' })
    expect(await ana.say('SUBMIT_MOVE', move, { matchId: 'm1' })).toMatchObject({ type: 'ACK' })
  })
})

describe('a room command', () => {
  test.each([
    ['SET_PROFILE', { displayName: 'Ana' }, 'profile id-of-ana {"displayName":"Ana"}'],
    ['SET_READY', { ready: true }, 'ready id-of-ana true'],
    ['REQUEST_SEAT', { seat: 2 }, 'seat id-of-ana 2'],
    ['HOST_COMMAND', { command: 'START' }, 'host START'],
    ['REQUEST_REMATCH', { accept: true }, 'rematch id-of-ana true'],
  ] as const)('%s reaches the room and brings its result back', async (type, payload, call) => {
    const house = await openHouse()
    const ana = await house.guest('ana')
    expect(await ana.say(type, payload)).toMatchObject({ type: 'ACK', result: { calls: 2 } })
    expect(house.rooms.calls.at(-1)).toBe(call)
  })

  test.each([
    ['SET_PROFILE', { displayName: 'Ana' }],
    ['SET_READY', { ready: true }],
    ['REQUEST_SEAT', { seat: 2 }],
    ['HOST_COMMAND', { command: 'START' }],
    ['REQUEST_REMATCH', { accept: true }],
    ['REPORT_NAME', { targetId: 'id-of-bruno', reason: 'OTRO' }],
    ['LEAVE_ROOM', {}],
  ] as const)('%s is answered the same by the next process, too', async (type, payload) => {
    const first = await openHouse()
    const idempotencyKey = '22222222-2222-4222-8222-222222222222'
    const answer = await (await first.guest('ana')).say(type, payload, { idempotencyKey })
    expect(answer).toMatchObject({ type: 'ACK' })
    const second = await openHouse({ replies: first.replies })
    const ana = await second.guest('ana')
    const again = await ana.say(type, payload, { idempotencyKey })
    expect([again.type, again.result]).toEqual([answer.type, answer.result])
    expect(second.rooms.calls).toEqual(['connected id-of-ana'])
  })

  test('that the room refuses is refused in the language of its game', async () => {
    const house = await openHouse()
    await house.guest('ana')
    const bruno = await house.guest('bruno')
    const spanish = await bruno.say('HOST_COMMAND', { command: 'START' })
    house.rooms.locale = 'de'
    const german = await bruno.say('HOST_COMMAND', { command: 'START' })
    expect([spanish.code, german.code]).toEqual(['NOT_HOST', 'NOT_HOST'])
    expect(spanish.message).toMatch(/anfitri/i)
    expect(german.message).not.toBe(spanish.message)
  })

  test('SEND_REACTION is seen by everybody', async () => {
    const house = await openHouse()
    const ana = await house.guest('ana')
    const bruno = await house.guest('bruno')
    await ana.say('SEND_REACTION', { emoji: 'FUEGO' })
    expect((await bruno.received('REACTION')).payload).toEqual({ from: 'id-of-ana', emoji: 'FUEGO' })
  })

  test('REQUEST_SNAPSHOT shows everything again', async () => {
    const house = await openHouse()
    const ana = await house.guest('ana')
    await ana.say('REQUEST_SNAPSHOT')
    await ana.received('ROOM_STATE', 2)
    house.rooms.start('m1')
    await ana.received('STATE_SNAPSHOT')
    await ana.say('REQUEST_SNAPSHOT', { factCount: 3 })
    await ana.received('STATE_SNAPSHOT', 2)
    expect(ana.types().slice(-3)).toEqual(['ACK', 'ROOM_STATE', 'STATE_SNAPSHOT'])
    expect(house.rooms.listeners.size).toBe(1)
  })

  test('needs a room first', async () => {
    const house = await openHouse()
    const ana = await house.visitor('ana')
    expect(await ana.say('SET_READY', { ready: true })).toMatchObject({ code: 'NOT_JOINED' })
    expect(await ana.say('REQUEST_SNAPSHOT')).toMatchObject({ code: 'NOT_JOINED' })
    expect(await ana.say('PING')).toMatchObject({ type: 'ACK' })
  })
})

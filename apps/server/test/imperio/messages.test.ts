import { box as imperioBox, messages, PROPERTIES } from '@ludoteca/imperio'
import { type Box, parseRecord, verify } from '@ludoteca/kernel'
import { type ClientPayload, MessageCatalogue } from '@ludoteca/protocol'
import { expect, test } from 'vitest'
import { serverForAll } from '../whole/on-postgres.ts'
import { type Citizen, City, codeOf, noBid, viewOf } from './kit.ts'

const box = imperioBox as unknown as Box
const server = serverForAll()
const catalogue = new MessageCatalogue([messages])
type Messages = typeof messages

/** Appendix F. */
const SERVER_TYPES = [
  ...['ROOM_STATE', 'MATCH_START', 'PHASE_CHANGE', 'REVEAL_MARKET', 'MARKET_SIGNALS_REVEAL', 'MOOD_OPTIONS_REVEAL'],
  ...['ELECTION_OPTIONS_REVEAL', 'DEALS_UPDATE', 'EVENT_RESULTS', 'PRESS_TICKER', 'ACHIEVEMENT_UNLOCK'],
  ...['SHARE_ASSET_READY', 'STATE_SNAPSHOT', 'MATCH_END'],
]
/** [11.5] What the specification adds to them. */
const ADDED_TYPES = [
  ...['ACK', 'ERROR', 'BID_RESULTS', 'INCOME_RESULTS', 'ACTION_RESULTS', 'MOOD_RESULT', 'ELECTION_RESULT'],
  ...['AWARDS_OPEN', 'AWARD_RESULTS', 'REACTION'],
]

test('[Appendix F] every message goes its way by its name, in both directions', { timeout: 120_000 }, async () => {
  const city = await City.gather(server.url, { owners: 3, bots: 1, watchers: 1, options: { mode: 'STANDARD' } })
  const frames: string[] = []
  for (const { sockets } of city.visitors) sockets[0]?.on('message', (data) => frames.push(String(data)))
  const [one, two, three] = city.owners as [Citizen, Citizen, Citizen]
  const [watcher] = city.watchers as [Citizen]
  const sent = new Set<string>()
  const send = async <T extends keyof Messages['moves']>(
    who: Citizen,
    type: T,
    payload: ClientPayload<T, Messages>,
  ) => {
    await who.send(type, payload)
    sent.add(type)
  }
  await two.send('SET_PROFILE', { team: 'T-09', preferAutoPay: false, famePolicy: 'CONTROL_FIRST' })
  await city.start()
  await city.until('BID', 1)
  expect(viewOf(two).owners[1]?.team).toBe('T-09')
  expect(viewOf(two).own).toMatchObject({ preferAutoPay: false, famePolicy: 'CONTROL_FIRST' })
  const propertyId = city.view.marketRow[0] as string
  // Nobody bids more than all he has.
  await send(one, 'SUBMIT_BID', { propertyId, amount: city.view.owners[0]?.cash as number, useFameToken: false })
  await city.until('ACTION', 1)
  expect(city.view.properties.find((card) => card.propertyId === propertyId)?.owner).toBe(0)

  // A deal is offered, countered and accepted.
  const price = PROPERTIES.find(({ id }) => id === propertyId)?.basePrice as number
  const fields = { side: 'SELL', propertyId, price }
  await send(one, 'SUBMIT_DEAL_OFFER', { templateId: 'CASH_FOR_PROPERTY', toOwnerId: 'O-02', fields })
  const { dealId } = await two.when((client) => viewOf(client).deals[0])
  expect(dealId).toBe('D-01-001')
  expect([viewOf(three).deals, viewOf(watcher).deals]).toEqual([[], []])
  await send(two, 'SUBMIT_DEAL_RESPONSE', { dealId, response: 'COUNTER', counterFields: { price: price - 1 } })
  await one.when((client) => viewOf(client).deals[0]?.status === 'COUNTERED')
  await send(one, 'SUBMIT_DEAL_RESPONSE', { dealId, response: 'ACCEPT' })
  await send(two, 'SUBMIT_ACTION', { action: 'PR' })
  await city.until('MOOD', 1)
  await send(watcher, 'SUBMIT_WATCHER_RUMOR', { targetOwnerId: 'O-03' })
  await send(watcher, 'SUBMIT_MOOD_VOTE', { optionId: city.view.moodOptions[1] as string })
  await city.past(1, 'MOOD')
  expect(city.view.properties.find((card) => card.propertyId === propertyId)?.owner).toBe(1)
  await three.send('SEND_REACTION', { emoji: 'ASOMBRO' })

  await city.until('REVEAL', 2)
  expect(city.view.rumorCenti[2]).toBe(20)
  expect(city.view.activeMoodId).toBe(
    (one.facts.findLast(({ type }) => type === 'moodResult') as unknown as { winnerId: string }).winnerId,
  )
  await city.until('VOTE', 3)
  const candidateId = city.view.electionOptions[0] as string
  for (const owner of city.owners) await send(owner, 'SUBMIT_ELECTION_VOTE', { candidateId, contribution: 0 })
  await send(watcher, 'SUBMIT_ELECTION_VOTE', { candidateId })
  await city.past(3, 'VOTE')
  expect(one.facts.findLast(({ type }) => type === 'electionResult')).toMatchObject({
    winnerId: candidateId,
    watcherVotes: { [candidateId]: 1 },
  })
  await city.until('ACTION', 5)
  await two.send('SUBMIT_ACTION', { action: 'PR' })
  await city.until('AWARDS', 5)
  const { nominees } = viewOf(watcher)
  for (const { awardId, seats } of nominees) {
    await send(watcher, 'SUBMIT_AWARD_VOTE', { awardId, ownerId: `O-0${(seats[0] as number) + 1}` })
  }
  await city.until('BID', 6)
  expect(await codeOf(noBid(watcher))).toBe('NOT_OWNER')
  await three.send('REQUEST_SNAPSHOT', {})
  await city.finish()
  const pictures = await picturesToldTo(city)

  expect(sent).toEqual(new Set(Object.keys(messages.moves)))
  // Checked to the last key on the way.
  const types = frames.flatMap((frame) => catalogue.parseServerFrame(frame).map(({ type }) => type as string))
  const received = new Set(types)
  expect([...SERVER_TYPES, ...ADDED_TYPES].filter((type) => !received.has(type))).toEqual([])
  // Each of them once, and those that were there already once more to whoever asked for everything.
  const told = types.filter((type) => type === 'SHARE_ASSET_READY').length
  expect(told).toBeGreaterThanOrEqual(city.everybody.length * pictures.length)
  expect(told).toBeLessThanOrEqual(city.everybody.length * pictures.length + trophiesOf(pictures))
  for (const { pageUrl } of pictures) {
    const page = await (await fetch(new URL(pageUrl, server.url))).text()
    expect(page).toContain('<p class="game">Imperio Inmobiliario</p>')
  }
  for (const { url } of pictures.slice(0, 3)) {
    const answer = await fetch(new URL(url, server.url))
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png'])
  }
  const record = parseRecord((await city.visitors[0]?.api.record(city.matchId)) as string)
  expect(verify(box.game, record)).toMatchObject({ seedHolds: true, divergence: undefined })
  await watcher.send('LEAVE_ROOM', {})
  city.close()
})

/** [12] Waits until everybody has heard of every picture that there ought to be. */
async function picturesToldTo({ everybody, view }: City): Promise<Citizen['pictures']> {
  const players = ['human', 'human', 'human', 'bot'].map((kind) => ({ name: '', kind: kind as 'human' | 'bot' }))
  const made = imperioBox.share?.pictures({ view, players, facts: [], outcome: undefined }) ?? []
  expect(made.length).toBeGreaterThanOrEqual(6)
  for (const client of everybody) {
    const told = await client.when(({ pictures }) => pictures.length === made.length && pictures)
    // Trophies come when they are earned, all else in the end.
    const inOrder = told.toSorted((a, b) => idsOf(made).indexOf(idOf(a)) - idsOf(made).indexOf(idOf(b)))
    expect(inOrder).toEqual(
      made.map(({ assetType, ownerId, achievementId }) => ({
        assetType,
        ...(ownerId !== undefined && { ownerId }),
        ...(achievementId !== undefined && { achievementId }),
        url: expect.stringMatching(/^\/s\/[\w-]{22}\/picture\.png$/),
        pageUrl: expect.stringMatching(/^\/s\/[\w-]{22}$/),
      })),
    )
  }
  return (everybody[0] as Citizen).pictures
}

type Named = Pick<Citizen['pictures'][number], 'assetType'> & {
  readonly ownerId?: string
  readonly achievementId?: string
}
const trophiesOf = (all: readonly Named[]) => all.filter(({ assetType }) => assetType === 'TROPHY').length
const idOf = ({ assetType, ownerId, achievementId }: Named) => `${assetType} ${ownerId} ${achievementId}`
const idsOf = (all: readonly Named[]) => all.map(idOf)

test('[11.11] what is refused has the code and the words of the specification', { timeout: 60_000 }, async () => {
  const city = await City.open(server, { owners: 2, bots: 2, watchers: 1 })
  const [one, two] = city.owners as [Citizen, Citizen]
  const [watcher] = city.watchers as [Citizen]
  const bid = (amount: number, propertyId: string | null = city.view.marketRow[0] as string, useFameToken = false) =>
    codeOf(one.send('SUBMIT_BID', { propertyId, amount, useFameToken }))
  await city.until('REVEAL', 1)
  expect(await bid(3)).toBe('BAD_PHASE')
  await expect(one.send('SUBMIT_MOOD_VOTE', { optionId: 'M-01' })).rejects.toMatchObject({
    message: 'Ya pasó ese momento. Espera la siguiente fase.',
  })
  await city.until('BID', 1)
  await expect(
    one.send('SUBMIT_BID', { propertyId: city.view.marketRow[0] as string, amount: 99, useFameToken: false }),
  ).rejects.toMatchObject({ code: 'NO_CASH', message: 'No te alcanza, causa.' })
  expect(await bid(1)).toBe('BID_TOO_LOW')
  expect(await bid(5, 'P-99')).toBe('BAD_PROPERTY')
  expect(await bid(1, null)).toBe('BAD_AMOUNT')
  expect(await bid(8, undefined, true)).toBe('NO_FAME')
  expect(await codeOf(noBid(one))).toBe('ACK')
  expect(await codeOf(noBid(one))).toBe('ALREADY_SUBMITTED')
  expect(await codeOf(watcher.send('SUBMIT_ACTION', { action: 'PASS' }))).toBe('NOT_OWNER')
  expect(await codeOf(one.send('SUBMIT_WATCHER_RUMOR', { targetOwnerId: 'O-02' }))).toBe('NOT_WATCHER')
  expect(await codeOf(watcher.send('SUBMIT_WATCHER_RUMOR', { targetOwnerId: 'O-11' }))).toBe('BAD_MESSAGE')
  expect(await codeOf(one.send('SUBMIT_AWARD_VOTE', { awardId: 'AW-FAV', ownerId: 'O-02' }))).toBe('NOT_WATCHER')
  await city.until('ACTION', 1)
  const offer = (toOwnerId: string, fields: object) =>
    codeOf(one.send('SUBMIT_DEAL_OFFER', { templateId: 'CASH_FOR_PROPERTY', toOwnerId, fields: fields as never }))
  expect(await offer('O-01', { side: 'BUY', propertyId: 'P-01', price: 5 })).toBe('DEAL_BAD_TARGET')
  expect(await codeOf(two.send('SUBMIT_DEAL_RESPONSE', { dealId: 'D-01-001', response: 'ACCEPT' }))).not.toBe('ACK')
  expect(await codeOf(one.send('SUBMIT_ACTION', { action: 'BREAK_PACT' }))).toBe('NO_PACT')
  expect(await codeOf(one.send('SUBMIT_ACTION', { action: 'PASS' }))).toBe('ACK')
  expect(await codeOf(one.send('SUBMIT_ACTION', { action: 'PR' }))).toBe('ALREADY_SUBMITTED')
  await city.until('MOOD', 1)
  expect(await codeOf(one.send('SUBMIT_MOOD_VOTE', { optionId: city.view.moodOptions[0] as string }))).toBe(
    'NOT_WATCHER',
  )
  expect(await codeOf(watcher.send('SUBMIT_MOOD_VOTE', { optionId: 'M-99' }))).toBe('BAD_MESSAGE')
  city.close()
})

test('what only the server knows, nobody else may say', { timeout: 60_000 }, async () => {
  const city = await City.open(server, { owners: 1, bots: 3, watchers: 1 })
  const [watcher] = city.watchers as [Citizen]
  await city.until('REVEAL', 1)
  const say = (move: object) => codeOf(watcher.submit(move as never, { seat: -2 }))
  expect(await say({ type: 'takeSeat', ownerId: 'O-01' })).toBe('BAD_MESSAGE')
  expect(await say({ type: 'watch', present: false })).toBe('BAD_MESSAGE')
  expect(viewOf(watcher).watcherCount).toBe(1)
  city.close()
})

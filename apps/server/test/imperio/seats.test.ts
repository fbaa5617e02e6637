import { expect, test } from 'vitest'
import { Visitor } from '../whole/kit.ts'
import { serverForAll } from '../whole/on-postgres.ts'
import { type Citizen, City, codeOf, noBid, viewOf } from './kit.ts'

const server = serverForAll()

const ask = (watcher: Citizen | undefined, seat: number | null) =>
  codeOf(watcher?.send('REQUEST_SEAT', { seat }) ?? Promise.reject(new Error('nobody watches')))

test('[1.5.3] a watcher takes over the seat of a bot at the next REVEAL', { timeout: 60_000 }, async () => {
  const city = await City.open(server, { owners: 2, bots: 2, watchers: 3 })
  const [first, second, third] = city.watchers as [Citizen, Citizen, Citizen]
  await first.send('SET_PROFILE', { team: 'T-13', preferAutoPay: false, famePolicy: 'CORTINA_FIRST' })
  await city.until('ACTION', 1)
  expect(await ask(first, 2)).toBe('ACK')
  expect(await ask(second, 2)).toBe('SEAT_TAKEN')
  expect(await ask(second, 0)).toBe('SEAT_TAKEN')
  // Who has second thoughts leaves it to others.
  expect([await ask(second, 3), await ask(second, null), await ask(third, 3)]).toEqual(['ACK', 'ACK', 'ACK'])
  const claims = await city.host.when(({ room }) => room?.claims?.length === 2 && room.claims)
  expect(claims.map(({ seat }) => seat)).toEqual([2, 3])
  const before = city.view.owners[2]
  await city.until('PRESS', 1)
  expect([first.seat, third.seat]).toEqual([null, null])

  await city.pass()
  await first.when(({ seat, viewerState }) => seat === 2 && viewerState?.view)
  await third.when(({ seat }) => seat === 3)
  const view = await first.when((client) => viewOf(client).own && viewOf(client))
  expect(view.own).toMatchObject({ preferAutoPay: false, famePolicy: 'CORTINA_FIRST' })
  expect(view.owners[2]).toMatchObject({ team: 'T-13', cash: expect.any(Number), brokePactUsed: before?.brokePactUsed })
  const fact = await city.host.when(({ facts }) => facts.find(({ type }) => type === 'seatTaken'))
  expect(fact).toMatchObject({ ownerId: 'O-03', team: 'T-13' })
  await city.host.when(({ room }) => room && room.claims === undefined && room.seats[3]?.kind === 'human')
  await city.goOn()
  expect(await codeOf(noBid(first))).toBe('ACK')
  expect(await codeOf(noBid(second))).toBe('NOT_OWNER')
  city.close()
})

test('[1.5.3] the seat of who has left may be taken, that of who is only gone may not', {
  timeout: 60_000,
}, async () => {
  const city = await City.open(server, { owners: 4, watchers: 1 })
  const [watcher] = city.watchers as [Citizen]
  await city.until('BID', 1)
  city.owners[2]?.close()
  await city.owners[3]?.send('LEAVE_ROOM', {})
  await city.host.when(({ room }) => room?.seats[3]?.kind === 'human' && room.seats[3].left)
  expect(await ask(watcher, 2)).toBe('SEAT_TAKEN')
  expect(await ask(watcher, 3)).toBe('ACK')
  city.close()
})

test('[1.5.3] seats that are locked do not change hands after the first round', { timeout: 60_000 }, async () => {
  const options = { lockSeatsAfterRound1: true }
  const city = await City.open(server, { owners: 2, bots: 2, watchers: 2, options })
  const [first, second] = city.watchers as [Citizen, Citizen]
  expect(await ask(first, 2)).toBe('ACK')
  await city.host.submit({ type: 'continue' }, { seat: -1 })
  await first.when(({ seat }) => seat === 2)
  await city.until('BID', 1)
  expect(await ask(second, 3)).toBe('BAD_PHASE')
  city.close()
})

test('[1.2.1] a room holds twenty, and says so in its own words', { timeout: 60_000 }, async () => {
  const city = await City.gather(server.url, { owners: 12, watchers: 8 })
  expect(city.watchers.every(({ seat }) => seat === null)).toBe(true)
  const last = (await Visitor.arrive(server.url)).enter(city.roomId, 'WATCHER')
  await expect(last.whenJoined()).rejects.toMatchObject({
    code: 'ROOM_FULL',
    // Whoever stays outside can be told so in the language of the game.
    params: { game: 'imperio' },
    message: 'Sala llena. Prueba otra al toque.',
  })
  await city.start()
  expect(city.view.owners).toHaveLength(12)
  city.close()
})

test('[15.8] bots that fill seats have the names of Imperio, in the order of seats', { timeout: 60_000 }, async () => {
  const city = await City.gather(server.url, { owners: 1, bots: 3 })
  const names = city.host.room?.seats.flatMap((seat) => (seat.kind === 'bot' ? [seat.name] : []))
  expect(names).toEqual(['Bot Tejado', 'Bot Ladrillo', 'Bot Azotea'])
  city.close()
})

test('[1.7.4] with unique dynasties what was chosen in the lobby holds', { timeout: 60_000 }, async () => {
  const city = await City.gather(server.url, { owners: 3, bots: 1, options: { uniqueTeams: true } })
  const [one, two] = city.owners as [Citizen, Citizen]
  const teamsIn = ({ room }: Citizen) =>
    (room?.seats ?? []).flatMap((seat) => (seat.kind === 'human' ? [(seat.brings as { team: string }).team] : []))
  const dealt = await one.when((client) => teamsIn(client).length === 3 && teamsIn(client))
  expect(new Set(dealt).size).toBe(3)
  expect(await codeOf(one.send('SET_PROFILE', { team: dealt[1] as string }))).toBe('TEAM_TAKEN')
  // One that the rules would give to somebody who has not chosen.
  const wanted = ['T-02', 'T-03', 'T-04', 'T-05'].find((id) => !dealt.includes(id)) as string
  expect(await codeOf(one.send('SET_PROFILE', { team: wanted }))).toBe('ACK')
  const brings = await two.when((client) => teamsIn(client)[0] === wanted && teamsIn(client))
  await city.start()
  const teams = city.view.owners.map(({ team }) => team)
  expect(teams.slice(0, 3)).toEqual(brings)
  expect(new Set(teams).size).toBe(4)
  const lowest = ['T-01', 'T-02', 'T-03', 'T-04'].find((id) => !brings.includes(id))
  expect(teams[3]).toBe(lowest)
  city.close()
})

test('[1.4.4] a public room that is full starts by itself', { timeout: 60_000 }, async () => {
  const visitors = await Promise.all(Array.from({ length: 4 }, () => Visitor.arrive(server.url)))
  const [host] = visitors as [Visitor]
  const { roomId } = await host.api.createRoom({ game: 'imperio', kind: 'public', seats: 4 })
  const clients = visitors.map((visitor) => visitor.enter(roomId, 'PLAYER'))
  await Promise.all(clients.map((client) => client.when(({ viewerState }) => viewerState)))
  for (const client of clients) client.close()
})

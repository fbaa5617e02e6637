import { SeededChance, TABLE } from '@ludoteca/kernel'
import { Visitor } from '../visitor.ts'
import { Actor, type Part, type Seen } from './actor.ts'
import type { Props, Role } from './misplaced.ts'

/** A match that waits in the middle of sealed bids, and people in and around it. */
export interface Scene {
  readonly actors: Readonly<Record<Role, Actor>>
  /** The last one to be awaited, who sends nothing wrong. */
  readonly quiet: Actor
  readonly matchId: string
}

const SEATS = 4
/** The seat of the one who is asked, and sends something else. */
const BIDDER = 2
const NO_BID = { type: 'bid', propertyId: null, amount: 0, useFameToken: false }

/** Brings everybody together and plays up to the bids: two are in, two are awaited. */
export async function setScene(url: string, seed: string, complain: (complaint: string) => void): Promise<Scene> {
  const [owner, landlord] = [await Visitor.arrive(url), await Visitor.arrive(url)]
  const wish = { game: 'plaza', kind: 'public', botFill: false, seats: SEATS, options: { clocks: false } } as const
  const { roomId } = await owner.api.createRoom(wish)
  const { roomId: lodging } = await landlord.api.createRoom(wish)
  const cast = async (name: string, part: Partial<Part>): Promise<Actor> => {
    const chance = new SeededChance(`${seed} ${name}`).unrecorded()
    const visitor = part.visitor ?? (await Visitor.arrive(url))
    const actor = new Actor({ name, chance, complain, ...part, visitor })
    await actor.open()
    return actor
  }
  const host = await cast('host', { roomId, visitor: owner })
  const waiting = await cast('waiting', { roomId })
  const bidder = await cast('bidder', { roomId })
  const quiet = await cast('quiet', { roomId })
  const watcher = await cast('watcher', { roomId, role: 'WATCHER' })
  const lodger = await cast('lodger', { roomId: lodging, visitor: landlord })
  const stranger = await cast('stranger', {})

  await host.ask('HOST_COMMAND', { command: 'START' })
  const matchId = await host.when(() => host.matchId)
  await host.move({ type: 'continue' }, TABLE)
  await host.move(NO_BID)
  await waiting.when(() => waiting.matchId)
  await waiting.move(NO_BID)
  return { actors: { host, waiting, bidder, watcher, lodger, stranger }, quiet, matchId }
}

/** Everybody connects, as after a restart. */
export async function enterAgain({ actors, quiet }: Scene): Promise<void> {
  for (const actor of [...Object.values(actors), quiet]) {
    actor.close()
    await actor.open()
  }
  // From here on each of them has used up the one reaction there is, and those in the match the one report. Nobody is
  // reported more than once, and so keeps their name.
  for (const actor of reactors(actors)) await actor.ask('SEND_REACTION', { emoji: 'RISA' })
  const { host, waiting, bidder, watcher } = actors
  for (const [actor, target] of [
    [host, waiting],
    [waiting, bidder],
    [bidder, watcher],
    [watcher, host],
  ] as const) {
    await actor.ask('REPORT_NAME', { targetId: target.clientId, reason: 'OTRO' })
  }
}

/** Those who may send reactions. */
function reactors({ stranger: _, ...others }: Scene['actors']): readonly Actor[] {
  return Object.values(others)
}

/** What messages of somebody speak of. */
export function propsFor(role: Role, { actors: { host, waiting, lodger } }: Scene, { view }: Seen): Props {
  const { row, owners } = view as unknown as { row: Props['lots']; owners: { cash: number }[] }
  const there = role === 'lodger' ? host : lodger
  const other = role === 'host' ? waiting : host
  return {
    otherRoom: there.part.roomId as string,
    otherClient: other.clientId,
    lots: row,
    cash: owners[BIDDER]?.cash ?? 0,
  }
}

/** The match, its rooms and its people are as alive as before: those who were awaited bid, and play goes on. */
export async function playOn({ actors: { bidder, host }, quiet }: Scene): Promise<void> {
  await quiet.move(NO_BID)
  await bidder.move(NO_BID)
  await host.move({ type: 'action', action: 'PASS' })
}

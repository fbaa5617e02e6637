import { isRefusal, type Shareable } from '@ludoteca/kernel'
import { expect, test } from 'vitest'
import { resultsOf } from '../../src/http/match-view.ts'
import { withAccounts } from '../../src/share/players.ts'
import { Records } from '../../src/tables/records/records.ts'
import { matchStore } from '../../src/tables/store.ts'
import { boxOf, careersOn, kept, newAccount, storePlayed } from '../careers/kit.ts'
import { StandingClock, testStorage } from '../people/house.ts'

const CALM_MS = 60_000
const house = testStorage(new StandingClock())

/** The trophies of a match, by their owner, once what it brought to accounts is known. */
async function trophiesOf(id: string): Promise<readonly [owner: string, achievement: string][]> {
  const { storage } = house
  await careersOn(storage).careers.sweep()
  const records = new Records(matchStore(storage), boxOf)
  const pictures = await records.pictures(id, await withAccounts(storage.db, id, await resultsOf(storage.db, id)))
  if (pictures === undefined || isRefusal(pictures)) throw new Error('there are no pictures')
  return pictures.flatMap(({ ownerId = '', achievementId }: Shareable) =>
    achievementId === undefined ? [] : [[ownerId, achievementId] as const],
  ) as [string, string][]
}

/** What of that an account got, of what has a trophy: with one match alone, all that it has. */
async function gotBy(account: string, trophies: ReadonlySet<string>): Promise<string[]> {
  const { achievements } = await kept(house.storage, [account])
  return achievements.flatMap(({ achievement }) => (trophies.has(achievement) ? achievement : [])).sort()
}

test(
  'are those that the account gets: not what the autopilot did in somebody’s place, nor what bots did [7.3.3]',
  async () => {
    const of = async (seed: string, byOf?: (seat: number, seq: number) => 'autopilot' | null) => {
      const ana = await newAccount(house.storage)
      const played = { seed, seats: [ana, null, null, null], ...(byOf && { byOf }) }
      return { ana, trophies: await trophiesOf(await storePlayed(house.storage, played)) }
    }
    const all = await of('trophies 3')
    const known = new Set(all.trophies.map(([, id]) => id))
    expect(new Set(all.trophies.map(([owner]) => owner))).toEqual(new Set(['O-01']))
    expect(known.size).toBeGreaterThan(2)
    expect([...known].sort()).toEqual(await gotBy(all.ana, known))

    const none = await of('trophies 3', () => 'autopilot')
    expect(none.trophies).toEqual([])

    // Away for the second half: what was earned before stays.
    const half = await of('trophies 3', (_seat, seq) => (seq > 60 ? 'autopilot' : null))
    const left = half.trophies.map(([, id]) => id).sort()
    expect(left.length).toBeLessThan(known.size)
    expect(left).toEqual(await gotBy(half.ana, known))
  },
  CALM_MS,
)

test(
  'of victories are there with the match that an account got them by, and with no other [7.3.2]',
  async () => {
    const { storage } = house
    const seed = 'trophies 2'
    const empty = await storePlayed(storage, { seed, seats: [null, null, null, null] })
    const won = (await matchStore(storage).find(empty))?.outcome?.winners[0] as number
    const ana = await newAccount(storage)
    const seats = [null, null, null, null].map((_, seat) => (seat === won ? ana : null))
    const crowns: string[][] = []
    for (let i = 1; i <= 6; i++) {
      const trophies = await trophiesOf(await storePlayed(storage, { seed, seats, endedAt: 1_000 + i }))
      crowns.push(trophies.flatMap(([, id]) => (id.startsWith('A-WIN-') ? id : [])))
    }
    expect(crowns).toEqual([['A-WIN-01'], [], [], [], ['A-WIN-05'], []])
  },
  CALM_MS,
)

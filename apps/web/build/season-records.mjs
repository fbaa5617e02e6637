// Seasons of Imperio as a server has them after some weeks: people, and matches that bots played in their names.
import { Driver } from '@ludoteca/bots'
import { box } from '@ludoteca/imperio'
import { commitSeed, Match, SeededChance } from '@ludoteca/kernel'
import { matchStore, openStorage, system } from '@ludoteca/server/parts'

const WEEK_MS = 7 * 24 * 3_600_000
const MATCHES = 26
const SEATS = 5
/** So many of them are different; the others are one of those with other people. */
const SEEDS = 8
const TEAMS = ['T-03', 'T-09', 'T-01', 'T-12', 'T-05', 'T-14', 'T-07']
const PEOPLE = [
  ['Rosa', 'public'],
  ['Beto', 'public'],
  ['Maruja', 'unlisted'],
  ['Quique', 'public'],
  ['Charo', 'public'],
  ['Lucho', 'private'],
  ['Nena', 'public'],
  ['Pepe', 'public'],
  ['Coco', 'unlisted'],
  ['Mili', 'public'],
]

/** Fills the database in that folder, which nobody may be using. `accountId`, when given, has played as well. */
export async function fillSeasons(dataDir, accountId) {
  const storage = await openStorage({ dataDir }, system)
  try {
    const accounts = [...(await Promise.all(PEOPLE.map((person, i) => newcomer(storage, person, i))))]
    if (accountId !== undefined) accounts.unshift(accountId)
    const now = Date.now()
    for (const [weeksAgo, count] of [
      [2, 6],
      [1, 10],
      [0, MATCHES - 16],
    ]) {
      for (let i = 0; i < count; i++) {
        const people = [0, 1, 2, 3].map((seat) => (i * 3 + seat * (1 + (i % 2))) % accounts.length)
        const seats = [...new Set(people)].map((at) => ({ account: accounts[at], team: TEAMS[at % TEAMS.length] }))
        await storeMatch(storage, { seats, seed: `season ${i % SEEDS}`, endedAt: now - weeksAgo * WEEK_MS - i * 1_000 })
      }
    }
  } finally {
    await storage.close()
  }
}

async function newcomer({ db }, [name, visibility], i) {
  const id = `climber${i}`
  const handle = `${name.toLowerCase()}_${i}`
  const slug = `climber${'abcdefghij'[i]}aaaa`
  await db
    .insertInto('account')
    .values({
      id,
      name,
      handle,
      handle_key: handle,
      slug,
      visibility,
      created_at: 1,
      seen_at: Date.now(),
      claimed_at: 1,
    })
    .execute()
  return id
}

async function storeMatch(storage, { seats, seed, endedAt }) {
  const all = Array.from({ length: SEATS }, (_, seat) => {
    const person = seats[seat]
    const kind = person === undefined ? 'bot' : 'human'
    return {
      name: person === undefined ? `Casero ${seat}` : `Vecino ${seat}`,
      kind,
      accountId: person?.account ?? null,
    }
  })
  const match = Match.start(box.game, { options: {}, seats: all, seed })
  for (const [seat, { team }] of seats.entries()) match.submit(seat, { type: 'profile', team })
  const chance = new SeededChance(`${seed} bots`)
  const driver = new Driver((seat) => (seat < 0 ? undefined : { bot: box.bots.normal, chance }), { alone: true })
  while (!match.outcome()) {
    const { seat, move } = driver.next(match.position)
    match.submit(seat, move)
  }
  const id = `season${endedAt}${seats[0].account}`.toLowerCase()
  const store = matchStore(storage)
  await store.create({
    id,
    roomId: 'ABCDE',
    game: 'imperio',
    rulesVersion: box.game.version,
    options: {},
    seats: all,
    seed,
    generator: match.generator,
    seedCommit: commitSeed(seed),
    serverSeed: seed,
    contributions: [],
    listed: true,
    startedAt: endedAt - 1_800_000,
    endedAt: null,
    dueAt: null,
    pausedAt: null,
    pausedMs: 0,
    clocksFrom: null,
    outcome: null,
  })
  const rows = match.log.map(({ seq, seat, move, draws }) => {
    const by = all[seat]?.kind === 'bot' ? { by: 'bot' } : {}
    return { seq, seat, move, draws, ...by, at: endedAt - 1_000, key: `${id}-${seq}` }
  })
  await store.append(id, rows)
  await store.finish(id, match.outcome(), all, endedAt)
}

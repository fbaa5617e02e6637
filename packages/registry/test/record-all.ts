import { botFor, Driver } from '@ludoteca/bots'
import { isRefusal, Match, recordOf, SeededChance, writeRecord } from '@ludoteca/kernel'
import { shelf } from '../src/index.ts'

/** Plays one bot match of every game on the shelf and gives the text of each record. */
export async function recordAll(seed: string): Promise<Record<string, string>> {
  const records: Record<string, string> = {}
  for (const { id, load } of shelf) {
    const box = await load()
    const seats = Array.from({ length: Math.max(box.game.seats.min, 3) }, (_, i) => ({
      name: `Bot ${i + 1}`,
      kind: 'normal',
    }))
    const match = Match.start(box.game, { options: {}, seats, seed })
    if (isRefusal(match)) throw new Error(match.code)
    const players = seats.map((_, seat) => ({
      bot: botFor(box, 'normal'),
      chance: new SeededChance(`${seed}:${seat}`),
    }))
    const driver = new Driver<object, object, { type: string }, object, { type: string }>((seat) => players[seat], {
      alone: true,
    })
    for (let turn = driver.next(match.position); turn && !match.outcome(); turn = driver.next(match.position)) {
      match.submit(turn.seat, turn.move)
    }
    records[id] = writeRecord(recordOf(match, { withSeed: true }))
  }
  return records
}

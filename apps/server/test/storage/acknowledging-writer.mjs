// Appends moves until it is killed, and says which ones were acknowledged. Runs what the build made of the sources,
// in a process of its own that a test can kill.
import { randomUUID } from 'node:crypto'
import { system } from '../../dist/environment.js'
import { openStorage } from '../../dist/storage/open.js'

const [dataDir, name] = process.argv.slice(2)
const { log } = await openStorage({ dataDir }, system)
process.stdout.write('ready\n')

async function play(matchId) {
  for (let seq = 1; ; seq += 2) {
    const rows = [seq, seq + 1].map((n) => ({
      matchId,
      seq: n,
      seat: 0,
      move: { type: 'bid', amount: n },
      draws: [],
      by: null,
      at: n,
      key: randomUUID(),
    }))
    const answer = await log.append(rows)
    if (answer !== 'stored') throw new Error(`${matchId} ${seq} is ${answer}`)
    process.stdout.write(`${matchId} ${seq + 1}\n`)
  }
}

await Promise.all(Array.from({ length: 10 }, (_, i) => play(`${name}-${i}`)))

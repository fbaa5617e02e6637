// Appends moves on a disk with so much room and no more, and says what became of them. Runs what the build made of the
// sources, in a process of its own that may end. The embedded database writes through these functions of Node alone.
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { setTimeout as sleep } from 'node:timers/promises'
import { system } from '../../dist/environment.js'

const [dataDir, when, room] = process.argv.slice(2)
let left = Number.POSITIVE_INFINITY

const { openSync, writeSync, promises } = fs
/** The names of open files. "Promising" a move fails when the database cannot write its journal. */
const names = new Map()
fs.openSync = (path, ...how) => {
  const fd = openSync(path, ...how)
  names.set(fd, path)
  return fd
}
fs.writeSync = (fd, buffer, offset, length, position) => {
  const isMeant = when !== 'promising' || names.get(fd)?.includes('pg_wal')
  const growth = isMeant && typeof position === 'number' ? Math.max(0, position + length - fs.fstatSync(fd).size) : 0
  if (growth > left) throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })
  left -= growth
  return writeSync(fd, buffer, offset, length, position)
}
const { statfs } = promises
promises.statfs = async (path) => ({ ...(await statfs(path)), bsize: 1, bavail: Math.min(left, 2 ** 40) })
syncBuiltinESMExports()

// Said at once: the process may end in the middle of anything.
const say = (line) => writeSync(1, `${line}\n`)
const { openStorage } = await import('../../dist/storage/open.js')

if (when === 'opening') {
  left = Number(room)
  await openStorage({ dataDir }, system).catch(({ name, message }) => say(`${name}: ${message}`))
  process.exit()
}
const storage = await openStorage({ dataDir }, system, { retryForMs: 500 })
left = Number(room)
for (let seq = 1, refused = 0; refused < 3; ) {
  // Letters that cannot be packed.
  const luck = Buffer.from(system.bytes(3000)).toString('base64')
  const row = { matchId: 'm', seq, seat: 0, move: { type: 'say', luck }, draws: [], by: null, at: 1, key: `${seq}` }
  try {
    await storage.log.append([row])
    say(seq++)
  } catch (error) {
    say(`${error.name} ${error.reason}, ${(await storage.healthy()) ? 'ready' : 'not ready'}`)
    if (++refused === 2) left = Number.POSITIVE_INFINITY
    await (refused === 2 ? storage.absence.whenBack() : sleep(10))
  }
  if (refused === 2 && seq > 3) break
}
say(await storage.healthy())
await storage.close()

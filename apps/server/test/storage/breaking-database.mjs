// Stores something, then asks the embedded database a question that overflows its stack. Runs what the build made of
// the sources, in a process of its own that may end.
import { sql } from 'kysely'
import { system } from '../../dist/environment.js'
import { openStorage } from '../../dist/storage/open.js'

const [dataDir] = process.argv.slice(2)
const { db } = await openStorage({ dataDir }, system)
await db.insertInto('setting').values({ name: 'before', value: 'stored' }).execute()
const refused = await sql`select * from nowhere`.execute(db).catch(({ code }) => code)
process.stdout.write(`${refused}\n`)
// Of so many pairs it makes an expression that is as deep.
const pairs = Array.from({ length: 20_000 }, (_, i) => `('${i}', '${i}')`)
await sql.raw(`select name from setting where (name, value) in (${pairs})`).execute(db)
process.stdout.write('went on\n')

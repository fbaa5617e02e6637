// Runs the command with one list of arguments after another, read as JSON from standard input, and writes what each has said
// and how it would have ended. One process that has loaded everything once takes the place of one for each.
import { text } from 'node:stream/consumers'
import { main } from '../dist/main.js'

const write = process.stdout.write.bind(process.stdout)
// Each run listens to them.
process.stdout.setMaxListeners(0)
process.stderr.setMaxListeners(0)

const ran = []
for (const args of JSON.parse(await text(process.stdin))) {
  const said = { stdout: '', stderr: '' }
  for (const stream of ['stdout', 'stderr']) {
    process[stream].write = (chunk) => {
      said[stream] += chunk
      return true
    }
  }
  ran.push({ code: await main(args), ...said })
}
write(JSON.stringify(ran))

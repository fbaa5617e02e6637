// Starts a server and says its process id, at once or when the server is ready, then waits to be killed. Runs what the
// build made of the sources.
import { ServerProcess } from '../dist/server-process.js'

const [place, when] = process.argv.slice(2)
const server = ServerProcess.launch({ place: JSON.parse(place) })
if (when === 'ready') await server.ready()
process.stdout.write(`${server.pid}\n`)
setInterval(() => {}, 1_000)

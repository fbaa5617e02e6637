// `npm run dev`: the server and the web client while somebody works on them. What is saved is compiled; then the server
// starts anew with it, and the page takes over what concerns it by itself. Ctrl-C ends all of it.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, statSync } from 'node:fs'
import { createServer } from 'node:net'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
/** Whatever the server runs is built into these; the page takes its sources. */
const BUILT = ['packages', join('apps', 'server'), join('apps', 'cli'), join('apps', 'load')]
/** A server that does not end by then has something that holds it up. */
const PATIENCE_MS = 10_000

const port = await freePort()
const tool = (...path) => join(root, 'node_modules', ...path)
let isStopping = false
let server
let served = 0

const compiler = start([tool('typescript', 'bin', 'tsc'), '-b', '--watch', '--preserveWatchOutput'], {
  stdio: ['ignore', 'pipe', 'inherit'],
  // Its command starts another one, and both are to end.
  detached: true,
})
const page = start([tool('vite', 'bin', 'vite.js'), join('apps', 'web'), '--clearScreen', 'false'], {
  stdio: ['ignore', 'inherit', 'inherit'],
  env: { ...process.env, LUDOTECA_API: `http://127.0.0.1:${port}` },
})

for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop)
// npm does not pass on that it was asked to end, but then its shell is gone.
const parent = process.ppid
setInterval(() => process.ppid !== parent && stop(), 1000).unref()
for (const child of [compiler, page]) child.once('exit', stop)

for await (const line of createInterface(compiler.stdout)) {
  // A line of its own for each of them says no more than the mistakes it counts.
  if (/ (Starting|File change detected)/.test(line) || line === '') continue
  if (!line.includes(' Found ')) process.stdout.write(`${line}\n`)
  else if (line.includes(' Found 0 errors')) await serveWhatIsNew()
  else process.stdout.write('The server stays as it was until this is mended.\n')
}

/** Starts the server, or starts it anew where what it runs has been built since. */
async function serveWhatIsNew() {
  const built = Math.max(...BUILT.flatMap((folder) => timesOf(join(root, folder))))
  if (isStopping || built === served) return
  served = built
  await end(server)
  if (isStopping) return
  // Through the channel it notices when this process is gone.
  const args = [join('apps', 'cli', 'bin', 'ludoteca.mjs'), 'serve', '--no-restart', '--port', String(port)]
  server = start([...args, '--data', join('data', 'dev')], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  server.once('exit', (code) => {
    if (code) process.stdout.write('The server has ended. It starts again with the next change.\n')
  })
}

/** When the compiled files below a folder were written. */
function timesOf(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return entry.name === 'node_modules' || entry.name === 'src' ? [] : timesOf(path)
    return path.endsWith('.js') ? [statSync(path).mtimeMs] : []
  })
}

/** Ends everything that was started here; this process then has nothing left to do. */
async function stop() {
  if (isStopping) return
  isStopping = true
  await Promise.all([compiler, page, server].map(end))
  process.exit()
}

async function end(child) {
  if (child === undefined || child.exitCode !== null || child.signalCode !== null) return
  const exit = once(child, 'exit')
  const signal = (name) =>
    child === compiler && process.platform !== 'win32' ? process.kill(-child.pid, name) : child.kill(name)
  signal('SIGTERM')
  const timer = setTimeout(() => signal('SIGKILL'), PATIENCE_MS)
  await exit
  clearTimeout(timer)
}

function start(args, options) {
  return spawn(process.execPath, args, { cwd: root, ...options })
}

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address()
  probe.close()
  return port
}

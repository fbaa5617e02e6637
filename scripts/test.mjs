// The whole test, as `npm test` runs it. What reads the sources goes first, side by side; then the tests in Node, and those in
// a browser after them: each of the two keeps two processors busy, and beside each other both miss moments they wait for.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { beginList, endList } from './not-run.mjs'
import { installPrograms } from './programs.mjs'
import { keepScratchInMemory } from './scratch.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs')

/** What goes on beside others is heard when it has ended, so that lines of several do not mix. */
async function aside(name, command, args) {
  const begun = performance.now()
  const child = spawn(command, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32' && command === 'npm',
  })
  const [out, complaints, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
  return { name, code, said: out + complaints, seconds: Math.round((performance.now() - begun) / 1000) }
}

function tell({ name, code, said, seconds }) {
  process.stdout.write(`\n── ${name}: ${code === 0 ? 'passed' : 'FAILED'} after ${seconds} s\n${said}`)
  return code === 0
}

/** What has the machine for itself is heard as it goes. */
async function whole(...args) {
  const [code] = await once(spawn(process.execPath, args, { cwd: root, stdio: 'inherit' }), 'close')
  return code === 0
}

const script = (name) => aside(name, 'npm', ['run', '--silent', name])

const read = await Promise.all(['lint', 'typecheck', 'deadcode'].map(script))
if (!read.map(tell).every(Boolean)) process.exit(1)

installPrograms()
keepScratchInMemory()
beginList()
const passed = (await whole(vitest, 'run')) && (await whole(join(root, 'scripts', 'test-browser.mjs')))
process.exitCode = endList() && passed ? 0 : 1

// Makes a fresh clone ready: installs when the lockfile changed since the last install, then builds what is stale.
// Runs before `npm start` and `npm test`, so it may use nothing but Node's own modules.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const stamp = join(root, 'node_modules', '.ludoteca-installed')
const [major, minor] = process.versions.node.split('.').map(Number)

const isOld = major < 20 || (major === 20 && minor < 19) || major === 21 || (major === 22 && minor < 12)
if (isOld) fail(`Ludoteca needs Node 20.19, 22.12 or newer; this is ${process.version}.`)

const lock = createHash('sha256')
  .update(readFileSync(join(root, 'package-lock.json')))
  .digest('hex')
if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== lock) {
  say('Installing packages (only the first time, or after they changed) …')
  // Not `npm ci`: it refuses lockfiles whose optional native packages were not all available where they were written.
  run('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'])
  writeFileSync(
    stamp,
    createHash('sha256')
      .update(readFileSync(join(root, 'package-lock.json')))
      .digest('hex'),
  )
}
run(process.execPath, [join(root, 'node_modules', 'typescript', 'bin', 'tsc'), '-b'])
if (!process.argv.includes('--without-site')) buildSite()

/** The web client is built from its own sources and those of all packages; again only when one of them changed. */
function buildSite() {
  const web = join(root, 'apps', 'web')
  const stampOfSite = join(web, 'dist', 'site-built-from')
  const sources = fingerprint([join(root, 'packages'), web])
  if (existsSync(stampOfSite) && readFileSync(stampOfSite, 'utf8') === sources) return
  say('Building the web client …')
  run(process.execPath, [join(root, 'node_modules', 'vite', 'bin', 'vite.js'), 'build', '--logLevel', 'warn', web])
  writeFileSync(stampOfSite, sources)
}

/** Changes with every file below these folders, except what is made from others. */
function fingerprint(folders) {
  const hash = createHash('sha256')
  for (const folder of folders) {
    const files = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
      .filter((path) => !/[\\/](dist|node_modules|test)[\\/]/.test(path))
    for (const path of files.sort()) hash.update(`${path} `).update(readFileSync(path))
  }
  return hash.digest('hex')
}

function run(command, args) {
  const { status, error } = spawnSync(command, args, {
    cwd: root,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32' && command === 'npm',
  })
  if (error) fail(`${command} could not be started: ${error.message}`)
  if (status !== 0) fail(`Set-up stopped: "${command} ${args.join(' ')}" failed.`)
}

function say(line) {
  process.stderr.write(`${line}\n`)
}

function fail(line) {
  say(line)
  process.exit(1)
}

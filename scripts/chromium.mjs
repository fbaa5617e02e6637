// Finds a Chromium for tests and pictures, and installs the system's when there is none.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

// The one without windows first: it needs a sixth less time for the same tests.
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']
const PACKAGES = ['chromium-headless-shell', 'chromium']

/** The browser's path; nothing when there is none. `CHROMIUM` in the environment decides. */
export function findChromium() {
  const named = process.env.CHROMIUM
  if (named) return named
  const folders = (process.env.PATH ?? '').split(delimiter)
  for (const name of NAMES) {
    const path = folders.map((folder) => join(folder, name)).find((file) => existsSync(file))
    if (path) return path
  }
  return undefined
}

/** Makes sure that there is one, by the means of Debian and its kin. Needs the right to install packages. */
export function ensureChromium() {
  if (findChromium()) return
  process.stderr.write('Installing Chromium for the tests in a browser (only the first time) …\n')
  aptGet('update')
  for (const name of PACKAGES) {
    aptGet('install', '-y', name)
    if (findChromium()) return
  }
  process.stderr.write(
    'There is no Chromium, and it could not be installed. Install it, or say where it is in CHROMIUM.\n',
  )
  process.exit(1)
}

function aptGet(...words) {
  const root = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  const [command, ...rest] = [...root, 'apt-get', '-qq', ...words]
  spawnSync(command, rest, {
    stdio: ['ignore', 'ignore', 2],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
}

// Programs that tests start and Node does not bring along: where they are found, and how one gets those that are missing.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { delimiter } from 'node:path'

/** By command: the packages that bring it. What Homebrew does not have is to be had on Linux alone. */
export const PROGRAMS = {
  bash: { debian: 'bash', homebrew: 'bash' },
  nginx: { debian: 'nginx-light', homebrew: 'nginx' },
  openssl: { debian: 'openssl', homebrew: 'openssl' },
  pg_dump: { debian: 'postgresql', homebrew: 'postgresql' },
  postgres: { debian: 'postgresql', homebrew: 'postgresql' },
  'redis-server': { debian: 'redis-server', homebrew: 'redis' },
  'systemd-analyze': { debian: 'systemd' },
}

const DEBIANS_POSTGRES = '/usr/lib/postgresql'

/** Where a program is; nothing when it is not on this machine. */
export function findProgram(name) {
  const file = process.platform === 'win32' ? `${name}.exe` : name
  return folders()
    .map((folder) => `${folder}/${file}`)
    .find((path) => existsSync(path))
}

/** The PATH, and where servers are kept out of the way of ordinary people. */
function folders() {
  const named = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '')
  const versions = existsSync(DEBIANS_POSTGRES) ? readdirSync(DEBIANS_POSTGRES) : []
  return [...named, '/usr/sbin', '/sbin', ...versions.map((version) => `${DEBIANS_POSTGRES}/${version}/bin`)]
}

/** What somebody does to get a program, in words. */
export function howToGet(name, platform = process.platform) {
  const { debian, homebrew } = PROGRAMS[name]
  if (platform === 'linux') return `install your system's package (Debian and Ubuntu: apt-get install ${debian})`
  if (platform === 'darwin' && homebrew) return `brew install ${homebrew}`
  return platform === 'win32' ? 'run the tests on Linux, for instance in WSL' : 'run the tests on Linux'
}

/** Installs what is missing where that is ours to do. Tests do without what is missing then, and are listed as not run. */
export function installPrograms() {
  for (const [name, { debian }] of Object.entries(PROGRAMS)) {
    if (!findProgram(name)) installPackage(debian, { what: name, options: ['--no-install-recommends'] })
  }
}

/** Installs a package of Debian or Ubuntu and says so; does nothing elsewhere, and where that is not ours to do. */
export function installPackage(name, { what = name, options = [] } = {}) {
  const as = whoInstalls()
  if (!as || !findProgram('apt-get')) return
  process.stderr.write(`Installing ${what} for the tests (package ${name}) …\n`)
  // Another run may be installing something, too.
  const aptGet = [...as, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-qq', '-o', 'DPkg::Lock::Timeout=120']
  // What it says is about mirrors and services, not about tests.
  const run = ([command, ...rest]) => spawnSync(command, rest, { stdio: 'ignore' }).status === 0
  const get = () => run([...aptGet, 'install', '-y', ...options, name])
  if (!get() && !(run([...aptGet, 'update']) && get())) {
    process.stderr.write(`Package ${name} could not be installed.\n`)
  }
}

/** Root may, and in CI whoever becomes root without a password. A machine that somebody works with is left as it is. */
function whoInstalls() {
  if (process.getuid?.() === 0) return []
  return process.env.CI === 'true' && findProgram('sudo') ? ['sudo', '-n'] : undefined
}

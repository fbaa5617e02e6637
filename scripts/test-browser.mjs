// Runs the tests in a real browser; what is given to it goes to Playwright.
import { spawnSync } from 'node:child_process'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensureChromium, findChromium, HOW_TO_GET_ONE } from './chromium.mjs'
import { noteNotRun } from './not-run.mjs'
import { keepScratchInMemory } from './scratch.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const playwright = join(root, 'node_modules', '@playwright', 'test', 'cli.js')
const config = join(root, 'apps', 'web', 'playwright.config.ts')
const args = [playwright, 'test', '--config', config, ...process.argv.slice(2)]

if (ensureChromium()) {
  keepScratchInMemory()
  // Found once for all processes of Playwright.
  const env = { ...process.env, CHROMIUM: findChromium() ?? '' }
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit', env })
  process.exitCode = status ?? 1
} else {
  const { stdout } = spawnSync(process.execPath, [...args, '--list'], { encoding: 'utf8' })
  const count = Number(/^Total: (\d+) test/m.exec(stdout)?.[1])
  process.exitCode = noteNotRun([{ need: 'a browser', how: HOW_TO_GET_ONE, tests: count }]) ? 0 : 1
}

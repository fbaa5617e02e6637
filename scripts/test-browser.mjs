// Runs the tests in a real browser; what is given to it goes to Playwright.
import { spawnSync } from 'node:child_process'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensureChromium } from './chromium.mjs'

ensureChromium()
const root = dirname(dirname(fileURLToPath(import.meta.url)))
const playwright = join(root, 'node_modules', '@playwright', 'test', 'cli.js')
const config = join(root, 'apps', 'web', 'playwright.config.ts')
const { status } = spawnSync(process.execPath, [playwright, 'test', '--config', config, ...process.argv.slice(2)], {
  stdio: 'inherit',
})
process.exit(status ?? 1)

// Takes the pictures of the README and the documents from the running product.
import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import { ensureChromium, findChromium } from '../../../scripts/chromium.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..')
const pictures = join(root, 'docs', 'pictures')

ensureChromium()
mkdirSync(pictures, { recursive: true })
const data = mkdtempSync(join(tmpdir(), 'ludoteca-pictures-'))
const bin = join(root, 'apps', 'cli', 'bin', 'ludoteca.mjs')
const server = spawn(process.execPath, [bin, 'serve', '--port', '0', '--data', data], {
  stdio: ['ignore', 'ignore', 'pipe'],
})
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] })
try {
  const url = await address(server)
  const page = await browser.newPage({ baseURL: url, viewport: { width: 1280, height: 900 }, locale: 'en-GB' })
  await page.goto('/')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await take(page, 'shelf')
  for (const [nth, name] of [
    [0, 'banca'],
    [1, 'ludomercatus'],
  ]) {
    await page.goto('/')
    await page
      .getByRole('button', { name: /^Play now/ })
      .nth(nth)
      .click()
    await page.waitForURL(/\/local\//)
    await take(page, name)
  }
} finally {
  await browser.close()
  server.kill('SIGTERM')
  await new Promise((resolve) => server.once('exit', resolve))
  rmSync(data, { recursive: true, force: true })
}

/** Waits until everything has come to rest. */
async function take(page, name) {
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(1500)
  await page.screenshot({ path: join(pictures, `${name}.png`) })
  process.stderr.write(`docs/pictures/${name}.png\n`)
}

async function address({ stderr }) {
  for await (const line of createInterface(stderr)) {
    const url = /listens on (\S+)/.exec(line)?.[1]
    if (url) return url
  }
  throw new Error('the server did not start')
}

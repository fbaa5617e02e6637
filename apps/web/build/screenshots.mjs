// Takes the pictures of the README and the documents from the running product.
import { execFileSync, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import { ensureChromium, findChromium, HOW_TO_GET_ONE } from '../../../scripts/chromium.mjs'
import { takeAdmin } from './admin-pictures.mjs'
import { takeAufbau } from './aufbau-pictures.mjs'
import { takeCarcosa } from './carcosa-pictures.mjs'
import { takeImperio } from './imperio-pictures.mjs'
import { takeLadder } from './ladder-pictures.mjs'
import { REPORT, REPORTS, takePlaytest, takeReportOf } from './playtest-pictures.mjs'
import { takeShow } from './show-pictures.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..')
const pictures = join(root, 'docs', 'pictures')

const bin = join(root, 'apps', 'cli', 'bin', 'ludoteca.mjs')

/** What can be pictured, by the name it is asked for with: `npm run screenshots -- aufbau`. All of it without a name. */
const TAKES = {
  readme: takeReadme,
  imperio: (browser, url) => takeImperio(browser, url, join(pictures, 'imperio')),
  carcosa: (browser, url) => takeCarcosa(browser, url, join(pictures, 'carcosa')),
  aufbau: (browser, url) => takeAufbau(browser, url, join(pictures, 'aufbau')),
  ladder: (browser) => takeLadder(browser, bin, join(pictures, 'ladder'), join(pictures, 'admin')),
  show: (browser, url) => takeShow(browser, url, join(pictures, 'show')),
  playtest: takeReport,
  admin: (browser, url) => takeAdmin(browser, { url, bin, data }, join(pictures, 'admin')),
}
const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !Object.hasOwn(TAKES, name))
if (unknown.length > 0) {
  process.stderr.write(`There are no pictures of ${unknown.join(', ')}: only of ${Object.keys(TAKES).join(', ')}.\n`)
  process.exit(1)
}

if (!ensureChromium()) {
  process.stderr.write(`There is no browser to take pictures with: ${HOW_TO_GET_ONE}.\n`)
  process.exit(1)
}
mkdirSync(pictures, { recursive: true })
const data = mkdtempSync(join(tmpdir(), 'ludoteca-pictures-'))
const server = spawn(process.execPath, [bin, 'serve', '--port', '0', '--data', data], {
  // Bots need no time to think while nobody looks.
  env: { ...process.env, LUDOTECA_BOT_MS: '60' },
  stdio: ['ignore', 'ignore', 'pipe'],
})
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] })
try {
  const url = await address(server)
  for (const name of asked.length > 0 ? asked : Object.keys(TAKES)) await TAKES[name](browser, url)
} finally {
  await browser.close()
  server.kill('SIGTERM')
  await new Promise((resolve) => server.once('exit', resolve))
  rmSync(data, { recursive: true, force: true })
}

/** The shelf, and the two games that have no page of pictures. */
async function takeReadme(browser, baseURL) {
  const page = await browser.newPage({ baseURL, viewport: { width: 1280, height: 900 }, locale: 'en-GB' })
  await page.goto('/')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await take(page, 'shelf')
  for (const [game, name] of [
    ['Banca', 'banca'],
    ['Ludomercatus', 'ludomercatus'],
  ]) {
    await page.goto('/')
    await page.getByRole('button', { name: `Play now: ${game}, against bots` }).click()
    await page.waitForURL(/\/local\//)
    await take(page, name)
  }
}

/** The playtest report of Aufbau, and how each game goes. */
async function takeReport(browser) {
  const report = join(data, 'report.html')
  execFileSync(process.execPath, [bin, ...REPORT, '--out', report])
  await takePlaytest(browser, report, join(pictures, 'aufbau'))
  for (const [game, command] of Object.entries(REPORTS)) {
    execFileSync(process.execPath, [bin, ...command, '--out', report])
    await takeReportOf(browser, report, join(pictures, 'reports', `${game}.png`))
  }
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

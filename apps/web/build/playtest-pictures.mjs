// Takes pictures of reports: of a playtest who wins, how fortunes grow, what pays back; of each game how it goes.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const SECTIONS = [
  { as: 'playtest-wins', headings: ['Who wins'] },
  { as: 'playtest-worth', headings: ['Net worth (GoldEq) by round'] },
  { as: 'playtest-payback', headings: ['Payback'] },
]

const MARGIN = 16

/** The command that makes the report of the documents. */
export const REPORT = ['playtest', 'aufbau', '--scenario', 'core-v1-strategies', '--runs', '100', '--rounds', '30']

const PLANS = 'amtsfokus,handel,stadt,werkstatt,domaenen'
/** The command for the picture of each game. */
export const REPORTS = {
  aufbau: ['simulate', 'aufbau', '--num', '100', '--seats', '5', '--bots', PLANS],
  banca: ['simulate', 'banca', '--num', '300'],
  carcosa: ['simulate', 'carcosa', '--num', '300'],
  imperio: ['simulate', 'imperio', '--num', '300'],
  ludomercatus: ['simulate', 'ludomercatus', '--num', '300'],
}

/** Takes the pictures of the playtest in this file into this folder. */
export async function takePlaytest(browser, report, folder) {
  for (const { as, headings } of SECTIONS) await takeSections(browser, report, headings, join(folder, `${as}.png`))
}

/** Takes how a game goes and when it is decided, from the report in this file. */
export async function takeReportOf(browser, report, file) {
  await takeSections(browser, report, ['When it is decided', 'How it goes'], file)
}

async function takeSections(browser, report, headings, path) {
  mkdirSync(join(path, '..'), { recursive: true })
  const page = await browser.newPage({ viewport: { width: 1100, height: 900 } })
  await page.goto(pathToFileURL(report).href)
  const sections = headings.map((name) => {
    return page.locator('section', { has: page.getByRole('heading', { level: 2, name, exact: true }) })
  })
  for (const section of sections) {
    // Charts are drawn when they come near.
    for (const chart of await section.locator('.chart').all()) {
      await chart.scrollIntoViewIfNeeded()
      await chart.locator('svg').waitFor()
    }
  }
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  const boxes = await Promise.all(sections.map((section) => section.boundingBox()))
  const top = Math.min(...boxes.map(({ y }) => y))
  const bottom = Math.max(...boxes.map(({ y, height }) => y + height))
  const [{ x, width }] = boxes
  const clip = { x: x - MARGIN, y: top - MARGIN, width: width + 2 * MARGIN, height: bottom - top + 2 * MARGIN }
  await page.screenshot({ path, fullPage: true, clip })
  process.stderr.write(`${path}\n`)
  await page.close()
}

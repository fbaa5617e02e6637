// Takes pictures of a playtest report: who wins, how fortunes grow, what pays back.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const SECTIONS = [
  { as: 'playtest-wins', heading: 'Who wins' },
  { as: 'playtest-worth', heading: 'Net worth (GoldEq) by round' },
  { as: 'playtest-payback', heading: 'Payback' },
]

const MARGIN = 16

/** The command that makes the report of the documents. */
export const REPORT = ['playtest', 'aufbau', '--scenario', 'core-v1-strategies', '--runs', '500', '--rounds', '30']

/** Takes the pictures of the report in this file into this folder. */
export async function takePlaytest(browser, report, folder) {
  mkdirSync(folder, { recursive: true })
  const page = await browser.newPage({ viewport: { width: 900, height: 900 } })
  await page.goto(pathToFileURL(report).href)
  for (const { as, heading } of SECTIONS) {
    const section = page.locator('section', { has: page.getByRole('heading', { name: heading, exact: true }) })
    const { x, y, width, height } = await section.boundingBox()
    const clip = { x: x - MARGIN, y: y - MARGIN, width: width + 2 * MARGIN, height: height + 2 * MARGIN }
    await page.screenshot({ path: join(folder, `${as}.png`), fullPage: true, clip })
    process.stderr.write(`docs/pictures/aufbau/${as}.png\n`)
  }
  await page.close()
}

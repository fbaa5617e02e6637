import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { test as base, expect, type Page } from '@playwright/test'
import { expectNothingSerious } from './axe.ts'
import { BIN } from './house.ts'

const run = promisify(execFile)

const SIMULATION = ['simulate', 'banca', '--num', '12', '--bots', 'normal,easy,normal,easy', '--workers', '1']

/** Reports that have just been made: the pages need neither server nor network. */
const test = base.extend<object, { report: string; simulation: string }>({
  simulation: [
    async ({ browserName: _ }, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'ludoteca-report-'))
      const out = join(folder, 'report.html')
      await run(process.execPath, [BIN, ...SIMULATION, '--out', out])
      await use(pathToFileURL(out).href)
      await rm(folder, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  report: [
    async ({ browserName: _ }, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'ludoteca-report-'))
      const out = join(folder, 'report.html')
      const spec = ['playtest', 'aufbau', '--scenario', 'core-v1-strategies', '--runs', '4', '--rounds', '8']
      await run(process.execPath, [BIN, ...spec, '--workers', '1', '--out', out])
      await use(pathToFileURL(out).href)
      await rm(folder, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

// One after the other in one worker: they share reports that are made once.
test.describe.configure({ mode: 'default' })

/** Whatever a page says to the console, throws, or asks the network for. */
function problemsOf(page: Page): string[] {
  const problems: string[] = []
  page.on('console', (message) => problems.push(message.text()))
  page.on('pageerror', ({ message }) => problems.push(message))
  page.on('request', (request) => {
    if (!request.url().startsWith('file:')) problems.push(request.url())
  })
  return problems
}

for (const width of [1280, 768, 390]) {
  test(`a playtest report shows its charts, ${width} px wide`, async ({ page, report }, testInfo) => {
    const problems = problemsOf(page)
    await page.setViewportSize({ width, height: 900 })
    await page.goto(report)
    await expect(page.getByRole('heading', { level: 1, name: 'aufbau: core-v1-strategies' })).toBeVisible()
    for (const name of ['Share of runs won by score', 'Net worth (GoldEq) by round', 'Final net worth (GoldEq)']) {
      const chart = page.getByRole('img', { name, exact: true })
      await chart.scrollIntoViewIfNeeded()
      await expect(chart).toBeVisible()
      await expect(chart.getByText('Stadt & Unterwelt')).toBeVisible()
    }
    for (const table of ['Payback', 'Odds', 'Milestones']) {
      const section = page.locator('section', { has: page.getByRole('heading', { name: table, exact: true }) })
      expect(await section.getByRole('row').count()).toBeGreaterThan(3)
    }
    await testInfo.attach(`report, ${width} px`, {
      body: await page.screenshot({ fullPage: true }),
      contentType: 'image/png',
    })
    // Wide tables scroll in themselves; the page does not, and no name in a chart is cut off.
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    expect(await page.evaluate(namesCutOff)).toEqual([])
    await expectNothingSerious(page, `${width} px`)
    expect(problems).toEqual([])
  })
}

test('the report of a simulation says its numbers at the pointer, in a table, and on paper', async ({
  page,
  simulation,
}) => {
  const problems = problemsOf(page)
  await page.goto(simulation)
  const chart = page.getByRole('img', { name: 'By bot', exact: true })
  await chart.scrollIntoViewIfNeeded()
  await expect(chart.locator('svg')).toBeVisible()
  const { width, height } = (await chart.boundingBox()) ?? { width: 0, height: 0 }
  await chart.hover({ position: { x: width / 2, y: height * 0.3 } })
  await expect(chart).toContainText(/% of its seats \(\d/)
  const figure = page.locator('figure', { has: chart })
  await figure.getByText('Numbers').click()
  await expect(figure.getByRole('rowheader', { name: 'easy' })).toBeVisible()

  // Another metric is drawn when somebody asks for it.
  await page.getByLabel('Metric', { exact: true }).selectOption({ label: 'turns' })
  await expect(page.getByRole('img', { name: 'turns: how it came out' }).locator('svg')).toBeVisible()

  await page.emulateMedia({ colorScheme: 'dark' })
  await expectNothingSerious(page, 'dark')
  const paper = await page.pdf({ format: 'A4' })
  expect(paper.subarray(0, 5).toString()).toBe('%PDF-')
  // Every chart is on it, also those that nobody had come to on the screen.
  expect(await page.locator('.chart:visible').count()).toBe(await page.locator('.chart:visible > div > svg').count())
  expect(problems).toEqual([])
})

function namesCutOff(): string[] {
  return [...document.querySelectorAll('svg text')].flatMap((text) => {
    const inside = text.getBoundingClientRect()
    const around = (text.closest('svg') as SVGElement).getBoundingClientRect()
    return inside.left < around.left - 1 || inside.right > around.right + 1 ? [text.textContent ?? ''] : []
  })
}

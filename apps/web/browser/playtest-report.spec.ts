import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { test as base, expect } from '@playwright/test'
import { expectNothingSerious } from './axe.ts'
import { BIN } from './house.ts'

const run = promisify(execFile)

/** A report that has just been made: the page needs neither server nor network. */
const test = base.extend<object, { report: string }>({
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

for (const width of [1280, 768]) {
  test(`a playtest report shows its charts, ${width} px wide`, async ({ page, report }, testInfo) => {
    const complaints: string[] = []
    page.on('console', (message) => complaints.push(message.text()))
    page.on('pageerror', ({ message }) => complaints.push(message))
    page.on('request', (request) => {
      if (!request.url().startsWith('file:')) complaints.push(request.url())
    })
    await page.setViewportSize({ width, height: 900 })
    await page.goto(report)
    await testInfo.attach(`report, ${width} px`, {
      body: await page.screenshot({ fullPage: true }),
      contentType: 'image/png',
    })
    await expect(page.getByRole('heading', { level: 1, name: 'aufbau: core-v1-strategies' })).toBeVisible()
    for (const name of ['Share of runs won by score', 'Net worth (GoldEq) by round', 'Final net worth (GoldEq)']) {
      const chart = page.getByRole('img', { name })
      await expect(chart).toBeVisible()
      await expect(chart.getByText('Stadt & Unterwelt')).toBeVisible()
    }
    for (const table of ['Payback', 'Odds', 'Milestones']) {
      const section = page.locator('section', { has: page.getByRole('heading', { name: table, exact: true }) })
      expect(await section.getByRole('row').count()).toBeGreaterThan(3)
    }
    // Wide tables scroll in themselves; the page does not, and no name in a chart is cut off.
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    expect(await page.evaluate(namesCutOff)).toEqual([])
    await expectNothingSerious(page, `${width} px`)
    expect(complaints).toEqual([])
  })
}

function namesCutOff(): string[] {
  return [...document.querySelectorAll('svg text')].flatMap((text) => {
    const inside = text.getBoundingClientRect()
    const around = (text.closest('svg') as SVGElement).getBoundingClientRect()
    return inside.left < around.left - 1 || inside.right > around.right + 1 ? [text.textContent ?? ''] : []
  })
}

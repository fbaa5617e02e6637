import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, type TestInfo } from '@playwright/test'

const WIDTHS = [
  { width: 1280, height: 800 },
  { width: 360, height: 780 },
]
const SCHEMES = ['light', 'dark'] as const

/** Nothing serious is in anybody's way: wide and narrow, light and dark. Keeps a picture of each. */
export async function expectAccessible(page: Page, where: string, testInfo: TestInfo): Promise<void> {
  for (const viewport of WIDTHS) {
    await page.setViewportSize(viewport)
    for (const colorScheme of SCHEMES) {
      await page.emulateMedia({ colorScheme })
      const { violations } = await new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).analyze()
      const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
      const found = serious.map(({ id, nodes }) => [
        id,
        nodes.map(({ html, failureSummary }) => [html, failureSummary]),
      ])
      const look = `${where}, ${viewport.width} px, ${colorScheme}`
      await testInfo.attach(look, { body: await page.screenshot(), contentType: 'image/png' })
      expect.soft(found, look).toEqual([])
    }
  }
}

import AxeBuilder from '@axe-core/playwright'
import type { Page, TestInfo } from '@playwright/test'
import { expect } from './house.ts'

/** Nothing that axe calls serious or critical is on the page as it is now. */
export async function expectNothingSerious(page: Page, where: string): Promise<void> {
  // There are no frames to look into, and nobody reads where all is well: to ask for both takes twice as long.
  const look = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  const { violations } = await look.analyze()
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
  const found = serious.map(({ id, nodes }) => [id, nodes.map(({ html, failureSummary }) => [html, failureSummary])])
  expect.soft(found, where).toEqual([])
}

/** Both widths and both schemes. The other two pairs would show the same colours in the same layouts once more. */
const LOOKS = [
  { width: 1280, height: 800, colorScheme: 'light' },
  { width: 360, height: 780, colorScheme: 'dark' },
] as const

/** The same wide and light, narrow and dark. Keeps a picture of each. */
export async function expectNothingSeriousInAnyLook(page: Page, where: string, testInfo: TestInfo): Promise<void> {
  for (const { width, height, colorScheme } of LOOKS) {
    await page.setViewportSize({ width, height })
    await page.emulateMedia({ colorScheme })
    const look = `${where}, ${width} px, ${colorScheme}`
    await testInfo.attach(look, { body: await page.screenshot(), contentType: 'image/png' })
    await expectNothingSerious(page, look)
  }
}

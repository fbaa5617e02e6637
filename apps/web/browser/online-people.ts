import type { Page, TestInfo } from '@playwright/test'
import { test as base, expect } from './house.ts'
import { learnAll } from './learnt.ts'

interface PeopleFixtures {
  /** Somebody at a device of their own, with this name. */
  readonly arrive: (name: string) => Promise<Page>
}

let arrived = 0

/** A test with several people, each with a browser and an address of their own. */
export const test = base.extend<PeopleFixtures>({
  arrive: async ({ browser }, use) => {
    const contexts: { close(): Promise<void> }[] = []
    await use(async (name) => {
      // From one address only so many new people are let in each minute.
      const address = `203.0.113.${1 + (arrived++ % 250)}`
      const context = await browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': address } })
      contexts.push(context)
      const page = await context.newPage()
      await page.goto('/profile')
      await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name)
      await page.getByRole('button', { name: 'Save', exact: true }).click()
      await expect(page.getByRole('region', { name: 'Messages' }).getByText('Saved.')).toBeVisible()
      await learnAll(page)
      return page
    })
    for (const context of contexts) await context.close()
  },
})

/** Keeps a picture of what somebody sees. */
export async function keepPicture(page: Page, name: string, info: TestInfo): Promise<void> {
  await info.attach(name, { body: await page.screenshot(), contentType: 'image/png' })
}

export { expect } from './house.ts'

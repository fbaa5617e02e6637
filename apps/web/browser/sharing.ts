import { type Browser, expect, type Locator, type Page } from '@playwright/test'
import jsqr from 'jsqr'
import { PNG } from 'pngjs'

/** Node hands over the module where a bundler hands over what it exports. */
const decode = (jsqr as unknown as { readonly default?: typeof jsqr }).default ?? jsqr

/** Presses the button that copies an address, with what this device asks for answered. */
export async function copyLink(page: Page, where: Locator | Page): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await where
    .getByRole('button', { name: /^(Copy link|Copiar enlace)$/ })
    .first()
    .click()
}

/** What is on the clipboard. */
export async function copied(page: Page): Promise<string> {
  return page.evaluate(() => navigator.clipboard.readText())
}

/** What somebody finds at an address who has another browser and has never been here. */
interface Sight {
  readonly locale: string
  readonly title: string
  readonly disclaimer: string | null
  readonly isIndexed: boolean
  readonly width: number
  readonly height: number
  /** The page, to go on from. */
  readonly page: Page
}

/** Opens a page that was passed on without scripts, checks what previews are made of, and reads the code on it. */
export async function strangerSees(browser: Browser, link: string): Promise<Sight> {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  const answer = await page.goto(link)
  expect(answer?.status()).toBe(200)
  const meta = (name: string) => page.locator(`meta[property="${name}"], meta[name="${name}"]`).getAttribute('content')
  const address = (await meta('og:image')) as string
  expect(new URL(address).origin).toBe(new URL(link).origin)
  expect(await meta('og:url')).toBe(link)
  expect(await meta('twitter:card')).toBe('summary_large_image')
  expect(await meta('twitter:image')).toBe(address)
  const picture = await page.request.get(address)
  expect(picture.headers()['content-type']).toBe('image/png')
  const { width, height, data } = PNG.sync.read(await picture.body())
  expect([await meta('og:image:width'), await meta('og:image:height')]).toEqual([String(width), String(height)])
  expect(decode(new Uint8ClampedArray(data), width, height)?.data).toBe(link)
  const footer = page.getByRole('contentinfo')
  return {
    locale: (await page.locator('html').getAttribute('lang')) as string,
    title: (await meta('og:title')) as string,
    disclaimer: (await footer.count()) === 0 ? null : await footer.textContent(),
    isIndexed: !(await meta('robots'))?.includes('noindex') || answer?.headers()['x-robots-tag'] !== 'noindex',
    width,
    height,
    page,
  }
}

import { expectNothingSerious } from './axe.ts'
import { expect, test } from './house.ts'

const PAGES = [
  '/',
  '/game/banca',
  '/game/aufbau',
  '/game/carcosa',
  '/game/ludomercatus',
  '/game/imperio',
  '/settings',
  '/gallery',
  '/lobby',
  '/new-room',
  '/profile',
]
const LOOKS = [
  { name: 'light on a desk', colorScheme: 'light', viewport: { width: 1280, height: 800 } },
  { name: 'dark on a phone', colorScheme: 'dark', viewport: { width: 360, height: 780 } },
] as const

for (const { name, ...look } of LOOKS) {
  test.describe(name, () => {
    test.use(look)
    for (const path of PAGES) {
      test(`nothing serious is in anybody's way at ${path}`, async ({ page }) => {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
        await page.waitForLoadState('networkidle')
        await expectNothingSerious(page, path)
      })
    }
  })
}

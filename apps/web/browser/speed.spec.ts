import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { expect, test } from './house.ts'
import { importMatch } from './kept-matches.ts'

const SLOWDOWN = 4
/** What the page itself works until the shelf answers, on a processor slowed down so much. */
const WORK_MS_MAX = 2000
/** By the clock on the wall it also waits for whatever else the machine does, so this only catches what hangs. */
const WALL_MS_MAX = 10_000
const FRAME_MS_MAX = 20
const FRAMES_AT_REST = 60
/** What browsers move without laying out or painting anew; `visibility` does not move, it only waits its turn. */
const SMOOTH = ['transform', 'translate', 'rotate', 'scale', 'opacity', 'visibility']

declare global {
  interface Window {
    answeredAt?: number
    frameTimesMs?: number[]
  }
}

test('the shelf answers within two seconds on a slow processor', async ({ page }, { annotations }) => {
  const blankMs = await blankPage(page)
  const session = await page.context().newCDPSession(page)
  // Counted in time of the processor: what others do meanwhile does not count.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  await page.addInitScript(clickUntilAnswered)
  await page.goto('/', { waitUntil: 'commit' })
  const wallMs = await page.waitForFunction(() => window.answeredAt).then((handle) => handle.jsonValue())
  const { metrics } = await session.send('Performance.getMetrics')
  const workMs = 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN)
  annotations.push({
    type: 'shelf',
    description: `work ${Math.round(workMs)} ms, wall ${Math.round(wallMs ?? 0)} ms at 1/${SLOWDOWN} speed; a blank page ${Math.round(blankMs)} ms at full speed, ratio ${((wallMs ?? 0) / blankMs).toFixed(1)}`,
  })
  expect(workMs).toBeLessThan(WORK_MS_MAX)
  expect(wallMs).toBeLessThan(WALL_MS_MAX)
})

/** Clicks the first box again and again, and notes when that led to its page. */
function clickUntilAnswered(): void {
  const look = () => {
    const link = document.querySelector<HTMLElement>('main h2 a')
    link?.click()
    if (link && location.pathname !== '/') window.answeredAt = performance.now()
    else requestAnimationFrame(look)
  }
  if (location.pathname === '/') requestAnimationFrame(look)
}

/** How long a page with nothing on it takes here and now. */
async function blankPage(page: Page): Promise<number> {
  await page.goto('/icon.svg')
  return page.evaluate(() => performance.now())
}

test('styles move nothing but what browsers move smoothly', async ({ page }) => {
  const folder = fileURLToPath(new URL('../dist/site/assets/', import.meta.url))
  const names = (await readdir(folder)).filter((name) => name.endsWith('.css'))
  const sheets = await Promise.all(names.map((name) => readFile(folder + name, 'utf8')))
  const moved = await page.evaluate(movedBy, sheets)
  expect(moved.length).toBeGreaterThan(10)
  expect(moved.filter((property) => !SMOOTH.includes(property))).toEqual([])
})

/** Every property that a keyframe or a transition names. */
function movedBy(sheets: readonly string[]): string[] {
  const inKeyframe = (rule: CSSRule) =>
    rule instanceof CSSKeyframeRule ? [...rule.style].filter((name) => !name.startsWith('animation-')) : []
  // With variables in it a transition is only known as a whole: each part begins with its property.
  const inTransition = (text: string) =>
    text
      .replace(/\([^()]*\)/g, '')
      .split(',')
      .map((part) => part.trim().split(' ')[0] ?? '')
  const inRule = (rule: CSSRule): string[] => {
    const inner = 'cssRules' in rule ? [...(rule.cssRules as CSSRuleList)] : []
    if (rule instanceof CSSKeyframesRule) return inner.flatMap(inKeyframe)
    const own = rule instanceof CSSStyleRule ? rule.style.getPropertyValue('transition') : ''
    return [...(own === '' || own === 'none' ? [] : inTransition(own)), ...inner.flatMap(inRule)]
  }
  return sheets.flatMap((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    return [...sheet.cssRules].flatMap(inRule)
  })
}

test.describe('with movement', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('dice and tokens move smoothly', async ({ page }, { annotations }) => {
    await importMatch(page, { game: 'ludomercatus', golden: 'round-limit', moves: 20 })
    await page.getByRole('link', { name: 'Continue' }).first().click()
    const roll = page.getByRole('button', { name: 'Roll the dice' })
    await expect(roll).toBeVisible()
    await page.evaluate(watchFrames)
    await page.waitForFunction((count) => (window.frameTimesMs?.length ?? 0) >= count, FRAMES_AT_REST)
    const atRest = await page.evaluate(() => window.frameTimesMs?.splice(0) ?? [])
    await roll.click()
    const underway = page.getByText('Dice and tokens are on the move')
    await expect(underway).toBeVisible()
    const moved = await page.evaluate(() =>
      document.getAnimations().flatMap(({ effect }) => {
        const frames = effect instanceof KeyframeEffect ? effect.getKeyframes() : []
        return frames.flatMap((frame) => Object.keys(frame))
      }),
    )
    await expect(underway).toBeHidden()
    const frames = await page.evaluate(() => window.frameTimesMs ?? [])
    // What this machine manages while nothing moves is what it can be measured by.
    annotations.push({ type: 'frames', description: `${inTime(frames)} in movement, ${inTime(atRest)} at rest` })
    expect(moved).toContain('transform')
    const about = ['offset', 'computedOffset', 'easing', 'composite']
    expect([...new Set(moved)].filter((key) => !about.includes(key) && !SMOOTH.includes(key))).toEqual([])
    expect(frames.length).toBeGreaterThan(10)
  })
})

function inTime(frames: readonly number[]): string {
  const share = frames.filter((ms) => ms < FRAME_MS_MAX).length / frames.length
  return `${(100 * share).toFixed(1)} % of ${frames.length} under ${FRAME_MS_MAX} ms`
}

/** Notes how long every frame takes from now on. */
function watchFrames(): void {
  const frames: number[] = []
  window.frameTimesMs = frames
  let last = performance.now()
  const next = () => {
    const now = performance.now()
    frames.push(now - last)
    last = now
    requestAnimationFrame(next)
  }
  requestAnimationFrame(next)
}

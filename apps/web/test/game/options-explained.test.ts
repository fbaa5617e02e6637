import type { Box } from '@ludoteca/kernel'
import { shelf } from '@ludoteca/registry'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { OptionsExplained } from '../../src/screens/game/options-explained.tsx'
import { createRoot, RootContext } from '../../src/stores/root.ts'
import { FakeStorage } from '../stores/fake-storage.ts'

const boxes: readonly Box[] = await Promise.all(shelf.map(({ load }) => load()))

/** What the page says of each option, in an English page. */
function explained(box: Box): readonly string[] {
  const root = createRoot({ storage: new FakeStorage(), session: new FakeStorage(), languages: ['en'], path: '/' })
  const page = createElement(RootContext, { value: root }, createElement(OptionsExplained, { box }))
  const html = renderToStaticMarkup(page)
  return [...html.matchAll(/<div>(.*?)<\/div>/g)].map(([, entry = '']) => entry.replaceAll(/<[^>]*>/g, ' '))
}

/** How values are written in code: lists, keys, and words that no game uses of itself. */
const RAW = /[[\]{}_]|&quot;|\b(true|false|null|none|undefined|random|sweep|[A-Z]{4,})\b/

test.each(boxes.map((box) => [box.game.id, box] as const))('options of %s are explained in words alone', (_id, box) => {
  const entries = explained(box)
  expect(entries).toHaveLength(Object.keys(box.game.options).length)
  expect(entries.filter((entry) => RAW.test(entry))).toEqual([])
})

test('a number that means something else says what', () => {
  const market = boxes.find(({ game }) => game.id === 'ludomercatus') ?? expect.fail('no Ludomercatus')
  expect(explained(market).find((entry) => entry.includes('Time limit'))).toContain('604,800 (0: no limit)')
})

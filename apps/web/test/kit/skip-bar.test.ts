import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { SkipBar } from '../../src/kit/skip-bar.tsx'
import { createRoot, RootContext } from '../../src/stores/root.ts'
import { LocaleContext } from '../../src/words/in-locales.ts'
import { FakeStorage } from '../stores/fake-storage.ts'
import { FakeClock } from './fake-clock.ts'
import { ShownMatch } from './shown-match.ts'

/** A table of which nobody is asked anything, and on which everything takes a second. */
function watched() {
  const clock = new FakeClock()
  const match = new ShownMatch(clock)
  match.happen([])
  match.present(
    () => [{ ms: 1000 }],
    () => 'normal',
  )
  return { clock, match, happen: () => match.happen([{ type: 'dice' }]) }
}

/** What the buttons of the bar say, in a page in English and at a table that speaks one language or none. */
function buttonsOf(match: ShownMatch, table?: 'es' | 'de'): readonly string[] {
  const root = createRoot({ storage: new FakeStorage(), session: new FakeStorage(), languages: ['en'], path: '/' })
  const bar = createElement(LocaleContext, { value: table }, createElement(SkipBar, { match }))
  const html = renderToStaticMarkup(createElement(RootContext, { value: root }, bar))
  return [...html.matchAll(/<button.*?<\/button>/g)].map(([button]) => button.replaceAll(/<[^>]*>/g, '').trim())
}

describe('the bar that skips', () => {
  test('is there while something is acted out', () => {
    const { clock, match, happen } = watched()
    expect(buttonsOf(match)).toEqual([])
    happen()
    expect(buttonsOf(match)).toEqual(['Skip', 'Until I am asked'])
    clock.pass(1000)
    expect(buttonsOf(match)).toEqual([])
  })

  test('lets those who are never asked see moves again', () => {
    const { match, happen } = watched()
    happen()
    match.queue.skipUntilAsked()
    expect(buttonsOf(match)).toEqual(['Show moves again'])
    happen()
    expect(buttonsOf(match)).toEqual(['Show moves again'])
    match.queue.stopSkipping()
    expect(buttonsOf(match)).toEqual([])
    happen()
    expect(buttonsOf(match)).toEqual(['Skip', 'Until I am asked'])
  })

  test('speaks the language of the table, where the table has one', () => {
    const { match, happen } = watched()
    happen()
    expect(buttonsOf(match, 'es')).toEqual(['Saltar', 'Hasta que me toque'])
    match.queue.skipUntilAsked()
    expect(buttonsOf(match, 'de')).toEqual(['Züge wieder zeigen'])
  })
})

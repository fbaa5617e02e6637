import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LineChart } from '../../src/components/line-chart.tsx'
import { createRoot, RootContext } from '../../src/stores/root.ts'
import { LocaleContext } from '../../src/words/in-locales.ts'
import { FakeStorage } from '../stores/fake-storage.ts'

/** A chart in a page of that language, at a table that speaks one of its own or none. */
function chartIn(page: string, table?: 'en' | 'es' | 'de'): string {
  const root = createRoot({ storage: new FakeStorage(), session: new FakeStorage(), languages: [page], path: '/' })
  const chart = createElement(LineChart, { title: 'x', axis: 'x', places: ['1', '2'], series: [] })
  return renderToStaticMarkup(
    createElement(RootContext, { value: root }, createElement(LocaleContext, { value: table }, chart)),
  )
}

test('what tables share speaks the language of the page, and that of the table where the table has one', () => {
  expect(chartIn('en')).toContain('Show as a table')
  expect(chartIn('en', 'es')).toContain('Ver como tabla')
  expect(chartIn('es', 'de')).toContain('Als Tabelle zeigen')
})

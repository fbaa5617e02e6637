import { expect, test } from './house.ts'
import { bidOn, ranksOn } from './imperio-table.ts'
import { CITY_ANSWERS, startImperio } from './local-imperio.ts'
import { playUntil } from './online-play.ts'

test('a quick match against bots is played to its end on one device', async ({ page }, info) => {
  await startImperio(page)
  await playUntil(page.getByRole('button', { name: 'Paso', exact: true }), [{ page, answers: CITY_ANSWERS }])
  await bidOn(page)
  await expect(page.getByRole('region', { name: 'Ingresos' }).or(page.getByText('PUJA ENVIADA')).first()).toBeVisible()
  await playUntil(page.getByRole('region', { name: 'Edición final' }), [{ page, answers: CITY_ANSWERS }])
  expect(await ranksOn(page)).toHaveLength(5)
  // What tables share speaks Spanish here, too, in a page that is in English.
  const chart = page.getByRole('region', { name: 'Edición final' }).getByRole('figure')
  await chart.getByRole('button', { name: 'Ver como tabla' }).click()
  await chart.getByRole('button', { name: 'Ver como gráfico' }).click()
  await info.attach('the last edition', { body: await page.screenshot(), contentType: 'image/png' })
  await page.reload()
  await expect(page.getByRole('region', { name: 'Edición final' })).toBeVisible()
})

test.describe('where things may move', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('the envelopes are opened one by one, and a tap opens what is left', async ({ page }, info) => {
    await startImperio(page)
    const pass = page.getByRole('button', { name: 'Paso', exact: true })
    await playUntil(pass, [{ page, answers: CITY_ANSWERS }])
    await bidOn(page)
    const opening = page.getByRole('region', { name: 'Se abren los sobres' })
    await expect(opening.getByText(/^Lote 1 de \d$/)).toBeVisible()
    await expect(opening.getByText('sobre cerrado').or(opening.getByText('ADJUDICADO')).first()).toBeVisible()
    await info.attach('envelopes', { body: await page.screenshot(), contentType: 'image/png' })
    await opening.getByRole('button', { name: 'Abrir todos' }).click()
    await expect(page.getByText('Así quedó la subasta').first()).toBeVisible()
    // The next auction opens by itself, too.
    await playUntil(pass, [{ page, answers: CITY_ANSWERS }])
    await bidOn(page)
    await expect(opening).toBeVisible()
    await expect(opening).toBeHidden({ timeout: 60_000 })
    await expect(page.getByText('Así quedó la subasta').first()).toBeVisible()
  })
})

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

import { deedOn, dialogOn, openCarcosa } from './carcosa-table.ts'
import { expect, keepPicture, test } from './online-people.ts'

/** Ada stands at the edge with two of the five keys that are left: without them the match is lost. */
const EDGE = { golden: 'chacha12', moves: 224 } as const

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
]) {
  test(`whoever would lose the match by falling reads it first, ${viewport.width} px wide [7.6, 8]`, async ({
    page,
  }, info) => {
    await page.setViewportSize(viewport)
    await openCarcosa(page, EDGE)
    const edge = dialogOn(page, 'Estás al borde')
    await expect(edge).toContainText('Sacrifica algo para siempre y tu cordura queda en 0, o cae a −5.')
    await keepPicture(page, 'at the edge', info)
    await edge.getByRole('button', { name: /^Aceptar −5/ }).click()
    const sure = dialogOn(page, 'Antes de hacerlo')
    const warning = sure.getByText('Quedarían 3 llaves en juego: derrota al final de la ronda.')
    await expect(warning).toBeInViewport({ ratio: 1 })
    await keepPicture(page, 'what it costs', info)
    // Nothing has happened yet.
    await sure.getByRole('button', { name: 'Mejor no' }).click()
    await expect(edge.getByRole('button', { name: /^Aceptar −5/ })).toBeEnabled()
  })
}

test('the crown says what it costs and how many keys it leaves, before it is taken [7.11]', async ({ page }, info) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openCarcosa(page, { golden: 'chacha12', moves: 245 })
  await deedOn(page, 'Corona').click()
  const sure = dialogOn(page, 'Antes de hacerlo')
  await expect(sure).toContainText('Quedarían 4 llaves en juego.')
  await keepPicture(page, 'the crown', info)
  await sure.getByRole('button', { name: 'Mejor no' }).click()
  await expect(deedOn(page, 'Corona')).toBeEnabled()
})

test('who would be pushed to the edge is named, before one crosses to them [7.8]', async ({ page }, info) => {
  await openCarcosa(page, { golden: 'the-king-wins', moves: 133 })
  await deedOn(page, 'Cruzar').click()
  await page.getByRole('button', { name: /^Ada/ }).last().click()
  await expect(dialogOn(page, 'Antes de hacerlo')).toContainText('Eso empuja al borde a Ada.')
  await keepPicture(page, 'the gates', info)
})

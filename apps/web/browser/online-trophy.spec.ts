import { bidAllOn, IDLE_OWNER, phaseOn } from './imperio-table.ts'
import { expect, keepPicture, test } from './online-people.ts'
import { playUntil } from './online-play.ts'
import { addBot, openRoom, START } from './online-room.ts'
import { copied, copyLink, strangerSees } from './sharing.ts'

/** All that an owner of a long match begins with: far more than the cheapest lot costs. */
const ALL_CASH = 11

test('a trophy is passed on the moment it is earned, and a stranger sees it while the match goes on', async ({
  arrive,
  browser,
}, info) => {
  test.setTimeout(150_000)
  const ana = await arrive('Ana')
  await openRoom(ana, {
    game: 'Imperio Inmobiliario',
    seats: 4,
    options: { 'Duración de las fases (%)': 60 },
    look: () => ana.getByRole('radio', { name: 'Larga', exact: true }).check(),
  })
  for (const seat of [2, 3, 4]) await addBot(ana, seat)
  await ana.getByRole('button', { name: START }).click()
  await expect(phaseOn(ana, 'Subasta')).toBeVisible()
  await bidAllOn(ana, ALL_CASH)
  // [A-AUC-04] Four or more above the price of the lot.
  const earned = ana.getByRole('button', { name: 'Compartir trofeo: Se picó' })
  await playUntil(earned, [{ page: ana, answers: IDLE_OWNER }])
  await earned.click()
  const sheet = ana.getByRole('dialog', { name: 'Se picó' })
  await copyLink(ana, sheet)
  await keepPicture(ana, 'a trophy, the moment it is earned', info)
  const seen = await strangerSees(browser, await copied(ana))
  expect(seen).toMatchObject({ locale: 'es', width: 1080, height: 1920, isIndexed: false })
  expect(seen.title).toMatch(/Se picó · Ana$/)
  expect(seen.disclaimer).toContain('No hay afiliación ni representación')
  await keepPicture(seen.page, 'what a stranger sees', info)
  await seen.page.getByRole('link', { name: 'Jugar este juego' }).click()
  await expect(seen.page).toHaveURL(/\/game\/imperio$/)
  await seen.page.context().close()
})

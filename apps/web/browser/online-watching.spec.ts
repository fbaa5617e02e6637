import { dockOn, readyOn, tableOn, turnTo } from './aufbau-table.ts'
import { expect, keepPicture, test } from './online-people.ts'
import { addBot, enterCode, openRoom } from './online-room.ts'

test('those who watch Aufbau read what everybody knows, while it is played', async ({ arrive }, info) => {
  const ana = await arrive('Ana')
  const blas = await arrive('Blas')
  const code = await openRoom(ana, { game: 'Aufbau', seats: 2 })
  await addBot(ana, 2)
  await ana.getByRole('button', { name: 'Start the match' }).click()
  await ana.getByRole('button', { name: 'Die erste Runde beginnen' }).click()
  await enterCode(blas, code)
  await expect(tableOn(blas)).toContainText('Runde 1 von 20')
  await expect(blas.getByRole('tab')).toHaveText(['Nachbarn', 'Markt', 'Ereignisse', 'Chronik'])
  await expect(blas.getByRole('article', { name: 'Ana' })).toContainText('handelt')
  await expect(blas.getByRole('article', { name: 'Ana' })).not.toContainText('Goldwert')
  await expect(dockOn(blas)).toHaveCount(0)
  await expect(blas.getByRole('region', { name: 'Was du hast' })).toHaveCount(0)
  await keepPicture(blas, 'watching', info)
  await readyOn(ana).click()
  await expect(tableOn(blas)).toContainText('Runde 2 von 20')
  await turnTo(blas, 'Chronik')
  await expect(tableOn(blas)).toContainText('Die Aktionen sind eröffnet')
  await expect(blas.getByText('Eigene Würfe')).toHaveCount(0)
})

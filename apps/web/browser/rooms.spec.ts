import type { Page } from '@playwright/test'
import { expect, keepPicture, test } from './online-people.ts'
import { pearlsAnswers, playUntil } from './online-play.ts'
import { addBot, cardOf, enterCode, openRoom, seatOf } from './online-room.ts'

test('a public room is found, watched, and a watcher sits down', async ({ arrive }, info) => {
  const host = await arrive('Hostia')
  const guest = await arrive('Gaius')
  const code = await openRoom(host, { game: 'Pearls', seats: 3, isPublic: true })

  await test.step('the lobby lists it, filters find it or do not', async () => {
    await guest.getByRole('link', { name: 'Online' }).click()
    await expect(cardOf(guest, code)).toContainText('Host: Hostia')
    await expect(cardOf(guest, code)).toContainText('1 of 3 seats taken')
    await keepPicture(guest, 'the lobby with a room', info)
    await guest.getByLabel('Game', { exact: true }).selectOption({ label: 'Banca' })
    await expect(cardOf(guest, code)).toBeHidden()
    await guest.getByLabel('Game', { exact: true }).selectOption({ label: 'Pearls' })
    await expect(cardOf(guest, code)).toBeVisible()
    await guest.getByRole('radio', { name: 'Being played' }).check()
    await expect(cardOf(guest, code)).toBeHidden()
    await guest.getByRole('radio', { name: 'With a free seat' }).check()
    await expect(cardOf(guest, code)).toBeVisible()
  })

  await test.step('watching it, then taking a seat', async () => {
    await cardOf(guest, code).getByRole('link', { name: 'Watch' }).click()
    await expect(host.getByRole('region', { name: 'Watching' })).toContainText('Gaius')
    await guest.getByRole('button', { name: 'Sit on seat 2' }).click()
    await expect(seatOf(host, 2)).toContainText('Gaius')
    await expect(host.getByText('Nobody watches yet.')).toBeVisible()
  })

  await test.step('who comes during the match watches it, as the lobby says', async () => {
    await addBot(host, 3, 'Easy')
    await guest.getByRole('button', { name: 'I am ready' }).click()
    await host.getByRole('button', { name: 'Start the match' }).click()
    await expect(host.getByRole('button', { name: 'Bid a card' })).toBeVisible()
    const third = await arrive('Tertia')
    await third.getByRole('link', { name: 'Online' }).click()
    await expect(cardOf(third, code)).toContainText('Being played')
    await cardOf(third, code).getByRole('link', { name: 'Watch' }).click()
    await expect(third.getByText('You are watching.')).toBeVisible()
    const isOver = third.getByRole('region', { name: 'The match is over' })
    await playUntil(isOver, [
      { page: host, answers: pearlsAnswers(host) },
      { page: guest, answers: pearlsAnswers(guest) },
    ])
    await keepPicture(third, 'the result as a watcher sees it', info)
  })
})

test('somebody who comes late takes the seat of a bot', async ({ arrive }, info) => {
  const host = await arrive('Hostia')
  const late = await arrive('Sero')
  const code = await openRoom(host, { game: 'Ludomercatus', seats: 2, isPublic: true })
  await addBot(host, 2)
  await host.getByRole('button', { name: 'Start the match' }).click()
  // The first round is not over before the host has moved.
  await expect(host.getByText('Round 1', { exact: true })).toBeVisible()
  await late.getByRole('link', { name: 'Online' }).click()
  await cardOf(late, code).getByRole('link', { name: 'Take a bot’s seat' }).click()
  await late.getByRole('button', { name: /^Take over from / }).click()
  await expect(playersOf(late).getByRole('listitem').nth(1)).toContainText(/Sero.*\(you\)/s)
  await expect(playersOf(host).getByRole('listitem').nth(1)).toContainText('Sero')
  await keepPicture(late, 'the seat that was taken over', info)
})

test('quick play leads two people to one table', async ({ arrive }) => {
  const first = await arrive('Prima')
  const second = await arrive('Secundus')
  for (const page of [first, second]) {
    await page.getByRole('link', { name: 'Online' }).click()
    await page.getByRole('button', { name: 'Quick play: Banca' }).click()
    await expect(page.getByRole('heading', { name: 'At the table' })).toBeVisible()
  }
  expect(new URL(second.url()).pathname).toBe(new URL(first.url()).pathname)
  await expect(seatOf(first, 2)).toContainText('Secundus')
  await expect(seatOf(second, 1)).toContainText('Prima')
})

test('codes that lead nowhere are said to', async ({ arrive }) => {
  const page = await arrive('Errans')
  await enterCode(page, 'abc')
  await expect(page.getByRole('alert')).toHaveText('A code has five letters.')
  await enterCode(page, 'qqqqq')
  await expect(page.getByRole('alert')).toContainText('There is no room with this code.')
  await page.goto('/r/QQQQQ')
  await expect(page.getByRole('heading', { name: 'There is no such room' })).toBeVisible()
  await page.getByRole('link', { name: 'Another code' }).click()
  await expect(page).toHaveURL(/\/lobby$/)
})

test('the host locks, adds and removes, hands over, is followed, and sends away', async ({ arrive }, info) => {
  const host = await arrive('Hostia')
  const guest = await arrive('Gaius')
  const code = await openRoom(host, { game: 'Ludomercatus', seats: 4 })
  await enterCode(guest, code.toLowerCase())
  await expect(seatOf(host, 2)).toContainText('Gaius')

  await test.step('seats are locked: nobody but the host may move', async () => {
    await expect(guest.getByRole('button', { name: 'Sit on seat 3' })).toBeVisible()
    await host.getByRole('switch', { name: 'Seats locked' }).click()
    await expect(host.getByRole('switch', { name: 'Seats locked' })).toBeChecked()
    await expect(guest.getByRole('button', { name: 'Sit on seat 3' })).toBeHidden()
    await host.getByRole('switch', { name: 'Seats locked' }).click()
    await expect(guest.getByRole('button', { name: 'Sit on seat 3' })).toBeVisible()
  })

  await test.step('a bot comes and goes', async () => {
    await addBot(host, 3, 'Easy')
    await expect(seatOf(guest, 3)).toContainText('Easy')
    await seatOf(host, 3)
      .getByRole('button', { name: /^Remove / })
      .click()
    await expect(seatOf(guest, 3)).toContainText('Free seat')
  })

  const third = await arrive('Tertia')
  await enterCode(third, code)
  await expect(seatOf(guest, 3)).toContainText('Tertia')

  await test.step('the room is handed over, and the new host sends the old one away', async () => {
    await expect(guest.getByRole('button', { name: 'Start the match' })).toBeHidden()
    await host.getByRole('button', { name: 'About Gaius' }).click()
    await host.getByRole('button', { name: 'Make host' }).click()
    await expect(guest.getByRole('button', { name: 'Start the match' })).toBeVisible()
    await expect(host.getByRole('button', { name: 'Start the match' })).toBeHidden()
    await keepPicture(guest, 'the room of the new host', info)
    await guest.getByRole('button', { name: 'About Hostia' }).click()
    await guest.getByRole('button', { name: 'Remove from the room' }).click()
    await expect(host.getByRole('heading', { name: 'You were asked to leave' })).toBeVisible()
    await expect(seatOf(guest, 1)).toContainText('Free seat')
    await keepPicture(host, 'somebody who was sent away', info)
    await host.goto(`/r/${code}`)
    await expect(host.getByRole('heading', { name: 'You were asked to leave' })).toBeVisible()
  })

  await test.step('when the host leaves, the next one is host', async () => {
    await third.getByRole('button', { name: 'Sit on seat 1' }).click()
    await expect(seatOf(guest, 1)).toContainText('Tertia')
    await guest.getByRole('button', { name: 'Leave the room' }).click()
    await expect(guest.getByRole('heading', { name: 'You have left the room' })).toBeVisible()
    await expect(seatOf(third, 1)).toContainText('Host')
    await expect(third.getByRole('button', { name: 'Start the match' })).toBeVisible()
    await expect(seatOf(third, 2)).toContainText('Free seat')
  })
})

/** Everybody at the table of Ludomercatus. */
function playersOf(page: Page) {
  return page.getByRole('list', { name: 'Players' })
}

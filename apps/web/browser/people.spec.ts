import { expect, keepPicture, test } from './online-people.ts'
import { pearlsAnswers, playUntil } from './online-play.ts'
import { addBot, openRoom } from './online-room.ts'

// Nobody else has it, not even an earlier run against the same server.
const HANDLE = `ana_${Date.now().toString(36)}`
const PASSWORD = 'seven hills and one'

test('a guest keeps the account, and finds the history again on another device', async ({ arrive }, info) => {
  const page = await arrive('Ana')

  await test.step('a match is finished as a guest', async () => {
    await openRoom(page, { game: 'Pearls', seats: 2, options: { Pearls: 3 } })
    await addBot(page, 2, 'Easy')
    await page.getByRole('button', { name: 'Start the match' }).click()
    await playUntil(page.getByRole('region', { name: 'The match is over' }), [{ page, answers: pearlsAnswers(page) }])
    await expect(page.getByRole('link', { name: 'Watch the replay' })).toBeVisible()
  })

  await test.step('the account is claimed', async () => {
    await page.getByRole('link', { name: 'Profile' }).click()
    const account = page.getByRole('region', { name: 'Account' })
    await account.getByRole('textbox', { name: 'Handle' }).fill(HANDLE)
    await account.getByLabel('Password').fill('short')
    await account.getByRole('button', { name: 'Keep this account' }).click()
    await expect(account.getByRole('alert')).toBeVisible()
    await account.getByLabel('Password').fill(PASSWORD)
    await account.getByRole('button', { name: 'Keep this account' }).click()
    await expect(account.getByText(`Your handle is ${HANDLE}.`)).toBeVisible()
    await keepPicture(page, 'the profile of a member', info)
  })

  await test.step('after logging out somebody new is here', async () => {
    await page.getByRole('button', { name: 'On this device' }).click()
    await expect(page.getByText('You are a guest on this device.')).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Name', exact: true })).not.toHaveValue('Ana')
    await page.getByRole('link', { name: 'History' }).click()
    await expect(page.getByText('You have not finished a match online yet.')).toBeVisible()
  })

  await test.step('elsewhere she logs in and sees the match again', async () => {
    const other = await arrive('Somebody')
    const account = other.getByRole('region', { name: 'Account' })
    await account.getByRole('tab', { name: 'Log in' }).click()
    await account.getByRole('textbox', { name: 'Handle' }).fill(HANDLE)
    await account.getByLabel('Password').fill('not her password')
    await account.getByRole('button', { name: 'Log in' }).click()
    await expect(account.getByRole('alert')).toBeVisible()
    await account.getByLabel('Password').fill(PASSWORD)
    await account.getByRole('button', { name: 'Log in' }).click()
    await expect(account.getByText(`Your handle is ${HANDLE}.`)).toBeVisible()
    await expect(other.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Ana')

    await other.getByRole('link', { name: 'History' }).click()
    const played = other.getByRole('region', { name: 'Played online' }).getByRole('listitem')
    await expect(played.first()).toContainText('Pearls')
    await expect(played.first()).toContainText('Ana (you)')
    await keepPicture(other, 'the history', info)
    await played
      .first()
      .getByRole('link', { name: /^Replay/ })
      .click()
    await expect(other).toHaveURL(/\/match\//)
    await expect(other.getByRole('heading', { level: 1, name: 'Pearls' })).toBeVisible()
    await expect(other.getByRole('slider').first()).toBeVisible()
    await keepPicture(other, 'the replay', info)
  })
})

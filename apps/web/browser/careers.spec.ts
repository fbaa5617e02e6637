import { expect, keepPicture, test } from './online-people.ts'
import { pearlsAnswers, playUntil } from './online-play.ts'
import { addBot, openRoom } from './online-room.ts'

// Nobody else has it, not even an earlier run against the same server.
const HANDLE = `bea_${Date.now().toString(36)}`
const PASSWORD = 'nine rivers and none'

test('a profile page stays unlisted, or private; a portrait that was chosen is seen in the room', async ({
  arrive,
}, info) => {
  const page = await arrive('Bea')
  const other = await arrive('Carl')
  let link = ''

  await test.step('she keeps the account and chooses a portrait', async () => {
    await page.getByRole('link', { name: 'Profile' }).click()
    const account = page.getByRole('region', { name: 'Account' })
    await account.getByRole('textbox', { name: 'Handle' }).fill(HANDLE)
    await account.getByLabel('Password').fill(PASSWORD)
    await account.getByRole('button', { name: 'Keep this account' }).click()
    await expect(account.getByText(`Your handle is ${HANDLE}.`)).toBeVisible()
    await page.getByText('Portrait', { exact: true }).click()
    await page.getByRole('radio', { name: 'Hair 3' }).check({ force: true })
    await page.getByRole('radio', { name: 'Background 2' }).check({ force: true })
    await keepPicture(page, 'choosing a portrait', info)
    await page.getByRole('region', { name: 'You' }).getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Saved.')).toBeVisible()
    await expect(page.getByRole('radio', { name: 'By link' })).toBeChecked()
    link = (await page.getByRole('link', { name: 'To my page' }).getAttribute('href')) ?? ''
    expect(link).toMatch(/^\/p\/[a-z2-7]{12}$/)
  })

  await test.step('others in the room see it, and the match counts for her', async () => {
    const code = await openRoom(page, { game: 'Pearls', seats: 3, options: { Pearls: 3 } })
    await other.goto(`/r/${code}`)
    await expect(other.getByRole('listitem', { name: 'Seat 1' }).locator('img')).toHaveAttribute(
      'src',
      /^data:image\/svg/,
    )
    await keepPicture(other, 'a portrait in a room', info)
    await other.getByRole('button', { name: 'Leave the room' }).first().click()
    await addBot(page, 2, 'Easy')
    await addBot(page, 3, 'Easy')
    await page.getByRole('button', { name: 'Start the match' }).click()
    await playUntil(page.getByRole('region', { name: 'The match is over' }), [{ page, answers: pearlsAnswers(page) }])
  })

  await test.step('whoever has the link sees the page; nobody finds it without', async () => {
    await expect(async () => {
      await other.goto(link)
      await expect(other.getByRole('heading', { name: 'Pearls' })).toBeVisible({ timeout: 2_000 })
    }).toPass()
    await expect(other.getByRole('heading', { level: 1, name: 'Bea' })).toBeVisible()
    await expect(other.getByText('The last matches')).toBeVisible()
    await keepPicture(other, 'the page of somebody else', info)
    const answer = await other.request.get(link)
    expect([answer.status(), answer.headers()['x-robots-tag']]).toEqual([200, 'noindex'])
    expect(await answer.text()).toContain(`<meta property="og:title" content="Bea (@${HANDLE})">`)
    expect((await other.request.get(`/api/people/${HANDLE}`)).status()).toBe(404)
    expect(await (await other.request.get('/api/matches?listed=1')).text()).not.toContain(link.slice('/p/'.length))
  })

  await test.step('once it is private there is no such page for others', async () => {
    await page.goto('/profile')
    await page.getByText('Only me', { exact: true }).click()
    await expect(page.getByText('For everybody else there is no such page.')).toBeVisible()
    await other.goto(link)
    await expect(other.getByRole('heading', { name: 'There is no such page' })).toBeVisible()
    const [hidden, unknown] = [await other.request.get(link), await other.request.get('/p/aaaaaaaaaaaa')]
    expect([hidden.status(), await hidden.text()]).toEqual([404, await unknown.text()])
    await page.goto(link)
    await expect(page.getByText('This is your page. Nobody but you sees it.')).toBeVisible()
    await page.goto('/badges')
    await expect(page.getByRole('heading', { name: 'Imperio Inmobiliario' })).toBeVisible()
    await page.getByText(/of 60 badges/).click()
    await expect(page.getByText('A la una, a las dos')).toBeVisible()
    await keepPicture(page, 'badges', info)
  })
})

import type { Page } from '@playwright/test'
import { expectNothingSeriousInAnyLook } from './axe.ts'
import { expect, test } from './online-people.ts'

// Nobody else has it, not even an earlier run against the same server.
const HANDLE = `eva_${Date.now().toString(36)}`
const PASSWORD = 'seven hills and one'

test('somebody sees where they are logged in, ends it, and deletes the account with the password', async ({
  arrive,
}, info) => {
  const page = await arrive('Eva')
  const account = page.getByRole('region', { name: 'Account' })
  const sessions = page.getByRole('group', { name: 'Where you are logged in' })
  let other: Page

  await test.step('a password that everybody would try is refused, and she reads why', async () => {
    await account.getByRole('textbox', { name: 'Handle' }).fill(HANDLE)
    for (const password of ['password', '12345678', HANDLE]) {
      await account.getByLabel('Password').fill(password)
      await account.getByRole('button', { name: 'Keep this account' }).click()
      await expect(account.getByRole('alert')).toContainText('others would try')
    }
    await account.getByLabel('Password').fill(PASSWORD)
    await account.getByRole('button', { name: 'Keep this account' }).click()
    await expect(account.getByText(`Your handle is ${HANDLE}.`)).toBeVisible()
    await expect(sessions.getByRole('listitem')).toHaveCount(1)
    await expect(sessions.getByRole('listitem')).toContainText('This device')
  })

  await test.step('she logs in elsewhere, and finds both here', async () => {
    other = await arrive('Somebody')
    const there = other.getByRole('region', { name: 'Account' })
    await there.getByRole('tab', { name: 'Log in' }).click()
    await there.getByRole('textbox', { name: 'Handle' }).fill(HANDLE)
    await there.getByLabel('Password').fill(PASSWORD)
    await there.getByRole('button', { name: 'Log in' }).click()
    await expect(there.getByText(`Your handle is ${HANDLE}.`)).toBeVisible()
    await page.reload()
    await expect(sessions.getByRole('listitem')).toHaveCount(2)
    await sessions.scrollIntoViewIfNeeded()
    await expectNothingSeriousInAnyLook(page, 'where one is logged in', info)
    await page.setViewportSize({ width: 360, height: 780 })
    const hidden = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(hidden).toBeLessThanOrEqual(0)
  })

  await test.step('with the keyboard she ends the other one, and the focus stays where she was', async () => {
    await sessions.getByRole('button', { name: /^End the session of/ }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('region', { name: 'Messages' }).getByText('That session is over.')).toBeVisible()
    await expect(sessions.getByRole('listitem')).toHaveCount(1)
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false)
    await other.reload()
    await expect(other.getByText('You are a guest on this device.')).toBeVisible()
  })

  await test.step('deleting asks for the password', async () => {
    await page.getByRole('button', { name: 'Delete the account' }).click()
    const dialog = page.getByRole('dialog')
    await expectNothingSeriousInAnyLook(page, 'deleting the account', info)
    await dialog.getByLabel('Current password').fill('not her password')
    await dialog.getByRole('button', { name: 'Delete for good' }).click()
    await expect(dialog.getByRole('alert')).toContainText('That is not your password.')
    await dialog.getByLabel('Current password').fill(PASSWORD)
    await dialog.getByRole('button', { name: 'Delete for good' }).click()
    await expect(page.getByText('You are a guest on this device.')).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Name', exact: true })).not.toHaveValue('Eva')
  })
})

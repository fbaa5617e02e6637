// Sets up an administrator on a server that runs, and takes a picture of every screen of the administration, on a desk
// and on a phone.
import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { bytesOf, codeAt, STEP_MS } from '@ludoteca/server/testing'

const PHONE = { width: 390, height: 844 }
const DESK = { width: 1280, height: 800 }
const HANDLE = 'ada'
const PASSWORD = 'nine rivers and none'

export async function takeAdmin(browser, { url, bin, data }, folder) {
  mkdirSync(folder, { recursive: true })
  const open = async (viewport) => {
    const context = await browser.newContext({ baseURL: url, viewport, locale: 'en-GB' })
    return context.newPage()
  }
  const take = async (page, name) => {
    for (const [look, viewport] of Object.entries({ desk: DESK, phone: PHONE })) {
      await page.setViewportSize(viewport)
      await page.waitForLoadState('networkidle')
      await page.waitForTimeout(400)
      await page.screenshot({ path: join(folder, `${name}-${look}.png`) })
    }
    await page.setViewportSize(DESK)
    process.stderr.write(`docs/pictures/admin/${name}-desk.png\n`)
  }
  const admin = await open(DESK)
  const player = await open(PHONE)
  await keepAccount(admin, 'Ada', HANDLE)
  await keepAccount(player, 'Malvado', 'mal_01')
  const room = await startMatch(player)

  await enrolAdmin(admin, { bin, data, handle: HANDLE }, take)

  await admin.goto('/admin/switches')
  await because(admin, 'Switch off: Reactions', 'Too many faces tonight.', 'Switch off')
  await take(admin, 'switches')
  await admin.goto('/admin/dashboard')
  await admin.getByText('Came into a room').waitFor()
  await take(admin, 'dashboard')
  await admin.goto('/admin/rooms')
  await admin.getByRole('row', { name: room }).waitFor()
  await take(admin, 'rooms')
  await admin.getByRole('link', { name: `Open: ${room}` }).click()
  await admin
    .getByRole('textbox', { name: 'Message' })
    .fill('The server restarts at ten. Your match goes on afterwards.')
  await admin.getByRole('button', { name: 'Show it' }).click()
  await admin.getByRole('list', { name: 'Story' }).waitFor()
  await take(admin, 'room')
  await player.getByText('The server restarts at ten.').first().waitFor()
  await player.screenshot({ path: join(folder, 'notice-phone.png') })

  await admin.goto('/admin/moderation')
  await admin.getByRole('tab', { name: 'Reports' }).waitFor()
  await take(admin, 'reports')
  await admin.getByRole('tab', { name: 'Block list' }).click()
  await admin.getByLabel('Would this name pass?').fill('P3ND3JO')
  await admin.getByRole('button', { name: 'Test', exact: true }).click()
  await admin.getByText('No: the block list forbids it.').waitFor()
  await take(admin, 'block-list')
  await admin.goto('/admin/accounts')
  await admin.getByLabel('Search').fill('mal')
  await admin.getByRole('link', { name: 'Open: Malvado' }).waitFor()
  await take(admin, 'accounts')
  await admin.getByRole('link', { name: 'Open: Malvado' }).click()
  await admin.getByRole('button', { name: 'Mask' }).click()
  await take(admin, 'reason')
  await admin.getByRole('dialog').getByRole('textbox', { name: 'Reason' }).fill('Not a name for a family evening.')
  await admin.getByRole('dialog').getByRole('button', { name: 'Mask' }).click()
  await admin.getByText('may play, name locked').waitFor()
  await take(admin, 'account')
  await admin.goto(`/admin/rooms/${room}`)
  await because(admin, 'Close the room', 'They asked for it.', 'Close the room')
  await player.getByRole('heading', { name: 'The room was closed' }).waitFor()
  await player.screenshot({ path: join(folder, 'closed-phone.png') })
  await admin.goto('/admin/shared')
  await admin.getByText('Waiting for the sweep').waitFor()
  await take(admin, 'shared')
  await admin.goto('/admin/audit')
  await admin.getByRole('row').filter({ hasText: 'room.close' }).waitFor()
  await take(admin, 'audit')
}

/** Has the account of whoever is at this page look after the server, and brings them in. */
export async function enrolAdmin(page, { bin, data, handle }, take = async () => {}) {
  const added = execFileSync(process.execPath, [bin, 'admin', 'add', handle, '--data', data], { encoding: 'utf8' })
  await page.goto('/admin')
  await take(page, 'enrol-code')
  await page.getByLabel('Code from the command line').fill(/^ {4}(\S+)$/m.exec(added)[1])
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('img', { name: 'QR code for an authenticator app' }).waitFor()
  await take(page, 'enrol')
  const secret = bytesOf(await page.locator('code').first().textContent())
  await page.getByLabel('The six digits it shows now').fill(codeAt(secret, Math.floor(Date.now() / STEP_MS)))
  await page.getByRole('button', { name: 'Confirm' }).click()
  await page.getByRole('heading', { name: 'Keep these codes' }).waitFor()
  await take(page, 'recovery')
  await page.getByRole('button', { name: 'I have kept them' }).click()
  await page.getByRole('heading', { name: 'Dashboard' }).waitFor()
}

export async function keepAccount(page, name, handle) {
  await page.goto('/profile')
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const account = page.getByRole('region', { name: 'Account' })
  await account.getByRole('textbox', { name: 'Handle' }).fill(handle)
  await account.getByLabel('Password').fill(PASSWORD)
  await account.getByRole('button', { name: 'Keep this account' }).click()
  await account.getByText(`Your handle is ${handle}.`).waitFor()
}

/** A room of Pearls with a bot in it, and its match begun; answers with the code. */
async function startMatch(page) {
  const answer = await page.request.post('/api/rooms', { data: { game: 'pearls', kind: 'friends', seats: 2 } })
  const { roomId } = await answer.json()
  await page.goto(`/r/${roomId}`)
  await page.getByRole('button', { name: 'Put a bot on seat 2' }).click()
  await page.getByRole('menuitem', { name: 'Normal' }).click()
  await page.getByRole('button', { name: 'Start the match' }).click()
  await page.getByRole('button', { name: 'Start the match' }).waitFor({ state: 'hidden' })
  return roomId
}

async function because(page, button, reason, confirm) {
  await page.getByRole('button', { name: button }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Reason' }).fill(reason)
  await dialog.getByRole('button', { name: confirm }).click()
  await dialog.waitFor({ state: 'hidden' })
}

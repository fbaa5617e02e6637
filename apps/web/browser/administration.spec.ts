import type { Page } from '@playwright/test'
import { appoint, enrol, keepAccount } from './admin-door.ts'
import { expectNothingSeriousInAnyLook } from './axe.ts'
import { expect, test } from './online-people.ts'
import { addBot, openRoom } from './online-room.ts'

// Nobody else has it, not even an earlier run against the same server.
const MARK = Date.now().toString(36)
const WIDE = { width: 1280, height: 800 }

/** Gives a reason in the dialog that asks for one, and does it. */
async function because(page: Page, reason: string, button: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Reason' }).fill(reason)
  await dialog.getByRole('button', { name: button }).click()
  await expect(dialog).toBeHidden()
}

test('an administrator enrols, hides a name and closes a room; the log shows it, and the player gets 404 there', async ({
  arrive,
  house,
}, info) => {
  // Axe looks at ten screens in two looks each.
  test.slow()
  const admin = await arrive('Ada')
  const player = await arrive('Malvado')
  await keepAccount(admin, `ada_${MARK}`)
  await keepAccount(player, `mal_${MARK}`)
  const look = async (name: string) => {
    await expectNothingSeriousInAnyLook(admin, name, info)
    await admin.setViewportSize(WIDE)
  }
  let room = ''

  await test.step('whoever has no rights finds nothing there', async () => {
    await admin.goto('/admin')
    await expect(admin.getByRole('heading', { name: 'There is nothing at this address.' })).toBeVisible()
    expect((await admin.request.get('/api/admin/rooms')).status()).toBe(404)
  })

  await test.step('with the code from the command line the second factor is set up', async () => {
    await enrol(admin, await appoint(house.folder, `ada_${MARK}`, 'operator'), look)
    await expect(admin.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
    await look('dashboard')
  })

  await test.step('a message to a room is read there at once, and by screen readers', async () => {
    room = await openRoom(player, { game: 'Pearls', seats: 2 })
    await admin.getByRole('link', { name: 'Rooms', exact: true }).click()
    await admin.getByLabel('Code').fill(room)
    await expect(admin.getByRole('row', { name: room })).toBeVisible()
    await look('rooms')
    await admin.getByRole('link', { name: `Open: ${room}` }).click()
    await admin.getByRole('textbox', { name: 'Message' }).fill('The server restarts at ten.')
    await admin.getByRole('button', { name: 'Show it' }).click()
    await expect(player.getByText('The server restarts at ten.').first()).toBeVisible()
    await expect(player.locator('[aria-live="polite"]', { hasText: 'The server restarts at ten.' })).toHaveCount(1)
    await info.attach('a message in a room', { body: await player.screenshot(), contentType: 'image/png' })
  })

  await test.step('the match of the room is seen as watchers see it', async () => {
    await addBot(player, 2)
    await player.getByRole('button', { name: 'Start the match' }).click()
    await expect(admin.getByRole('heading', { name: 'The match, as watchers see it' })).toBeVisible()
    await expect(admin.getByRole('list', { name: 'Story' })).toBeVisible()
    await look('a room from inside')
  })

  await test.step('a name is hidden', async () => {
    await admin.getByRole('row', { name: 'Malvado' }).getByRole('link').click()
    await expect(admin.getByRole('heading', { name: 'Account: Malvado' })).toBeVisible()
    await look('an account')
    await admin.getByRole('button', { name: 'Mask' }).click()
    await look('asking for a reason')
    await because(admin, 'not a name for here', 'Mask')
    await expect(admin.getByText('may play, name locked')).toBeVisible()
    const { name } = (await (await player.request.get('/api/me')).json()) as { name: string }
    expect(name).toMatch(/^Invitado \d{4}$/)
    const answer = await player.request.patch('/api/me', { data: { name: 'Malvado' } })
    expect(await answer.json()).toMatchObject({ error: { code: 'NAME_LOCKED' } })
  })

  await test.step('the room is closed: the player reads by whom, and finds nothing there', async () => {
    await admin.goto(`/admin/rooms/${room}`)
    await expect(admin.getByRole('row', { name: 'Player 01' })).toBeVisible()
    await admin.getByRole('button', { name: 'Close the room' }).click()
    await because(admin, 'nothing but trouble', 'Close the room')
    await expect(player.getByRole('heading', { name: 'The room was closed' })).toBeVisible()
    await info.attach('a room that was closed', { body: await player.screenshot(), contentType: 'image/png' })
    expect((await player.request.get(`/api/rooms/${room}`)).status()).toBe(404)
    await player.reload()
    await expect(
      player.getByText('We cannot find that room').or(player.getByRole('heading', { level: 1 })),
    ).toBeVisible()
    expect((await admin.request.get(`/api/admin/rooms/${room}`)).status()).toBe(404)
  })

  await test.step('the audit log shows all of it', async () => {
    await admin.getByRole('link', { name: 'Audit log' }).click()
    await admin.getByLabel('Who', { exact: true }).fill(`ada_${MARK}`)
    for (const [action, reason] of [
      ['room.close', 'nothing but trouble'],
      ['name.mask', 'not a name for here'],
    ] as const) {
      await expect(admin.getByRole('row').filter({ hasText: action }).filter({ hasText: reason })).toBeVisible()
    }
    await expect(admin.getByRole('row').filter({ hasText: 'admin.enrol' })).toBeVisible()
    await look('audit log')
  })
})

test('who is suspended is told so at once, and what is switched off says so', async ({ arrive, house }, info) => {
  test.slow()
  const admin = await arrive('Ada')
  const player = await arrive('Bea')
  await keepAccount(admin, `adb_${MARK}`)
  await keepAccount(player, `bea_${MARK}`)
  await enrol(admin, await appoint(house.folder, `adb_${MARK}`, 'operator'), async () => {})
  const look = async (name: string) => {
    await expectNothingSeriousInAnyLook(admin, name, info)
    await admin.setViewportSize(WIDE)
  }
  await openRoom(player, { game: 'Pearls', seats: 2 })

  await test.step('bots are switched off, and on again', async () => {
    await admin.getByRole('link', { name: 'Switches' }).click()
    await admin.getByRole('button', { name: 'Switch off: Bots' }).click()
    await because(admin, 'they misbehave', 'Switch off')
    await expect(admin.getByText(/Off since .*: they misbehave/)).toBeVisible()
    await look('switches')
    await player.getByRole('button', { name: 'Put a bot on seat 2' }).click()
    await player.getByRole('menuitem', { name: 'Normal' }).click()
    await expect(player.getByText('Bots are switched off for now.')).toBeVisible()
    await admin.getByRole('button', { name: 'Switch on: Bots' }).click()
    await because(admin, 'they are better', 'Switch on')
    await addBot(player, 2)
  })

  await test.step('the ladder is closed: no way leads there, and its page says so in the language of the game', async () => {
    const away = await arrive('Cid')
    const wayThere = away.getByRole('link', { name: 'Ladder de Dinastías' })
    await away.goto('/game/imperio')
    await expect(wayThere).toBeVisible()
    await admin.getByRole('button', { name: 'Switch off: Ladder' }).click()
    await because(admin, 'something is wrong with it', 'Switch off')
    await away.reload()
    await expect(wayThere).toHaveCount(0)
    await expect(away.getByRole('heading', { level: 1, name: 'Imperio' })).toBeVisible()
    await expect(wayThere).toHaveCount(0)
    await away.goto('/ladder/imperio')
    await expect(away.getByRole('heading', { name: 'La clasificación está cerrada por ahora' })).toBeVisible()
    await info.attach('the ladder, closed', { body: await away.screenshot(), contentType: 'image/png' })
    await admin.getByRole('link', { name: 'Ladder' }).click()
    await expect(admin.getByText(/The ladder is closed for now/)).toBeVisible()
    await admin.getByRole('link', { name: 'Switches' }).click()
    await admin.getByRole('button', { name: 'Switch on: Ladder' }).click()
    await because(admin, 'it is right again', 'Switch on')
    await away.reload()
    await expect(away.getByRole('heading', { level: 1, name: 'Ladder de Dinastías' })).toBeVisible()
  })

  await test.step('a name is tried on the block list, and a term is added', async () => {
    await admin.getByRole('link', { name: 'Moderation' }).click()
    await look('reports')
    await admin.getByRole('tab', { name: 'Block list' }).click()
    const tried = admin.getByLabel('Would this name pass?')
    await tried.fill('Zopilote')
    await admin.getByRole('button', { name: 'Test', exact: true }).click()
    await expect(admin.getByText('Yes: it is kept as “Zopilote”.')).toBeVisible()
    await admin.getByLabel('Term', { exact: true }).fill('zopilote')
    await admin.getByRole('button', { name: 'Block', exact: true }).click()
    await because(admin, 'an insult here', 'Block')
    await tried.fill('Z0PIL0TE')
    await admin.getByRole('button', { name: 'Test', exact: true }).click()
    await expect(admin.getByText('No: the block list forbids it.')).toBeVisible()
    await look('block list')
    await admin.getByRole('button', { name: 'As built in' }).click()
    await because(admin, 'only a bird', 'As built in')
  })

  await test.step('pictures that people pass on have a page', async () => {
    await admin.getByRole('link', { name: 'Shared pictures' }).click()
    await expect(admin.getByText('Waiting for the sweep')).toBeVisible()
    await look('shared pictures')
  })

  await test.step('a suspension ends everything at once, with its reason', async () => {
    await admin.getByRole('link', { name: 'Accounts' }).click()
    await admin.getByLabel('Search').fill(`bea_${MARK}`)
    await admin.getByRole('link', { name: 'Open: Bea' }).click()
    await admin.getByRole('button', { name: 'Suspend' }).click()
    await because(admin, 'shouting at everybody', 'Suspend')
    await expect(
      player.getByText(/This account is suspended until .* Reason: shouting at everybody/).first(),
    ).toBeVisible()
    await info.attach('suspended', { body: await player.screenshot(), contentType: 'image/png' })
    await player.goto('/profile')
    await expect(player.getByText(/This account is suspended until/).first()).toBeVisible()
    await admin.getByRole('button', { name: 'Let in again' }).click()
    await because(admin, 'they are sorry', 'Let in again')
    await player.goto('/profile')
    await expect(player.getByText(`Your handle is bea_${MARK}.`)).toBeVisible()
  })

  await test.step('a warning is read until they say that they have', async () => {
    await admin.getByRole('button', { name: 'Warn' }).click()
    await because(admin, 'be kind', 'Warn')
    await player.reload()
    await expect(player.getByText('A warning from whoever looks after this server: be kind')).toBeVisible()
    await player.getByRole('button', { name: 'Understood' }).click()
    await expect(player.getByText('be kind')).toBeHidden()
    await player.reload()
    await expect(player.getByText(`Your handle is bea_${MARK}.`)).toBeVisible()
    await expect(player.getByText('be kind')).toBeHidden()
  })
})

import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import { expectSpanish } from './foreign-words.ts'
import { BIN } from './house.ts'
import { ANY_VOTE, bidOn, IDLE_OWNER, ownerOn, phaseOn, ranksOn, toldOn, votesOn } from './imperio-table.ts'
import { expect, keepPicture } from './online-people.ts'
import { playUntil } from './online-play.ts'
import { addBot, enterCode, openRoom, START, WATCHING } from './online-room.ts'
import { copied, copyLink, strangerSees } from './sharing.ts'
import { test } from './told-house.ts'

/** Long enough to put a deal together, short enough for a whole match. */
const CLOCKS = { 'Duración de las fases (%)': 60 } as const
/** Then the autopilot takes over; everybody waits for that. */
const GRACE_MS = 10_000
const AWAY_MS = GRACE_MS + 10_000
const BOT_SEATS = [3, 4, 5, 6]
// What others agreed on stands on the same line.
const DEAL = /Trato hecho entre Ana y Blas\. No competencia: .* no puja en Callao la próxima ronda/

test.use({ graceMs: GRACE_MS })

test('two owners, a watcher and four bots play a quick match to its end', async ({ arrive, browser }, info) => {
  test.setTimeout(360_000)
  const ana = await arrive('Ana')
  const blas = await arrive('Blas')
  const wanda = await arrive('Wanda')

  await test.step('they meet in a room', async () => {
    const code = await openRoom(ana, { game: 'Imperio Inmobiliario', seats: 6, options: CLOCKS })
    await enterCode(blas, code)
    await blas.getByRole('button', { name: 'Estoy listo' }).click()
    for (const seat of BOT_SEATS) await addBot(ana, seat)
    await enterCode(wanda, code)
    await expect(ana.getByRole('region', { name: WATCHING })).toContainText('Wanda')
    await keepPicture(ana, 'the room', info)
    await expectSpanish(ana, 'the room')
    await ana.getByRole('button', { name: START }).click()
    await expect(wanda.getByText('Estás mirando')).toBeVisible()
    await wanda.getByRole('tab', { name: 'Crónica' }).click()
  })

  await test.step('the watcher spreads a rumour about Blas', async () => {
    await expect(phaseOn(wanda, 'Subasta')).toBeVisible()
    await wanda.getByRole('button', { name: 'Correr el rumor', exact: true }).click()
    await wanda.getByRole('button', { name: 'Correr el rumor sobre Blas' }).click()
    await expect(wanda.getByText('Ya corriste tu rumor sobre Blas.')).toBeVisible()
  })

  await test.step('Ana offers a deal, Blas counters, Ana accepts', async () => {
    await playUntil(ana.getByRole('button', { name: /^Trato / }).first(), [
      { page: ana, answers: /^Paso$/ },
      { page: blas, answers: /^Paso$/ },
    ])
    await offerToBlas(ana)
    await blas.getByRole('button', { name: 'Tratos: 1 por responder' }).click()
    await blas.getByRole('button', { name: 'Contraofertar' }).click()
    await blas.getByLabel('Distrito donde no puja quien ofreció').selectOption('Callao')
    await keepPicture(blas, 'a counter', info)
    await blas.getByRole('button', { name: 'Contraofertar' }).click()
    await expect(ana.getByText('Contraoferta en la mesa')).toBeVisible()
    await ana.getByRole('button', { name: 'Aceptar' }).click()
    await expect(ana.getByText('Aceptado: se firma en Tratos')).toBeVisible()
  })

  const mood = await test.step('the watcher decides the mood, and sees the deal done', async () => {
    await playUntil(votesOn(wanda).first(), [
      { page: ana, answers: IDLE_OWNER },
      { page: blas, answers: IDLE_OWNER },
    ])
    const chosen = votesOn(wanda).last()
    const name = (await chosen.locator('b').first().textContent()) ?? ''
    // The next round folds the lines of this one away, so both are looked for at once.
    const isTold = [new RegExp(`^La calle habló: «${name}», 1 a 0`), DEAL].map((line) =>
      expect(toldOn(wanda, line)).toBeVisible({ timeout: 60_000 }),
    )
    await chosen.click()
    await Promise.all(isTold)
    return name
  })

  await test.step('the next round has her mood and her rumour', async () => {
    await ana.getByText('Blas: riesgo +0.2 esta ronda').waitFor()
    await keepPicture(ana, 'the rumour at the market', info)
    await expect(ana.getByRole('button', { name: `HUMOR ${mood}` })).toBeVisible()
    // A last sign of life: whoever is silent for two whole rounds counts as absent for another reason.
    await blas.getByRole('button', { name: 'Paso', exact: true }).click()
    await expect(blas.getByText('PASO', { exact: true })).toBeVisible()
  })

  const others = [
    { page: ana, answers: IDLE_OWNER },
    { page: wanda, answers: ANY_VOTE },
  ]
  const back = await test.step('Blas drops out, the autopilot plays for him, and he comes back', async () => {
    const returning = comeBackAfter(AWAY_MS, blas)
    await expect(ownerOn(ana, /^Blas: .*Desconectado/)).toBeVisible()
    await playUntil(ownerOn(ana, /^Blas: .*Piloto automático/), others)
    await expect(ownerOn(wanda, /^Blas: .*Piloto automático/)).toBeVisible()
    await keepPicture(ana, 'the autopilot plays', info)
    for (const page of [ana, wanda]) await expectSpanish(page, 'the autopilot plays')
    await playUntil(ownerOn(ana, /^Blas: (?!.*(Piloto|Desconectado))/), others)
    return returning
  })

  await test.step('he has his seat, and bids', async () => {
    await expect(back.getByText('El piloto automático juega por ti.')).toBeHidden()
    await playUntil(back.getByRole('button', { name: 'Paso', exact: true }), [
      ...others.slice(1),
      { page: ana, answers: /^(Pasar gratis|Pasar)$/ },
      { page: back, answers: /^(Pasar gratis|Pasar)$/ },
    ])
    await bidOn(back)
    await expect(back.getByText('PUJA ENVIADA')).toBeVisible()
  })

  await test.step('the match ends, and both see the same ranking', async () => {
    const last = ana.getByRole('region', { name: 'Edición final' })
    await playUntil(last, [...others, { page: back, answers: IDLE_OWNER }])
    await expect(back.getByRole('region', { name: 'Edición final' })).toBeVisible()
    const ranks = await ranksOn(ana)
    expect(ranks).toHaveLength(7)
    expect(await ranksOn(back)).toEqual(ranks)
    expect(await ranksOn(wanda)).toEqual(ranks)
    await expect(ana.getByRole('button', { name: 'Revancha al toque' })).toBeVisible()
    await keepPicture(ana, 'the last edition', info)
    for (const page of [ana, wanda]) await expectSpanish(page, 'the last edition')
  })

  await test.step('a stranger is shown the champion, on a page with all that messengers look for', async () => {
    const cover = ana
      .getByRole('figure')
      .filter({ hasText: /^Portada/ })
      .first()
    await expect(cover.getByRole('button', { name: 'Copiar enlace' })).toBeVisible({ timeout: 10_000 })
    await copyLink(ana, cover)
    const seen = await strangerSees(browser, await copied(ana))
    expect(seen).toMatchObject({ locale: 'es', width: 1200, height: 630, isIndexed: false })
    expect(seen.title).toMatch(/^CAMPEÓN DE LIMA: /)
    expect(seen.disclaimer).toContain('No hay afiliación ni representación')
    await keepPicture(ana, 'to be passed on', info)
  })

  await test.step('the record verifies', async () => {
    const downloading = ana.waitForEvent('download')
    await ana.getByRole('button', { name: 'Más sobre esta partida' }).click()
    await ana.getByRole('menuitem', { name: 'Exportar el registro' }).click()
    const file = info.outputPath('match.ludo.json')
    await (await downloading).saveAs(file)
    // It throws when anything does not hold.
    await promisify(execFile)(process.execPath, [BIN, 'verify', file])
    await ana.getByRole('link', { name: 'Ver la repetición' }).click()
    await ana.getByRole('button', { name: 'Verificar' }).click()
    await expect(ana.getByText('Todo encaja')).toBeVisible({ timeout: 60_000 })
    await expectSpanish(ana, 'the replay')
  })
})

/** Ana would not bid in Barranco if Blas paid her. */
async function offerToBlas(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Trato / })
    .last()
    .click()
  const tray = page.getByRole('complementary', { name: 'Tratos' })
  await tray.getByRole('button', { name: /^No competencia/ }).click()
  await tray.getByRole('radio', { name: 'Blas' }).check()
  await tray.getByLabel('Distrito donde no pujas').selectOption('Barranco')
  await tray.getByRole('button', { name: 'Enviar oferta' }).click()
}

/** Closes the page, and opens the same address anew after a while. */
async function comeBackAfter(ms: number, page: Page): Promise<Page> {
  const [address, context] = [page.url(), page.context()]
  await page.close()
  await new Promise((resolve) => setTimeout(resolve, ms))
  const back = await context.newPage()
  await back.goto(address)
  return back
}

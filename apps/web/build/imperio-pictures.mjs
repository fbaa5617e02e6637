// Plays a match of Imperio in a room without clocks, and takes a picture of every phase: as owner and as watcher, on a
// phone and on a desk.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { box as imperio } from '@ludoteca/imperio'
import { Guided } from '@ludoteca/kernel'

const PHONE = { width: 390, height: 844 }
const DESK = { width: 1280, height: 800 }
const PEOPLE = [
  { name: 'Rosa', as: 'owner-desk', viewport: DESK },
  { name: 'Beto', as: 'owner-phone', viewport: PHONE },
  { name: 'Maruja', as: 'watcher-desk', viewport: DESK },
  { name: 'Quique', as: 'watcher-phone', viewport: PHONE },
]
const SEATS = 6
/** The first round in which each phase is worth a picture: with properties, a rumour, a deal, an election. */
const ROUNDS = {
  Mercado: 3,
  Subasta: 2,
  Ingresos: 3,
  Acción: 3,
  Humor: 2,
  Elecciones: 3,
  Tratos: 2,
  Eventos: 3,
  Prensa: 3,
  Premios: 5,
  Final: 10,
}
const FILES = {
  Mercado: 'reveal',
  Subasta: 'bid',
  Ingresos: 'income',
  Acción: 'action',
  Humor: 'mood',
  Elecciones: 'vote',
  Tratos: 'deals',
  Eventos: 'events',
  Prensa: 'press',
  Premios: 'awards',
  Final: 'end',
}
/** What Rosa presses to turn the page. */
const GO_ON = {
  Preparando: /^Empezar$/,
  Mercado: /^A la subasta$/,
  Ingresos: /^Seguir$/,
  Acción: /^Cerrar la fase$/,
  Humor: /^Cerrar la votación$/,
  Elecciones: /^Cerrar la votación$/,
  Premios: /^Cerrar la votación$/,
  Tratos: /^Seguir$/,
  Eventos: /^Seguir$/,
  Prensa: /^Seguir$/,
}
/** What everybody answers where they are asked. */
const ANSWERS = {
  Subasta: [/^Pujar \d+$/, /^Paso$/],
  Acción: [/^Pasar gratis$/, /^Pasar$/],
  Humor: [/^(Buena onda|Mala onda|Según el barrio) /],
  Elecciones: [/^Lista A /],
  Premios: [/^Votar por /],
}
const REST_MS = 1200
const STAMP_MS = 500
const TURN_MS = 5000
const PATIENCE_MS = 120_000

/** Takes all pictures into this folder. */
export async function takeImperio(browser, url, folder) {
  mkdirSync(folder, { recursive: true })
  await takeEnvelopes(browser, url, folder)
  await playImperio(browser, url, { folder })
}

/** Plays the match, with pictures where there is a folder, and leaves Rosa and Beto at its end to whoever goes on. */
export async function playImperio(browser, url, { folder, afterwards }) {
  const [rosa, beto, ...watchers] = await Promise.all(PEOPLE.map((person, i) => arrive(browser, url, person, i)))
  const everybody = [rosa, beto, ...watchers]
  await meet(rosa, beto, watchers)
  const left = new Map(folder === undefined ? [] : Object.entries(ROUNDS))
  for (;;) {
    const { phase, round } = await now(rosa)
    await act(phase, round, { rosa, beto, watchers })
    if ((left.get(phase) ?? Number.POSITIVE_INFINITY) <= round && (await isWorthIt(rosa, phase))) {
      left.delete(phase)
      for (const [i, page] of everybody.entries()) await take(page, folder, `${FILES[phase]}-${PEOPLE[i].as}`, phase)
    }
    if (phase === 'Final') break
    await goOn(phase, rosa, everybody)
  }
  if (left.size > 0) throw new Error(`no pictures of ${[...left.keys()].join(', ')}`)
  await afterwards?.(rosa, beto)
  for (const page of everybody) await page.context().close()
}

async function arrive(browser, baseURL, { name, viewport }, i) {
  const extraHTTPHeaders = { 'x-forwarded-for': `203.0.113.${i + 1}` }
  // Where nothing may move, nobody has to wait for a picture.
  const context = await browser.newContext({
    baseURL,
    viewport,
    locale: 'es-PE',
    reducedMotion: 'reduce',
    extraHTTPHeaders,
  })
  const page = await context.newPage()
  await page.goto('/profile')
  await page.getByRole('textbox', { name: 'Nombre', exact: true }).fill(name)
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  await page.getByText('Guardado.').first().waitFor()
  // Without the tutorial nobody comes into the room.
  if (imperio.tutorial) {
    await page.request.post('/api/me/tutorials/imperio', { data: { moves: new Guided(imperio).follow().moves } })
  }
  return page
}

/** A room without clocks: every phase waits until its pictures are taken. */
async function meet(rosa, beto, watchers) {
  await rosa.goto('/new-room?game=imperio')
  await rosa.getByLabel('Asientos', { exact: true }).selectOption(String(SEATS))
  await rosa.getByText('Opciones del juego').click()
  await rosa.getByRole('radio', { name: 'Estándar', exact: true }).check()
  // Real names of families are for rooms among friends, never for pictures.
  await rosa.getByRole('radio', { name: 'Parodia', exact: true }).check()
  await rosa.getByRole('switch', { name: 'Relojes' }).click()
  await rosa.getByRole('button', { name: 'Abrir la sala' }).click()
  await rosa.getByRole('heading', { name: 'En la mesa' }).waitFor()
  await beto.goto(rosa.url())
  await beto.getByRole('button', { name: 'Estoy listo' }).click()
  for (let seat = 3; seat <= SEATS; seat++) {
    await rosa.getByRole('button', { name: `Poner un bot en el asiento ${seat}` }).click()
    await rosa.getByRole('menuitem', { name: 'Normal' }).click()
  }
  await rosa.getByRole('button', { name: `Poner un bot en el asiento ${SEATS}` }).waitFor({ state: 'hidden' })
  for (const page of watchers) await page.goto(rosa.url())
  await rosa.getByRole('button', { name: 'Empezar la partida' }).click()
  for (const page of [rosa, beto, ...watchers]) await headOn(page).waitFor()
}

/** What makes a phase worth looking at. */
async function act(phase, round, { rosa, beto, watchers }) {
  const [maruja] = watchers
  if (phase === 'Subasta') for (const page of [rosa, beto]) await chooseLot(page, round)
  if (phase === 'Subasta' && round === 2) {
    await maruja.getByRole('button', { name: 'Correr el rumor', exact: true }).click()
    await maruja.getByRole('button', { name: 'Correr el rumor sobre Rosa' }).click()
    await maruja.getByText('Ya corriste tu rumor').first().waitFor()
  }
  if (phase === 'Acción' && round === 2) {
    await press(rosa, /^Trato /)
    await press(rosa, /^No competencia/)
    await rosa.getByRole('radio', { name: 'Beto' }).check()
    await rosa.getByLabel('Distrito donde no pujas').selectOption('Barranco')
    await press(rosa, /^Enviar oferta$/)
    await press(beto, /^Tratos: 1 por responder$/)
    await press(beto, /^Aceptar$/)
    await beto.getByText('Aceptado: se firma en Tratos').waitFor()
  }
}

/** Picks a lot within reach; each round another one, so that bots do not always get it. */
async function chooseLot(page, round) {
  const lots = await page.getByRole('list', { name: 'La fila de hoy' }).getByRole('listitem').all()
  const bid = page.getByRole('button', { name: /^Pujar/, disabled: false })
  for (const [i] of lots.entries()) {
    await lots[(i + round) % lots.length].getByRole('button').first().click()
    if (!(await bid.isVisible())) continue
    await page.getByRole('button', { name: 'Subir 2' }).click()
    if (!(await bid.isVisible())) await page.getByRole('button', { name: 'Una menos' }).click({ clickCount: 2 })
    return
  }
}

/** A round in which nothing happens is no picture. */
async function isWorthIt(page, phase) {
  return phase !== 'Eventos' || (await page.getByRole('button', { name: /^(Siguiente|Ver resumen)$/ }).count()) > 0
}

/** Everybody answers, and Rosa turns the page. */
async function goOn(phase, rosa, everybody) {
  const ends = Date.now() + PATIENCE_MS
  const next = headOn(rosa).filter({ hasNotText: phase })
  while (!(await next.isVisible())) {
    if (Date.now() > ends) throw new Error(`${phase} does not end`)
    for (const page of everybody) {
      for (const answer of ANSWERS[phase] ?? []) await pressIf(page, answer)
    }
    // Nothing is left to be pressed twice: it would turn two pages.
    const turn = GO_ON[phase]
    if (turn && (await pressIf(rosa, turn))) await next.waitFor({ timeout: TURN_MS }).catch(() => undefined)
    await rosa.waitForTimeout(100)
  }
  // All are on the same page before anything else is looked at.
  const reached = (await now(rosa)).phase
  for (const page of everybody) await headOn(page).filter({ hasText: reached }).waitFor()
}

function headOn(page) {
  return page
    .getByRole('region', { name: 'Mesa de Imperio' })
    .locator('header')
    .first()
    .getByRole('heading', { level: 2 })
}

async function now(page) {
  const [phase, round] = await Promise.all([
    headOn(page).textContent(),
    page
      .getByText(/^Ronda \d+\/\d+$/)
      .first()
      .textContent({ timeout: 500 })
      .catch(() => 'Ronda 0/0'),
  ])
  return { phase, round: Number(/\d+/.exec(round)?.[0]) }
}

async function press(page, name) {
  await page.getByRole('button', { name }).first().click()
}

/** Presses the button if it is there. It may be gone the next moment: others play, too. */
async function pressIf(page, name) {
  const button = page.getByRole('button', { name, disabled: false }).first()
  if (!(await button.isVisible())) return false
  return button.click({ timeout: 1000 }).then(
    () => true,
    () => false,
  )
}

/** The envelopes while they are opened, in a match against bots on one device: they wait for nobody there. */
async function takeEnvelopes(browser, baseURL, folder) {
  for (const [as, viewport] of Object.entries({ phone: PHONE, desk: DESK })) {
    const page = await browser.newPage({ baseURL, viewport, locale: 'es-PE' })
    await page.goto('/')
    await press(page, /^Jugar ya: Imperio Inmobiliario/)
    while (!(await headOn(page).filter({ hasText: 'Subasta' }).isVisible())) {
      for (const turn of [GO_ON.Preparando, GO_ON.Mercado]) await pressIf(page, turn)
    }
    await chooseLot(page, 0)
    await pressIf(page, ANSWERS.Subasta[0])
    await page.getByRole('region', { name: 'Se abren los sobres' }).getByText('ADJUDICADO').first().waitFor()
    // The stamp has come down.
    await page.waitForTimeout(STAMP_MS)
    await keep(page, folder, `envelopes-${as}`)
    await page.close()
  }
}

async function take(page, folder, name, phase) {
  await headOn(page).filter({ hasText: phase }).waitFor()
  // Badges pop up over the head for a moment.
  await page.getByText(/^(¡Logro!|Logro de)/).waitFor({ state: 'hidden' })
  // Scrolling is for what comes after the main thing.
  await page.evaluate(() => scrollTo(0, 0))
  await page.mouse.move(0, 0)
  await page.waitForTimeout(REST_MS)
  await keep(page, folder, name)
}

async function keep(page, folder, name) {
  await page.screenshot({ path: join(folder, `${name}.jpg`), type: 'jpeg', quality: 66 })
  process.stderr.write(`docs/pictures/imperio/${name}.jpg\n`)
}

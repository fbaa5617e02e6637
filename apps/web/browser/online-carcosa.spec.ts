import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { box, carcosa, cardOf, kindOf, placeName, type RoomId, roomIndex, SPECIAL_NAMES } from '@ludoteca/carcosa'
import { isRefusal, Match, PositionAsk, SeededChance } from '@ludoteca/kernel'
import type { Page } from '@playwright/test'
import { deedOn, dialogOn, finalOn, houseOn, idleOn, placeOn } from './carcosa-table.ts'
import { BIN } from './house.ts'
import { expect, keepPicture } from './online-people.ts'
import { playUntil } from './online-play.ts'
import { addBot, enterCode, openRoom, seatOf } from './online-room.ts'
import { serverSeedFor, tellLuck, test } from './told-house.ts'

/*
 * Luck decides what happens in a match. Here it is told in advance: the seed is searched so that Motemey keeps shop on
 * the floor where both people begin, what lies on top of his room is a thing, and the bot that begins the round leaves them
 * alone. The House takes 3 from everybody in every round, so that nobody stays above −5 for more than four of them.
 */
const ANA = { name: 'Ana', seat: 2, entropy: 'luck of Ana' } as const
const BLAS = { name: 'Blas', seat: 3, entropy: 'luck of Blas' } as const
const OPTIONS = { 'Lo que quita la Casa': 3, 'Límite de rondas': 5 } as const
const MATCH_OPTIONS = { roleDraw: 'FIXED', houseLoss: 3, maxRounds: 5 } as const
const FLOOR = 2

const { serverSeed, shop } = findLuck()

test('two people and two bots trade, buy, sacrifice and play to the end', async ({ arrive, told }, info) => {
  const ana = await arrive(ANA.name)
  const blas = await arrive(BLAS.name)
  await tellLuck(ana, ANA.entropy)
  await tellLuck(blas, BLAS.entropy)
  told.tell(serverSeed)
  const both = [ana, blas].map((page) => ({ page, answers: idleOn(page) }))

  await test.step('they meet in a room, side by side', async () => {
    const look = () => ana.getByRole('radio', { name: 'Fijos' }).check()
    const code = await openRoom(ana, { game: 'Carcosa', seats: 4, options: OPTIONS, look })
    await ana.getByRole('button', { name: `Sit on seat ${ANA.seat}` }).click()
    await enterCode(blas, code)
    await blas.getByRole('button', { name: `Sit on seat ${BLAS.seat}` }).click()
    await expect(seatOf(ana, BLAS.seat)).toContainText(BLAS.name)
    for (const seat of [1, 4]) await addBot(ana, seat)
    await blas.getByRole('button', { name: 'I am ready' }).click()
    await ana.getByRole('button', { name: 'Start the match' }).click()
    await expect(houseOn(blas)).toBeVisible()
  })

  await test.step('Ana gives Blas her Brújula', async () => {
    await expect(deedOn(ana, 'Trato')).toBeVisible()
    await ana
      .getByRole('region', { name: 'Las almas', exact: true })
      .getByRole('button', { name: /^Blas, Tanque/ })
      .click()
    await ana.getByRole('button', { name: 'Ofrecer un trato a Blas' }).click()
    const sheet = dialogOn(ana, 'Ofrecer un trato')
    await sheet.getByRole('radio', { name: 'Brújula' }).check()
    await keepPicture(ana, 'the offer', info)
    await sheet.getByRole('button', { name: 'Ofrecer', exact: true }).click()
    await expect(ana.getByText('Blas piensa el trato…')).toBeVisible()
    await keepPicture(blas, 'the answer', info)
    await dialogOn(blas, 'Ana te ofrece un trato').getByRole('button', { name: 'Aceptar el trato' }).click()
    await expect(storyOn(ana, /^Blas acepta/)).toBeVisible()
  })

  await test.step('Blas finds Motemey and buys', async () => {
    const turn = houseOn(blas).getByText('Juegas con Blas')
    await playUntil(turn, both.slice(0, 1))
    await placeOn(blas, placeName(shop)).click()
    await expect(placeOn(ana, placeName(shop))).toHaveAccessibleName(new RegExp(SPECIAL_NAMES.MOTEMEY))
    await deedOn(blas, 'Comprar').click()
    const coat = dialogOn(blas, 'Motemey abre el abrigo')
    await expect(ana.getByText('Blas está eligiendo ante Motemey…')).toBeVisible()
    // What he is shown is for his eyes alone.
    await expect(dialogOn(ana, 'Motemey abre el abrigo')).toHaveCount(0)
    await keepPicture(blas, 'what Motemey offers', info)
    await coat
      .getByRole('button', { name: /^Quedarme con esta/ })
      .first()
      .click()
    await expect(storyOn(ana, /^Blas le compra a Motemey/)).toBeVisible()
  })

  await test.step('somebody comes to the edge, and gives up a place for things', async () => {
    const edge = [ana, blas].map((page) => dialogOn(page, 'Estás al borde'))
    const [anas, blass] = edge as [(typeof edge)[0], (typeof edge)[0]]
    await playUntil(anas, [
      { page: ana, answers: /^(Entendido|Tirar los dados|Terminar (el )?turno|No |Quedarme con)/ },
      { page: blas, answers: idleOn(blas) },
    ])
    await expect(blas.getByText('Ana está al borde y decide qué sacrificar…')).toBeVisible()
    await expect(blass).toHaveCount(0)
    await keepPicture(ana, 'the edge', info)
    await anas.getByRole('button', { name: /^Sacrificar un lugar de objeto/ }).click()
    await expect(storyOn(blas, /^Ana sacrifica/)).toBeVisible()
  })

  await test.step('the match ends, and both read the same last page', async () => {
    await playUntil(finalOn(ana), both)
    const title = finalOn(ana).getByRole('heading', { level: 2 })
    await expect(finalOn(blas).getByRole('heading', { level: 2 })).toHaveText((await title.textContent()) ?? '')
    expect(await finalOn(blas).getByRole('list').first().textContent()).toBe(
      await finalOn(ana).getByRole('list').first().textContent(),
    )
    await keepPicture(ana, 'the last page', info)
  })

  await test.step('whose text was replaced on its way is told that it is missing', async () => {
    await expect(ana.getByText('The dice were not fair: your part is missing')).toBeVisible()
  })

  await test.step('the record verifies, told luck and all', async () => {
    const downloading = ana.waitForEvent('download')
    await ana.getByRole('button', { name: 'More about this match' }).click()
    await ana.getByRole('menuitem', { name: 'Export the record' }).click()
    const file = info.outputPath('match.ludo.json')
    await (await downloading).saveAs(file)
    // It throws when anything does not hold.
    await promisify(execFile)(process.execPath, [BIN, 'verify', file])
  })
})

/** What the story beside the house says like this. */
function storyOn(page: Page, line: RegExp) {
  return page.getByRole('tabpanel', { name: 'Relato' }).getByRole('listitem').filter({ hasText: line }).first()
}

/** The first luck of its kind, and where Motemey is then. */
function findLuck(): { serverSeed: string; shop: RoomId } {
  let shop: RoomId | undefined
  const serverSeed = serverSeedFor([ANA.entropy, BLAS.entropy], (seed) => {
    shop = shopWith(seed)
    return shop !== undefined
  })
  return { serverSeed, shop: shop as RoomId }
}

/** Where Motemey is with this luck, if it is as wished when the bot that begins the round has played. */
function shopWith(seed: string): RoomId | undefined {
  const seats = Array.from({ length: 4 }, (_, i) => ({ name: `Alma ${i + 1}`, kind: 'human' }))
  const match = Match.start(carcosa, { options: MATCH_OPTIONS, seats, seed })
  if (isRefusal(match)) throw new Error(match.code)
  const { state } = match.position
  const special = state.specials[FLOOR - 1]
  if (special?.kind !== 'MOTEMEY') return undefined
  const top = () => state.boxes[roomIndex(special.node)]?.cards[0]
  const card = top()
  if (card === undefined || kindOf(cardOf(card)) !== 'OBJECT') return undefined
  const luck = new SeededChance(seed)
  for (let seat = match.decisions[0]?.seat; seat === 0; seat = match.decisions[0]?.seat) {
    const move = box.bots.normal?.(new PositionAsk(match.position, seat, luck))
    if (!move || !match.submit(seat, move).ok) throw new Error('the bot is at a loss')
  }
  const people = state.players.slice(1, 3)
  const isAsBefore = people.every(({ node, statuses }) => node === state.config.umbralNode && statuses.length === 0)
  return isAsBefore && top() === card && match.decisions[0]?.seat === 1 ? special.node : undefined
}

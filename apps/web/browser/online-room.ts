import type { Locator, Page } from '@playwright/test'
import { expect } from './house.ts'

interface RoomWish {
  readonly game: string
  readonly seats?: number
  readonly isPublic?: boolean
  /** Switches to turn and numbers to fill in, by their labels. */
  readonly options?: Readonly<Record<string, number | 'turn'>>
  /** Done with the form before it is sent. */
  readonly look?: () => Promise<void>
}

// A room speaks the language that its game demands, whatever the device speaks.
/** What stands above the seats. */
export const AT_THE_TABLE = /^(At the table|En la mesa)$/
/** Where those are who watch. */
export const WATCHING = /^(Watching|Mirando)$/
export const START = /^(Start the match|Empezar la partida)$/

/** Opens a room through the form, and answers with its code. */
export async function openRoom(page: Page, { game, seats, isPublic, options, look }: RoomWish): Promise<string> {
  await page.getByRole('link', { name: 'Online' }).click()
  await page.getByRole('link', { name: 'Open a room' }).click()
  await page.getByLabel('Game', { exact: true }).selectOption({ label: game })
  if (seats !== undefined) await page.getByLabel('Seats', { exact: true }).selectOption(String(seats))
  if (isPublic) await page.getByRole('radio', { name: 'Everybody' }).check()
  if (options) await page.getByText('Options of the game').click()
  for (const [label, value] of Object.entries(options ?? {})) {
    if (value === 'turn') await page.getByRole('switch', { name: label }).click()
    else await page.getByRole('textbox', { name: label }).fill(String(value))
  }
  await look?.()
  await page.getByRole('button', { name: 'Open the room' }).click()
  await expect(page.getByRole('heading', { name: AT_THE_TABLE })).toBeVisible()
  return new URL(page.url()).pathname.split('/').at(-1) ?? ''
}

/** Goes into a room with its code, by the lobby. */
export async function enterCode(page: Page, code: string): Promise<void> {
  await page.getByRole('link', { name: 'Online' }).click()
  await page.getByRole('textbox', { name: 'Five letters, or the link' }).fill(code)
  await page.getByRole('button', { name: 'Go in' }).click()
}

/** The card of a room in the lobby. */
export function cardOf(page: Page, code: string): Locator {
  return page.getByRole('region', { name: 'Public rooms' }).getByRole('listitem').filter({ hasText: code })
}

/** A seat of the room, counted from 1. */
export function seatOf(page: Page, number: number): Locator {
  return page.getByRole('listitem', { name: new RegExp(`^(Seat|Asiento) ${number}$`) })
}

/** Puts a bot on a seat, counted from 1. */
export async function addBot(page: Page, seat: number, strength = 'Normal'): Promise<void> {
  await page
    .getByRole('button', { name: new RegExp(`^(Put a bot on seat|Poner un bot en el asiento) ${seat}$`) })
    .click()
  await page.getByRole('menuitem', { name: strength }).click()
  await expect(seatOf(page, seat).getByText(strength)).toBeVisible()
}

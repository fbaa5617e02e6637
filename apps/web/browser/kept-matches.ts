import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { gameOfVersion, isRefusal, Match, parseRecord, recordOf, startOf, writeRecord } from '@ludoteca/kernel'
import { findGame } from '@ludoteca/registry'
import type { Page } from '@playwright/test'

const NAMES = ['Ada', 'Bruno', 'Clara', 'Dario', 'Elena', 'Felix']

/** A stretch of a golden match, played by people around one device. */
export interface Stretch {
  readonly game: string
  /** The golden match's file, without its ending. */
  readonly golden: string
  /** How many of its moves; all of them without it. */
  readonly moves?: number
  /** What is asked when it stops, for the first time. */
  readonly until?: string
}

/** Brings a match that is always the same to this device, the way a person would: from a file, on the game's page. */
export async function importMatch(page: Page, stretch: Stretch): Promise<void> {
  const buffer = Buffer.from(await recordOfStretch(stretch))
  await page.goto(`/game/${stretch.game}`)
  const file = { name: `${stretch.golden}.ludo.json`, mimeType: 'application/json', buffer }
  await page.locator('input[type=file]').setInputFiles(file)
  await page.getByRole('region', { name: 'Messages' }).getByText('The match is here now.').waitFor()
  // The message has been read.
  await page.reload()
  const { moves, seats, outcome } = parseRecord(buffer.toString())
  // A match that is under way is asked about wherever one arrives.
  if ((moves.length > 0 || seats.length > 1) && outcome === undefined)
    await page.getByRole('button', { name: 'Not now' }).click()
}

async function recordOfStretch({ game, golden, moves, until }: Stretch): Promise<string> {
  const url = new URL(`../../../packages/games/${game}/test/replays/${golden}.ludo.json`, import.meta.url)
  const record = parseRecord(await readFile(fileURLToPath(url), 'utf8'))
  const box = await findGame(game)?.load()
  const seats = record.seats.map((_, seat) => ({ name: NAMES[seat] ?? `Player ${seat + 1}`, kind: 'human' }))
  const rules = box && gameOfVersion(box, record.rulesVersion)
  const match = rules && Match.start(rules, { ...startOf(record), seats })
  if (match === undefined || isRefusal(match)) throw new Error(`${golden} cannot be played`)
  for (const { seat, move } of record.moves.slice(0, moves)) {
    if (match.decisions.some(({ prompt }) => prompt === until)) break
    match.submit(seat, move, { at: 0 })
  }
  return writeRecord(recordOf(match, { withSeed: true }))
}

import type { Box, Locale } from '@ludoteca/kernel'
import { shelf } from '@ludoteca/registry'
import { Mistake } from '../../exit.ts'
import { say } from '../ask/desk.ts'
import type { Entry } from '../ask/entries.ts'
import type { Host } from '../host.ts'
import { page, rulesOf } from '../rules-text.ts'
import { sit } from '../session.ts'
import { sittingFor, speak } from '../sitting.ts'
import { fit, panel } from '../terminal/layout.ts'
import { painter } from '../terminal/paint.ts'
import { Left } from '../terminal/terminal.ts'
import { LOCALES, shellWords } from '../words/index.ts'
import type { ShellWords } from '../words/shell-words.ts'
import { askBelongings } from './belongings.ts'
import { chooseFrom, menuDesk, orBack } from './menu-desk.ts'
import { pickSave } from './pick-save.ts'
import { askSeats } from './seating.ts'
import { askSettings } from './settings.ts'

interface ShelfGame {
  readonly box: Box
  readonly example: boolean
}
type Wish = { readonly game: ShelfGame } | 'continue' | 'language' | 'quit'

const WELCOME_WIDTH_MAX = 60

/** The menu: match after match until somebody has had enough. */
export async function runMenu(host: Host, lang: Locale | undefined): Promise<void> {
  const { terminal } = host
  const games = await Promise.all(shelf.map(async ({ load, example }) => ({ box: await load(), example })))
  const [first] = games
  if (first === undefined) return
  let chosen = lang
  let shell = speak(chosen, undefined, host)
  greet(host, shell)
  try {
    for (;;) {
      const desk = menuDesk(terminal, shell, first.box)
      const wish = (await orBack(() => chooseFrom(desk, shell.menu.choose, wishes(games, shell)))) ?? 'quit'
      if (wish === 'quit') break
      if (wish === 'language') {
        chosen = (await orBack(() => chooseFrom(desk, shell.menu.language, languages()))) ?? chosen
        shell = speak(chosen, undefined, host)
      } else if (wish === 'continue') await orBack(() => pickSave(host, desk, chosen))
      else await orBack(() => openGame(host, wish.game.box, chosen))
    }
  } catch (error) {
    if (!(error instanceof Left)) throw error
  }
  terminal.write(`${shell.menu.goodbye}\n`)
}

function greet({ terminal }: Host, shell: ShellWords): void {
  const paint = painter(terminal.depth)
  const width = Math.min(terminal.columns, WELCOME_WIDTH_MAX)
  terminal.write(`${panel('', [fit(paint.bold(shell.menu.welcome), width - 4, 'centre')], width).join('\n')}\n`)
}

function wishes(games: readonly ShelfGame[], { menu, languages: names, language }: ShellWords): Entry<Wish>[] {
  const labels: [string, Wish][] = games.map((game) => {
    const { words, locale } = game.box
    const remark = game.example ? `${names[locale]}, ${menu.example}` : names[locale]
    return [`${words.title}: ${words.tagline} (${remark})`, { game }]
  })
  labels.push([menu.continueOne, 'continue'], [`${menu.language}: ${language}`, 'language'], [menu.quit, 'quit'])
  return labels.map(([label, value], i) => ({ key: String(i + 1), label, value }))
}

function languages(): Entry<Locale>[] {
  return LOCALES.map((value, i) => ({ key: String(i + 1), label: shellWords(value).language, value }))
}

/** A game taken from the shelf: read its rules, or sit down to play. */
async function openGame(host: Host, box: Box, lang: Locale | undefined): Promise<void> {
  const shell = speak(lang, box, host)
  const desk = menuDesk(host.terminal, shell, box)
  const { menu } = shell
  const entries = [menu.play, menu.readRules, menu.goBack].map((label, i) => ({ key: `${i + 1}`, label, value: label }))
  for (;;) {
    const wish = await chooseFrom(desk, `${box.words.title}: ${box.words.tagline}`, entries, '1')
    if (wish === menu.goBack) return
    if (wish === menu.readRules) {
      const lines = rulesOf(box.game.id, host.terminal.columns, desk.paint) ?? [shell.session.noRules]
      await page(host.terminal, shell, lines)
    } else await newMatch(host, box, shell)
  }
}

async function newMatch(host: Host, box: Box, shell: ShellWords): Promise<void> {
  const desk = menuDesk(host.terminal, shell, box)
  const seats = await askSeats(desk, box)
  const options = await askSettings(desk, box, seats.length)
  const brought = await askBelongings(desk, box, seats, options)
  try {
    await sit(host, sittingFor(host, box, { seats, options, seed: host.newSeed() }, shell, brought))
  } catch (error) {
    if (!(error instanceof Mistake)) throw error
    say(desk, error.message, desk.paint.bold)
  }
}

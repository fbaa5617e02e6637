// Draws docs/terminal.svg: a real position of Ludomercatus as the terminal shows it, the same for the same seed.
// Run it with `node scripts/terminal-picture.mjs` after a build.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { play } from '../apps/cli/dist/play/play.js'
import { SaveStore } from '../apps/cli/dist/play/saves/save-store.js'
import { Left } from '../apps/cli/dist/play/terminal/terminal.js'
import { Driver } from '../packages/bots/dist/index.js'
import { box } from '../packages/games/ludomercatus/dist/index.js'
import { Match, SeededChance } from '../packages/kernel/dist/index.js'
import { toSvg } from './ansi-to-svg.mjs'

const SEED = 'via sacra'
const COLUMNS = 120
const ROWS = 58
const BUILDINGS_WANTED = 10

const home = mkdtempSync(join(tmpdir(), 'ludoteca-picture-'))
try {
  const screen = await screenOf(developedMatch())
  const file = join(dirname(dirname(fileURLToPath(import.meta.url))), 'docs', 'terminal.svg')
  writeFileSync(file, toSvg(screen.trimEnd().split('\n'), COLUMNS))
} finally {
  rmSync(home, { recursive: true })
}

/** A match in which something has been built, at a moment when the first seat bids in an auction. */
function developedMatch() {
  const seats = ['Nora', 'Ada', 'Bruno', 'Clara'].map((name, seat) => ({ name, kind: seat === 0 ? 'human' : 'normal' }))
  const match = Match.start(box.game, { options: {}, seats, seed: SEED })
  const driver = new Driver(
    (seat) => ({ bot: box.bots.normal, chance: new SeededChance(`${SEED} ${seat} ${match.seq}`) }),
    {
      alone: true,
    },
  )
  while (!isPicturesque(match)) {
    const { seat, move } = driver.next(match.position)
    match.submit(seat, move)
  }
  return match
}

function isPicturesque(match) {
  const { deeds, players, phase } = match.view(0)
  const levels = deeds.reduce((sum, deed) => sum + (deed?.level ?? 0), 0)
  const asked = match.decisions.some(({ seat, open }) => seat === 0 && !open)
  return levels >= BUILDINGS_WANTED && asked && phase === 'auction' && players.every(({ bankrupt }) => !bankrupt)
}

/** What the terminal shows when the person is asked. */
async function screenOf(match) {
  const store = new SaveStore(home, () => new Date(0))
  const file = store.newFile(match)
  store.save(file, match, 0)
  let shown = ''
  let taken
  const terminal = {
    columns: COLUMNS,
    rows: ROWS,
    interactive: true,
    depth: 24,
    write: (text) => {
      shown += text
    },
    clear: () => {
      shown = ''
    },
    async ask(prompt) {
      taken ??= shown + prompt
      throw new Left()
    },
    async pause() {},
    close() {},
  }
  const clock = { now: () => 0, after: () => () => {} }
  const host = { terminal, store, clock, pauseMs: 0, systemLanguage: 'en', newSeed: () => SEED }
  await play({ resume: file, options: [] }, host)
  return taken
}

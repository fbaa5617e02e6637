import { type Box, configure, defaultOf, isRefusal, type Json, lookUp, refusalInWords } from '@ludoteca/kernel'
import { optionsOf, valueInWords } from '../../options.ts'
import { Again, type Desk, say } from '../ask/desk.ts'
import { findEntry } from '../ask/entries.ts'
import { askValue, type Topic } from '../ask/fill.ts'
import { fit, widthOf, wrapText } from '../terminal/layout.ts'

type Options = Record<string, Json>

/** Shows the settings with their explanations and lets them be changed. Enter begins. */
export async function askSettings(desk: Desk, box: Box, seats: number): Promise<Options> {
  const options: Options = {}
  const specs = optionsOf(box.game)
  const entries = specs.map(([key], i) => ({ key: String(i + 1), label: box.words.option(key).label, value: key }))
  for (;;) {
    show(desk, box, options)
    const prompt = `${desk.shell.menu.whichOption}; Enter: ${desk.shell.menu.begin}. `
    const typed = (await desk.line(specs.length > 0 ? prompt : `Enter: ${desk.shell.menu.begin}. `)).trim()
    if (typed === '') {
      const config = configure(box.game, options, seats)
      if (!isRefusal(config)) return options
      say(desk, refusalInWords(box.words, desk.shell.locale, config), desk.paint.bold)
      continue
    }
    const found = findEntry(entries, typed)
    if (found && 'entry' in found) await change(desk, box, options, found.entry.value)
    else say(desk, desk.shell.menu.noSuchEntry)
  }
}

function show(desk: Desk, box: Box, options: Options): void {
  const { terminal, paint, shell } = desk
  const specs = optionsOf(box.game)
  if (specs.length === 0) return
  terminal.write('\n')
  say(desk, shell.menu.optionsAsTheyAre, paint.bold)
  const labels = specs.map(([key]) => box.words.option(key).label)
  const width = Math.max(...labels.map(widthOf))
  for (const [i, [key, spec]] of specs.entries()) {
    const value = lookUp(options, key) ?? ((defaultOf(spec, options) ?? null) as Json)
    const mark = Object.hasOwn(options, key) ? paint.bold : (text: string) => text
    const shown = mark(topicFor(box).value(key, value))
    terminal.write(`  ${paint.bold(fit(String(i + 1), 2, 'right'))}  ${fit(labels[i] as string, width)}  ${shown}\n`)
    for (const line of wrapText(box.words.option(key).help, Math.min(terminal.columns, 100) - 6)) {
      terminal.write(`      ${paint.dim(line)}\n`)
    }
  }
}

async function change(desk: Desk, box: Box, options: Options, key: string): Promise<void> {
  const spec = optionsOf(box.game).find(([name]) => name === key)?.[1]
  if (spec === undefined) return
  try {
    const value = await askValue(desk, topicFor(box), key, [spec.domain])
    if (value !== undefined) options[key] = value
  } catch (error) {
    // Going back from one setting leaves it as it was.
    if (!(error instanceof Again)) throw error
  }
}

/** Values of options are shown in the words of the game. */
function topicFor(box: Box): Topic {
  return { title: (name) => box.words.option(name).label, value: (name, value) => valueInWords(box, name, value) }
}

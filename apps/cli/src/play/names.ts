import { CROWD, type Names, type SeatInfo, TABLE } from '@ludoteca/kernel'
import { tame } from './terminal/layout.ts'
import type { ShellWords } from './words/shell-words.ts'

/** What the seats are called on the screen. Names come from people and files, so nothing in them may steer it. */
export function namesFor(seats: readonly SeatInfo[], shell: ShellWords): Names {
  const tamed = seats.map(({ name }) => tame(name))
  return (seat) => {
    if (seat === TABLE) return shell.table
    return seat === CROWD ? shell.crowd : (tamed[seat] ?? String(seat))
  }
}

const BOT_NAMES: readonly string[] = [
  'Ada',
  'Bruno',
  'Clara',
  'Dario',
  'Elsa',
  'Fabio',
  'Greta',
  'Hugo',
  'Ines',
  'Jonas',
]

/** Names for those who have given none: people by number, bots from a list, the game's own if it has one; all different. */
export function nameSeats(
  seats: readonly { readonly kind: string; readonly name?: string }[],
  shell: ShellWords,
  botNames = BOT_NAMES,
) {
  const taken = new Set(seats.flatMap(({ name }) => (name === undefined ? [] : [name.toLowerCase()])))
  const free = (proposals: readonly string[]) => {
    const name = proposals.find((proposal) => !taken.has(proposal.toLowerCase())) as string
    taken.add(name.toLowerCase())
    return name
  }
  const numbered = (word: string) => seats.map((_, i) => `${word} ${i + 1}`)
  return seats.map(({ kind, name }): SeatInfo => {
    const proposals = numbered(shell.session.player)
    return { kind, name: name ?? free(kind === 'human' ? proposals : [...botNames, ...numbered('Bot')]) }
  })
}

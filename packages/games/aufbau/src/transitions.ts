import { canonical, type Told } from '@ludoteca/kernel'
import type { Fact, FactOf, PublicFact } from './facts.ts'
import { facilityOpening } from './rules/action-economy.ts'
import type { Player, State } from './state.ts'

/** [17] What is wrong with a step from one position to the next. */
export function transitions(before: Readonly<State>, after: Readonly<State>, told: readonly Told<Fact>[]): string[] {
  const wrong = [...wrongAudiences(after, told), ...wrongBooks(before, after, told)]
  if (before.round === after.round && before.phase === after.phase && !after.finished) {
    wrong.push(...wrongCommand(before, after))
  }
  return wrong
}

/** [D-43] A command changes nothing but its sender's own things, and makes no debts [D-41]. */
function wrongCommand(before: Readonly<State>, after: Readonly<State>): string[] {
  const wrong: string[] = []
  const changed = after.players.filter((p, seat) => canonical(p) !== canonical(before.players[seat]))
  if (changed.length > 1) wrong.push(`a command changed seats ${changed.map(({ seat }) => seat).join(', ')}`)
  if (before.market !== after.market || before.events !== after.events) wrong.push('a command changed the world')
  for (const { seat, gold12, turn } of changed) {
    const had = before.players[seat] as Player
    if (gold12 < 0 && gold12 < had.gold12) wrong.push(`a command took seat ${seat} into debt`)
    // [5.0.4] How many there are may change while they are used, so it is looked at when one is taken.
    const isTaken = turn.facilityBuildsUsed > had.turn.facilityBuildsUsed
    if (isTaken && facilityOpening(before, had) !== 'facilityAction') {
      wrong.push(`seat ${seat} took a free facility action that there was not`)
    }
  }
  return wrong
}

/** [D-40] Between two rounds gold changes by what the reports say, and their lines add up. */
function wrongBooks(before: Readonly<State>, after: Readonly<State>, told: readonly Told<Fact>[]): string[] {
  const wrong: string[] = []
  const change = new Map<number, number>()
  const add = (seat: number, gold12: number) => change.set(seat, (change.get(seat) ?? 0) + gold12)
  for (const { fact } of told) {
    if (fact.type === 'converted') add(fact.seat, fact.report.gold12)
    if (fact.type !== 'booked') continue
    add(fact.seat, fact.gold12)
    if (!addsUp(fact)) wrong.push(`the ledger of seat ${fact.seat} does not add up`)
  }
  for (const [seat, gold12] of change) {
    const { gold12: had } = before.players[seat] as Player
    const { gold12: has } = after.players[seat] as Player
    if (had + gold12 !== has) wrong.push(`the gold of seat ${seat} changed unbooked`)
  }
  return wrong
}

function addsUp({ lines, gold12, labor, influence }: FactOf<'booked'>): boolean {
  const sum = { gold12: 0, labor: 0, influence: 0 }
  for (const line of lines) {
    sum.gold12 += line.gold12
    sum.labor += line.labor
    sum.influence += line.influence
  }
  return sum.gold12 === gold12 && sum.labor === labor && sum.influence === influence
}

const PUBLIC: Readonly<Record<PublicFact['type'], true>> = {
  roundStarted: true,
  phaseEntered: true,
  marketRolled: true,
  eventsRolled: true,
  readySet: true,
  rumour: true,
  matchEnded: true,
}

/** [9, 16] Everything else is for its owner alone, unless books are open; notes are so even then. */
function wrongAudiences({ config }: Readonly<State>, told: readonly Told<Fact>[]): string[] {
  const wrong: string[] = []
  for (const { fact, to } of told) {
    if (fact.type in PUBLIC) continue
    const isOpen = config.visibility === 'open' && fact.type !== 'noted'
    const isOwn = to !== 'all' && 'seat' in fact && to.every((seat) => seat === fact.seat)
    if (!isOpen && !isOwn) wrong.push(`${fact.type} was told to others`)
  }
  return wrong
}

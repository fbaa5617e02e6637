import { type Chance, CROWD, type Io } from '@ludoteca/kernel'
import { CANDIDATES, cardOf, INCOME, LOTS, MOODS, ROW_SIZE, SIGNALS } from '../data.ts'
import type { Fact } from '../facts.ts'
import { ownerId } from '../owners.ts'
import type { Frame, Lot, State } from '../state.ts'
import { isElection } from './round.ts'

/** Everybody is paid, new lots come up, and one seat alone learns which lot is next. */
export function openReveal(s: State, io: Io<Fact>): Frame {
  const income = INCOME + (s.mood === null ? 0 : cardOf(MOODS, s.mood).effect.delta)
  for (const owner of s.owners) owner.cash += income
  s.rumors = s.rumorsNext
  s.rumorsNext = s.rumors.map(() => 0)
  drawRow(s, io.chance)
  s.signal = io.chance.pick('signals', SIGNALS).id
  const elects = isElection(s)
  s.ballot = pickTwo(elects ? CANDIDATES : MOODS, io.chance)
  tellMarket(s, elects, io)
  s.hinted = io.chance.int('hint', s.owners.length)
  io.tell({ type: 'hint', propertyId: s.deck.at(-1) as string }, [s.hinted])
  return { step: 'show' }
}

function drawRow(s: State, chance: Chance): void {
  s.deck.push(...s.row.map(({ propertyId }) => propertyId))
  chance.shuffle('deck', s.deck)
  s.row = s.deck.splice(-ROW_SIZE).map((id): Lot => {
    const { reserve } = cardOf(LOTS, id)
    return { propertyId: id, reserve, owner: null }
  })
}

function pickTwo(cards: readonly { readonly id: string }[], chance: Chance): string[] {
  const ids = cards.map(({ id }) => id)
  chance.shuffle('ballot', ids)
  return ids.slice(0, 2)
}

function tellMarket(s: Readonly<State>, elects: boolean, io: Io<Fact>): void {
  const row = s.row.map(({ propertyId, reserve }) => ({ propertyId, reserve }))
  io.tell({ type: 'revealMarket', round: s.round, row, rumorCenti: rumorCenti(s.rumors) })
  io.tell({ type: 'marketSignalsReveal', signals: [cardOf(SIGNALS, s.signal)] })
  if (elects) {
    const candidates = s.ballot.map((id, i) => ({ ...cardOf(CANDIDATES, id), slot: i === 0 ? 'A' : 'B' }))
    io.tell({ type: 'electionOptionsReveal', candidates })
  } else {
    const moods = s.ballot.map((id) => cardOf(MOODS, id))
    io.tell({ type: 'moodOptionsReveal', options: moods, activeMoodId: s.mood, voters: 'WATCHERS' })
  }
  io.tell({ type: 'preview', round: s.round }, [CROWD])
}

/** How much likelier rumours make somebody the target of an event, by owner. */
function rumorCenti(rumors: readonly number[]): Record<string, number> {
  return Object.fromEntries(rumors.flatMap((count, seat) => (count > 0 ? [[ownerId(seat), 100 * count]] : [])))
}

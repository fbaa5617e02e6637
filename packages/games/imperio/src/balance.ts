import type { Balance, BalanceNote, Seat } from '@ludoteca/kernel'
import { eventCard } from './data/cards/deck.ts'
import type { EventCard } from './data/cards/types.ts'
import { propertyCard } from './data/properties.ts'
import { findShock } from './data/shocks.ts'
import type { Fact } from './facts.ts'
import type { EventResult } from './results.ts'
import type { State } from './state.ts'
import { propertyName } from './text/terms.ts'

/** Nothing that was drawn and came to nobody counts as a card. */
const NOTHING = 'FIZZLE'

/** [14] What finished matches say of cards, properties, seats and rounds. */
export const balance: Balance<State, Fact> = {
  version: 1,
  tables: [
    {
      id: 'cards',
      title: 'Cartas',
      rowLabel: 'Carta',
      rowName: cardTitle,
      columns: [
        { id: 'draws', label: 'Salió', kind: 'count' },
        { id: 'loss', label: 'Pérdida media', kind: 'mean' },
        { id: 'fame', label: 'Fama perdida', kind: 'mean' },
        { id: 'mitigated', label: 'Amortiguada', kind: 'share' },
      ],
    },
    {
      id: 'properties',
      title: 'Predios',
      rowLabel: 'Predio',
      rowName: propertyName,
      columns: [
        { id: 'shown', label: 'Salió', kind: 'count' },
        { id: 'sold', label: 'Vendido', kind: 'share' },
        { id: 'price', label: 'Precio / precio base', kind: 'mean', hundredths: true },
      ],
    },
    {
      id: 'seats',
      title: 'Asientos',
      rowLabel: 'Asiento',
      rowName: (row) => row,
      columns: [
        { id: 'matches', label: 'Partidas', kind: 'count' },
        { id: 'won', label: 'Ganó', kind: 'share' },
        { id: 'wealth', label: 'Riqueza final', kind: 'mean' },
      ],
    },
    {
      id: 'rounds',
      title: 'Rondas',
      rowLabel: 'Ronda',
      rowName: (row) => row,
      columns: [
        { id: 'wealth', label: 'Riqueza mediana', kind: 'median' },
        { id: 'rent', label: 'Renta media', kind: 'mean' },
      ],
    },
  ],
  reader() {
    const notes: BalanceNote[] = []
    const note = (table: string, row: string, column: string, value: number) =>
      void notes.push({ table, row, column, value })
    return {
      hear(told, s) {
        for (const { fact } of told) hearFact(fact, s.round, note)
      },
      end({ ranking, owners }, { scores }) {
        for (const [seat] of owners.entries()) noteSeat(seat, ranking[0] === seat, scores[seat] ?? 0, note)
        return notes
      },
    }
  },
}

/** The card as its pack calls it. */
function cardTitle(row: string): string {
  const card: EventCard | undefined = eventCard(row)
  return card?.title_es ?? findShock(row)?.title_es ?? row
}

type Note = (table: string, row: string, column: string, value: number) => void

function noteSeat(seat: Seat, won: boolean, wealth: number, note: Note): void {
  const row = String(seat + 1)
  note('seats', row, 'matches', 1)
  note('seats', row, 'won', won ? 1 : 0)
  note('seats', row, 'wealth', wealth)
}

function hearFact(fact: Fact, round: number, note: Note): void {
  switch (fact.type) {
    case 'eventResults':
      for (const result of fact.results) if (result.cardId !== NOTHING) noteCard(result, note)
      return
    case 'bidResults':
      for (const { propertyId, winnerId, price } of fact.lots)
        noteLot(propertyId, winnerId === null ? null : price, note)
      return
    case 'incomeResults':
      for (const { wealthAfter, lines } of fact.owners) {
        note('rounds', String(round), 'wealth', wealthAfter)
        note(
          'rounds',
          String(round),
          'rent',
          sum(lines.flatMap(({ line, amount }) => (line === 'RENT' ? [amount] : []))),
        )
      }
  }
}

/** A card counts once, and what it cost once for everybody whom it hit. */
function noteCard({ cardId, effectsApplied, mitigationsApplied, perOwner }: EventResult, note: Note): void {
  const row = cardId
  const { cashDelta, debtDelta, fameDelta } = effectsApplied
  note('cards', row, 'draws', 1)
  for (const loss of perOwner?.map((owner) => -owner.cashDelta) ?? [debtDelta - cashDelta]) {
    note('cards', row, 'loss', Math.max(0, loss))
  }
  note('cards', row, 'fame', Math.max(0, -fameDelta))
  const { autoChoiceTaken: _, ...softened } = mitigationsApplied
  note('cards', row, 'mitigated', Object.keys(softened).length > 0 ? 1 : 0)
}

function noteLot(propertyId: string, price: number | null, note: Note): void {
  const row = propertyId
  note('properties', row, 'shown', 1)
  note('properties', row, 'sold', price === null ? 0 : 1)
  if (price !== null) note('properties', row, 'price', Math.round((100 * price) / propertyCard(propertyId).basePrice))
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}

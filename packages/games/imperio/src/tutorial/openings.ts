import type { Io } from '@ludoteca/kernel'
import { eventCard } from '../data/cards/deck.ts'
import type { Fact } from '../facts.ts'
import type { Frame } from '../frames.ts'
import type { EventResult } from '../results.ts'
import { strike } from '../rules/events/strike.ts'
import { publish } from '../rules/press/front-page.ts'
import { propertyAt } from '../rules/properties.ts'
import { beginRound } from '../rules/round-start.ts'
import type { State } from '../state.ts'
import { strikeWith } from '../steps/events.ts'
import { OPENINGS, type Openings } from '../steps/open.ts'
import { publishWith } from '../steps/press.ts'
import { showReveal } from '../steps/reveal.ts'
import { sceneOf } from './script.ts'

/** [9] Phases begin as in any match, but where luck would decide, the script does. */
export const SCRIPTED: Openings = {
  ...OPENINGS,
  REVEAL: openReveal,
  EVENTS: (s, io) => strikeWith(strikeByScript, s, io),
  PRESS: (s, io) => publishWith(publishScript, s, io),
}

function openReveal(s: State, io: Io<Fact>): Frame {
  const { row, signals, moods } = sceneOf(s)
  beginRound(s)
  layOut(s, row)
  s.signals = signals.slice()
  s.moodOptions = moods.slice()
  return showReveal(s, io)
}

/** Unsold lots may come up again at once. */
function layOut({ market }: State, row: readonly string[]): void {
  const isLeft = (id: string) => !row.includes(id)
  market.discardPile = [...market.discardPile, ...market.unsold].filter(isLeft)
  market.drawPile = market.drawPile.filter(isLeft)
  market.row = row.slice()
  market.unsold = row.slice()
}

function strikeByScript(s: State): EventResult[] {
  const { cardId, seat, propertyId } = sceneOf(s).blow
  return [strike(s, 1, eventCard(cardId), seat, propertyAt(s, propertyId))]
}

function publishScript(s: State): void {
  publish(
    s,
    Array.from(sceneOf(s).headlines, (headline) => ({ ...headline })),
  )
}

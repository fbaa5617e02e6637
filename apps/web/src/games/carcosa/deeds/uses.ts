import {
  type Action,
  CARD_NAMES,
  cardOf,
  effectiveMax,
  ITEM_OF,
  type ItemId,
  MONSTER_NAMES,
  type MonsterId,
  type Move,
  type Player,
  type Uid,
} from '@ludoteca/carcosa'
import type { Seat } from '@ludoteca/kernel'
import { choicesOf, type SeatChoice, valuesOf } from '../../../kit/choices.ts'
import type { MatchStore } from '../../../match/match-store.ts'
import { viewOf } from '../kit.ts'
import { healsInWords } from './prices.ts'
import { deedWords, LABELS } from './words.ts'

/** Something that can be done with a thing now. */
export interface Use {
  readonly label: string
  /** What it costs or brings. */
  readonly note: string
  readonly move: Move
  readonly seat: Seat
}

const PLAIN = ['useCompass', 'useVial', 'useStairs', 'attachTale'] as const satisfies readonly Action['type'][]

/** Everything that is on offer for this thing but giving it to somebody. */
export function usesOf(match: MatchStore, uid: Uid): Use[] {
  const uses: Use[] = []
  for (const type of PLAIN) {
    for (const { seat } of offersWith(match, type, uid)) {
      uses.push({ label: LABELS[type], note: deedWords.free, move: { type, uid }, seat })
    }
  }
  for (const { seat, params } of offersWith(match, 'useBlunt', uid)) {
    for (const monster of valuesOf<MonsterId>(params.monster)) {
      const label = deedWords.strike(MONSTER_NAMES[monster])
      uses.push({ label, note: deedWords.free, move: { type: 'useBlunt', uid, monster }, seat })
    }
  }
  for (const { seat } of offersWith(match, 'motemeySell', uid)) {
    const note = saleBrings(viewOf(match).players[seat] as Player, uid)
    uses.push({ label: deedWords.sell, note, move: { type: 'motemeySell', uid }, seat })
  }
  for (const { seat } of offersWith(match, 'armeriaDrop', uid)) {
    uses.push({ label: deedWords.store, note: deedWords.free, move: { type: 'armeriaDrop', uid }, seat })
  }
  return uses
}

/** [7.8] What selling it to Motemey brings. It leaves before it is paid for, and the Llavero takes the maximum along. */
export function saleBrings(p: Readonly<Player>, uid: Uid): string {
  const after = { ...p, items: p.items.filter((other) => other !== uid) }
  const sanity = Math.min(p.sanity, effectiveMax(after))
  return healsInWords({ ...after, sanity }, ITEM_OF[cardOf(uid) as ItemId].sells ?? 0)
}

/** What a thing is called. */
export function nameOf(uid: Uid): string {
  return CARD_NAMES[cardOf(uid)]
}

function offersWith(match: Pick<MatchStore, 'decisions'>, type: Action['type'], uid: Uid): SeatChoice[] {
  return choicesOf(match, type).filter(({ params }) => valuesOf<Uid>(params.uid).includes(uid))
}

import type { Refusal } from '@ludoteca/kernel'
import { bonusActionFrom, countUse, useBonusAction } from '../catalogue/ops/bonus-action.ts'
import type { Move } from '../moves.ts'
import { deny } from '../refusals.ts'
import type { CheckKind, Player, World } from '../state.ts'
import { bonusSlots } from './bonus-slots.ts'
import { capBoost } from './boosts.ts'

/** [5.0.4] One way to take a standard action. */
export interface Opening {
  /** The canonical key. */
  readonly key: string
  /** The key with its marker, as the turn remembers it. */
  readonly record: string
  /** [5.0.5] It costs no action. */
  readonly bonus: boolean
  /** What is done: some facilities count how often. */
  readonly action: Move['type']
  readonly mode: string
  /** [11.1] The facility that lets it be done, without cost and key. */
  readonly from?: string
}

/** [5.0.4] A standard action with its canonical key, and the family whose bonus actions it may use. */
export interface Deed {
  readonly action: Move['type']
  readonly mode: string
  readonly key: string
  readonly family: CheckKind | null
  readonly standard: Opening
  readonly bonuses: readonly Opening[]
}

/** [5.0.5] More bonus actions than anybody can have of one family. */
const BONUSES_MAX = 12

/** `mode` says more about the action where some facility might ask. */
export function deed(action: Move['type'], key: string, family: CheckKind | null = null, mode = ''): Deed {
  const bonuses: Opening[] = []
  for (let i = 1; family !== null && i <= BONUSES_MAX; i++) {
    const bonusKey = family === 'influence' ? `influence.bonus.${i}` : key
    bonuses.push({ key: bonusKey, record: `${bonusKey}@bonus.${family}.${i}`, bonus: true, action, mode })
  }
  return { action, mode, key, family, standard: { key, record: key, bonus: false, action, mode }, bonuses }
}

/** [5.0.4, 5.0.5] How this action could be taken now; nothing when it cannot. Some facilities limit investments. */
export function openingOf(w: Readonly<World>, p: Readonly<Player>, deed: Deed, investments = 1): Opening | undefined {
  return usualOpening(w, p, deed) ?? grantedOpening(p, deed, investments)
}

function usualOpening(
  w: Readonly<World>,
  p: Readonly<Player>,
  { key, family, standard, bonuses }: Deed,
): Opening | undefined {
  const isFresh = !isKeyUsed(p, key)
  if (isFresh && hasAction(w, p)) return standard
  if (family === null || (family !== 'influence' && !isFresh)) return undefined
  const at = freeBonusSlot(p, family)
  return at < 0 ? undefined : bonuses[at]
}

/** [5.0.5] The place of the first bonus action of this family that was not used this round; −1 without any. */
export function freeBonusSlot(p: Readonly<Player>, family: CheckKind): number {
  const slots = bonusSlots(p, family)
  for (let i = 0; i < slots; i++) if (!isMarkerUsed(p, family, i)) return i
  return -1
}

/** [11.1 bonusAction] What a facility lets be done beside all that. */
export function grantedOpening(p: Readonly<Player>, deed: Deed, investments: number): Opening | undefined {
  if (p.works === null) return undefined
  const { key, action, mode } = deed
  const from = bonusActionFrom(p, action, mode, investments)
  return from === undefined ? undefined : { key, record: '', bonus: true, action, mode, from }
}

/** Why there is no way to take it. */
export function refuseDeed(w: Readonly<World>, p: Readonly<Player>, deed: Deed, investments = 1): Refusal | undefined {
  if (openingOf(w, p, deed, investments)) return undefined
  return isKeyUsed(p, deed.key) ? keyUsed(deed.key) : noActions(w)
}

export function keyUsed(key: string): Refusal {
  return deny('ACTION', 'keyUsed', { key })
}

/** Takes an action that was found open. */
export function take(p: Player, { record, bonus, action, mode, from }: Opening): void {
  if (from !== undefined) return useBonusAction(p, from)
  p.turn.actionKeys.push(record)
  if (!bonus) p.turn.actionsUsed++
  if (p.works !== null) countUse(p, action, mode, !bonus)
}

/** [5.0.4] Whether the key was used this round, with whatever marker. */
export function isKeyUsed({ turn }: Readonly<Player>, key: string): boolean {
  for (const used of turn.actionKeys) {
    if (used === key || (used.length > key.length && used[key.length] === '@' && used.startsWith(key))) return true
  }
  return false
}

export function hasAction({ config }: Readonly<World>, { turn }: Readonly<Player>): boolean {
  return turn.actionsUsed < config.actionsPerRound
}

/** [5.0.4, F-38] How many facility actions of a round are free. */
export function freeBuilds(w: Readonly<World>, p: Readonly<Player>): number {
  return w.config.freeFacilityBuildsPerRound + capBoost(w, p, 'freeBuilds')
}

/** [5.0.4] The free facility action comes first, then a standard one. */
export function facilityOpening(w: Readonly<World>, p: Readonly<Player>): 'facilityAction' | 'action' | undefined {
  const used = p.turn.facilityBuildsUsed
  // Every form asks this, so facilities and specialists are looked at only when the usual ones are gone.
  if (used < w.config.freeFacilityBuildsPerRound || used < freeBuilds(w, p)) return 'facilityAction'
  return hasAction(w, p) ? 'action' : undefined
}

export function refuseFacilityDeed(w: Readonly<World>, p: Readonly<Player>): Refusal | undefined {
  return facilityOpening(w, p) ? undefined : deny('ACTION', 'noFacilityActions')
}

/** Says whether it was the free one. */
export function takeFacilityDeed(w: Readonly<World>, p: Player): boolean {
  const isFree = facilityOpening(w, p) === 'facilityAction'
  if (isFree) p.turn.facilityBuildsUsed++
  else p.turn.actionsUsed++
  return isFree
}

function noActions({ config }: Readonly<World>): Refusal {
  return deny('ACTION', 'noActions', { perRound: config.actionsPerRound })
}

const MARKERS: Readonly<Record<CheckKind, readonly string[]>> = {
  influence: markers('influence'),
  money: markers('money'),
  materials: markers('materials'),
}

function markers(family: CheckKind): readonly string[] {
  return Array.from({ length: BONUSES_MAX }, (_, i) => `@bonus.${family}.${i + 1}`)
}

function isMarkerUsed({ turn }: Readonly<Player>, family: CheckKind, at: number): boolean {
  const marker = MARKERS[family][at] as string
  for (const used of turn.actionKeys) if (used.endsWith(marker)) return true
  return false
}

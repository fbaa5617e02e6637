import { isFields, type Params } from '../domain.ts'
import type { Decision, Move, Seat } from '../game.ts'
import { canonical } from '../hash.ts'
import { describe, drawMove, paramsOf } from '../permit.ts'
import { firstUnlike } from './differences.ts'
import { type Probe, someOffers, someViewers } from './trial.ts'

/** What must be true of every state. */
export function checkState({ game, position, report }: Probe): void {
  const { state } = position
  const wrong = game.invariants(state)
  if (wrong.length > 0) report('invariants', wrong.join('; '))
  const bad = notPlain(state, 'state')
  if (bad) report('plain state', bad)
  for (const decision of position.decisions) {
    const fallback = decision.open ? decision.byClock : decision.fallback
    if (fallback === undefined) continue
    const refusal = position.refusalOf(decision.seat, fallback)
    if (refusal) report('fallback legal', canonical({ seat: decision.seat, fallback, refusal }))
  }
  if (game.outcome(state) && position.decisions.some((d) => !d.open))
    report('over is over', 'somebody is still awaited')
}

/** Questions do not write; copies are independent; JSON changes nothing. */
export function checkQuestions(probe: Probe): void {
  const { game, position, dice, report } = probe
  const { state } = position
  const before = canonical(state)
  const asked = (question: string, ask: () => unknown) => {
    ask()
    if (canonical(state) !== before) report('questions do not write', question)
  }
  asked('decisions', () => game.decisions(state).map((d) => describe(state, d)))
  asked('outcome', () => game.outcome(state))
  asked('invariants', () => game.invariants(state))
  for (const viewer of someViewers(probe)) {
    asked(`view of ${viewer}`, () => canonical(game.view(state, viewer)))
    if (viewer !== 'spectator' && game.glance) checkGlance(probe, viewer)
    asked(`sample for ${viewer}`, () => canonical(game.sample(state, viewer, dice)))
  }
  asked('copy', () => {
    const copy = game.copy(state)
    // In the order of keys, too: views share parts with the state, and nobody may see which one was copied.
    const unlike = firstUnlike(state, copy, 'state')
    if (unlike !== undefined) report('copy', `a copy differs from its original: ${unlike}`)
    if (game.copiesShare) freezeShared(state, copy)
    scramble(copy)
  })
  if (canonical(state) !== before) report('copy', 'a copy shares parts with its original')
  const revived = JSON.parse(JSON.stringify(state)) as object
  const questions = (s: object) => canonical(game.decisions(s).map((d) => describe(s, d)))
  if (canonical(revived) !== before || questions(revived) !== questions(state)) report('state survives JSON', before)
}

/** A bot sees what its seat sees, and nothing else. */
function checkGlance({ game, position, report }: Probe, seat: Seat): void {
  const view = game.view(position.state, seat) as Readonly<Record<string, unknown>>
  const glance = game.glance?.(position.state, seat) as Readonly<Record<string, unknown>>
  for (const key of new Set([...Object.keys(view), ...Object.keys(glance)])) {
    const unlike = firstUnlike(view[key], glance[key], `view.${key}`)
    if (unlike !== undefined) report('a glance is the view', `seat ${seat}: ${unlike}`)
  }
}

/** Moves nobody offered are refused without a trace. */
export function checkForeignMoves(probe: Probe): void {
  const { position, chance, seats, report, refused } = probe
  const before = canonical([position.state, chance.save()])
  for (const { seat, move } of foreignMoves(probe)) {
    const refusal = position.refusalOf(seat, move)
    if (refusal) refused?.(refusal)
    else report('foreign move refused', canonical({ seat, move: move as Move }))
  }
  for (let seat = -3; seat <= seats; seat++)
    for (const move of NONSENSE) {
      if (!position.refusalOf(seat, move)) report('malformed move refused', `${seat}: ${JSON.stringify(move)}`)
    }
  if (canonical([position.state, chance.save()]) !== before) report('refused without a trace', 'the state changed')
}

const NONSENSE: readonly unknown[] = [
  undefined,
  null,
  0,
  'roll',
  [],
  {},
  { type: 1 },
  { type: '' },
  { type: 'toString' },
  { type: '__proto__' },
  { type: 'constructor' },
  { type: 'nonsense', amount: 1 },
]

function foreignMoves(probe: Probe): { seat: Seat; move: unknown }[] {
  const { position, seats, dice } = probe
  const { state, decisions } = position
  const found: { seat: Seat; move: unknown }[] = []
  for (const { seat: asked, choice } of someOffers(probe)) {
    const move = drawMove(state, asked, choice, dice)
    if (!move) continue
    for (const bad of deformed(move, paramsOf(state, asked, choice) ?? {})) found.push({ seat: asked, move: bad })
    for (let seat = -2; seat <= seats; seat++) {
      if (!offers(decisions, seat, choice.type)) found.push({ seat, move })
    }
  }
  return found
}

/** The same move with each parameter bent out of shape, left out, or joined by one nobody knows. */
function deformed(move: Move, params: Params): unknown[] {
  const bad: unknown[] = [{ ...move, surplus: 1 }]
  for (const [name, domain] of Object.entries(params)) {
    for (const value of [Number.NaN, 0.5, Number.POSITIVE_INFINITY, 2 ** 60, { a: 1 }, () => 1]) {
      bad.push({ ...move, [name]: value })
    }
    if (domain.kind !== 'text') bad.push({ ...move, [name]: 'no such value' })
    if (domain.kind === 'int') bad.push({ ...move, [name]: domain.max + 1 }, { ...move, [name]: domain.min - 1 })
    if (!domain.optional) bad.push(Object.fromEntries(Object.entries(move).filter(([key]) => key !== name)))
  }
  return bad
}

function offers(decisions: readonly Decision[], seat: Seat, type: string): boolean {
  return decisions.some((d) => d.seat === seat && d.choices.some((choice) => choice.type === type))
}

/** The first thing in a state that is not plain JSON with whole numbers. */
function notPlain(value: unknown, path: string): string | undefined {
  if (typeof value === 'number')
    return Number.isSafeInteger(value) && !Object.is(value, -0) ? undefined : `${path} is ${value}`
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return undefined
  if (Array.isArray(value)) return firstOf(value.entries(), path)
  if (isFields(value) && Object.getPrototypeOf(value) === Object.prototype) return firstOf(Object.entries(value), path)
  return `${path} is not plain JSON`
}

function firstOf(entries: Iterable<readonly [string | number, unknown]>, path: string): string | undefined {
  for (const [key, value] of entries) {
    const bad = notPlain(value, `${path}.${key}`)
    if (bad) return bad
  }
  return undefined
}

function freezeShared(original: unknown, copy: unknown): void {
  if (!isObject(original) || !isObject(copy)) return
  if (original === copy) Object.freeze(original)
  for (const key of Object.keys(original)) freezeShared(original[key], copy[key])
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}

/** Overwrites every number, text and list in place, so that anything shared shows. Frozen tables stay. */
function scramble(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return
  const fields = value as Record<string, unknown>
  for (const key of Object.keys(fields)) {
    scramble(fields[key])
    fields[key] = null
  }
}

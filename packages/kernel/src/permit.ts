import type { Chance } from './chance.ts'
import { drawFields, isFields, lacksValue, misshapen, outside, type Params } from './domain.ts'
import { Broken, type Choice, type Decision, type Move, type Refusal, refuse, type Seat } from './game.ts'

/** For choices that need nothing but their name. */
export const NO_PARAMS: Params = {}

/** Why this seat may not make this move now; nothing when it may. Never writes, never draws. */
export function refusalOf<S, M extends Move>(
  s: Readonly<S>,
  decisions: readonly Decision<S, M>[],
  seat: Seat,
  move: unknown,
): Refusal | undefined {
  if (!isFields(move) || typeof move.type !== 'string') return refuse('E_FORMAT', { param: 'type' })
  return refusalByAny(s, decisions, seat, move as Sent, true)
}

type Sent = Readonly<Record<string, unknown>> & { readonly type: string }

/** First only choices that the move suits are looked at; where none of them lets it pass, all are asked why not. */
function refusalByAny<S, M extends Move>(
  s: Readonly<S>,
  decisions: readonly Decision<S, M>[],
  seat: Seat,
  move: Sent,
  onlySuited: boolean,
): Refusal | undefined {
  const sent = move as unknown as M
  let refusal: Refusal | undefined
  let missing: Choice<S, M> | undefined
  let wasPassedOver = false
  for (const decision of decisions) {
    if (decision.seat !== seat) continue
    for (const choice of listedUnder(decision.choices, move.type)) {
      if (choice.type !== move.type) continue
      if (onlySuited && choice.suits?.(s, seat, sent) === false) {
        wasPassedOver = true
        continue
      }
      const params = paramsOf(s, seat, choice)
      if (params === null) {
        missing ??= choice
        continue
      }
      const against = refusalByChoice(s, seat, choice, params, sent)
      if (against === undefined) return undefined
      refusal ??= against
    }
  }
  if (wasPassedOver) return refusalByAny(s, decisions, seat, move, false)
  if (refusal) return refusal
  if (missing) return missing.check?.(s, seat, sent) ?? refuse('E_PHASE', { move: move.type })
  return notAsked(decisions, seat, move.type)
}

/** Lists of so many choices are the same in every position, so they are put in order once. */
const LONG = 32
type AnyChoices = readonly { readonly type: string }[]
const BY_TYPE = new WeakMap<AnyChoices, ReadonlyMap<string, AnyChoices>>()

/** The choices among which all of that type are. */
function listedUnder<S, M extends Move>(choices: readonly Choice<S, M>[], type: string): readonly Choice<S, M>[] {
  if (choices.length < LONG) return choices
  let byType = BY_TYPE.get(choices)
  if (byType === undefined) {
    byType = orderedByType(choices)
    BY_TYPE.set(choices, byType)
  }
  return (byType.get(type) ?? NONE) as readonly Choice<S, M>[]
}
const NONE: AnyChoices = []

function orderedByType(choices: AnyChoices): ReadonlyMap<string, AnyChoices> {
  const types = new Set(choices.map(({ type }) => type))
  return new Map([...types].map((type) => [type, choices.filter((choice) => choice.type === type)]))
}

function refusalByChoice<S, M extends Move>(
  s: Readonly<S>,
  seat: Seat,
  choice: Choice<S, M>,
  params: Params,
  move: M,
): Refusal | undefined {
  const fields = move as unknown as Readonly<Record<string, unknown>>
  if (params === NO_PARAMS && !choice.check && !hasSurplus(fields)) return undefined
  const wrong = outside(params, fields, 'type')
  // What lies in its domains is in shape, and most moves do.
  const bad = wrong === undefined ? undefined : misshapen(params, fields, 'type')
  if (bad !== undefined) return refuse('E_FORMAT', { param: bad })
  const against = choice.check?.(s, seat, move)
  if (against || wrong === undefined) return against
  return Object.hasOwn(params, wrong) ? refuse('E_RANGE', { param: wrong }) : refuse('E_FORMAT', { param: wrong })
}

/** Whether a move without parameters carries some all the same. */
function hasSurplus(fields: Readonly<Record<string, unknown>>): boolean {
  for (const name in fields) if (name !== 'type') return true
  return false
}

/** Why nobody may make this move by hand: it is the clock's. Nothing for all other moves. */
export function refusalByHand<S, M extends Move>(
  decisions: readonly Decision<S, M>[],
  seat: Seat,
  move: unknown,
): Refusal | undefined {
  if (!isFields(move)) return undefined
  const isClocks = decisions.some(({ byClock, seat: of }) => byClock && of === seat && byClock.type === move.type)
  return isClocks ? refuse('E_CLOCK', { move: String(move.type) }) : undefined
}

/** Not asked at all, asked something else, or somebody else's turn to do that. */
function notAsked<S, M extends Move>(decisions: readonly Decision<S, M>[], seat: Seat, type: string): Refusal {
  const others = decisions.some((d) => d.seat !== seat && d.choices.some((choice) => choice.type === type))
  const asked = decisions.some((d) => d.seat === seat)
  return others || !asked ? refuse('E_SEAT', { move: type }) : refuse('E_PHASE', { move: type })
}

/** The domains of a choice in this position, or `null` when it is not to be had. */
export function paramsOf<S, M extends Move>(s: Readonly<S>, seat: Seat, choice: Choice<S, M>): Params | null {
  return choice.paramsOf ? choice.paramsOf(s, seat) : (choice.params ?? NO_PARAMS)
}

/** A choice as plain JSON, for forms, bots and the wire. */
export interface PlainChoice {
  readonly type: string
  readonly params: Params
}
/** A decision as plain JSON. */
export interface PlainDecision<M extends Move = Move> {
  readonly seat: Seat
  readonly prompt: string
  readonly open: boolean
  readonly choices: readonly PlainChoice[]
  readonly fallback: M | null
  readonly clockMs: number | null
}

/** The decision with every domain worked out, and without the choices that have no value to take. */
export function describe<S, M extends Move>(s: Readonly<S>, decision: Decision<S, M>): PlainDecision<M> {
  const choices: PlainChoice[] = []
  for (const choice of decision.choices) {
    const params = paramsOf(s, decision.seat, choice)
    if (params !== null && !lacksValue(params)) choices.push({ type: choice.type, params })
  }
  return {
    seat: decision.seat,
    prompt: decision.prompt,
    open: decision.open === true,
    choices,
    fallback: decision.open ? null : decision.fallback,
    clockMs: decision.clockMs ?? null,
  }
}

const DRAWS_MAX = 12

/** A random legal move of this choice, or nothing when none was found in a dozen tries. */
export function drawMove<S, M extends Move>(
  s: Readonly<S>,
  seat: Seat,
  choice: Choice<S, M>,
  chance: Chance,
): M | undefined {
  const params = paramsOf(s, seat, choice)
  if (params === NO_PARAMS) return drawBare(s, seat, choice)
  if (params === null || lacksValue(params)) return undefined
  for (let tries = 0; tries < DRAWS_MAX; tries++) {
    const move = choice.draw?.(s, seat, chance) ?? (drawFields(params, chance, choice.type) as unknown as M)
    if (!choice.check?.(s, seat, move)) return move
  }
  return undefined
}

function drawBare<S, M extends Move>(s: Readonly<S>, seat: Seat, choice: Choice<S, M>): M | undefined {
  const move = { type: choice.type } as M
  return choice.check?.(s, seat, move) ? undefined : move
}

/** Random play uses a decision nobody waits for once in so many moves, unless it is told otherwise. */
const OPEN_ONE_IN = 16
/** How many choices of one decision random play looks at before it does what is awaited. */
const CHOICES_TRIED = 3

/** A move of random play, with the seat that makes it. */
export interface DrawnMove<M extends Move> {
  readonly seat: Seat
  readonly move: M
}

/** What a player without any plan does next: mostly what is awaited, now and then something else. */
export function drawAny<S, M extends Move>(
  s: Readonly<S>,
  decisions: readonly Decision<S, M>[],
  chance: Chance,
  openOneIn = OPEN_ONE_IN,
): DrawnMove<M> | undefined {
  const awaited = countAwaited(decisions)
  const optional = decisions.length - awaited
  if (optional > 0 && (awaited === 0 || chance.int('draw', openOneIn) === 0)) {
    const drawn = drawFrom(s, nth(decisions, true, chance.int('draw', optional)), chance)
    if (drawn) return drawn
  }
  if (awaited === 0) return undefined
  const decision = nth(decisions, false, awaited === 1 ? 0 : chance.int('draw', awaited))
  const drawn = drawFrom(s, decision, chance)
  if (drawn || decision.open) return drawn
  return { seat: decision.seat, move: decision.fallback }
}

function drawFrom<S, M extends Move>(
  s: Readonly<S>,
  { seat, choices }: Decision<S, M>,
  chance: Chance,
): DrawnMove<M> | undefined {
  for (let tries = 0; tries < CHOICES_TRIED; tries++) {
    const move = drawMove(s, seat, choices[chance.int('draw', choices.length)] as Choice<S, M>, chance)
    if (move) return { seat, move }
  }
  return undefined
}

function countAwaited(decisions: readonly Decision<never, Move>[]): number {
  let awaited = 0
  for (let i = 0; i < decisions.length; i++) if (decisions[i]?.open !== true) awaited++
  return awaited
}

/** The nth decision of that kind. */
function nth<S, M extends Move>(decisions: readonly Decision<S, M>[], open: boolean, n: number): Decision<S, M> {
  let left = n
  for (let i = 0; i < decisions.length; i++) {
    const decision = decisions[i] as Decision<S, M>
    if ((decision.open === true) === open && left-- === 0) return decision
  }
  throw new Broken('no such decision', { open, n })
}

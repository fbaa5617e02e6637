import type { Box } from '../box.ts'
import type { SeededChance } from '../chance.ts'
import { isFields, type Json } from '../domain.ts'
import { CROWD, type Game, type Move, type Refusal, type Seat, TABLE } from '../game.ts'
import { canonical } from '../hash.ts'
import { configure, isRefusal } from '../options.ts'
import { drawMove } from '../permit.ts'
import { Position } from '../position.ts'
import { type Locale, refusalInWords } from '../words.ts'
import { NASTY_VALUES, OBJECT_NAMES, ODD_NUMBERS, ODD_SHAPES, ODD_TEXTS, PROTOTYPE_NAMES } from './nasty.ts'
import type { AnyPosition } from './trial.ts'

/** Which of a game's own words are asked for, too. */
type Explaining = Pick<Box, 'explain' | 'words'>

/** One position in which moves are tried that nobody in their right mind makes. */
export interface NastyProbe {
  readonly game: Game
  readonly position: AnyPosition
  /** The luck of the match, which must stay where it is. */
  readonly chance: SeededChance
  readonly seats: number
  /** What decides which of all such moves are tried here. */
  readonly dice: SeededChance
  readonly box?: Explaining | undefined
}

const KINDS: readonly (readonly Json[])[] = [PROTOTYPE_NAMES, ODD_TEXTS, ODD_NUMBERS, ODD_SHAPES]

/** So many choices are bent in one position, each so many times. */
const CHOICES = 6
const BENDS = 8
/** So many names of no move are tried on each seat. */
const TYPES = 12

/** What is wrong with how the rules take such moves here; each must be refused with a reason, and leave no trace. */
export function nastyProblems(probe: NastyProbe): string[] {
  const { position, chance } = probe
  const before = canonical([position.state, chance.save()])
  const problems = nastyMoves(probe).flatMap(({ seat, move }) => {
    const problem = problemWith(probe, seat, move)
    return problem === undefined ? [] : `${problem} (seat ${seat}, ${JSON.stringify(move)?.slice(0, 200)})`
  })
  return canonical([position.state, chance.save()]) === before ? problems : [...problems, 'state or luck has changed']
}

function problemWith(probe: NastyProbe, seat: Seat, move: unknown): string | undefined {
  const { game, position, box } = probe
  try {
    const refusal = position.refusalOf(seat, move)
    if (refusal === undefined) return problemAfter(probe, seat, move as Move)
    const hasType = isFields(move) && typeof move.type === 'string'
    const said = hasType ? (box?.explain?.(position.state, seat, move as unknown as Move, refusal) ?? refusal) : refusal
    return problemWithRefusal(refusal) ?? problemWithRefusal(said) ?? (box && problemWithWords(box, said))
  } catch (error) {
    return `${game.id} throws: ${error instanceof Error ? error.stack : error}`
  }
}

/** Some may be legal after all, a text of any letters for one: then it must be playable. */
function problemAfter({ game, position, chance }: NastyProbe, seat: Seat, move: Move): string | undefined {
  const after = new Position(game, game.copy(position.state), chance.clone())
  after.apply(seat, JSON.parse(JSON.stringify(move)) as Move)
  const wrong = game.invariants(after.state)
  if (wrong.length > 0) return `permitted, and then: ${wrong.join('; ')}`
  const revived: unknown = JSON.parse(JSON.stringify(after.state))
  return canonical(revived) === canonical(after.state) ? undefined : 'permitted, and then the state is no JSON'
}

function problemWithRefusal(refusal: Refusal): string | undefined {
  if (!isRefusal(refusal) || refusal.code === '') return 'no proper refusal'
  const odd = Object.entries(refusal.params).find(([, value]) => !isPlain(value))
  return odd === undefined ? undefined : `the refusal ${refusal.code} has an odd ${odd[0]}`
}

function isPlain(value: unknown): boolean {
  return value === null || ['string', 'boolean'].includes(typeof value) || Number.isFinite(value)
}

const LOCALES: readonly Locale[] = ['en', 'es', 'de']
/** What sentences look like into which a function or an object has got. */
const GARBLED = /native code|\[object |=>/

function problemWithWords({ words }: Explaining, refusal: Refusal): string | undefined {
  for (const locale of LOCALES) {
    const sentence: unknown = refusalInWords(words, locale, refusal)
    if (typeof sentence !== 'string' || sentence === '' || GARBLED.test(sentence)) return `no sentence: ${sentence}`
  }
  return undefined
}

/** Moves of no type, of the names of prototypes, and of the right type with something bent. */
function nastyMoves(probe: NastyProbe): { readonly seat: Seat; readonly move: unknown }[] {
  const { position, seats, dice } = probe
  const anybody = [TABLE, CROWD, ...Array.from({ length: seats }, (_, seat) => seat)]
  const asked = position.decisions.map(({ seat }) => seat)
  const found: { seat: Seat; move: unknown }[] = []
  for (const seat of new Set([...asked, dice.pick('seat', anybody)])) {
    for (const type of OBJECT_NAMES) found.push({ seat, move: { type } })
    for (let i = 0; i < TYPES; i++) found.push({ seat, move: { type: dice.pick('type', PROTOTYPE_NAMES) } })
    const value = oddValue(dice)
    found.push({ seat, move: value }, { seat, move: { type: value } })
  }
  const offers = position.decisions.flatMap(({ seat, choices }) => choices.map((choice) => ({ seat, choice })))
  dice.shuffle('offers', offers)
  for (const { seat, choice } of offers.slice(0, CHOICES)) {
    const move = drawMove(position.state, seat, choice, dice) ?? { type: choice.type }
    for (let i = 0; i < BENDS; i++) found.push({ seat, move: bent(move as unknown as Json, dice) })
  }
  return found
}

/** The same value with something odd in one place: instead of what is there, or under a name that nobody asked for. */
function bent(value: Json, dice: SeededChance): Json {
  const odd = oddValue(dice)
  if (Array.isArray(value)) {
    if (value.length === 0) return [odd]
    const place = dice.int('place', value.length + 1)
    return place === value.length ? [...value, odd] : value.with(place, inPlaceOf(value[place] as Json, odd, dice))
  }
  if (!isFields(value)) return odd
  const names = Object.keys(value).filter((name) => name !== 'type')
  const place = dice.int('place', names.length + 1)
  const name = names[place] ?? dice.pick('name', PROTOTYPE_NAMES)
  const given = place < names.length ? inPlaceOf((value as { [name: string]: Json })[name] as Json, odd, dice) : odd
  return Object.fromEntries([...Object.entries(value as { [name: string]: Json }), [name, given]])
}

/** Of each kind as often as of any other, however many there are of it. */
function oddValue(dice: SeededChance): Json {
  return dice.pick('value', dice.pick('kind', KINDS))
}

/** The value bent inside, where it has an inside, or another altogether. */
function inPlaceOf(value: Json, odd: Json, dice: SeededChance): Json {
  const hasInside = typeof value === 'object' && value !== null
  return hasInside && dice.int('depth', 2) === 0 ? bent(value, dice) : odd
}

/** What is wrong with how a game takes options that nobody in their right mind chooses. */
export function nastyOptionProblems(game: Game): string[] {
  const names = Object.keys(game.options)
  const wishes: unknown[] = NASTY_VALUES.flatMap((value) => [
    value,
    ...names.map((name) => ({ [name]: value })),
    Object.fromEntries(names.map((name) => [name, value])),
  ])
  for (const name of PROTOTYPE_NAMES) wishes.push({ [name]: 1 })
  return wishes.flatMap((given) => {
    try {
      const config = configure(game, given, game.seats.min)
      return isRefusal(config) ? (problemWithRefusal(config) ?? []) : []
    } catch (error) {
      return `options ${JSON.stringify(given)?.slice(0, 200)} throw: ${error instanceof Error ? error.stack : error}`
    }
  })
}

/** What is wrong with what the words say of names that they have no words for. */
export function nastyWordProblems({ words }: Explaining): string[] {
  return [...OBJECT_NAMES, 'nobody knows this'].flatMap((name) => {
    try {
      const said: unknown[] = [
        words.prompt(name),
        words.choice(name),
        words.param(name, name),
        words.value(name, name, name, String),
        words.option(name).label,
        words.ending(name),
        words.refusal({ code: name, params: { param: name, option: name, why: name } }) ?? '-',
      ]
      const odd = said.findIndex((text) => typeof text !== 'string' || text === '' || GARBLED.test(text))
      return odd < 0 ? [] : `${name}: ${['prompt', 'choice', 'param', 'value', 'option', 'ending', 'refusal'][odd]}`
    } catch (error) {
      return `${name}: ${error instanceof Error ? error.stack : error}`
    }
  })
}

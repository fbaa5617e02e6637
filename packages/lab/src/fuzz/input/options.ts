import {
  type Box,
  configure,
  type Domain,
  drawFields,
  isFields,
  isRefusal,
  type Json,
  Match,
  type Params,
  seatsWith,
} from '@ludoteca/kernel'
import { drawNasty, lies } from '@ludoteca/kernel/fuzz'
import { PROTOTYPE_NAMES } from '@ludoteca/kernel/nasty'
import { written } from '@ludoteca/protocol/testing'
import { wordlessness } from './sentences.ts'
import type { Target } from './target.ts'

/** What people set before a match, and what a game makes of it. */
export function optionsOf(box: Box): Target {
  const { game } = box
  const domains: Params = Object.fromEntries(Object.entries(game.options).map(([key, { domain }]) => [key, domain]))
  return {
    name: `${game.id} options`,
    fresh(chance) {
      const { min, max } = game.seats
      const options = drawFields(optional(domains), chance)
      const names = [...Object.keys(domains), ...PROTOTYPE_NAMES]
      const bent = chance.int('right', 4) === 0 ? {} : { [chance.pick('name', names)]: drawNasty(chance) }
      return written({ seats: min - 1 + chance.int('seats', max - min + 3), options: { ...options, ...bent } })
    },
    feed(input) {
      const given = read(input)
      if (!isFields(given)) return undefined
      const { seats, options } = given
      if (isFields(options)) seatsWith(game, options)
      const config = configure(game, options, seats as number)
      if (isRefusal(config)) return wordlessness(box, config, input)
      const wrong = Object.entries(config).find(([key, value]) => !lies(domains[key] as Domain, value))
      if (wrong) return `took ${JSON.stringify(wrong[1])} for ${wrong[0]}`
      return complaintAfter(box, config, seats as number)
    },
  }
}

/** The options were accepted: then everything that reads them must do, and the match must start. */
function complaintAfter(box: Box, config: object, seats: number): string | undefined {
  box.lastSeat?.(config)
  box.isDisclaimerAccepted?.(config)
  box.profiles?.fields?.(config)
  for (const isPublic of [true, false]) box.rooms?.refusalOf(config, isPublic)
  const people = Array.from({ length: seats }, (_, seat) => ({ name: `P${seat}`, kind: 'human' }))
  const match = Match.start(box.game, { options: config, seats: people, seed: 'options' })
  return isRefusal(match) ? `refused with ${match.code} what it had accepted` : undefined
}

function optional(params: Params): Params {
  return Object.fromEntries(Object.entries(params).map(([name, domain]) => [name, { ...domain, optional: true }]))
}

function read(input: string): unknown {
  try {
    return JSON.parse(input) as Json
  } catch {
    return undefined
  }
}

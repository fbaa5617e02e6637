import { type Box, configure, isFields, isRefusal, type Json, type Profiles } from '@ludoteca/kernel'
import { drawNasty } from '@ludoteca/kernel/fuzz'
import { PROTOTYPE_NAMES } from '@ludoteca/kernel/nasty'
import { MessageCatalogue } from '@ludoteca/protocol'
import { MessageTrial, written } from '@ludoteca/protocol/testing'
import { wordlessness } from './sentences.ts'
import type { Target } from './target.ts'

/** What people bring along to a match. */
export function profilesOf(box: Box, profiles: Profiles): Target {
  const config = configure(box.game, {}, box.game.seats.min)
  if (isRefusal(config)) throw new Error(`the usual options are refused: ${config.code}`)
  const names = (profiles.fields?.(config) ?? []).map(({ name }) => name)
  const trial = new MessageTrial(new MessageCatalogue([box.messages ?? {}]))
  return {
    name: `${box.game.id} profiles`,
    fresh(chance) {
      const wish = trial.draw(chance, 'SET_PROFILE').payload as object
      const name = chance.pick('name', [...names, ...names, ...PROTOTYPE_NAMES])
      return written({ wish: { ...wish, [name]: drawNasty(chance) }, own: {} } as Json)
    },
    feed(input) {
      const { wish, own } = read(input)
      if (!isFields(wish) || !isFields(own)) return undefined
      const others = [own, wish]
      profiles.lot(config, others, 7)
      const refusal = profiles.refusalOf(config, wish, { belongings: own, hasChanged: false }, others)
      if (refusal) return wordlessness(box, refusal, input)
      const both = { ...own, ...wish }
      profiles.shown(both)
      const strange = profiles.moves(both).find(({ type }) => typeof type !== 'string')
      return strange && `would move ${JSON.stringify(strange)}`
    },
  }
}

function read(input: string): { readonly wish?: unknown; readonly own?: unknown } {
  try {
    const given: unknown = JSON.parse(input)
    return isFields(given) ? given : {}
  } catch {
    return {}
  }
}

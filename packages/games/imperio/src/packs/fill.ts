import type { PackTables } from '@ludoteca/kernel'
import type { Candidate } from '../data/candidates.ts'
import { card, effects } from '../data/cards/define.ts'
import type { CardChoice, Effects, EventCard } from '../data/cards/types.ts'
import type { Content } from '../data/content.ts'
import type { Mood } from '../data/moods.ts'
import type { TemplateKind } from '../data/news.ts'
import { markOf } from '../data/packed.ts'
import { PERSONAS, type Persona, type PersonaId, type VoiceId, voiceOf } from '../data/personas.ts'
import { type PropertyCard, tierAt } from '../data/properties.ts'
import type { Shock } from '../data/shocks.ts'
import type { Signal } from '../data/signals.ts'
import type { Voice } from '../data/voices/voice.ts'

/** An event as a pack may write it. */
export type WrittenEvent = Parameters<typeof card>[0]
/** All that a voice makes of a kind of news. */
type Says = Voice[TemplateKind]

/** The tables of a pack whose shapes hold. */
export interface WrittenTables {
  readonly properties: readonly Omit<PropertyCard, 'deckTier'>[]
  readonly events: readonly WrittenEvent[]
  readonly globalShocks: readonly Shock[]
  readonly categoryWeights: Content['categoryWeights']
  readonly signals: readonly Signal[]
  readonly moods: readonly Mood[]
  readonly candidates: readonly Candidate[]
  readonly personas: readonly Omit<Persona, 'avatars'>[]
  readonly newsKinds: readonly { readonly kind: TemplateKind; readonly templates: Readonly<Record<VoiceId, Says>> }[]
  readonly breves: readonly string[]
  readonly botNames: readonly string[]
}

export function written(tables: PackTables): WrittenTables {
  return tables as unknown as WrittenTables
}

/** All fields of a card, with the effects of all its branches. */
export function wholeCard(given: WrittenEvent): EventCard {
  const { effects: plain = null, choice = null } = given
  return card({ ...given, effects: plain && effects(plain), choice: choice && wholeChoice(choice) })
}

function wholeChoice(choice: CardChoice): CardChoice {
  if (choice.kind === 'NUMERIC') return { ...choice, pay: effects(choice.pay), penalty: effects(choice.penalty) }
  return { ...choice, options: choice.options.map((option) => ({ ...option, effects: effects(option.effects) })) }
}

/** Everything that a card may do, branch by branch. */
export function branchesOf({ effects: plain, choice }: EventCard): readonly Effects[] {
  if (choice === null) return plain === null ? [] : [plain]
  return choice.kind === 'NUMERIC' ? [choice.pay, choice.penalty] : choice.options.map((option) => option.effects)
}

/** Templates by voice, of which a pack has them by kind. */
function voicesOf({ newsKinds }: WrittenTables): Content['voices'] {
  const saying = (voice: VoiceId) => newsKinds.map(({ kind, templates }) => [kind, templates[voice]])
  const voices = PERSONAS.map(({ id }) => [voiceOf(id), Object.fromEntries(saying(voiceOf(id))) as Voice])
  return Object.fromEntries(voices) as Content['voices']
}

/** A pack as the rules read it, its mark behind every name. */
export function contentFrom(tables: PackTables, sha256: string): Content {
  const mark = markOf(sha256)
  const of = written(tables)
  const named = <T extends { readonly id: string }>(item: T): T => ({ ...item, id: `${item.id}@${mark}` })
  const other = (id: string | null) => id && `${id}@${mark}`
  const events = of.events.map((event) => {
    const whole = wholeCard(event)
    return { ...named(whole), fallback: other(whole.fallback) }
  })
  return {
    mark,
    sha256,
    botNames: of.botNames,
    properties: of.properties.map((property, at) => ({ ...named(property), deckTier: tierAt(at) })),
    events,
    eventById: new Map(events.map((event) => [event.id, event])),
    shocks: of.globalShocks.map(named),
    signals: of.signals.map((signal) => ({ ...named(signal), opposite: other(signal.opposite) })),
    moods: of.moods.map(named),
    candidates: of.candidates.map(named),
    // Voices keep their places, since a lot decides who writes.
    personas: PERSONAS.map(({ id, avatars }) => {
      const said = of.personas.find((persona) => persona.id === id) as Omit<Persona, 'avatars'>
      return { ...said, avatars, id: `${id}@${mark}` as PersonaId }
    }),
    voices: voicesOf(of),
    breves: of.breves,
    categoryWeights: of.categoryWeights,
  }
}

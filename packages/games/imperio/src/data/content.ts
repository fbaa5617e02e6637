import { BOT_NAMES } from './bot-names.ts'
import { CANDIDATES, type Candidate } from './candidates.ts'
import { CATEGORY_WEIGHTS, EVENT_CARDS } from './cards/deck.ts'
import type { Category, EventCard } from './cards/types.ts'
import { MOODS, type Mood } from './moods.ts'
import { packedFor } from './packed.ts'
import { PERSONAS, type Persona, type VoiceId } from './personas.ts'
import { PROPERTIES, type PropertyCard } from './properties.ts'
import { SHOCKS, type Shock } from './shocks.ts'
import { SIGNALS, type Signal } from './signals.ts'
import { BREVES } from './voices/breves.ts'
import type { Voice } from './voices/voice.ts'
import { VOICES } from './voices/voices.ts'

/** All that a pack may say otherwise. Modes, constants, districts, deals and achievements are the game itself. */
export interface Content {
  /** What its names end with; empty for what the game brings along. */
  readonly mark: string
  /** Of the pack; the mark is a part of it. */
  readonly sha256: string
  readonly botNames: readonly string[]
  /** 84, each at the place that its number says. */
  readonly properties: readonly PropertyCard[]
  readonly events: readonly EventCard[]
  readonly eventById: ReadonlyMap<string, EventCard>
  readonly shocks: readonly Shock[]
  readonly signals: readonly Signal[]
  readonly moods: readonly Mood[]
  readonly candidates: readonly Candidate[]
  readonly personas: readonly Persona[]
  readonly voices: Readonly<Record<VoiceId, Voice>>
  readonly breves: readonly string[]
  readonly categoryWeights: Readonly<Record<Category, number>>
}

/** [spec Appendix D] What the game brings along. */
export const LIMA: Content = {
  mark: '',
  sha256: '',
  botNames: BOT_NAMES,
  properties: PROPERTIES,
  events: EVENT_CARDS,
  eventById: new Map(EVENT_CARDS.map((card) => [card.id, card])),
  shocks: SHOCKS,
  signals: SIGNALS,
  moods: MOODS,
  candidates: CANDIDATES,
  personas: PERSONAS,
  voices: VOICES,
  breves: BREVES,
  categoryWeights: CATEGORY_WEIGHTS,
}

/** A match as far as it shows what it is played with: it always has properties, and their names say it. */
export interface Filled {
  readonly properties: readonly { readonly propertyId: string }[]
}

const BARE_LENGTH = 'P-01'.length

/** What a match is played with. Asked in the middle of rules, so what the game brings along is told by one length. */
export function contentOf({ properties }: Filled): Content {
  const id = properties[0]?.propertyId ?? ''
  return id.length <= BARE_LENGTH ? LIMA : (packedFor(id) as Content)
}

/** Something that follows from the content, worked out once for each. */
export function perContent<T extends object>(make: (content: Content) => T): (s: Filled) => T {
  const usual = make(LIMA)
  const others = new WeakMap<Content, T>()
  return (s) => {
    const content = contentOf(s)
    if (content === LIMA) return usual
    const known = others.get(content) ?? make(content)
    others.set(content, known)
    return known
  }
}

import { type EventResult, eventCard, type Fact, ownerId, UI } from '@ludoteca/imperio'
import type { Seat } from '@ludoteca/kernel'
import type { SoundName } from '../../sound/recipes.ts'

/** A sound, and how loud: what happens to others is heard more softly. */
export interface SoundCue {
  readonly sound: SoundName
  readonly loudness: number
}

/** More at once would be noise. */
const AT_ONCE_MAX = 3
const OTHERS = 0.4

/** What these facts sound like to whoever sits there, or to a watcher. */
export function soundsOf(facts: readonly Fact[], me: Seat | undefined): readonly SoundCue[] {
  const own = me === undefined ? undefined : ownerId(me)
  return facts.flatMap((fact) => soundOf(fact, own, me)).slice(0, AT_ONCE_MAX)
}

function soundOf(fact: Fact, own: string | undefined, me: Seat | undefined): readonly SoundCue[] {
  switch (fact.type) {
    case 'bidIn':
      return fact.seat === me ? [loud('bidSubmit')] : []
    case 'bidResults': {
      const winners = fact.lots.flatMap(({ winnerId }) => winnerId ?? [])
      if (winners.length === 0) return []
      return winners.some((id) => id === own) ? [loud('auctionWin'), loud('stamp')] : [soft('auctionWin')]
    }
    case 'eventResults':
      return fact.results.flatMap((result) => ofEvent(result, own))
    case 'achievementUnlock':
      return fact.ownerId === own ? [loud('achievement')] : []
    default:
      return []
  }
}

function ofEvent({ cardId, targetOwnerId }: EventResult, own: string | undefined): readonly SoundCue[] {
  const card = eventCard(cardId)
  const loudness = targetOwnerId === own ? 1 : OTHERS
  if (card?.isScandal) return [{ sound: 'scandal', loudness }]
  // [V4] What an office has observed goes back with its papers.
  if (card?.stamp === UI.observado)
    return [
      { sound: 'stamp', loudness },
      { sound: 'rustle', loudness },
    ]
  return card?.stamp ? [{ sound: 'stamp', loudness }] : []
}

function loud(sound: SoundName): SoundCue {
  return { sound, loudness: 1 }
}

function soft(sound: SoundName): SoundCue {
  return { sound, loudness: OTHERS }
}

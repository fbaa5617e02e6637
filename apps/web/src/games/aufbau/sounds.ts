import type { Fact } from '@ludoteca/aufbau'
import type { Seat } from '@ludoteca/kernel'
import type { SoundName } from '../../sound/recipes.ts'

/** A sound, and how loud: what happens to others is heard more softly. */
export interface SoundCue {
  readonly sound: SoundName
  readonly loudness: number
}

/** More at once would be noise. */
const AT_ONCE_MAX = 2
const SOFT = 0.4

/** What these facts sound like to whoever sits there, or to a watcher. */
export function soundsOf(facts: readonly Fact[], me: Seat | undefined): readonly SoundCue[] {
  const heard = facts.flatMap((fact) => soundOf(fact, me))
  return heard.filter(({ sound }, i) => heard.findIndex((other) => other.sound === sound) === i).slice(0, AT_ONCE_MAX)
}

function soundOf(fact: Fact, me: Seat | undefined): readonly SoundCue[] {
  switch (fact.type) {
    case 'eventsRolled':
      return [{ sound: 'scroll', loudness: 1 }]
    case 'marketRolled':
      return [{ sound: 'dice', loudness: SOFT }]
    case 'rumour':
      return [{ sound: 'card', loudness: SOFT }]
    case 'envyStruck':
    case 'damaged':
    case 'lost':
      return own(fact.seat, me, 'cashLoss')
    case 'booked':
      return own(fact.seat, me, 'coin')
    case 'projectCompleted':
    case 'facilityBuilt':
    case 'workshopBuilt':
    case 'storageBuilt':
      return own(fact.seat, me, 'chisel')
    default:
      return 'check' in fact ? ofCheck(fact, me) : []
  }
}

/** A good roll is worth a second sound. */
function ofCheck(fact: Extract<Fact, { check: unknown }>, me: Seat | undefined): readonly SoundCue[] {
  if (fact.seat !== me) return []
  const { tier } = fact.check
  const end: SoundName = tier === 'fail' ? 'refuse' : tier === 'poor' ? 'move' : 'seal'
  return [
    { sound: 'dice', loudness: 1 },
    { sound: end, loudness: 1 },
  ]
}

function own(seat: Seat, me: Seat | undefined, sound: SoundName): readonly SoundCue[] {
  return seat === me ? [{ sound, loudness: 1 }] : []
}

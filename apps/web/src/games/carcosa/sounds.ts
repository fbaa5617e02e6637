import { type CardKind, type Fact, kindOf } from '@ludoteca/carcosa'
import type { Seat } from '@ludoteca/kernel'
import type { SoundName } from '../../sound/recipes.ts'

/** A sound, and how loud: what happens to others is heard more softly. */
export interface SoundCue {
  readonly sound: SoundName
  readonly loudness: number
}

/** More at once would be noise. */
const AT_ONCE_MAX = 3
const OTHERS = 0.5

/** What each kind of card sounds like when it is turned over. */
const CARD_SOUNDS: Readonly<Record<CardKind, SoundName>> = {
  EVENT: 'cardEvent',
  STATE: 'cardState',
  OBJECT: 'cardThing',
  TREASURE: 'cardThing',
  KEY: 'key',
  BOOK: 'cardThing',
  TALE: 'cardThing',
  MONSTER: 'cardMonster',
  OMEN: 'cardOmen',
}

/** What these facts sound like to whoever plays this soul, or to a watcher. Each sound once. */
export function soundsOf(facts: readonly Fact[], me: Seat | undefined): readonly SoundCue[] {
  const heard = new Map<SoundName, number>()
  for (const fact of facts) {
    const sound = soundOf(fact)
    if (sound === undefined) continue
    const isOthers = me !== undefined && 'seat' in fact && fact.seat !== me
    heard.set(sound, Math.max(heard.get(sound) ?? 0, isOthers ? OTHERS : 1))
  }
  return [...heard].slice(0, AT_ONCE_MAX).map(([sound, loudness]) => ({ sound, loudness }))
}

function soundOf(fact: Fact): SoundName | undefined {
  switch (fact.type) {
    case 'cardRevealed':
      return CARD_SOUNDS[kindOf(fact.card)]
    case 'kingStep':
      return fact.step === 1 ? 'kingBell' : undefined
    case 'kingCalled':
    case 'kingDoubled':
      return 'kingBell'
    case 'kingRolled':
    case 'rolled':
    case 'escapeTried':
      return 'dice'
    case 'boxesRotated':
    case 'stairsMoved':
    case 'specialDestroyed':
      return 'creak'
    case 'monsterAppeared':
    case 'kidnapped':
    case 'stolen':
      return 'cardMonster'
    case 'monsterMoved':
      return 'steps'
    case 'moved':
      return 'move'
    case 'sanityLost':
      return fact.amount > 0 ? 'dread' : undefined
    case 'healed':
      return fact.amount > 0 ? 'solace' : undefined
    case 'itemGained':
      return fact.card === 'KEY' ? 'key' : undefined
    case 'destroyed':
      return fact.keys > 0 ? 'broken' : undefined
    case 'crownTaken':
      return 'crown'
    case 'fellToMinus5':
      return 'fall'
    case 'gameEnded':
      return fact.ending === 'WIN' ? 'dawn' : 'doom'
    default:
      return undefined
  }
}

import { createContext, useContext } from 'react'
import { Sounds } from '../sound/sounds.ts'
import { Voice } from '../sound/voice.ts'
import { Announcer } from './announcer.ts'
import { Arrival } from './arrival.ts'
import { BelongingsStore } from './belongings.ts'
import { LastRoom } from './last-room.ts'
import { LearntStore } from './learnt.ts'
import { resetGame } from './reset-game.ts'
import { SavesStore } from './saves.ts'
import { SessionStore } from './session.ts'
import { SettingsStore } from './settings.ts'
import { ToastStore } from './toasts.ts'

/** Everything that lives as long as the page. */
export interface Root {
  readonly arrival: Arrival
  readonly settings: SettingsStore
  readonly saves: SavesStore
  readonly session: SessionStore
  readonly lastRoom: LastRoom
  readonly belongings: BelongingsStore
  readonly learnt: LearntStore
  readonly announcer: Announcer
  readonly toasts: ToastStore
  readonly sounds: Sounds
  readonly voice: Voice
  /** Removes everything of this game from this device, and nothing of others. */
  resetGame(game: string): void
}

/** What the page is opened with. */
interface Opening {
  readonly storage: Storage
  /** Lasts as long as the app is open. */
  readonly session: Storage
  readonly languages: readonly string[]
  readonly path: string
}

export function createRoot({ storage, session, languages, path }: Opening): Root {
  const settings = new SettingsStore(storage, languages)
  const announcer = new Announcer()
  const saves = new SavesStore(storage)
  const belongings = new BelongingsStore(storage)
  const learnt = new LearntStore(storage)
  const sounds = new Sounds(() => settings.sound)
  return {
    arrival: new Arrival(path, session),
    settings,
    saves,
    session: new SessionStore(),
    lastRoom: new LastRoom(storage),
    belongings,
    learnt,
    announcer,
    toasts: new ToastStore(announcer),
    sounds,
    voice: new Voice(() => settings.voice && sounds.areOn),
    resetGame: (game) => resetGame({ storage, saves, belongings, learnt }, game),
  }
}

export const RootContext = createContext<Root | undefined>(undefined)

/** The stores that live as long as the page. */
export function useRoot(): Root {
  const root = useContext(RootContext)
  if (root === undefined) throw new Error('no root')
  return root
}

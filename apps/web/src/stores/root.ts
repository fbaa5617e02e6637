import { createContext, useContext } from 'react'
import { Announcer } from './announcer.ts'
import { LastRoom } from './last-room.ts'
import { SavesStore } from './saves.ts'
import { SessionStore } from './session.ts'
import { SettingsStore } from './settings.ts'

/** Everything that lives as long as the page. */
export interface Root {
  readonly settings: SettingsStore
  readonly saves: SavesStore
  readonly session: SessionStore
  readonly lastRoom: LastRoom
  readonly announcer: Announcer
}

export function createRoot(storage: Storage, languages: readonly string[]): Root {
  return {
    settings: new SettingsStore(storage, languages),
    saves: new SavesStore(storage),
    session: new SessionStore(),
    lastRoom: new LastRoom(storage),
    announcer: new Announcer(),
  }
}

export const RootContext = createContext<Root | undefined>(undefined)

/** The stores that live as long as the page. */
export function useRoot(): Root {
  const root = useContext(RootContext)
  if (root === undefined) throw new Error('no root')
  return root
}

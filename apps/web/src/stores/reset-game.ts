import type { BelongingsStore } from './belongings.ts'
import type { LearntStore } from './learnt.ts'
import type { SavesStore } from './saves.ts'

interface Kept {
  readonly storage: Storage
  readonly saves: SavesStore
  readonly belongings: BelongingsStore
  readonly learnt: LearntStore
}

/** Removes everything of this game from the device: its matches, what was brought along, that it was learnt, what its table remembers. */
export function resetGame({ storage, saves, belongings, learnt }: Kept, game: string): void {
  saves.removeAll(game)
  belongings.forget(game)
  learnt.forget(game)
  for (const key of keysOf(storage, game)) storage.removeItem(key)
}

/** What a game's own table remembers lies under its name: `ludoteca.<game>.…`. */
function keysOf(storage: Storage, game: string): readonly string[] {
  const keys = Array.from({ length: storage.length }, (_, i) => storage.key(i) ?? '')
  return keys.filter((key) => key.startsWith(`ludoteca.${game}.`))
}

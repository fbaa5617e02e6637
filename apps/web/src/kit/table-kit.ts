import type { Move, Seat } from '@ludoteca/kernel'
import { createContext, useContext, useEffect, useLayoutEffect, useState } from 'react'
import type { MatchStore } from '../match/match-store.ts'
import { type Root, useRoot } from '../stores/root.ts'
import type { Presentation } from './presentation.ts'
import type { UiState } from './ui-state.ts'

/** What every part of a table needs. */
export interface TableParts<U extends UiState = UiState, P extends Presentation = Presentation> {
  readonly match: MatchStore
  /** The state of the table itself: what is open, chosen and zoomed. */
  readonly ui: U
  /** The table's presentation of facts. */
  readonly presentation: P
}

export const TableContext = createContext<TableParts | undefined>(undefined)

/** The kit as one game has it: the same for all, with the game's own types. */
export interface TableKit<V extends object, M extends Move, U extends UiState, P extends Presentation> {
  /** The table that a component belongs to. */
  useTable(): TableParts<U, P>
  /** Makes the parts of a table for as long as it shows this match, and connects its presentation. */
  useTableParts(match: MatchStore, make: (root: Root) => Omit<TableParts<U, P>, 'match'>): TableParts<U, P>
  /** The view that is shown. Tables are only drawn once there is one. */
  viewOf(match: MatchStore): V
  /** Submits a move of this game. Resolves with whether it was accepted; if not, the place where it was made shows why. */
  play(match: MatchStore, move: M, seat?: Seat): Promise<boolean>
}

/** The kit of a game, by its types. */
export function tableKit<V extends object, M extends Move, U extends UiState, P extends Presentation>(): TableKit<
  V,
  M,
  U,
  P
> {
  return {
    useTable: () => {
      const parts = useContext(TableContext)
      if (parts === undefined) throw new Error('no table')
      return parts as TableParts<U, P>
    },
    useTableParts,
    viewOf: (match) => match.view as V,
    play: (match, move, seat) => match.submit(move, seat, { isInPlace: true }),
  }
}

/** The viewer's seat; undefined for watchers. */
export function seatOf(match: Pick<MatchStore, 'viewer'>): Seat | undefined {
  return match.viewer === 'spectator' ? undefined : match.viewer
}

/** Whether several people share this screen, so that texts address nobody in particular. */
export function isShared({ device }: MatchStore): boolean {
  return device !== undefined && device.people.length > 1
}

function useTableParts<U extends UiState, P extends Presentation>(
  match: MatchStore,
  make: (root: Root) => Omit<TableParts<U, P>, 'match'>,
): TableParts<U, P> {
  const root = useRoot()
  const [parts] = useState<TableParts<U, P>>(() => ({ match, ...make(root) }))
  usePresentation(match, parts.presentation)
  useEscape(parts.ui)
  return parts
}

/** Connects a table's presentation and sounds to the match, while the table is mounted. */
export function usePresentation(match: MatchStore, presentation: Presentation): void {
  const { settings, sounds } = useRoot()
  // Before the browser paints, so that somebody who comes back does not see the result before its scenes.
  useLayoutEffect(() => {
    const stop = [
      presentation.connect?.(),
      match.onBegin((facts) => {
        for (const { sound, loudness } of presentation.soundsOf(facts)) sounds.play(sound, loudness)
      }),
      match.present(
        (facts, before, after) => presentation.scenesFor(facts, before, after),
        // In a background tab nothing is acted out.
        () => (document.hidden ? 'none' : settings.scenePace),
      ),
    ]
    const cut = () => document.hidden && match.queue.cut()
    document.addEventListener('visibilitychange', cut)
    return () => {
      document.removeEventListener('visibilitychange', cut)
      for (const unsubscribe of stop) unsubscribe?.()
    }
  }, [match, presentation, settings, sounds])
}

/** Closes whatever is open over the table with the escape key. */
function useEscape(ui: UiState): void {
  useEffect(() => {
    const press = ({ key, defaultPrevented }: KeyboardEvent) => {
      if (key === 'Escape' && !defaultPrevented) ui.escape()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [ui])
}

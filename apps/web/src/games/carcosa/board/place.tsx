import { isRoom, type NodeId, PLACES, placeName, type RoomId } from '@ludoteca/carcosa'
import { observer } from 'mobx-react-lite'
import type { ComponentProps } from 'react'
import { classes } from '../../../components/classes.ts'
import type { MatchStore } from '../../../match/match-store.ts'
import { ActionPip } from '../art/marks.tsx'
import { useArmeriaDrop } from '../deeds/dragging.ts'
import { useTable } from '../kit.ts'
import { beltAt } from './belt-model.ts'
import type { Board } from './board.ts'
import { CorridorArt } from './corridor-art.tsx'
import { Note } from './note.tsx'
import css from './place.module.css'
import marks from './place-marks.module.css'
import { closedBy, placeNow } from './place-model.ts'
import { placeInWords } from './place-words.ts'
import { RoomArt } from './room-art.tsx'
import { boardWords as words } from './words.ts'

interface PlaceProps extends Omit<ComponentProps<'button'>, 'children' | 'className'> {
  readonly node: NodeId
  readonly board: Board
}

/** A room or a corridor as one button that says all that is in it. What stands there is drawn over all of them. */
export const Place = observer(({ node, board, ...button }: PlaceProps) => {
  const { match, ui } = useTable()
  const drop = useArmeriaDrop()
  const { view, me, mover, reach, pickable, picked, belt } = board
  const place = placeNow(view, node)
  const isArmeria = place.special?.kind === 'ARMERIA' && !place.special.destroyed
  const standing = place.special && !place.special.destroyed ? place.special.kind : null
  const cost = reach.get(node)
  const closed = closedBy(view, mover, node)
  const nth = picked.indexOf(node as RoomId) + 1
  const isPickable = pickable.includes(node as RoomId)
  const also = [nth > 0 ? words.picked(nth) : isPickable && words.pickable, ...(ui.belt ? wayOf(match, node) : [])]
  return (
    <button
      type="button"
      {...button}
      {...(isArmeria && drop.handlers)}
      className={classes(
        css.place,
        isRoom(node) ? css.room : classes(css.corridor, css.walls),
        place.souls.length > 0 && css.lit,
        cost !== undefined && css.reachable,
        closed.length > 0 && css.closed,
        isPickable && css.pickable,
        nth > 0 && css.picked,
        isArmeria && drop.isTarget && css.pickable,
        isArmeria && drop.isOver && css.picked,
        ui.node === node && css.chosen,
      )}
      data-number={PLACES[node].number ?? 'P'}
      aria-label={placeInWords(view, place, { names: match.names, me, cost, closedBy: closed, also })}
      aria-pressed={isPickable ? nth > 0 : undefined}
    >
      <span className={css.scene}>
        {isRoom(node) ? <RoomArt room={node} special={standing} /> : <CorridorArt emblem={emblemOf(board, node)} />}
      </span>
      <span className={css.light} />
      <span className={marks.plate}>{PLACES[node].number ?? words.floor(PLACES[node].floor)}</span>
      {cost !== undefined && (
        <span className={marks.cost}>
          {cost === 0 ? words.free : <ActionPip size={16} />}
          {cost > 0 && cost}
        </span>
      )}
      {place.room && <Note room={place.room} />}
      {nth > 0 && <span className={marks.nth}>{nth}</span>}
      {belt?.to === node && <span className={marks.goes}>{words.goes}</span>}
      {belt?.from === node && <span className={marks.came}>{words.came}</span>}
    </button>
  )
})

/** Where its deck goes and came from, in words. */
function wayOf({ story }: MatchStore, node: NodeId): readonly string[] {
  if (!isRoom(node)) return []
  const { from, to } = beltAt(story, node)
  return [words.goesTo(placeName(to)), ...(from ? [words.cameFrom(placeName(from))] : [])]
}

function emblemOf({ view: { config } }: Board, node: NodeId): 'umbral' | 'sanctuary' | undefined {
  if (node === config.umbralNode) return 'umbral'
  return node === config.sanctuaryNode ? 'sanctuary' : undefined
}

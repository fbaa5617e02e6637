import { cardOf, isRoom, type NodeId, PLACES, SPECIAL_NAMES } from '@ludoteca/carcosa'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { classes } from '../../../components/classes.ts'
import { ItemIcon } from '../art/item-icon.tsx'
import { SpecialTile } from '../art/special-tile.tsx'
import { useTable } from '../kit.ts'
import type { Board } from './board.ts'
import { Crowd } from './crowd.tsx'
import { Deck } from './deck.tsx'
import fixed from './fixtures.module.css'
import css from './place.module.css'
import marks from './place-marks.module.css'
import { closedBy, type PlaceNow, placeNow } from './place-model.ts'
import { Stairs } from './stairs.tsx'
import { boardWords as words } from './words.ts'

interface PlaceContentsProps {
  readonly node: NodeId
  readonly board: Board
}

/** What stands in a place, over all places: so it is seen while it goes from one to another. Clicks go through it. */
export const PlaceContents = observer(({ node, board }: PlaceContentsProps) => {
  const { match } = useTable()
  const place = placeNow(board.view, node)
  const closed = closedBy(board.view, board.mover, node).map(match.names)
  return (
    <span
      className={classes(css.contents, isRoom(node) ? css.room : css.corridor)}
      data-number={PLACES[node].number ?? 'P'}
      aria-hidden="true"
    >
      {place.room && <Deck room={place.room} />}
      <Fixtures place={place} board={board} />
      <Crowd view={board.view} place={place} me={board.me} />
      {closed.length > 0 && <span className={marks.why}>{words.closedShort(closed.join(', '))}</span>}
    </span>
  )
})

/** What belongs to the place itself: stairs, the special room, what its Armería holds, the crown. */
function Fixtures({ place, board: { view } }: { readonly place: PlaceNow; readonly board: Board }): ReactNode {
  const { node, special, hasStairs, hasTempStairs } = place
  const hasCrown = node === view.config.sanctuaryNode && view.crown.holder === null
  return (
    <span className={fixed.fixtures}>
      {hasCrown && (
        <span className={fixed.fixture}>
          <ItemIcon card="CROWN" size="100%" />
        </span>
      )}
      {hasStairs && (
        <span className={fixed.fixture} data-glide={`stairs ${PLACES[node].floor}`}>
          <Stairs />
        </span>
      )}
      {hasTempStairs && (
        <span className={fixed.fixture}>
          <Stairs temporary />
        </span>
      )}
      {special && special.armory.length > 0 && (
        <span className={fixed.armory}>
          {special.armory.map((uid) => (
            <ItemIcon key={uid} card={cardOf(uid)} size="100%" />
          ))}
        </span>
      )}
      {special && (
        <span className={fixed.special}>
          <span className={fixed.tile}>
            <SpecialTile kind={special.kind} destroyed={special.destroyed} size="100%" />
          </span>
          {special.kind !== null && <span className={fixed.specialName}>{SPECIAL_NAMES[special.kind]}</span>}
        </span>
      )}
    </span>
  )
}

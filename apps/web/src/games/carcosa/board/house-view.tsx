import { isRoom, type NodeId } from '@ludoteca/carcosa'
import { observer } from 'mobx-react-lite'
import { type KeyboardEvent, useRef, useState } from 'react'
import { classes } from '../../../components/classes.ts'
import { choicesOf } from '../../../kit/choices.ts'
import { useRoot } from '../../../stores/root.ts'
import { moveTo } from '../deeds/moving.ts'
import { soulOf, useTable, viewOf } from '../kit.ts'
import { Belt } from './belt.tsx'
import { beltAt } from './belt-model.ts'
import type { Board } from './board.ts'
import { FLOORS_FROM_TOP, nextPlace, placesOn } from './geometry.ts'
import { Gliding } from './gliding.ts'
import css from './house-view.module.css'
import { Place } from './place.tsx'
import { PlaceContents } from './place-contents.tsx'
import { reachOf } from './place-model.ts'
import { Roof } from './roof.tsx'
import { Tools } from './tools.tsx'
import { TurnedCard } from './turned-card.tsx'
import { boardWords as words } from './words.ts'

/** Looks at a place without entering it; the deeds have other letters. */
const LOOK_KEY = 'V'

/** [12.1] The house in cross-section: three floors under a roof, all that is in them, and where one may go. */
export const HouseView = observer(() => {
  const house = useTable()
  const { match, ui } = house
  const { settings } = useRoot()
  const root = useRef<HTMLDivElement>(null)
  const [isLooking, setLooking] = useState(false)
  const [pointed, point] = useState<NodeId>()
  const [focused, focus] = useState<NodeId>()
  const view = viewOf(match)
  const me = soulOf(match)
  const pickable = ui.picking?.among ?? []
  const board: Board = {
    view,
    me,
    mover: choicesOf(match, 'move')[0]?.seat ?? me ?? view.active ?? undefined,
    reach: ui.picking ? new Map() : reachOf(match, view),
    pickable,
    picked: ui.picking?.rooms ?? [],
    belt: ui.belt && pointed !== undefined && isRoom(pointed) ? beltAt(match.story, pointed) : undefined,
  }
  const current = focused ?? (me === undefined ? undefined : view.players[me]?.node) ?? view.config.umbralNode
  const look = (node: NodeId) => {
    ui.choose(node)
    ui.open({ kind: 'place', node })
  }
  const visit = (node: NodeId) => {
    if (ui.picking) {
      if (isRoom(node) && pickable.includes(node)) ui.pick(node)
      return
    }
    if (isLooking) {
      setLooking(false)
      return look(node)
    }
    ui.choose(node)
    if (!moveTo(house, node)) ui.open({ kind: 'place', node })
  }
  const onKeyDown = (event: KeyboardEvent, node: NodeId) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key.toUpperCase() === LOOK_KEY) {
      event.preventDefault()
      return look(node)
    }
    const next = nextPlace(node, event.key)
    if (next === undefined) return
    event.preventDefault()
    root.current?.querySelector<HTMLElement>(`[data-node="${next}"]`)?.focus()
  }
  return (
    <section className={classes(css.house, isLooking && css.looking)} aria-label={words.house} data-coach="house">
      <p className="unseen">{words.keys}</p>
      <div className={css.top}>
        <Roof />
        <Tools isLooking={isLooking} onLook={() => setLooking(!isLooking)} />
      </div>
      <div ref={root} className={css.floors}>
        {FLOORS_FROM_TOP.map((floor) => (
          <div
            key={floor}
            className={classes(css.floor, view.king.floor === floor && view.king.vanish === 0 && css.kings)}
          >
            {placesOn(floor).map((node) => (
              <Place
                key={node}
                node={node}
                board={board}
                data-node={node}
                data-coach={node}
                tabIndex={node === current ? 0 : -1}
                onClick={() => visit(node)}
                onContextMenu={(event) => {
                  event.preventDefault()
                  look(node)
                }}
                onKeyDown={(event) => onKeyDown(event, node)}
                onFocus={() => {
                  focus(node)
                  point(node)
                }}
                onBlur={() => point(undefined)}
                onPointerEnter={() => point(node)}
                onPointerLeave={() => point(undefined)}
              />
            ))}
            {placesOn(floor).map((node) => (
              <PlaceContents key={node} node={node} board={board} />
            ))}
            <span className={css.doorAbove} />
            <span className={css.doorBelow} />
          </div>
        ))}
        {ui.belt && <Belt />}
        <TurnedCard />
        <Gliding root={root} position={view} isStill={settings.reducesMotion} />
      </div>
      <span className={css.ground} />
    </section>
  )
})

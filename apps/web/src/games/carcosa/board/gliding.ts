import { Component, type RefObject } from 'react'

/** Where something is, as a share of the house: that outlives a change of its size. */
interface Spot {
  readonly x: number
  readonly y: number
}
type Spots = ReadonlyMap<string, Spot>

const GLIDE = 'glide'
/** Shorter ways than this are where neighbours made room. */
const NEAR = 3
const SHORTEST_MS = 380
const LONGEST_MS = 800

interface GlidingProps {
  readonly root: RefObject<HTMLElement | null>
  /** Things glide when this changes. */
  readonly position: unknown
  readonly isStill: boolean
}

/**
 * Lets whatever carries `data-glide` go from where it is seen to where it belongs, each time the position changes. Only
 * transforms are animated, and nothing waits for them. A class, for only those can look right before the page changes.
 */
export class Gliding extends Component<GlidingProps> {
  override getSnapshotBeforeUpdate(before: GlidingProps): Spots | null {
    const { root, position, isStill } = this.props
    return isStill || before.position === position || root.current === null ? null : spotsIn(root.current)
  }

  override componentDidUpdate(_props: GlidingProps, _state: unknown, spots: Spots | null): void {
    const house = this.props.root.current
    if (spots !== null && house !== null) glide(house, spots)
  }

  override render(): null {
    return null
  }
}

function piecesIn(house: HTMLElement): readonly HTMLElement[] {
  return [...house.querySelectorAll<HTMLElement>('[data-glide]')]
}

function spotsIn(house: HTMLElement): Spots {
  const frame = house.getBoundingClientRect()
  return new Map(piecesIn(house).map((piece) => [piece.dataset.glide ?? '', spotOf(piece, frame)]))
}

function spotOf(piece: HTMLElement, frame: DOMRect): Spot {
  const { left, top } = piece.getBoundingClientRect()
  return { x: (left - frame.left) / frame.width, y: (top - frame.top) / frame.height }
}

function glide(house: HTMLElement, spots: Spots): void {
  const frame = house.getBoundingClientRect()
  for (const piece of piecesIn(house)) {
    for (const animation of piece.getAnimations()) if (animation.id === GLIDE) animation.cancel()
    const was = spots.get(piece.dataset.glide ?? '')
    if (was === undefined) continue
    const now = spotOf(piece, frame)
    const [dx, dy] = [(was.x - now.x) * frame.width, (was.y - now.y) * frame.height]
    const way = Math.hypot(dx, dy)
    if (way < NEAR) continue
    piece.animate([{ transform: `translate(${dx}px, ${dy}px)` }, { transform: 'none' }], {
      id: GLIDE,
      duration: Math.min(LONGEST_MS, SHORTEST_MS + way),
      easing: 'cubic-bezier(0.3, 0.6, 0.2, 1)',
    })
  }
}

import { JAIL, SPACES, type Space, type View } from '@ludoteca/ludomercatus'
import { beside, fit, widthOf } from '../../terminal/layout.ts'
import type { Scene } from '../table.ts'
import { bandOf, deedMarks, seatsOn, tokenOf } from './marks.ts'

const PER_COLUMN = SPACES.length / 2
const PER_SIDE = SPACES.length / 4
const MARKS_ROOM = 5
const TOKENS_ROOM = 4

/** The four sides of the ring as lists, two beside two, in the order tokens move. */
export function drawSides(scene: Scene<View>, columns: number): string[] {
  const width = Math.floor((columns - 2) / 2)
  const lines = SPACES.map((space) => spaceLine(scene, space, width))
  const blocks = [0, PER_COLUMN].map((from) => [
    scene.paint.dim('─'.repeat(width)),
    ...lines.slice(from, from + PER_SIDE),
    scene.paint.dim('─'.repeat(width)),
    ...lines.slice(from + PER_SIDE, from + PER_COLUMN),
  ])
  return beside(blocks, [width, width])
}

/** Number, district, name; then owner and buildings or the price, and who stands there. The name gives way first. */
function spaceLine({ paint, view }: Scene<View>, space: Space, width: number): string {
  const { index, group, name } = space
  const head = `${fit(String(index), 2, 'right')} ${group ? bandOf(paint, group) : '   '} `
  const tokens = (inJail: boolean) =>
    seatsOn(view, index, inJail)
      .map((seat) => tokenOf(paint, seat))
      .join('')
  const prisoners = index === JAIL && tokens(true) !== '' ? `in ${tokens(true)} ` : ''
  const standing = fit(prisoners + tokens(false), Math.max(TOKENS_ROOM, widthOf(prisoners + tokens(false))))
  const tail = ` ${fit(deedMarks(paint, view, space), group ? MARKS_ROOM : 0)} ${standing}`
  const room = width - widthOf(head) - widthOf(tail)
  return `${head}${fit(name, room)}${tail}`
}

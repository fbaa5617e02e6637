import {
  CARD_NAMES,
  cardOf,
  effectiveMax,
  ITEM_OF,
  type ItemId,
  keyCapacity,
  objectSlots,
  ROLE_NAMES,
  STATUS_NAMES,
  type TrackStep,
  trackOf,
  type View,
} from '@ludoteca/carcosa'
import type { Seat } from '@ludoteca/kernel'
import { grid, wrapText } from '../../terminal/layout.ts'
import { seatChip } from '../colours.ts'
import type { Scene } from '../table.ts'

type Soul = View['players'][number]

/** The column of the bars: cut, they would count wrong. */
const BAR = 3

/** One row per soul; under it what it has and what ails it. */
export function soulLines(scene: Scene<View>, width: number): string[] {
  const { view, paint } = scene
  const head = ['', 'Alma', 'Papel', 'Cordura', '', 'Acc.', 'Llaves', 'Objetos']
  const rows = view.players.map((soul, seat) => cells(scene, soul, seat))
  const [first = '', ...others] = grid([head, ...rows], width, 2, [BAR])
  return [
    paint.dim(first),
    ...others.flatMap((line, seat) => [line, ...belongings(view.players[seat] as Soul, view, width)]),
  ]
}

function cells({ names, viewer, paint, shell }: Scene<View>, soul: Soul, seat: Seat): string[] {
  const name = seat === viewer ? paint.bold(`${names(seat)} (${shell.you})`) : names(seat)
  const things = soul.items.filter((uid) => ITEM_OF[cardOf(uid) as ItemId].slot === 'OBJECT').length
  return [
    seatChip(paint, seat),
    name,
    ROLE_NAMES[soul.role],
    sanityBar(soul),
    `${signed(soul.sanity)}/${signed(effectiveMax(soul))}`,
    String(soul.actionsLeft),
    `${soul.keys.length}/${keyCapacity(soul)}`,
    `${things}/${objectSlots(soul)}`,
  ]
}

const signed = (value: number) => String(value).replace('-', '−')

const MARKS: Readonly<Record<TrackStep['kind'], string>> = { held: '█', free: '░', lost: '✗' }

/**
 * [12.1] Behind the line as many blocks as sanity has points; before it the five that lie between nothing and −5. What
 * was given up of the maximum is crossed out.
 */
function sanityBar(soul: Soul): string {
  const [, ...steps] = trackOf(soul)
  const marks = steps.map(({ value, kind }) => (value === 0 ? `${MARKS[kind]}│` : MARKS[kind]))
  return marks.join('')
}

/** Under the name of its soul. */
const INDENT = '   '

function belongings(soul: Soul, view: View, width: number): string[] {
  const things = [...soul.items, ...soul.soulbound].map((uid) => nameOf(uid, view))
  const states = soul.statuses.map(({ id, left }) => `${STATUS_NAMES[id]} (${left})`)
  const marks = [
    ...(soul.shield > 0 ? [`escudo ${soul.shield}`] : []),
    ...(soul.protecting ? ['en guardia'] : []),
    ...(soul.skipNextRound ? ['pierde el próximo turno'] : []),
    ...(soul.yellowProtectionRound === view.round ? ['a salvo de lo amarillo'] : []),
  ]
  const text = [...things, ...states, ...marks].join(' · ')
  return text === '' ? [] : wrapText(text, width - INDENT.length).map((line) => INDENT + line)
}

function nameOf(uid: number, { stairsCharges }: View): string {
  const card = cardOf(uid)
  return card === 'TREASURE_STAIRS' ? `${CARD_NAMES[card]} (${stairsCharges})` : CARD_NAMES[card]
}

import { TEAMS, UI, type View } from '@ludoteca/imperio'
import type { Seat } from '@ludoteca/kernel'
import { gapIn, grid } from '../../terminal/layout.ts'
import { seatChip } from '../colours.ts'
import type { Scene } from '../table.ts'

const NAME = 1
const RISK = { LOW: UI.riskLow, MID: UI.riskMid, HIGH: UI.riskHigh }

/** One row per owner, the richest first; in the end as they were ranked. */
export function ownerLines(scene: Scene<View>, width: number): string[] {
  const { view, paint } = scene
  const head = ['', 'Casero', UI.wealth, UI.cash, UI.debt, UI.fame, UI.compliance, 'Predios', 'Riesgo', '']
  const rows = standing(view).map((seat) => cells(scene, seat))
  // Who is who matters more than for which dynasty.
  const [first = '', ...others] = grid([head, ...rows], width, gapIn(width), [NAME])
  return [paint.dim(first), ...others]
}

function standing({ ranking, owners, wealth }: View): readonly Seat[] {
  if (ranking.length > 0) return ranking
  return owners.map((_, seat) => seat).sort((a, b) => (wealth[b] as number) - (wealth[a] as number) || a - b)
}

function cells({ view, names, viewer, paint, shell }: Scene<View>, seat: Seat): string[] {
  const owner = view.owners[seat] as View['owners'][number]
  const name = seat === viewer ? `${names(seat)} (${shell.you})` : names(seat)
  const properties = view.properties.filter((property) => property.owner === seat).length
  const numbers = [view.wealth[seat] as number, owner.cash, owner.debt, owner.fame, owner.compliance, properties]
  return [
    seatChip(paint, seat),
    seat === viewer ? paint.bold(name) : name,
    ...numbers.map(String),
    RISK[view.riskLevels[seat] as View['riskLevels'][number]],
    marks(view, seat, paint.dim),
  ]
}

function marks({ submitted, owners, round }: View, seat: Seat, dim: (text: string) => string): string {
  const { team, protectedUntilRound } = owners[seat] as View['owners'][number]
  const dynasty = TEAMS.find(({ id }) => id === team)?.PARODY ?? team
  const isGuarded = protectedUntilRound >= round && protectedUntilRound > 0
  const answered = submitted.length === 0 ? '' : submitted[seat] ? '✓' : '…'
  return [answered, isGuarded ? UI.chipSecurity : '', dim(dynasty)].filter((mark) => mark !== '').join(' · ')
}

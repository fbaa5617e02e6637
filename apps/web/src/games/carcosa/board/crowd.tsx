import type { Monster, View } from '@ludoteca/carcosa'
import type { Seat } from '@ludoteca/kernel'
import type { ReactNode } from 'react'
import { classes } from '../../../components/classes.ts'
import { KingFigure } from '../art/king-figure.tsx'
import { MonsterFigure } from '../art/monster-figure.tsx'
import { StatusIcon } from '../art/status-icon.tsx'
import { Token } from '../art/token.tsx'
import css from './crowd.module.css'
import type { PlaceNow } from './place-model.ts'

interface CrowdProps {
  readonly view: View
  readonly place: PlaceNow
  /** Whose place it is to look at first. */
  readonly me: Seat | undefined
}

/** Everybody in a place: the King, monsters, souls. The more there are, the smaller they stand. */
export function Crowd({ view, place, me }: CrowdProps): ReactNode {
  const { souls, monsters, isKingHere } = place
  const heads = souls.length + monsters.length + (isKingHere ? 1 : 0)
  return (
    <span className={css.crowd} data-size={heads > 5 ? 'most' : heads > 4 ? 'many' : heads > 2 ? 'some' : 'few'}>
      {isKingHere && (
        <span className={css.king} data-glide="king">
          <KingFigure size="100%" doubled={view.king.doubled} vanished={view.king.vanish > 0} />
        </span>
      )}
      {monsters.map((monster) => (
        <Figure key={monster.id} monster={monster} />
      ))}
      {souls.map((seat) => {
        const soul = view.players[seat]
        if (soul === undefined) return null
        const isOnTurn = view.active === seat
        return (
          <span
            key={seat}
            className={classes(css.soul, isOnTurn && css.onTurn, seat === me && css.mine, soul.atMinus5 && css.lost)}
            data-glide={`soul ${seat}`}
          >
            <Token seat={seat} role={soul.role} size="100%" />
          </span>
        )
      })}
    </span>
  )
}

function Figure({ monster: { id, stun, loot } }: { readonly monster: Readonly<Monster> }): ReactNode {
  return (
    <span className={classes(css.monster, stun > 0 && css.stunned)} data-glide={`monster ${id}`}>
      <MonsterFigure id={id} size="100%" />
      {stun > 0 && (
        <span className={css.mark}>
          <StatusIcon id="STUN" size={16} />
        </span>
      )}
      {loot.length > 0 && <span className={css.loot}>{loot.length}</span>}
    </span>
  )
}

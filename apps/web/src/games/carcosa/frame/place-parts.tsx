import {
  CARD_NAMES,
  cardOf,
  MONSTER_HELP,
  MONSTER_NAMES,
  type NodeId,
  ROLE_NAMES,
  SPECIAL_HELP,
  SPECIAL_NAMES,
} from '@ludoteca/carcosa'
import { observer } from 'mobx-react-lite'
import { ItemIcon } from '../art/item-icon.tsx'
import { MonsterFigure } from '../art/monster-figure.tsx'
import { SoulName } from '../art/soul-name.tsx'
import { SpecialTile } from '../art/special-tile.tsx'
import { useTable, viewOf } from '../kit.ts'
import css from './place-sheet.module.css'
import { frameWords as words } from './words.ts'

interface HereProps {
  readonly node: NodeId
}

/** The special room of a place, with what it does and what it holds. */
export const SpecialHere = observer(({ node }: HereProps) => {
  const { match, ui } = useTable()
  const special = viewOf(match).specials.find((each) => each.node === node)
  if (special === undefined) return null
  const { kind, destroyed, armory } = special
  const help = () => {
    if (destroyed) return kind === null ? words.specialGoneUnknown : words.specialGone
    return kind === null ? words.specialHidden : SPECIAL_HELP[kind]
  }
  return (
    <section className={css.part}>
      <SpecialTile kind={kind} destroyed={destroyed} size={64} />
      <div>
        {kind !== null && <h3>{SPECIAL_NAMES[kind]}</h3>}
        <p>{help()}</p>
        {kind === 'ARMERIA' && !destroyed && (
          <>
            <p>{armory.length === 0 ? words.armoryEmpty : words.armory}</p>
            <ul className={css.things}>
              {armory.map((uid) => (
                <li key={uid}>
                  <button type="button" onClick={() => ui.open({ kind: 'card', card: cardOf(uid) })}>
                    <ItemIcon card={cardOf(uid)} /> {CARD_NAMES[cardOf(uid)]}
                  </button>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </section>
  )
})

/** The figures of a place, with what they do. */
export const FiguresHere = observer(({ node }: HereProps) => {
  const { match } = useTable()
  const figures = viewOf(match).monsters.filter((each) => each.node === node)
  return (
    <>
      {figures.map(({ id, stun, loot, victim }) => (
        <section key={id} className={css.part}>
          <MonsterFigure id={id} size={64} />
          <div>
            <h3>{MONSTER_NAMES[id]}</h3>
            <p>{MONSTER_HELP[id]}</p>
            {stun > 0 && <p>{words.stunned(id, stun)}</p>}
            {victim !== null && <p>{words.carries(match.names(victim))}</p>}
            {loot.length > 0 && <p>{words.loot(loot.map((uid) => CARD_NAMES[cardOf(uid)]).join(', '))}</p>}
          </div>
        </section>
      ))}
    </>
  )
})

/** The souls of a place. */
export const SoulsHere = observer(({ node }: HereProps) => {
  const { match, ui } = useTable()
  const souls = [...viewOf(match).players.entries()].filter(([, player]) => player.node === node)
  return (
    <section>
      <h3>{words.soulsHere}</h3>
      {souls.length === 0 && <p>{words.nobody}</p>}
      <ul className={css.things}>
        {souls.map(([seat, { role, sanity }]) => (
          <li key={seat}>
            <button type="button" onClick={() => ui.open({ kind: 'soul', seat })}>
              <SoulName seat={seat} />{' '}
              <small>
                {ROLE_NAMES[role]}, {words.sanity(sanity)}
              </small>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
})

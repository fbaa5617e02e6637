import { KING_EFFECT_HELP, KING_EFFECT_NAMES, type KingPickFrame, kingEffectOf } from '@ludoteca/carcosa'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { Button } from '../../../components/button.tsx'
import { Die } from '../art/die.tsx'
import { KingEffectIcon } from '../art/king-effect-icon.tsx'
import { play, useTable, viewOf } from '../kit.ts'
import css from './king-pick.module.css'
import { Panel } from './panel.tsx'
import { arrivalPreview, reachedBy } from './previews.ts'
import { decisionWords } from './words.ts'

const words = decisionWords.king
/** Places of a pair of dice, which may both show the same. */
const PAIR = [0, 1] as const

interface KingPickProps {
  readonly question: Readonly<KingPickFrame>
}

/** [5.6] KING_PICK: one d4 and one d6 of two each, with what they would do. */
export const KingPick = observer(({ question: { d4, d6 } }: KingPickProps) => {
  const { match } = useTable()
  const [way, setWay] = useState(0)
  const [deed, setDeed] = useState(0)
  const view = viewOf(match)
  const seat = view.kingSeat ?? view.players.length
  const namesOf = (seats: readonly number[]) => seats.map(match.names).join(', ')
  const floor = arrivalPreview(view, d4[way] ?? 1).floor
  return (
    <Panel title={words.title} seat={seat} moves={['kingPick']}>
      <fieldset className={css.pair}>
        <legend>{words.where}</legend>
        {PAIR.map((at) => {
          const die = d4[at] as number
          const { floor: to, loss, hurt } = arrivalPreview(view, die)
          return (
            <label key={at} className={css.pick}>
              <input type="radio" name="carcosa-d4" checked={way === at} onChange={() => setWay(at)} />
              <Die sides={4} value={die} />
              <span>
                <strong>{words.to(to)}</strong>
                <span className={css.told}>
                  {hurt.length > 0 ? words.hurts(loss, namesOf(hurt)) : words.hurtsNobody}
                </span>
              </span>
            </label>
          )
        })}
      </fieldset>
      <fieldset className={css.pair}>
        <legend>{words.what}</legend>
        {PAIR.map((at) => {
          const die = d6[at] as number
          const effect = kingEffectOf(die)
          const reached = reachedBy(view, die, floor)
          return (
            <label key={at} className={css.pick}>
              <input type="radio" name="carcosa-d6" checked={deed === at} onChange={() => setDeed(at)} />
              <Die sides={6} value={die} />
              <span>
                <strong>
                  <KingEffectIcon n={die} size={22} /> {KING_EFFECT_NAMES[effect]}
                </strong>
                <span className={css.told}>
                  {KING_EFFECT_HELP[effect]}{' '}
                  {reached.length > 0 ? words.reaches(namesOf(reached)) : words.reachesNobody}
                </span>
              </span>
            </label>
          )
        })}
      </fieldset>
      <Button look="primary" onClick={() => void play(match, { type: 'kingPick', d4: way, d6: deed }, seat)}>
        {words.go}
      </Button>
    </Panel>
  )
})

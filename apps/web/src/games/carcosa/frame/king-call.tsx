import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { Button } from '../../../components/button.tsx'
import { choicesOf } from '../../../table/choices.ts'
import { KingFigure } from '../art/king-figure.tsx'
import { play, useHouse, viewOf } from '../house.ts'
import css from './king-call.module.css'
import { frameWords as words } from './words.ts'

/** All have played: the starter lets the dice of the King roll, where whoever looks on speaks for the table. */
export const KingCall = observer(() => {
  const { match } = useHouse()
  const { starter, king } = viewOf(match)
  const [roll] = choicesOf(match, 'kingEndRound')
  if (roll === undefined) return null
  const mayGiveUp = choicesOf(match, 'giveUp').length > 0
  const isBusy = match.inFlight?.move.type === 'kingEndRound'
  return (
    <section className={css.call} aria-label={words.toRoll(match.names(starter))}>
      <KingFigure size={44} doubled={king.doubled} vanished={king.vanish > 0} />
      <div>
        <p className={css.who}>{words.toRoll(match.names(starter))}</p>
        <p className={css.help}>{words.rollHelp}</p>
      </div>
      <Button look="primary" wide busy={isBusy} onClick={() => void play(match, { type: 'kingEndRound' }, roll.seat)}>
        {words.roll}
      </Button>
      {mayGiveUp && <GiveUp seat={roll.seat} />}
    </section>
  )
})

const GiveUp = observer(({ seat }: { readonly seat: number }) => {
  const { match } = useHouse()
  const [isAsking, setAsking] = useState(false)
  if (!isAsking) {
    return (
      <Button look="quiet" size="small" onClick={() => setAsking(true)}>
        {words.giveUp}
      </Button>
    )
  }
  return (
    <div className={css.sure} role="alertdialog" aria-label={words.giveUpSure}>
      <p>{words.giveUpSure}</p>
      <Button look="danger" size="small" onClick={() => void play(match, { type: 'giveUp' }, seat)}>
        {words.giveUp}
      </Button>
      <Button size="small" onClick={() => setAsking(false)}>
        {words.giveUpNo}
      </Button>
    </div>
  )
})

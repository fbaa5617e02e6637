import { observer } from 'mobx-react-lite'
import { Button } from '../../../components/button.tsx'
import { WarningIcon } from '../../../components/icons.tsx'
import { choicesOf } from '../../../kit/choices.ts'
import { KingFigure } from '../art/king-figure.tsx'
import { act } from '../deeds/doing.ts'
import { play, useTable, viewOf } from '../kit.ts'
import { doomsOf } from './dooms.ts'
import css from './king-call.module.css'
import { frameWords as words } from './words.ts'

/** All have played: the starter lets the dice of the King roll, where whoever looks on speaks for the table. */
export const KingCall = observer(() => {
  const house = useTable()
  const { match } = house
  const view = viewOf(match)
  const { starter, king } = view
  const [roll] = choicesOf(match, 'kingEndRound')
  if (roll === undefined) return null
  const mayGiveUp = choicesOf(match, 'giveUp').length > 0
  const isBusy = match.inFlight?.move.type === 'kingEndRound'
  return (
    <section className={css.call} aria-label={words.toRoll(match.names(starter))} data-coach="night">
      <KingFigure size={44} doubled={king.doubled} vanished={king.vanish > 0} />
      <div>
        <p className={css.who}>{words.toRoll(match.names(starter))}</p>
        <p className={css.help}>{words.rollHelp}</p>
        {doomsOf(view).map((doom) => (
          <p key={doom} className={css.doom}>
            <WarningIcon size={18} /> {doom}
          </p>
        ))}
      </div>
      <Button look="primary" wide busy={isBusy} onClick={() => void play(match, { type: 'kingEndRound' }, roll.seat)}>
        {words.roll}
      </Button>
      {mayGiveUp && (
        <Button look="quiet" size="small" onClick={() => act(house, { type: 'giveUp' }, roll.seat)}>
          {words.giveUp}
        </Button>
      )}
    </section>
  )
})

import type { Seat } from '@ludoteca/kernel'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../../components/button.tsx'
import { Modal } from '../../../components/modal.tsx'
import { SeatMark } from '../../../components/seat-mark.tsx'
import { useTable } from '../kit.ts'
import { choiceOf } from '../model/choices.ts'
import { money, tenths } from '../model/numbers.ts'
import lobby from '../parts/lobby.module.css'
import { Undo } from '../parts/undo.tsx'
import { ExitChoice } from './exit-choice.tsx'
import { PlanForm } from './plan-form.tsx'
import css from './player-turn.module.css'

/**
 * The device is handed round: first only a name and Start, then that player's own choices. Nothing of them is in the
 * page before Start, and after a reload one is back at the name.
 */
export const PlayerTurn = observer(() => {
  const { presentation: banca } = useTable()
  const { match, view } = banca
  const [started, setStarted] = useState<Seat>()
  const handOver = match.device?.handOver
  const decide = choiceOf(match, 'decide')
  // With a banker nobody is asked one by one.
  const exit = banca.isTable ? undefined : choiceOf(match, 'exitChoice')
  const seat = handOver ?? decide?.seat ?? exit?.seat
  const isStarted = handOver === undefined && started === seat
  // Whoever comes next, or the same player again after an undo, begins with Start.
  useEffect(() => {
    if (seat === undefined) setStarted(undefined)
  }, [seat])
  const content = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (seat !== undefined) content.current?.querySelector<HTMLElement>(isStarted ? 'input' : 'button')?.focus()
  }, [seat, isStarted])
  if (seat === undefined) return null
  const name = match.names(seat)
  const start = () => {
    match.device?.take()
    setStarted(seat)
  }
  const player = view.players[seat]
  const waiting = view.players.filter(({ active }, other) => active && !view.answered?.[other]).length
  return (
    <Modal open title={isStarted ? `${name}, your turn` : name} className={`${lobby.lobby} ${css.dialog}`} lang="en">
      {isStarted ? (
        <div className={css.open} ref={content}>
          <p className={css.profile}>
            Balance <b className="digits">{money(player?.balance ?? 0)}</b> · multiplier{' '}
            <b className="digits">{tenths(player?.multiplierTenths ?? 0)}</b> · level <b>{player?.level}</b>
          </p>
          {decide && <PlanForm key={seat} choice={decide} onDone={() => setStarted(undefined)} />}
          {exit && <ExitChoice key={seat} choice={exit} />}
        </div>
      ) : (
        <div className={css.closed} ref={content}>
          <div className={css.emblem}>
            <SeatMark seat={seat} size={72} />
          </div>
          <p>
            Turn {view.turn}: hand the device to <b>{name}</b>. Everybody else looks away.
          </p>
          <Button look="primary" size="large" wide onClick={start}>
            Start
          </Button>
          <p className={css.waiting}>
            {waiting === 1 ? 'The last one to decide in this turn.' : `${waiting} players still have to decide.`}
          </p>
          <Undo />
        </div>
      )}
    </Modal>
  )
})

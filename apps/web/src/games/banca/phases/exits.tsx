import type { Seat } from '@ludoteca/kernel'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { Button } from '../../../components/button.tsx'
import { BotIcon, LockIcon } from '../../../components/icons.tsx'
import { Modal } from '../../../components/modal.tsx'
import { SeatMark } from '../../../components/seat-mark.tsx'
import { useTable } from '../kit.ts'
import { type SeatChoice, take, valuesOf } from '../model/choices.ts'
import { listed, money } from '../model/numbers.ts'
import lobby from '../parts/lobby.module.css'
import { RefusalNote } from '../parts/refusal-note.tsx'
import css from './exits.module.css'

interface ExitsProps {
  readonly choice: SeatChoice
}

/** One device: who locks in before this turn, ticked off for all together. */
export const Exits = observer(({ choice }: ExitsProps) => {
  const { presentation: banca } = useTable()
  const { match, view } = banca
  const [ticked, setTicked] = useState<readonly Seat[]>([])
  const [isSure, setIsSure] = useState(false)
  // Bots and whoever has a device of their own seal their choice themselves.
  const { bots, botsThinking, elsewhere, elsewhereThinking } = banca
  const others = [...bots, ...elsewhere]
  const seats = valuesOf<Seat>(choice, 'seats').filter((seat) => !others.includes(seat))
  const leaving = ticked.filter((seat) => seats.includes(seat))
  const sealed = others.filter((seat) => view.answered?.[seat])
  const late = [...botsThinking, ...elsewhereThinking]
  const hasWaited = usePatience(late.length > 0, elsewhereThinking.length > 0 ? PATIENCE_MS.people : PATIENCE_MS.bots)
  const names = listed(leaving.map(match.names))
  const thinking = late.length > 0 ? `${listed(late.map(match.names))} still to decide.` : undefined
  const notYet = hasWaited ? undefined : thinking
  const confirm = async () => {
    setIsSure(false)
    await take(match, choice, { type: 'exits', seats: leaving })
  }
  const toggle = (seat: Seat, isLeaving: boolean) =>
    setTicked(seats.filter((other) => (other === seat ? isLeaving : leaving.includes(other))))
  return (
    <section className={lobby.sheet} aria-labelledby="banca-exits">
      <h2 id="banca-exits">Does anybody lock in?</h2>
      <p className={lobby.lead}>
        Whoever leaves now keeps the balance for the final ranking and plays no more. Levels are not paid back.
      </p>
      <ul className={css.list}>
        {seats.map((seat) => (
          <li key={seat}>
            <label className={css.row}>
              <input
                type="checkbox"
                checked={leaving.includes(seat)}
                onChange={({ target }) => toggle(seat, target.checked)}
              />
              <SeatMark seat={seat} />
              <span className={css.name}>{match.names(seat)}</span>
              <span className="digits">{money(view.players[seat]?.balance ?? 0)}</span>
            </label>
          </li>
        ))}
      </ul>
      {(thinking !== undefined || sealed.length > 0) && (
        <p className={css.bots} role="status">
          {elsewhere.length === 0 && <BotIcon size={18} />}
          {thinking ??
            `${listed(sealed.map(match.names))} ${sealed.length === 1 ? 'has' : 'have'} decided. It shows when you go on.`}
        </p>
      )}
      <RefusalNote match={match} to={['exits']} />
      <div className={lobby.actions}>
        {leaving.length === 0 ? (
          <Button
            look="primary"
            size="large"
            disabledBecause={notYet}
            busy={match.inFlight !== undefined}
            onClick={() => void confirm()}
          >
            {elsewhere.length > 0
              ? 'Nobody here leaves: go on'
              : bots.length === 0
                ? 'Nobody leaves: go on'
                : 'No person leaves: go on'}
          </Button>
        ) : (
          <Button look="danger" size="large" disabledBecause={notYet} onClick={() => setIsSure(true)}>
            <LockIcon /> {names} {leaving.length === 1 ? 'locks' : 'lock'} in …
          </Button>
        )}
      </div>
      <Modal
        open={isSure}
        title={`${names} ${leaving.length === 1 ? 'leaves' : 'leave'} the game?`}
        onClose={() => setIsSure(false)}
      >
        <p lang="en">
          This is final:{' '}
          {leaving.map((seat) => `${match.names(seat)} with ${money(view.players[seat]?.balance ?? 0)}`).join(', ')}.
        </p>
        <Button look="danger" size="large" onClick={() => void confirm()}>
          Yes, lock in
        </Button>
        <Button onClick={() => setIsSure(false)}>No, back</Button>
      </Modal>
    </section>
  )
})

/** So long the banker waits for others, in milliseconds; then whoever has not answered stays in the game. */
const PATIENCE_MS = { bots: 8_000, people: 60_000 }

/** Whether one has waited long enough. */
function usePatience(isWaiting: boolean, ms: number): boolean {
  const [isOver, setIsOver] = useState(false)
  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(() => setIsOver(true), ms)
    return () => clearTimeout(timer)
  }, [isWaiting, ms])
  return isOver
}

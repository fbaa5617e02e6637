import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { Button } from '../../../components/button.tsx'
import { Modal } from '../../../components/modal.tsx'
import { useTable } from '../kit.ts'
import { type SeatChoice, take } from '../model/choices.ts'
import { money } from '../model/numbers.ts'
import lobby from '../parts/lobby.module.css'
import { RefusalNote } from '../parts/refusal-note.tsx'

interface ExitChoiceProps {
  readonly choice: SeatChoice
}

/** Live: whether one locks in oneself, sealed until everybody has answered. */
export const ExitChoice = observer(({ choice }: ExitChoiceProps) => {
  const { presentation: banca } = useTable()
  const { match, view } = banca
  const [isSure, setIsSure] = useState(false)
  const choose = async (exit: boolean) => {
    setIsSure(false)
    await take(match, choice, { type: 'exitChoice', exit })
  }
  const balance = money(view.players[choice.seat]?.balance ?? 0)
  return (
    <section className={lobby.sheet} aria-labelledby="banca-exit" data-coach="exit">
      <h2 id="banca-exit">Stay, or lock in {balance}?</h2>
      <p className={lobby.lead}>Your answer stays sealed until everybody has answered. Leaving is final.</p>
      <RefusalNote match={match} to={['exitChoice']} />
      <div className={lobby.actions}>
        <Button look="primary" size="large" busy={match.inFlight !== undefined} onClick={() => void choose(false)}>
          Stay in the game
        </Button>
        <Button look="danger" size="large" onClick={() => setIsSure(true)}>
          Lock in {balance} …
        </Button>
      </div>
      <Modal open={isSure} title={`Leave the game with ${balance}?`} onClose={() => setIsSure(false)}>
        <p lang="en">You keep your balance for the ranking and take no further part. Your levels are not paid back.</p>
        <Button look="danger" size="large" onClick={() => void choose(true)}>
          Yes, lock in
        </Button>
        <Button onClick={() => setIsSure(false)}>No, back</Button>
      </Modal>
    </section>
  )
})

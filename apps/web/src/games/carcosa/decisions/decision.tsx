import type { Question } from '@ludoteca/carcosa'
import { TABLE } from '@ludoteca/kernel'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { Countdown } from '../../../components/countdown.tsx'
import { SoulToken } from '../art/soul-token.tsx'
import { Confirmation } from '../deeds/confirmation.tsx'
import { useTable, viewOf } from '../kit.ts'
import { Camara } from './camara.tsx'
import { whoDecides } from './deciding.ts'
import css from './decisions.module.css'
import { KingDiscard, Overflow } from './discards.tsx'
import { DoubleRoll } from './double-roll.tsx'
import { Hallway } from './hallway.tsx'
import { KingPick } from './king-pick.tsx'
import { MotemeyChoose, MotemeyEvent } from './motemey.tsx'
import { PrivateLook } from './private-look.tsx'
import { Psychic } from './psychic.tsx'
import { Reaction } from './reaction.tsx'
import { Sacrifice } from './sacrifice.tsx'
import { TradeAnswer } from './trade-answer.tsx'
import { WAITING } from './words.ts'

/** [6.3, 12.2] Whatever is asked of whoever looks on; what others are asked; what one has seen in private. */
export const Decision = observer(() => {
  const { match, presentation } = useTable()
  const { question } = viewOf(match)
  const isAsked = match.decisions.some(({ prompt, seat, open }) => prompt !== 'turn' && seat !== TABLE && !open)
  // What the King's steps have led to is asked once they have been seen.
  const isDue = question !== null && !presentation.isKingOnStage
  return (
    <>
      {isAsked || <PrivateLook />}
      {isDue && (isAsked ? <Asked key={question.step} question={question} /> : <Waiting question={question} />)}
      <Confirmation />
    </>
  )
})

function Asked({ question }: { readonly question: Question }): ReactNode {
  switch (question.step) {
    case 'sacrifice':
      return <Sacrifice question={question} />
    case 'overflow':
      return <Overflow question={question} />
    case 'motemeyChoose':
      return <MotemeyChoose question={question} />
    case 'motemeyEvent':
      return <MotemeyEvent question={question} />
    case 'hallwayPeek':
      return <Hallway question={question} />
    case 'psychicLook':
      return <Psychic question={question} />
    case 'doubleRoll':
      return <DoubleRoll question={question} />
    case 'reaction':
      return <Reaction question={question} />
    case 'kingDiscard':
      return <KingDiscard question={question} />
    case 'camaraAnswer':
      return <Camara question={question} />
    case 'tradeAnswer':
      return <TradeAnswer question={question} />
    case 'kingPick':
      return <KingPick question={question} />
    case 'turn':
    case 'kingTurn':
      return null
  }
}

/** “P2 está eligiendo…”, for everybody else. */
const Waiting = observer(({ question }: { readonly question: Question }) => {
  const { match } = useTable()
  if (question.step === 'turn' || question.step === 'kingTurn') return null
  const seat = whoDecides(question, viewOf(match))
  const until = match.clocks.get(seat)
  return (
    <p className={css.waiting} role="status">
      <SoulToken seat={seat} size={24} />
      <span>{WAITING[question.step](match.names(seat))}</span>
      {until !== undefined && <Countdown until={until} />}
    </p>
  )
})

import { type Fact, placeName } from '@ludoteca/carcosa'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { Button } from '../../../components/button.tsx'
import type { MatchStore } from '../../../match/match-store.ts'
import { CardFace } from '../art/card-face.tsx'
import { useTable } from '../kit.ts'
import type { Look } from '../presentation.ts'
import css from './decisions.module.css'
import { Panel } from './panel.tsx'
import { decisionWords } from './words.ts'

/** [9] What whoever looks on has just seen, and nobody else. */
export const PrivateLook = observer(() => {
  const { match, presentation } = useTable()
  const [look] = presentation.looks
  const isForeign = look !== undefined && !isToldOf(match, look)
  useEffect(() => {
    if (isForeign) presentation.looked()
  }, [presentation, isForeign])
  if (look === undefined || isForeign) return null
  const words = decisionWords.look
  return (
    <Panel title={words.title} seat={look.seat} moves={[]}>
      <ul className={css.cards}>
        {look.cards.map(({ room, at, card }) => (
          <li key={`${room} ${at}`} className={css.seen}>
            <span className={css.small}>{placeName(room)}</span>
            {card === null ? <p>{words.nothing}</p> : <CardFace card={card} />}
          </li>
        ))}
      </ul>
      <Button look="primary" onClick={() => presentation.looked()}>
        {words.done}
      </Button>
    </Panel>
  )
})

/** Whether it is part of the story of whoever looks on now: the device may have been handed over since. */
function isToldOf({ story }: MatchStore, { cards }: Look): boolean {
  return story.some((line) => {
    const fact = line.fact as Fact
    return fact.type === 'cardsSeen' && fact.cards === cards
  })
}

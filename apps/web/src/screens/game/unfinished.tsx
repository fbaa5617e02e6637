import { type Box, isRefusal } from '@ludoteca/kernel'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { Button, LinkButton } from '../../components/button.tsx'
import { Notice } from '../../components/notice.tsx'
import { newId, newMatch } from '../../match/new-match.ts'
import { useRoot } from '../../stores/root.ts'
import type { Save } from '../../stores/saves.ts'
import { useWords } from '../../words/in-locales.ts'
import { gameOfLearnSave, learnAddress } from '../learn/address.ts'
import { HowFar } from '../local/match-line.tsx'
import { UnplayableActions } from '../local/unplayable-match.tsx'
import { localWords } from '../local/words.ts'
import { DeleteMatch } from './delete-match.tsx'
import css from './game-page.module.css'
import { gameWords } from './words.ts'

/** The match that was played last and is not over: go on, begin again, or let it go; or why it cannot go on. */
export const Unfinished = observer(({ box }: { readonly box: Box }) => {
  const { saves } = useRoot()
  const words = useWords(gameWords)
  const { unplayableTitle, unplayable } = useWords(localWords)
  const save = saves.latest(box.game.id)
  if (save === undefined) return null
  const trouble = saves.troubleWith(save.id)
  return (
    <section className={css.unfinished} aria-labelledby="unfinished">
      <h2 id="unfinished">{trouble ? unplayableTitle : words.unfinished}</h2>
      <p>
        {save.players.length > 0 && `${save.players.join(', ')} · `}
        <HowFar save={save} />
      </p>
      {trouble && <Notice look="error">{unplayable[trouble]}</Notice>}
      {trouble ? <UnplayableActions save={save} /> : <GoingOn box={box} save={save} />}
    </section>
  )
})

interface GoingOnProps {
  readonly box: Box
  readonly save: Save
}

/** What can be done with a match that can go on. */
const GoingOn = observer(({ box, save }: GoingOnProps) => {
  const { saves, toasts } = useRoot()
  const words = useWords(gameWords)
  const [, go] = useLocation()
  const [leaving, setLeaving] = useState<'deleted' | 'anew'>()
  const askAnew = () => {
    if (gameOfLearnSave(save.id) !== undefined) return go(learnAddress(save.game, { again: true }))
    setLeaving('anew')
  }
  const startAnew = () => {
    setLeaving(undefined)
    const record = saves.open(save.id)
    const again = record && newMatch(box, { options: record.options as object, seats: record.seats })
    if (again === undefined || isRefusal(again)) return toasts.say(words.unreadable, 'warning')
    const id = newId()
    saves.keep(id, again)
    saves.remove(save.id)
    go(`/local/${id}`)
  }
  return (
    <>
      <div className={css.actions}>
        <LinkButton to={`/local/${save.id}`} look="primary">
          {words.continue}
        </LinkButton>
        <Button onClick={askAnew} aria-describedby="anew-help">
          {words.anew}
        </Button>
        <Button look="quiet" onClick={() => setLeaving('deleted')}>
          {words.delete}
        </Button>
      </div>
      <p id="anew-help" className={css.soft}>
        {words.anew}: {words.anewHelp}
      </p>
      <DeleteMatch
        save={leaving && save}
        instead={leaving === 'anew' ? startAnew : undefined}
        onClose={() => setLeaving(undefined)}
      />
    </>
  )
})

import { type Box, isRefusal } from '@ludoteca/kernel'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { Button, LinkButton } from '../../components/button.tsx'
import { newId, newMatch } from '../../match/new-match.ts'
import { useRoot } from '../../stores/root.ts'
import { useWords } from '../../words/in-locales.ts'
import { gameOfLearnSave, learnAddress } from '../learn/address.ts'
import { shelfWords } from '../shelf/words.ts'
import { DeleteMatch } from './delete-match.tsx'
import css from './game-page.module.css'
import { whenInWords } from './when.ts'
import { gameWords } from './words.ts'

/** The match that was played last and is not over: go on, begin again, or let it go. */
export const Unfinished = observer(({ box }: { readonly box: Box }) => {
  const { saves, settings, toasts } = useRoot()
  const words = useWords(gameWords)
  const { moves } = useWords(shelfWords)
  const [, go] = useLocation()
  const [isDeleting, setDeleting] = useState(false)
  const save = saves.latest(box.game.id)
  if (save === undefined) return null
  const startAnew = () => {
    if (gameOfLearnSave(save.id) !== undefined) return go(learnAddress(save.game, { again: true }))
    const record = saves.open(save.id)
    const again = record && newMatch(box, { options: record.options as object, seats: record.seats })
    if (again === undefined || isRefusal(again)) return toasts.say(words.unreadable, 'warning')
    const id = newId()
    saves.keep(id, again)
    saves.remove(save.id)
    go(`/local/${id}`)
  }
  return (
    <section className={css.unfinished} aria-labelledby="unfinished">
      <h2 id="unfinished">{words.unfinished}</h2>
      <p>
        {save.players.join(', ')} · {moves(save.moves)} · {whenInWords(save.savedAt, Date.now(), settings.locale)}
      </p>
      <div className={css.actions}>
        <LinkButton to={`/local/${save.id}`} look="primary">
          {words.continue}
        </LinkButton>
        <Button onClick={startAnew} aria-describedby="anew-help">
          {words.anew}
        </Button>
        <Button look="quiet" onClick={() => setDeleting(true)}>
          {words.delete}
        </Button>
      </div>
      <p id="anew-help" className={css.soft}>
        {words.anew}: {words.anewHelp}
      </p>
      <DeleteMatch save={isDeleting ? save : undefined} onClose={() => setDeleting(false)} />
    </section>
  )
})

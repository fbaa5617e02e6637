import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { Button } from '../../components/button.tsx'
import { ShareIcon } from '../../components/icons.tsx'
import { Modal } from '../../components/modal.tsx'
import type { MatchStore } from '../../match/match-store.ts'
import { useWords } from '../../words/in-locales.ts'
import { picturesOf } from './pictures.ts'
import css from './shared-picture.module.css'
import { Shared } from './shared-picture.tsx'
import { shareWords } from './words.ts'

/** Opens the pictures of a match that is over; nothing where its game has none. */
export const ShareResult = observer(({ match }: { readonly match: MatchStore }) => {
  const words = useWords(shareWords)
  const [isOpen, setOpen] = useState(false)
  if (match.box.share === undefined || match.outcome === undefined) return null
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <ShareIcon size={18} />
        {words.share}
      </Button>
      <Modal open={isOpen} wide title={words.title} onClose={() => setOpen(false)}>
        {isOpen && <Pictures match={match} />}
      </Modal>
    </>
  )
})

const Pictures = observer(({ match }: { readonly match: MatchStore }) => {
  const words = useWords(shareWords)
  const pictures = picturesOf(match)
  return (
    <>
      <div className={css.list}>
        {pictures.map((picture) => (
          <Shared key={picture.shareable.name} game={match.box.game.id} picture={picture} />
        ))}
      </div>
      {pictures.every(({ link }) => link === undefined) && <p className={css.note}>{words.local}</p>}
    </>
  )
})

import type { Emoji } from '@ludoteca/protocol'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { Button } from '../../components/button.tsx'
import { Row } from '../../components/layout.tsx'
import type { Reaction, RoomStore } from '../../stores/room.ts'
import { useWords } from '../../words/in-locales.ts'
import { Face } from './face.tsx'
import css from './room.module.css'
import { roomWords } from './words.ts'

const EMOJIS: readonly Emoji[] = ['APLAUSO', 'RISA', 'ASOMBRO', 'LLANTO', 'FUEGO', 'DINERO']
/** The server takes one in two seconds. */
const BREATH_MS = 2100
const SHOWN_MS = 4000
const SHOWN_MAX = 4

/** Six ways to say something without words, and what the others say. */
export const Reactions = observer(({ store }: { readonly store: RoomStore }) => {
  const words = useWords(roomWords)
  const [isResting, setResting] = useState(false)
  useEffect(() => {
    if (!isResting) return
    const timer = setTimeout(() => setResting(false), BREATH_MS)
    return () => clearTimeout(timer)
  }, [isResting])
  const react = (emoji: Emoji) => {
    setResting(true)
    void store.react(emoji)
  }
  return (
    <div className={css.reactions}>
      <Row gap={1} role="group" aria-label={words.reactions}>
        {EMOJIS.map((emoji) => (
          <Button
            key={emoji}
            look="quiet"
            icon
            aria-label={words.reaction[emoji]}
            title={words.reaction[emoji]}
            disabledBecause={isResting ? words.breath : undefined}
            onClick={() => react(emoji)}
          >
            <Face emoji={emoji} />
          </Button>
        ))}
      </Row>
      <div className={css.said} aria-hidden="true">
        {store.reactions.slice(-SHOWN_MAX).map((reaction) => (
          <Said key={reaction.id} store={store} reaction={reaction} />
        ))}
      </div>
    </div>
  )
})

/** Shown for a moment. Screen readers hear it from the announcer. */
const Said = observer(({ store, reaction }: { readonly store: RoomStore; readonly reaction: Reaction }) => {
  const [isGone, setGone] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setGone(true), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [])
  if (isGone) return null
  return (
    <span className={css.bubble}>
      <Face emoji={reaction.emoji} size={24} /> {store.nameOf(reaction.from)}
    </span>
  )
})

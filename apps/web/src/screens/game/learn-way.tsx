import type { ShelfBox } from 'virtual:shelf'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { LinkButton } from '../../components/button.tsx'
import { CoachIcon } from '../../components/icons.tsx'
import { useRoot } from '../../stores/root.ts'
import { useWords } from '../../words/in-locales.ts'
import { learnAddress, learnSaveId } from '../learn/address.ts'
import css from './game-page.module.css'
import { gameWords } from './words.ts'

/** A guided first match, for games that bring one. */
export const LearnWay = observer(({ game }: { readonly game: ShelfBox }) => {
  const { saves, learnt, session } = useRoot()
  const words = useWords(gameWords)
  const { me } = session
  useEffect(() => {
    if (me === undefined) return
    void session.api
      .then((api) => api.tutorials())
      .then((finished) => {
        for (const { game: learntGame } of finished) learnt.add(learntGame)
      })
      .catch(() => {
        // What was learnt elsewhere can be learnt again.
      })
  }, [me, session, learnt])
  const { id, locale, tutorial } = game
  if (tutorial === undefined) return null
  const isLearnt = learnt.has(id)
  const begun = saves.find(learnSaveId(id))
  const isWaiting = begun !== undefined && begun.moves > 0 && !begun.isOver && !isLearnt
  const { invites } = tutorial
  const label = isWaiting
    ? words.learnOn
    : isLearnt
      ? (invites?.again ?? words.learnAgain)
      : (invites?.first ?? words.learn)
  return (
    <div className={css.learn}>
      <CoachIcon size={32} />
      <div>
        <h3>{words.learnTitle}</h3>
        <p>{words.learnHelp(tutorial.lessons)}</p>
      </div>
      <LinkButton to={learnAddress(id, { again: isLearnt })} look={isLearnt ? 'plain' : 'primary'}>
        <span lang={invites && !isWaiting ? locale : undefined}>{label}</span>
      </LinkButton>
    </div>
  )
})

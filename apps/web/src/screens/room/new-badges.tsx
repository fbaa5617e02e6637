import { boxes } from 'virtual:shelf'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { LinkButton } from '../../components/button.tsx'
import { Row, Stack } from '../../components/layout.tsx'
import { svgUrl } from '../../components/svg-url.ts'
import { useCareer } from '../../components/use-career.ts'
import { useRoot } from '../../stores/root.ts'
import { useWords } from '../../words/in-locales.ts'
import css from './new-badges.module.css'
import { roomWords } from './words.ts'

/** The server reads a match only after it is over: it is asked for a while. */
const ASK_MS = 1_500
const ASKED_MAX = 12

/** What a match that has just ended brought for the first time. Nothing while that is not known, or is nothing. */
export const NewBadges = observer(({ matchId, game }: { readonly matchId: string; readonly game: string }) => {
  const words = useWords(roomWords)
  const { announcer } = useRoot()
  const career = useCareer(game)
  const ids = useNewAchievements(matchId)
  const box = boxes.find(({ id }) => id === game)
  const earned = career?.achievements.filter(({ id }) => ids.includes(id)) ?? []
  const names = earned.map(({ name }) => name).join(', ')
  useEffect(() => {
    if (names !== '') announcer.say(`${words.newBadges}: ${names}`)
  }, [announcer, words, names])
  if (earned.length === 0) return null
  return (
    <section className={css.news} aria-label={words.newBadges}>
      <Stack gap={3}>
        <h3 className={css.title}>{words.newBadges}</h3>
        <ul className={css.badges} lang={box?.locale}>
          {earned.map(({ id, name, description, badge }, i) => (
            <li key={id} className={css.badge} style={{ animationDelay: `${i * 160}ms` }}>
              <img src={svgUrl(badge)} width={64} height={64} alt="" />
              <b>{name}</b>
              <small>{description}</small>
            </li>
          ))}
        </ul>
        <Row>
          <LinkButton size="small" to="/badges">
            {words.allBadges}
          </LinkButton>
        </Row>
      </Stack>
    </section>
  )
})

function useNewAchievements(matchId: string): readonly string[] {
  const { session } = useRoot()
  const [ids, setIds] = useState<readonly string[]>([])
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const ask = async (left: number) => {
      const found = await (await session.api).newAchievements(matchId).catch(() => undefined)
      if (found) setIds(found)
      else if (left > 0 && timer !== undefined) timer = setTimeout(() => void ask(left - 1), ASK_MS)
    }
    timer = setTimeout(() => void ask(ASKED_MAX), ASK_MS)
    return () => {
      clearTimeout(timer)
      timer = undefined
    }
  }, [session, matchId])
  return ids
}

import { boxes } from 'virtual:shelf'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { LinkButton } from '../../components/button.tsx'
import { Row, Stack } from '../../components/layout.tsx'
import { svgUrl } from '../../components/svg-url.ts'
import { useCareer } from '../../components/use-career.ts'
import type { LiveMatch } from '../../match/live-match.ts'
import { useRoot } from '../../stores/root.ts'
import { useWords } from '../../words/in-locales.ts'
import css from './new-badges.module.css'
import { roomWords } from './words.ts'

/** The server reads a match only after it is over: it is asked for a while. */
const ASK_MS = 1_500
const ASKED_MAX = 12

/** What a match that has just ended brought for the first time. Nothing while that is not known, or is nothing. */
export const NewBadges = observer(({ match }: { readonly match: LiveMatch }) => {
  const game = match.box.game.id
  const words = useWords(roomWords)
  const { announcer } = useRoot()
  const career = useCareer(game)
  const ids = useNewAchievements(match)
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

/** The table learns of it, too: with it there may be more to pass on. */
function useNewAchievements(match: LiveMatch): readonly string[] {
  const { session } = useRoot()
  const [ids, setIds] = useState<readonly string[]>([])
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const ask = async (left: number) => {
      const api = await session.api
      const found = await api.newAchievements(match.matchId).catch(() => undefined)
      if (found) {
        setIds(found)
        const shown = match.box.share?.ofAchievements && (await api.pictures(match.matchId).catch(() => undefined))
        if (shown) match.learn(shown)
      } else if (left > 0 && timer !== undefined) timer = setTimeout(() => void ask(left - 1), ASK_MS)
    }
    timer = setTimeout(() => void ask(ASKED_MAX), ASK_MS)
    return () => {
      clearTimeout(timer)
      timer = undefined
    }
  }, [session, match])
  return ids
}

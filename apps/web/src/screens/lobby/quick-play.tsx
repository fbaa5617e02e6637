import { boxes } from 'virtual:shelf'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { Button } from '../../components/button.tsx'
import { PlayIcon } from '../../components/icons.tsx'
import { Card, Stack } from '../../components/layout.tsx'
import { RefusalNotice } from '../../components/refusal-notice.tsx'
import { Requests } from '../../stores/requests.ts'
import { useRoot } from '../../stores/root.ts'
import { useWords } from '../../words/in-locales.ts'
import { learnAddress } from '../learn/address.ts'
import { learningFirst } from '../learn/learn-first.ts'
import css from './lobby.module.css'
import { lobbyWords } from './words.ts'

/** One press for each game, and one sits at a table. */
export const QuickPlay = observer(({ game }: { readonly game: string | undefined }) => {
  const words = useWords(lobbyWords)
  const root = useRoot()
  const { session } = root
  const [, go] = useLocation()
  const [requests] = useState(() => new Requests())
  const play = (id: string) =>
    requests.run('quick', async () => {
      await session.arrive()
      const api = await session.api
      const found = await learningFirst(root, () => api.quickPlay(id))
      const then = `/lobby?game=${id}`
      go('unlearnt' in found ? learnAddress(found.unlearnt, { then }) : `/r/${found.roomId}`)
    })
  return (
    <Card aria-labelledby="quick">
      <Stack gap={3} className={css.way}>
        <h2 id="quick" className={css.wayTitle}>
          {words.quick}
        </h2>
        <p>{words.quickHelp}</p>
        <ul className={css.quick}>
          {boxes
            .filter(({ id }) => game === undefined || id === game)
            .map(({ id, title, locale }) => (
              <li key={id}>
                <Button
                  wide
                  className={css.quickButton}
                  aria-label={words.quickOf(title)}
                  busy={requests.isBusy('quick')}
                  onClick={() => void play(id)}
                >
                  <PlayIcon size={18} />
                  <span lang={locale}>{title}</span>
                </Button>
              </li>
            ))}
        </ul>
        <RefusalNotice requests={requests} place="quick" />
      </Stack>
    </Card>
  )
})

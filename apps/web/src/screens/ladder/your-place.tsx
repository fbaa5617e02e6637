import type { LadderTables } from '@ludoteca/client'
import { observer } from 'mobx-react-lite'
import { useId } from 'react'
import { LinkButton } from '../../components/button.tsx'
import { Card, Stack } from '../../components/layout.tsx'
import { Badge } from '../../components/notice.tsx'
import { useRoot } from '../../stores/root.ts'
import { useWords } from '../../words/in-locales.ts'
import css from './ladder.module.css'
import { TeamEmblem } from './team-emblem.tsx'
import { ladderWords } from './words.ts'

/** Where one stands oneself, and what others see of it. */
export const YourPlace = observer(
  ({ tables: { game, you, season, words: own } }: { readonly tables: LadderTables }) => {
    const words = useWords(ladderWords)
    const { session } = useRoot()
    const id = useId()
    if (you === null) {
      return <p className={css.soft}>{season.running ? words.noPoints : words.noPointsThen}</p>
    }
    const { me } = session
    const isUnlisted = me !== undefined && (me.visibility !== 'public' || me.slug === null)
    return (
      <Card aria-labelledby={id} className={css.yours}>
        <Stack gap={2}>
          <h2 id={id} className={css.small}>
            {words.yours}
          </h2>
          <p className={css.place}>
            <b>{words.place(you.rank)}</b>
            <span>{words.points(you.score)}</span>
            {you.team && (
              <span className={css.named}>
                <TeamEmblem game={game} belonging={own.belonging} team={you.team.id} /> {you.team.name}
              </span>
            )}
            {you.matches !== null && <span className={css.soft}>{words.matches(you.matches)}</span>}
            {you.title !== null && <Badge>{you.title}</Badge>}
          </p>
          {isUnlisted && (
            <p className={css.unlisted}>
              <span className={css.soft}>{me?.slug === null ? words.guest : words.unlisted}</span>
              <LinkButton size="small" to="/profile">
                {words.profile}
              </LinkButton>
            </p>
          )}
        </Stack>
      </Card>
    )
  },
)

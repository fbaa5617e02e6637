import { boxes } from 'virtual:shelf'
import { observer } from 'mobx-react-lite'
import { LinkButton } from '../../components/button.tsx'
import { Row } from '../../components/layout.tsx'
import { Badge } from '../../components/notice.tsx'
import { useRoot } from '../../stores/root.ts'
import type { Save } from '../../stores/saves.ts'
import { useWords } from '../../words/in-locales.ts'
import { gameOfLearnSave } from '../learn/address.ts'
import { learnWords } from '../learn/words.ts'
import { localWords } from '../local/words.ts'
import css from './history.module.css'
import { useDate } from './use-date.ts'
import { historyWords } from './words.ts'

/** One match that is kept here. */
export const SaveEntry = observer(({ save }: { readonly save: Save }) => {
  const words = useWords(historyWords)
  const { tutorial } = useWords(learnWords)
  const date = useDate(save.savedAt)
  const box = boxes.find(({ id }) => id === save.game)
  const { saves } = useRoot()
  const { whyNot } = useWords(localWords)
  const isDamaged = saves.isDamaged(save.id)
  // Of what is badly damaged nobody can tell which game it is.
  const title = (box?.title ?? save.game) || words.isDamaged
  // Nor when it was played.
  const isDated = save.savedAt > 0
  const about = <span className="unseen">: {isDated ? words.of(title, date) : title}</span>
  return (
    <li className={css.entry}>
      <div className={css.head}>
        <h3 className={css.title} lang={box?.locale}>
          {title}
        </h3>
        {isDated && (
          <time dateTime={new Date(save.savedAt).toISOString()} className={css.soft}>
            {date}
          </time>
        )}
      </div>
      <p>{save.players.join(', ')}</p>
      <Row gap={2}>
        {gameOfLearnSave(save.id) !== undefined && <Badge>{tutorial}</Badge>}
        <Badge>{isDamaged ? words.isDamaged : save.isOver ? words.isOver : words.isOpen}</Badge>
        <span className={css.soft}>{words.moves(save.moves)}</span>
      </Row>
      <Row gap={2}>
        {saves.troubleWith(save.id) ? (
          <LinkButton size="small" to={`/local/${save.id}`}>
            {whyNot}
            {about}
          </LinkButton>
        ) : (
          <>
            {!save.isOver && (
              <LinkButton size="small" look="primary" to={`/local/${save.id}`}>
                {words.goOn}
                {about}
              </LinkButton>
            )}
            <LinkButton size="small" to={`/replay/${save.id}`}>
              {words.replay}
              {about}
            </LinkButton>
          </>
        )}
      </Row>
    </li>
  )
})

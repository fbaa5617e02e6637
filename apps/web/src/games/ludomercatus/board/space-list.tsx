import { SPACES } from '@ludoteca/ludomercatus'
import { observer } from 'mobx-react-lite'
import { classes } from '../../../components/classes.ts'
import { Row } from '../../../components/layout.tsx'
import { SeatMark } from '../../../components/seat-mark.tsx'
import { useWords } from '../../../words/in-locales.ts'
import { DeedChip } from '../deed/deed-chip.tsx'
import { useTable, viewOf } from '../kit.ts'
import { marketWords } from '../words/index.ts'
import css from './space-list.module.css'
import { statusOf } from './space-words.ts'

/** The board in words: every space with its owner, its buildings and who stands there. */
export const SpaceList = observer(() => {
  const { match } = useTable()
  const words = useWords(marketWords)
  const view = viewOf(match)
  return (
    <ol className={css.list} aria-label={words.board} start={0}>
      {SPACES.map(({ index }) => {
        const owner = view.deeds[index]?.owner ?? null
        const guests = [...view.players.keys()].filter(
          (seat) => view.players[seat]?.position === index && !view.players[seat]?.bankrupt,
        )
        return (
          <li key={index} className={classes(css.space, guests.includes(view.active) && css.here)}>
            <span className={css.number}>{index}</span>
            <DeedChip space={index} />
            <span className={css.status}>
              {owner !== null && <SeatMark seat={owner} size={16} />}
              {statusOf(words, match, view, index).join(' · ')}
            </span>
            <Row gap={2} className={css.guests}>
              {guests.map((seat) => (
                <span key={seat} className={css.guest}>
                  <SeatMark seat={seat} size={16} />
                  {view.players[seat]?.inJail ? words.imprisoned(match.names(seat)) : match.names(seat)}
                </span>
              ))}
            </Row>
          </li>
        )
      })}
    </ol>
  )
})

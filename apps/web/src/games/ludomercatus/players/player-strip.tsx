import type { Seat } from '@ludoteca/kernel'
import { dn, SPACES } from '@ludoteca/ludomercatus'
import { observer } from 'mobx-react-lite'
import { type CSSProperties, useEffect, useRef } from 'react'
import { classes } from '../../../components/classes.ts'
import { Countdown } from '../../../components/countdown.tsx'
import { BotIcon } from '../../../components/icons.tsx'
import { Badge } from '../../../components/notice.tsx'
import { SeatMark } from '../../../components/seat-mark.tsx'
import type { MatchStore } from '../../../match/match-store.ts'
import { useWords } from '../../../words/in-locales.ts'
import { useTable, viewOf } from '../kit.ts'
import { TokenMark } from '../tokens/token-mark.tsx'
import { type MarketWords, marketWords } from '../words/index.ts'
import { actorOf } from './actor.ts'
import css from './players.module.css'

/** What scrolls can be scrolled by keyboard only when it takes the focus. */
const REACHABLE = { tabIndex: 0 }

/** Everybody at a glance: cash, where they stand, whose move it is, and for how long. */
export const PlayerStrip = observer(() => {
  const { match, ui, presentation } = useTable()
  const words = useWords(marketWords)
  const view = viewOf(match)
  const style = { '--seats': view.players.length } as CSSProperties
  const actor = match.outcome ? undefined : actorOf(view)
  const list = useRef<HTMLUListElement>(null)
  const me = match.viewer
  // Where not everybody fits, it begins with one's own card.
  useEffect(() => {
    const own = typeof me === 'number' ? list.current?.children[me] : undefined
    if (list.current && own) list.current.scrollLeft += leftOf(own) - leftOf(list.current)
  }, [me])
  return (
    <ul ref={list} className={css.strip} style={style} aria-label={words.players} {...REACHABLE}>
      {view.players.map((player, seat) => {
        const space = presentation.spots[seat]?.space ?? player.position
        const until = match.clocks.get(seat)
        return (
          <li
            key={match.names(seat)}
            className={classes(css.player, seat === actor && css.acts, player.bankrupt && css.gone)}
            onPointerEnter={() => ui.point(player.bankrupt ? undefined : space)}
            onPointerLeave={() => ui.point(undefined)}
          >
            <span className={css.name}>
              <SeatMark seat={seat} size={16} />
              <TokenMark seat={seat} />
              <span>{match.names(seat)}</span>
              {match.seats[seat]?.control !== 'human' && <BotIcon size={16} />}
            </span>
            <span className={css.cash}>{player.bankrupt ? words.bankrupt : dn(player.cash)}</span>
            <span className={css.where}>
              {!player.bankrupt && <span lang="en">{SPACES[space]?.name} </span>}
              {notesOf(match, seat, words).join(' · ')}
            </span>
            <span className={css.state}>
              {player.inJail && <Badge>{words.inJail}</Badge>}
              {seat === actor && <Badge>{words.toMove}</Badge>}
              {until !== undefined && <Countdown until={until} own={seat === match.viewer} />}
            </span>
          </li>
        )
      })}
    </ul>
  )
})

function leftOf(element: Element): number {
  return element.getBoundingClientRect().left
}

/** Who plays for a seat, where that is not plain. */
function notesOf(match: MatchStore, seat: Seat, words: MarketWords): readonly string[] {
  const who = match.seats[seat]
  return [
    seat === match.viewer && `(${words.you})`,
    who?.control === 'autopilot' && words.autopilot,
    who?.connected === false && words.away,
  ].filter((note) => note !== false)
}

import type { Seat } from '@ludoteca/kernel'
import {
  dn,
  GROUPS,
  type Group,
  heldIn,
  liquidationValue,
  netWorth,
  pardonName,
  type View,
} from '@ludoteca/ludomercatus'
import { observer } from 'mobx-react-lite'
import { Row, Stack } from '../../../components/layout.tsx'
import { Badge } from '../../../components/notice.tsx'
import { SeatMark } from '../../../components/seat-mark.tsx'
import { useWords } from '../../../words/in-locales.ts'
import { DeedChip, GroupMark } from '../deed/deed-chip.tsx'
import { useTable, viewOf } from '../kit.ts'
import { TokenMark } from '../tokens/token-mark.tsx'
import { marketWords } from '../words/index.ts'
import css from './players.module.css'
import { Purse } from './purse.tsx'

/** What everybody owns, district by district. One's own comes first. */
export const Portfolios = observer(() => {
  const { match } = useTable()
  const { players } = viewOf(match)
  const seats = [...players.keys()]
  const own = seats.filter((seat) => seat === match.viewer)
  return (
    <Stack gap={3}>
      {[...own, ...seats.filter((seat) => !own.includes(seat))].map((seat, i) => (
        <Portfolio key={seat} seat={seat} isOpen={i === 0} />
      ))}
    </Stack>
  )
})

const Portfolio = observer(({ seat, isOpen }: { readonly seat: Seat; readonly isOpen: boolean }) => {
  const { match } = useTable()
  const words = useWords(marketWords)
  const view = viewOf(match)
  const player = view.players[seat]
  const groups = GROUPS.filter((group) => heldIn(view, seat, group) > 0)
  return (
    <details className={css.portfolio} open={isOpen}>
      <summary className={css.summary}>
        <SeatMark seat={seat} size={16} />
        <TokenMark seat={seat} />
        <strong className={css.owner}>{match.names(seat)}</strong>
        <span className="digits">{player?.bankrupt ? words.bankrupt : dn(player?.cash ?? 0)}</span>
      </summary>
      <Stack gap={3}>
        <dl className={css.wealth}>
          <Wealth label={words.cash} amount={player?.cash ?? 0} />
          <Wealth label={words.netWorth} amount={netWorth(view, seat)} />
          <Wealth label={words.couldRaise} amount={liquidationValue(view, seat)} />
        </dl>
        {player && !player.bankrupt && <Purse cash={player.cash} />}
        {player?.jailCards.map((deck) => (
          <Badge key={deck}>{pardonName(deck)}</Badge>
        ))}
        {groups.length === 0 && <p className={css.where}>{words.noDeeds}</p>}
        {groups.map((group) => (
          <Holding key={group.id} group={group} seat={seat} view={view} />
        ))}
      </Stack>
    </details>
  )
})

function Wealth({ label, amount }: { readonly label: string; readonly amount: number }) {
  return (
    <div>
      <dt className={css.where}>{label}</dt>
      <dd className={css.cash}>{dn(amount)}</dd>
    </div>
  )
}

const Holding = observer(
  ({ group, seat, view }: { readonly group: Group; readonly seat: Seat; readonly view: View }) => {
    const words = useWords(marketWords)
    const held = heldIn(view, seat, group)
    const { length } = group.members
    return (
      <div>
        <Row gap={2}>
          <GroupMark group={group.id} />
          <span lang="en">{group.name}</span>
          <Badge>{held === length ? words.whole : `${held} / ${length}`}</Badge>
        </Row>
        <Row gap={1} className={css.deeds}>
          {group.members.map((space) => view.deeds[space]?.owner === seat && <DeedChip key={space} space={space} />)}
        </Row>
      </div>
    )
  },
)

import { type AuctionFrame, dn, frameOf, lotName, minimumBid, SPACES } from '@ludoteca/ludomercatus'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { classes } from '../../../components/classes.ts'
import { Countdown } from '../../../components/countdown.tsx'
import { FormFields, SubmitButton } from '../../../components/form-fields.tsx'
import { Row, Stack } from '../../../components/layout.tsx'
import { Badge } from '../../../components/notice.tsx'
import { NumberField } from '../../../components/number-field.tsx'
import { SeatMark } from '../../../components/seat-mark.tsx'
import { rangeOf } from '../../../kit/choices.ts'
import { seatOf } from '../../../kit/table-kit.ts'
import type { OpenDecision } from '../../../match/shown.ts'
import { useWords } from '../../../words/in-locales.ts'
import { DeedChip } from '../deed/deed-chip.tsx'
import { play, useTable, viewOf } from '../kit.ts'
import { marketWords } from '../words/index.ts'
import { choiceOf } from './asking.ts'
import css from './decision.module.css'
import { type DecisionProps, MoveButton } from './plain-decision.tsx'

/** By how much one usually raises. */
const RAISES: readonly number[] = [1, 10, 50]

/** The lot, who leads, who is still in; and for whoever speaks, quick raises and a bid of one's own. */
export const AuctionPanel = observer(({ decision }: DecisionProps) => {
  const { match } = useTable()
  const words = useWords(marketWords)
  const view = viewOf(match)
  const frame = frameOf(view, 'auction')
  if (frame === undefined) return null
  const seat = seatOf(match)
  return (
    <Stack gap={3}>
      <Row gap={2}>
        <h2 className={css.lot}>
          {words.auctionOf} {frame.space === null && <span lang="en">{lotName(frame.lot, frame.space)}</span>}
        </h2>
        {frame.space !== null && <DeedChip space={frame.space} />}
      </Row>
      <Row between>
        <strong className={css.bid}>{frame.leader === null ? words.noBid(dn(frame.opening)) : dn(frame.high)}</strong>
        {frame.leader !== null && (
          <Row gap={2}>
            <SeatMark seat={frame.leader} />
            <span>{words.leads(match.names(frame.leader))}</span>
          </Row>
        )}
        {frame.space !== null && <span className={css.hint}>{words.printed(dn(SPACES[frame.space]?.price ?? 0))}</span>}
      </Row>
      {decision && <Bidding key={frame.high} decision={decision} frame={frame} />}
      <Bidders frame={frame} />
      {seat !== undefined && <p className={css.hint}>{words.yourCash(dn(view.players[seat]?.cash ?? 0))}</p>}
    </Stack>
  )
})

const Bidders = observer(({ frame }: { readonly frame: Readonly<AuctionFrame> }) => {
  const { match } = useTable()
  const words = useWords(marketWords)
  const seats = [...frame.order, ...frame.passed]
  return (
    <ul className={css.bidders}>
      {seats.map((seat) => {
        const isOut = frame.passed.includes(seat)
        const speaks = !isOut && frame.order[frame.at] === seat
        const until = match.clocks.get(seat)
        return (
          <li key={seat} className={classes(css.bidder, isOut && css.out, speaks && css.speaks)}>
            <SeatMark seat={seat} size={16} />
            <span>{match.names(seat)}</span>
            <Badge>
              {isOut ? words.isOut : seat === frame.leader ? words.isLeader : speaks ? words.speaks : words.isIn}
            </Badge>
            {speaks && until !== undefined && <Countdown until={until} />}
          </li>
        )
      })}
    </ul>
  )
})

function raisesFrom({ min, max }: { readonly min: number; readonly max: number }, high: number): readonly number[] {
  const bids = RAISES.map((raise) => Math.max(min, high + raise)).filter((bid) => bid <= max)
  return [...new Set(bids)]
}

const Bidding = observer(
  ({ decision, frame }: { readonly decision: OpenDecision; readonly frame: Readonly<AuctionFrame> }) => {
    const { match } = useTable()
    const words = useWords(marketWords)
    const range = rangeOf(choiceOf([decision], 'bid')?.params.amount)
    const [amount, setAmount] = useState(minimumBid(frame))
    return (
      <>
        <Row gap={2}>
          {range &&
            raisesFrom(range, frame.high).map((bid, i) => (
              <MoveButton key={bid} move={{ type: 'bid', amount: bid }} isMain={i === 0}>
                {words.bid(dn(bid))}
              </MoveButton>
            ))}
          <MoveButton move={{ type: 'pass' }} />
        </Row>
        {range && (
          <FormFields>
            <details>
              <summary className={css.more}>{words.yourBid}</summary>
              <Row gap={2}>
                <div className={css.grow}>
                  <NumberField label={words.yourBid} domain={range} value={amount} onChange={setAmount} />
                </div>
                <SubmitButton className={css.low} onClick={() => void play(match, { type: 'bid', amount })}>
                  {words.bid(dn(amount))}
                </SubmitButton>
              </Row>
            </details>
          </FormFields>
        )}
      </>
    )
  },
)

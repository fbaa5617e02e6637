import {
  AS_MAX,
  consequencesDc,
  ENVY_THRESHOLDS,
  gold12,
  isLastRound,
  number,
  openCombat,
  type Player,
  reputationDc,
  type View,
} from '@ludoteca/aufbau'
import { observer } from 'mobx-react-lite'
import { type ReactNode, useState } from 'react'
import { classes } from '../../../components/classes.ts'
import { Glyph } from '../art/glyph.tsx'
import type { GlyphName } from '../art/glyphs.ts'
import { booksOf, useTable } from '../kit.ts'
import { Meter } from '../parts/meter.tsx'
import { stockOf } from '../parts/room.ts'
import css from './purse.module.css'
import { frameWords as words } from './words.ts'

/** What scrolls can be scrolled by keyboard only when it takes the focus. */
const REACHABLE = { tabIndex: 0 }

/** [12.1 item 2] Everything one has, with what it may become. */
export const Purse = observer(() => {
  const books = booksOf(useTable())
  if (books === undefined) return null
  const { view, player } = books
  return (
    <section className={css.purse} aria-label={words.purse} data-coach="purse" {...REACHABLE}>
      <dl className={css.figures}>
        <Figure
          glyph="coin"
          label={words.gold}
          value={gold12(player.gold12)}
          isBad={player.gold12 < 0}
          isMain
          hint={pendingOf(view, player)}
        >
          <GoldChange key={player.seat} gold={player.gold12} />
        </Figure>
        <Figure glyph="pick" label={words.labor} short={words.short.labor} value={number(player.turn.labor)} />
        <Figure glyph="laurel" label={words.influence} value={number(player.turn.influence)} />
        <Figure glyph="eye" label={words.information} value={number(player.information)} />
        <StockFigure view={view} player={player} kind="raw" />
        <StockFigure view={view} player={player} kind="special" />
        <Figure glyph="sword" label={words.combat} short={words.short.combat} value={number(openCombat(player))} />
        {player.magicPower > 0 && (
          <Figure
            glyph="star"
            label={words.magicPower}
            short={words.short.magicPower}
            value={number(player.magicPower)}
          />
        )}
        <Figure
          glyph="scales"
          label={words.trackers.kw}
          short={words.short.kw}
          value={number(player.kw)}
          hint={kwHint(player)}
          isBad={player.kw >= KW_STEP}
        />
        <Figure
          glyph="crown"
          label={words.trackers.as}
          short={words.short.as}
          value={`${number(player.as)} / ${AS_MAX}`}
          hint={words.asHint(reputationDc(player.as))}
          isBad={reputationDc(player.as) > 0}
        />
        <Figure
          glyph="mask"
          label={words.trackers.n}
          short={words.short.n}
          value={number(player.n)}
          hint={nHint(player)}
          isBad={player.n >= LOWEST_ENVY}
        />
      </dl>
    </section>
  )
})

/** [4.3] Consequences count in fours. */
const KW_STEP = 4
const KW_STEPS_MAX = 4
const LOWEST_ENVY = Math.min(...ENVY_THRESHOLDS)

function kwHint({ kw }: Player): string {
  const dc = consequencesDc(kw)
  return words.kwHint(dc, dc < KW_STEPS_MAX ? (dc + 1) * KW_STEP : undefined)
}

function nHint({ n }: Player): string {
  return words.nHint(n >= LOWEST_ENVY ? 0 : LOWEST_ENVY)
}

function pendingOf(view: View, { pendingGold12 }: Player): string | undefined {
  return pendingGold12 > 0 ? words.pending(gold12(pendingGold12), isLastRound(view)) : undefined
}

interface StockProps {
  readonly view: View
  readonly player: Player
  readonly kind: 'raw' | 'special'
}

/** Goods against the room there is for them. */
function StockFigure({ view, player, kind }: StockProps): ReactNode {
  const { count, room } = stockOf(view, player, kind)
  const text = words.stock(words[kind], count, room)
  return (
    <Figure
      glyph={kind === 'raw' ? 'grain' : 'amphora'}
      label={words[kind]}
      short={words.short[kind]}
      value={`${count} / ${room}`}
      hint={text}
      isBad={count > room}
    >
      <Meter value={count} max={Math.max(room, 1)} text={text} />
    </Figure>
  )
}

interface FigureProps {
  readonly glyph: GlyphName
  readonly label: string
  /** What is written where the whole name would take too much room. */
  readonly short?: string
  readonly value: string
  readonly hint?: string | undefined
  readonly isMain?: boolean
  readonly isBad?: boolean
  readonly children?: ReactNode
}

function Figure({
  glyph,
  label,
  short = label,
  value,
  hint,
  isMain = false,
  isBad = false,
  children,
}: FigureProps): ReactNode {
  return (
    <div className={classes(css.figure, isMain && css.main, isBad && css.bad)} title={hint ?? label}>
      <dt>
        <Glyph name={glyph} size={isMain ? 26 : 20} />
        <span className={css.label} aria-hidden="true">
          {short}
        </span>
        <span className="unseen">{label}</span>
      </dt>
      <dd>
        {value}
        {isBad && <span aria-hidden="true"> !</span>}
        {hint !== undefined && <span className="unseen"> ({hint})</span>}
        {children}
      </dd>
    </div>
  )
}

/** What just came in or went out, for a moment. */
function GoldChange({ gold }: { readonly gold: number }): ReactNode {
  const [last, setLast] = useState({ gold, by: 0, count: 0 })
  if (last.gold !== gold) setLast({ gold, by: gold - last.gold, count: last.count + 1 })
  if (last.by === 0) return null
  return (
    <span key={last.count} className={classes(css.change, last.by < 0 && css.loss)} aria-hidden="true">
      {last.by > 0 ? `+${gold12(last.by)}` : gold12(last.by)}
    </span>
  )
}

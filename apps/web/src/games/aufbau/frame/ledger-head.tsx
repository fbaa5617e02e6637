import {
  freeBuilds,
  PHASE_HELP,
  PHASE_NAMES,
  type Player,
  score120,
  standingParts,
  TRACKER_HELP,
  type View,
} from '@ludoteca/aufbau'
import { TABLE } from '@ludoteca/kernel'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { classes } from '../../../components/classes.ts'
import { Countdown } from '../../../components/countdown.tsx'
import { choicesOf } from '../../../kit/choices.ts'
import { seatOf } from '../../../kit/table-kit.ts'
import { Glyph } from '../art/glyph.tsx'
import { MosaicBand } from '../art/mosaic-band.tsx'
import { PHASE_GLYPHS, PHASE_ORDER, RoundWheel } from '../art/round-wheel.tsx'
import { booksOf, useTable, viewOf } from '../kit.ts'
import { upTo } from '../parts/up-to.ts'
import css from './ledger-head.module.css'
import { eventSection, marketSection, type Section } from './sections.ts'
import { frameWords as words } from './words.ts'

/** [12.1 item 1] Round and phase, how long market and events last, and what one is worth. */
export const LedgerHead = observer(() => {
  const estate = useTable()
  const { match } = estate
  const view = viewOf(match)
  const player = booksOf(estate)?.player
  const score = player && view.scores[player.seat]
  const pools = player ? standingParts(view, player).pools : 0
  // Books that are closed stand in no phase.
  const phase = view.finished ? undefined : view.phase
  // Nobody here can go on but the game master, who is somebody else.
  const isCalled = match.awaited.includes(TABLE) && choicesOf(match, 'advance').length === 0 && match.kind !== 'replay'
  const until = match.clocks.get(seatOf(match) ?? -1)
  return (
    <header className={css.head} data-coach="head">
      <div className={css.row}>
        <RoundWheel phase={phase} round={view.round} />
        <div className={css.now}>
          <h2 className={css.round}>{roundOf(view)}</h2>
          <p className={css.lead}>{leadOf(view, player, isCalled)}</p>
          <ol className={css.phases} aria-label={words.phases}>
            {PHASE_ORDER.map((each) => (
              <li
                key={each}
                className={classes(css.phase, each === phase && css.current)}
                aria-current={each === phase ? 'step' : undefined}
                title={PHASE_HELP[each]}
              >
                <Glyph name={PHASE_GLYPHS[each]} size={16} />
                <span>{PHASE_NAMES[each]}</span>
              </li>
            ))}
          </ol>
        </div>
        <div className={css.aside}>
          {!view.finished && (
            <ul className={css.sections} aria-label={words.sections}>
              <SectionBar label={words.marketSection} section={marketSection(view)} />
              <SectionBar label={words.eventSection} section={eventSection(view)} />
            </ul>
          )}
          <div className={css.worth}>
            {until !== undefined && !view.finished && <Countdown until={until} own />}
            {score != null && (
              <p className={css.score} title={TRACKER_HELP.score}>
                <span>{words.score}</span>
                <strong>{words.scoreOf(score120(score))}</strong>
                {pools > 0 && (
                  <small className={css.pools}>
                    {words.scorePools(score120(pools))}
                    <span className="unseen"> {words.scorePoolsWhy}</span>
                  </small>
                )}
              </p>
            )}
          </div>
        </div>
      </div>
      <MosaicBand />
    </header>
  )
})

function roundOf({ round, config }: View): string {
  return config.session === 'partie' ? words.round(round, config.maxRounds) : words.openRound(round)
}

function leadOf(view: View, player: Player | undefined, isCalled: boolean): string {
  const { config, phase, round, finished } = view
  if (finished) return words.lead.over
  if (isCalled) return words.lead.called
  if (phase === 'maintenance' && round === 1) return words.lead.lobby
  if (phase !== 'actions') return words.lead[phase]
  const builds = player ? freeBuilds(view, player) : config.freeFacilityBuildsPerRound
  return words.lead.actions(config.actionsPerRound, builds)
}

/** Four rounds as four stones; those that are over are dark. */
function SectionBar({ label, section }: { readonly label: string; readonly section: Section }): ReactNode {
  const { length, passed, text } = section
  return (
    <li className={css.section}>
      <span className={css.label}>{label}</span>
      <span className={css.stones} aria-hidden="true">
        {upTo(length).map((i) => (
          <span key={i} className={classes(css.stone, i < passed && css.passed, i === passed && css.here)} />
        ))}
      </span>
      <span>{text}</span>
    </li>
  )
}

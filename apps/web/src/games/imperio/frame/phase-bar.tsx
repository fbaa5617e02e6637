import { districtName, PHASES, type Phase, SPECIALS } from '@ludoteca/imperio'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { classes } from '../../../components/classes.ts'
import { clockFace } from '../../../components/time-left.ts'
import { seatOf } from '../../../kit/table-kit.ts'
import { useRoot } from '../../../stores/root.ts'
import { useTable, viewOf } from '../kit.ts'
import { CALLS, CALLS_LANG } from './calls.ts'
import { deadlineOf, LAST_SECONDS, phaseSeconds, phasesOf, useSecondsLeft } from './clock.ts'
import css from './phase-bar.module.css'
import { frameWords as words } from './words.ts'

/** The head of the paper: which round and phase it is, how long it lasts, and what is special about it. */
export const PhaseBar = observer(() => {
  const { match } = useTable()
  const { phase, round, rounds, special } = viewOf(match)
  const rule = SPECIALS.find(({ id }) => id === special?.id)
  const isOn = round > 0
  return (
    <header className={css.bar}>
      <div className={css.top}>
        <p className={css.masthead}>{words.masthead}</p>
        <p className={css.motto}>{words.motto}</p>
        {isOn && (
          <p className={css.round}>
            <span aria-hidden="true">{words.round(round, rounds)}</span>
            <span className="unseen">{words.roundInWords(round, rounds)}</span>
          </p>
        )}
      </div>
      <div className={css.now}>
        <h2 className={css.phase}>{PHASES[phase]}</h2>
        <p className={css.lead}>{phase === 'MOOD' && round === rounds ? words.moodLast : words.phaseLead[phase]}</p>
        <Timer />
      </div>
      {phase !== 'END' && <PhaseTrack />}
      {rule && (
        <p className={css.special} data-phase={phase}>
          <span className={css.exclusive}>{words.exclusive}</span>
          <span>
            <strong>
              {rule.nombre_es}
              {special?.warDistrict ? ` · ${districtName(special.warDistrict)}` : ''}
            </strong>{' '}
            <span className={css.rule}>{rule.rule_es}</span>
          </span>
        </p>
      )}
    </header>
  )
})

/** Phases in which somebody is asked something; in all others there is nothing to be late for. */
const ASKING: ReadonlySet<Phase> = new Set(['BID', 'ACTION', 'MOOD', 'VOTE', 'AWARDS'])

/** The time that is left: it pulses and ticks each of the last seconds, and says so once to those who listen. */
const Timer = observer(() => {
  const { match } = useTable()
  const { announcer, sounds, voice } = useRoot()
  const view = viewOf(match)
  const until = deadlineOf(view, match.clocks, seatOf(match))
  const left = useSecondsLeft(match.isPaused ? undefined : until)
  const isShort = left !== undefined && left <= LAST_SECONDS && ASKING.has(view.phase)
  useEffect(() => {
    if (!isShort || left < 1) return
    sounds.play('timerTick')
    if (left !== LAST_SECONDS) return
    announcer.say(words.secondsLeft(left))
    // Only whoever is still thinking is hurried.
    if (match.decisions.some(({ open }) => !open)) voice.say(CALLS.hurry, CALLS_LANG)
  }, [isShort, left, match, announcer, sounds, voice])
  if (left === undefined) return null
  return (
    <span className={classes(css.timer, isShort && css.short)} role="timer" aria-live="off">
      {/* Another key each second begins the pulse anew. */}
      <span key={isShort ? left : 'long'} className={classes(css.digits, isShort && css.pulse)}>
        {clockFace(left)}
      </span>
    </span>
  )
})

/** The phases of the round, and how long each is. */
const PhaseTrack = observer(() => {
  const { match } = useTable()
  const view = viewOf(match)
  const phases = phasesOf(view)
  const now = phases.indexOf(view.phase)
  // On one device no clock runs: people take their time.
  const hasClock = match.kind !== 'local'
  return (
    <ol className={css.track} aria-label={words.phases}>
      {phases.map((phase, i) => {
        const sec = hasClock ? phaseSeconds(view, phase) : undefined
        return (
          <li
            key={phase}
            className={classes(css.stop, i < now && css.past, i === now && css.current)}
            aria-current={i === now ? 'step' : undefined}
          >
            <span className={css.name}>{PHASES[phase]}</span>
            {sec !== undefined && <span className={css.sec}> {words.seconds(sec)}</span>}
          </li>
        )
      })}
    </ol>
  )
})

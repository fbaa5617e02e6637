import { observer } from 'mobx-react-lite'
import { Button } from '../../components/button.tsx'
import {
  BackIcon,
  ForwardIcon,
  PauseIcon,
  PlayIcon,
  ToEndIcon,
  ToStartIcon,
  TurnBackIcon,
  TurnOnIcon,
} from '../../components/icons.tsx'
import { useFoot } from '../../kit/use-foot.ts'
import { type ReplayPlayer, SPEEDS, type Speed } from '../../match/replay-player.ts'
import { useRoot } from '../../stores/root.ts'
import { useWords } from '../../words/in-locales.ts'
import { NUMBERS_OF } from '../../words/numbers.ts'
import css from './replay.module.css'
import { useReplayKeys } from './use-replay-keys.ts'
import { replayWords } from './words.ts'

/** More marks than these would run into each other. */
const MARKS_MAX = 120

interface TimeLineProps {
  readonly player: ReplayPlayer
  /** When the match was played, in words. */
  readonly note?: string | undefined
}

/** The whole match as a line, and everything that moves along it. */
export const TimeLine = observer(({ player, note }: TimeLineProps) => {
  const words = useWords(replayWords)
  const { match } = player
  const foot = useFoot<HTMLElement>()
  useReplayKeys(player)
  const steps = [
    { label: words.start, Icon: ToStartIcon, go: () => player.goTo(0) },
    { label: words.lastTurn, Icon: TurnBackIcon, go: () => player.skip(-1) },
    { label: words.back, Icon: BackIcon, go: () => player.goTo(match.at - 1) },
    { label: words.forward, Icon: ForwardIcon, go: () => player.goTo(match.at + 1) },
    { label: words.nextTurn, Icon: TurnOnIcon, go: () => player.skip(1) },
    { label: words.end, Icon: ToEndIcon, go: () => player.goTo(match.length) },
  ]
  const buttons = steps.map(({ label, Icon, go }) => (
    <Button key={label} look="quiet" icon aria-label={label} title={label} onClick={go}>
      <Icon />
    </Button>
  ))
  const toggle = player.isPlaying ? words.pause : words.play
  return (
    <section ref={foot} className={css.timeLine} aria-label={words.timeLine}>
      <p className={css.where}>
        <span className="digits">{match.at === 0 ? words.setUp : words.move(match.at, match.length)}</span>
        {match.lastMove && <span lang={match.box.locale}>{match.lastMove}</span>}
        {note !== undefined && <span className={css.note}>{note}</span>}
      </p>
      <Rail player={player} />
      <div className={css.controls}>
        {buttons.slice(0, 3)}
        <Button look="primary" icon aria-label={toggle} title={toggle} onClick={() => player.toggle()}>
          {player.isPlaying ? <PauseIcon /> : <PlayIcon />}
        </Button>
        {buttons.slice(3)}
        <Speeds player={player} />
        <Jump player={player} />
      </div>
      <p className={css.keys}>{words.keys}</p>
    </section>
  )
})

const Rail = observer(({ player }: { readonly player: ReplayPlayer }) => {
  const words = useWords(replayWords)
  const { match } = player
  const every = Math.ceil(match.chapters.length / MARKS_MAX)
  const marks = match.chapters.filter((_, i) => i % Math.max(1, every) === 0)
  return (
    <div className={css.rail}>
      <svg className={css.marks} viewBox="0 0 1000 10" preserveAspectRatio="none" aria-hidden="true">
        {marks.map(({ move }) => (
          <line key={move} x1={place(move, match.length)} x2={place(move, match.length)} y1="0" y2="10" />
        ))}
      </svg>
      <input
        className={css.slider}
        type="range"
        aria-label={words.timeLine}
        aria-valuetext={match.at === 0 ? words.setUp : words.move(match.at, match.length)}
        min={0}
        max={match.length}
        value={match.at}
        onChange={({ target }) => player.goTo(Number(target.value))}
      />
    </div>
  )
})

const Speeds = observer(({ player }: { readonly player: ReplayPlayer }) => {
  const words = useWords(replayWords)
  const { locale } = useRoot().settings
  const say = new Intl.NumberFormat(NUMBERS_OF[locale])
  return (
    <select
      className={css.select}
      aria-label={words.speed}
      title={words.speed}
      value={player.speed}
      onChange={({ target }) => player.setSpeed(Number(target.value) as Speed)}
    >
      {SPEEDS.map((speed) => (
        <option key={speed} value={speed}>
          {say.format(speed)}×
        </option>
      ))}
    </select>
  )
})

const Jump = observer(({ player }: { readonly player: ReplayPlayer }) => {
  const words = useWords(replayWords)
  const { chapters, box } = player.match
  if (chapters.length === 0) return null
  return (
    <select
      className={css.jump}
      aria-label={words.jump}
      title={words.jump}
      value={player.chapter}
      onChange={({ target }) => player.goTo(chapters[Number(target.value)]?.move ?? 0)}
    >
      {[...chapters.entries()].map(([i, { move, title }]) => (
        <option key={move} value={i} lang={title === undefined ? undefined : box.locale}>
          {title ?? words.plainChapter(move)}
        </option>
      ))}
    </select>
  )
})

function place(move: number, length: number): number {
  return length === 0 ? 0 : (move / length) * 1000
}

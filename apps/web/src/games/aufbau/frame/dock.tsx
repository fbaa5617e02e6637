import { observer } from 'mobx-react-lite'
import { Button } from '../../../components/button.tsx'
import { classes } from '../../../components/classes.ts'
import { choicesOf } from '../../../kit/choices.ts'
import { seatOf } from '../../../kit/table-kit.ts'
import { useTableKeys } from '../../../kit/use-table-keys.ts'
import { Glyph } from '../art/glyph.tsx'
import { FAMILIES, type Family } from '../composer/families.ts'
import { composerWords } from '../composer/words.ts'
import { play, useTable, viewOf } from '../kit.ts'
import css from './dock.module.css'
import { Tokens } from './tokens.tsx'
import { frameWords as words } from './words.ts'

/** What one can do now: nine families of actions, and saying that one is done. */
export const Dock = observer(() => {
  const { match } = useTable()
  const view = viewOf(match)
  const seat = seatOf(match)
  if (seat === undefined || !view.players[seat] || view.finished || match.kind === 'replay') return null
  if (view.phase !== 'actions') return null
  return (
    <section className={css.dock} aria-label={composerWords.familyList}>
      <Tokens />
      <Families />
      <Ready />
    </section>
  )
})

const Families = observer(() => {
  const { match, ui } = useTable()
  const open = ({ types }: Family) =>
    ui.compose(types.find((type) => choicesOf(match, type).length > 0) ?? types[0] ?? 'gainInfluence')
  // [12.2]
  useTableKeys((key) => {
    const family = FAMILIES[Number(key) - 1]
    if (family) open(family)
    return family !== undefined
  })
  return (
    <ul className={css.families}>
      {FAMILIES.map((family, i) => {
        const isOpen = family.types.some((type) => choicesOf(match, type).length > 0)
        return (
          <li key={family.name} data-coach={`family-${family.name}`}>
            <button
              type="button"
              className={classes(css.family, !isOpen && css.closed)}
              aria-keyshortcuts={String(i + 1)}
              onClick={() => open(family)}
            >
              <Glyph name={family.glyph} size={24} />
              <span>{composerWords.families[family.name]}</span>
              <small aria-hidden="true">{i + 1}</small>
            </button>
          </li>
        )
      })}
    </ul>
  )
})

const Ready = observer(() => {
  const { match } = useTable()
  const view = viewOf(match)
  const seat = seatOf(match) ?? -1
  const isReady = view.profiles[seat]?.ready ?? false
  if (choicesOf(match, 'setReady').length === 0) return null
  const isCalled = view.config.advance === 'gm'
  const left = view.config.actionsPerRound - (view.players[seat]?.turn.actionsUsed ?? 0)
  const waited = view.profiles.flatMap(({ ready }, each) => (ready ? [] : match.names(each)))
  return (
    <div className={css.ready} data-coach="ready">
      {isReady && <p role="status">{isCalled ? words.readyForMaster : words.readyNow}</p>}
      {isReady && waited.length > 0 && <p className={css.hint}>{words.waitingFor(waited.join(', '))}</p>}
      {!isReady && left > 0 && <p className={css.hint}>{words.unusedActions(left)}</p>}
      <Button
        look={isReady ? 'plain' : 'primary'}
        wide
        busy={match.inFlight !== undefined}
        onClick={() => void play(match, { type: 'setReady', ready: !isReady })}
      >
        {isReady ? words.notReady : words.ready}
      </Button>
    </div>
  )
})

import { observer } from 'mobx-react-lite'
import { WarningIcon } from '../../../components/icons.tsx'
import { Modal } from '../../../components/modal.tsx'
import { KeyIcon } from '../art/marks.tsx'
import { useTable, viewOf } from '../kit.ts'
import css from './key-tally.module.css'
import { type KeyCount, keyCount } from './keys.ts'
import rowCss from './status-row.module.css'
import { frameWords as words } from './words.ts'

/** How many keys there are, and how many it takes. A tap says everything about them. */
export const KeyTally = observer(() => {
  const { match, ui } = useTable()
  const count = keyCount(viewOf(match))
  const { held, needed, isReady } = count
  const warning = warningOf(count)
  const said = [
    `${words.keysHeld(held, needed)}.`,
    ...(warning === undefined ? [] : [warning]),
    ...(isReady ? [words.keysReady] : []),
  ].join(' ')
  return (
    <button
      type="button"
      className={rowCss.chip}
      data-ready={isReady || undefined}
      data-warns={warning !== undefined || undefined}
      aria-label={said}
      title={said}
      onClick={() => ui.open({ kind: 'keys' })}
    >
      <span className={css.keys} aria-hidden="true">
        {[...Array(Math.max(needed, held)).keys()].map((i) => (
          <KeyIcon key={i} size={18} empty={i >= held} />
        ))}
      </span>
      <b>{words.keysShort(held, needed)}</b>
      {warning !== undefined && <WarningIcon size={18} />}
    </button>
  )
})

/** Everything about the keys, and what is still missing to leave. */
export const KeysSheet = observer(() => {
  const { match, ui } = useTable()
  const view = viewOf(match)
  const count = keyCount(view)
  const { held, needed, destroyed, inGame, threshold, isReady, missing } = count
  const warning = warningOf(count)
  return (
    <Modal open title={words.keys} className="carcosa" lang="es" onClose={() => ui.close()}>
      <p className={css.big}>{words.keysHeld(held, needed)}</p>
      {warning !== undefined && (
        <p className={css.warning}>
          <WarningIcon size={18} /> {warning}
        </p>
      )}
      <ul className={css.facts}>
        <li>{words.keysInGame(inGame)}</li>
        <li>{words.keysElsewhere(inGame - held)}</li>
        <li>{words.keysDestroyed(destroyed)}</li>
        <li>{words.keysLose(threshold)}</li>
        <li>{words.keysWin(needed)}</li>
        {isReady && <li>{words.keysReady}</li>}
        {missing.length > 0 && <li>{words.missing(missing.map(match.names).join(', '))}</li>}
      </ul>
    </Modal>
  )
})

/** How near the match is to being lost by its keys. */
function warningOf({ isLast, isLost, inGame }: KeyCount): string | undefined {
  return isLost ? words.keysLost(inGame) : isLast ? words.keysLast : undefined
}

import type { View } from '@ludoteca/aufbau'
import { TABLE } from '@ludoteca/kernel'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { Button } from '../../../components/button.tsx'
import { classes } from '../../../components/classes.ts'
import { Modal } from '../../../components/modal.tsx'
import { SeatMark } from '../../../components/seat-mark.tsx'
import { choicesOf } from '../../../kit/choices.ts'
import { Glyph } from '../art/glyph.tsx'
import { play, useTable, viewOf } from '../kit.ts'
import css from './gm-bar.module.css'
import { frameWords as words } from './words.ts'

/** [12.1 item 14] For whoever speaks for the table: the way on, who is ready, who must choose, the end. */
export const GmBar = observer(() => {
  const { match } = useTable()
  const [isEnding, setEnding] = useState(false)
  const view = viewOf(match)
  const mayAdvance = choicesOf(match, 'advance').length > 0
  const mayEnd = choicesOf(match, 'endCampaign').length > 0
  if (view.finished || match.kind === 'replay' || (!mayAdvance && !mayEnd)) return null
  const isLobby = view.phase === 'maintenance' && view.round === 1
  const isAwaited = match.decisions.some(({ seat, open }) => seat === TABLE && !open)
  const choosing = view.phase === 'maintenance' && !isLobby ? match.awaited.filter((seat) => seat !== TABLE) : []
  return (
    <section className={classes(css.bar, !isAwaited && lookOf(view))} aria-label={words.gm} data-coach="gm">
      <h3 className={css.title}>
        <Glyph name="seal" size={18} /> {words.gm}
      </h3>
      {view.phase === 'actions' && (
        <ul className={css.seats} aria-label={words.readyList}>
          {view.profiles.map(({ ready }, seat) => (
            <li key={match.names(seat)}>
              <SeatMark seat={seat} size={16} /> {match.names(seat)}: {ready ? `✓ ${words.isReady}` : words.isBusy}
            </li>
          ))}
        </ul>
      )}
      {choosing.length > 0 && <p>{words.mustChoose(choosing.map(match.names).join(', '))}</p>}
      <div className={css.buttons}>
        {mayAdvance && (
          <Button
            look={isAwaited ? 'primary' : 'plain'}
            busy={match.inFlight !== undefined}
            onClick={() => void play(match, { type: 'advance' }, TABLE)}
          >
            {isLobby ? words.begin : words.advance[view.phase]}
          </Button>
        )}
        {mayEnd && (
          <Button look="danger" onClick={() => setEnding(true)}>
            {words.end}
          </Button>
        )}
      </div>
      <Modal
        open={isEnding}
        title={words.end}
        lead={words.endSure}
        className={`aufbau ${css.sure}`}
        lang="de"
        onClose={() => setEnding(false)}
      >
        <div className={css.buttons}>
          <Button look="primary" onClick={() => setEnding(false)}>
            {words.endNo}
          </Button>
          <Button
            look="danger"
            onClick={() => {
              setEnding(false)
              void play(match, { type: 'endCampaign' }, TABLE)
            }}
          >
            {words.endYes}
          </Button>
        </div>
      </Modal>
    </section>
  )
})

/** Where phases are called, whoever calls them has the bar at hand; otherwise nobody needs it as long as all act. */
function lookOf({ config }: View): string | undefined {
  return config.advance === 'gm' ? css.calling : css.quiet
}

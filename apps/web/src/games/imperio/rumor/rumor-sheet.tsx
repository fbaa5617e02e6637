import { risk, seatOf, UI } from '@ludoteca/imperio'
import { observer } from 'mobx-react-lite'
import { Button } from '../../../components/button.tsx'
import { Modal } from '../../../components/modal.tsx'
import { choicesOf, valuesOf } from '../../../kit/choices.ts'
import { RefusalNote } from '../action/refusal-note.tsx'
import { OwnerGlyph } from '../art/owner-glyph.tsx'
import { RiskMark } from '../frame/risk-mark.tsx'
import { useTable, viewOf } from '../kit.ts'
import { spreadRumor } from '../vote/ballot.ts'
import css from './rumor.module.css'
import { rumorWords as words } from './words.ts'

/** About whom? One tap spreads it. */
export const RumorSheet = observer(() => {
  const table = useTable()
  const { match, ui } = table
  const { riskLevels, rumorCenti } = viewOf(match)
  const [choice] = choicesOf(match, 'watcherRumor')
  const targets = valuesOf<string>(choice?.params.targetOwnerId)
  const spread = async (target: string) => {
    if (choice && (await spreadRumor(table, choice.seat, target))) ui.close()
  }
  return (
    <Modal open title={UI.rumor} lead={words.lead} lang="es" className="imperio" onClose={() => ui.close()}>
      <ul className={css.rules}>
        <li>{words.once}</li>
        <li>{words.cap}</li>
        <li>{words.late}</li>
      </ul>
      <RefusalNote to={['watcherRumor']} />
      <ul className={css.targets}>
        {targets.map((target) => {
          const seat = seatOf(target)
          const level = riskLevels[seat]
          const centi = rumorCenti[seat] ?? 0
          return (
            <li key={target}>
              <button
                type="button"
                className={css.target}
                aria-label={words.about(match.names(seat))}
                aria-busy={match.inFlight !== undefined || undefined}
                onClick={() => void spread(target)}
              >
                <OwnerGlyph seat={seat} size={28} />
                <b>{match.names(seat)}</b>
                {level && <RiskMark level={level} />}
                {centi > 0 && <small>{words.already(risk(centi))}</small>}
              </button>
            </li>
          )
        })}
      </ul>
      <Button look="quiet" onClick={() => ui.close()}>
        {words.cancel}
      </Button>
    </Modal>
  )
})

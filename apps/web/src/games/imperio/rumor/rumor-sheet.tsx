import { risk, seatOf, UI } from '@ludoteca/imperio'
import { observer } from 'mobx-react-lite'
import { Button } from '../../../components/button.tsx'
import { Modal } from '../../../components/modal.tsx'
import { choicesOf, valuesOf } from '../../../table/choices.ts'
import { Objection } from '../action/refused.tsx'
import { OwnerGlyph } from '../art/owner-glyph.tsx'
import { useCity, viewOf } from '../city.ts'
import { RiskMark } from '../frame/risk-mark.tsx'
import { spreadRumor } from '../vote/ballot.ts'
import css from './rumor.module.css'
import { rumorWords as words } from './words.ts'

/** About whom? One tap spreads it. */
export const RumorSheet = observer(() => {
  const { match, desk } = useCity()
  const { riskLevels, rumorCenti } = viewOf(match)
  const [choice] = choicesOf(match, 'watcherRumor')
  const targets = valuesOf<string>(choice?.params.targetOwnerId)
  const spread = async (target: string) => {
    if (choice && (await spreadRumor(match, choice.seat, target))) desk.close()
  }
  return (
    <Modal open title={UI.rumor} lead={words.lead} lang="es" className="imperio" onClose={() => desk.close()}>
      <ul className={css.rules}>
        <li>{words.once}</li>
        <li>{words.cap}</li>
        <li>{words.late}</li>
      </ul>
      <Objection to={['watcherRumor']} />
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
      <Button look="quiet" onClick={() => desk.close()}>
        {words.cancel}
      </Button>
    </Modal>
  )
})

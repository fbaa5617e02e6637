import { type ActionId, isLast } from '@ludoteca/imperio'
import type { Seat } from '@ludoteca/kernel'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { Button } from '../../../components/button.tsx'
import { BackIcon } from '../../../components/icons.tsx'
import { play, useTable, viewOf } from '../kit.ts'
import css from './action.module.css'
import { type ActionDraft, actionOf, costOf, faultOf, levelFor, NO_ADD_ONS, needsProperty } from './action-draft.ts'
import { ActionIcon } from './action-icons.tsx'
import { AddOnFields } from './add-on-fields.tsx'
import { because } from './because.ts'
import { InsuranceLevels } from './insurance-levels.tsx'
import { type ActionChoices, type Level, levelsOf, mayChoosePolicy, mayYape, propertiesFor } from './menu.ts'
import { OwnProperties } from './own-properties.tsx'
import { ReasonedButton, useReason } from './refusal-note.tsx'
import { actionWords } from './words.ts'

interface ActionFormProps {
  readonly seat: Seat
  readonly deed: ActionId
  readonly choices: ActionChoices
  onBack(): void
}

/** What the chosen action does, what it still needs, and the button that sends it. */
export const ActionForm = observer(({ seat, deed, choices, onBack }: ActionFormProps) => {
  const { match, ui } = useTable()
  const view = viewOf(match)
  const [wanted, setWanted] = useState<Level>('BASIC')
  const [addOns, setAddOns] = useState(NO_ADD_ONS)
  const [reason, say] = useReason()
  const offered = propertiesFor(choices, deed)
  const [only] = offered.length === 1 ? offered : []
  const propertyId = offered.find((id) => id === ui.property) ?? only
  const level = levelFor(view, propertyId, wanted)
  const draft: ActionDraft = { deed, propertyId, level, ...addOns }
  const fault = faultOf(view, seat, draft)
  const cost = costOf(view, draft) ?? 0
  return (
    <div className={css.form}>
      <header className={css.formHead}>
        <Button look="quiet" icon aria-label={actionWords.back} onClick={onBack}>
          <BackIcon />
        </Button>
        <ActionIcon deed={deed} />
        <p className={css.does}>{(isLast(view) ? actionWords.doesLast[deed] : undefined) ?? actionWords.does[deed]}</p>
      </header>
      {needsProperty(deed) && <OwnProperties seat={seat} deed={deed} offered={offered} chosen={propertyId} />}
      <AddOnFields
        mayYape={mayYape(choices)}
        mayChoosePolicy={mayChoosePolicy(choices)}
        addOns={addOns}
        onChange={setAddOns}
      />
      <div className={css.foot}>
        {deed === 'INSURE' && propertyId !== undefined && (
          <InsuranceLevels
            seat={seat}
            propertyId={propertyId}
            yape={addOns.yape}
            offered={levelsOf(choices)}
            level={level}
            onChange={setWanted}
          />
        )}
        {reason}
        <ReasonedButton
          look={deed === 'BREAK_PACT' ? 'danger' : 'primary'}
          size="large"
          wide
          data-main
          className={css.go}
          busy={match.inFlight?.move.type === 'action'}
          disabledBecause={fault && (fault === 'NO_PROPERTY' ? actionWords.chooseProperty : because(match, fault))}
          onRefused={say}
          onClick={() => void play(match, actionOf(draft))}
        >
          {actionWords.goFor(actionWords.go[deed], cost)}
        </ReasonedButton>
      </div>
    </div>
  )
})

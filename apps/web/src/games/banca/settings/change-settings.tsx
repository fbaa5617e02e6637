import { limitBeside, type Settings, type SettingsPatch } from '@ludoteca/banca'
import { type Domain, type Json, lookUp } from '@ludoteca/kernel'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { Button } from '../../../components/button.tsx'
import { DomainField } from '../../../components/domain-field.tsx'
import { FormFields, SubmitButton } from '../../../components/form-fields.tsx'
import { Notice } from '../../../components/notice.tsx'
import { useTable } from '../kit.ts'
import { type SeatChoice, take } from '../model/choices.ts'
import { listed } from '../model/numbers.ts'
import lobby from '../parts/lobby.module.css'
import { RefusalNote } from '../parts/refusal-note.tsx'
import css from './settings.module.css'

interface ChangeSettingsProps {
  readonly choice: SeatChoice
}

/** What may still be changed, from the next turn on. */
export const ChangeSettings = observer(({ choice }: ChangeSettingsProps) => {
  const { presentation: banca } = useTable()
  const { match, view } = banca
  const [patch, setPatch] = useState<Readonly<Record<string, Json>>>({})
  const waiting: Settings = { ...view.config, ...view.nextSettings }
  const waitingFor = (key: string) => lookUp(waiting, key)
  const domain = choice.choice.params.patch
  const fields: readonly (readonly [string, Domain])[] = domain?.kind === 'record' ? Object.entries(domain.fields) : []
  // What the other fields allow counts here, and not what might be allowed some other time.
  const within = (key: string, of: Domain): Domain => {
    const max = limitBeside(key, { ...view.config, ...waiting, ...(patch as SettingsPatch) })
    return max !== undefined && of.kind === 'int' ? { ...of, max } : of
  }
  const change = (key: string, value: Json) => {
    const { [key]: _before, ...others } = patch
    setPatch(value === waitingFor(key) ? others : { ...others, [key]: value })
  }
  const apply = async () => {
    if (await take(match, choice, { type: 'changeSettings', patch: patch as SettingsPatch })) setPatch({})
  }
  const label = (key: string) => match.box.words.option(key).label
  const changed = Object.keys(patch)
  return (
    <FormFields>
      <section className={lobby.sheet} aria-labelledby="banca-change">
        <h2 id="banca-change">Change from turn {view.turn + 1} on</h2>
        {view.nextSettings && (
          <Notice>
            Waiting for turn {view.turn + 1}:{' '}
            {listed(Object.entries(view.nextSettings).map(([key, value]) => `${label(key)} ${shown(value)}`))}.
          </Notice>
        )}
        <div className={css.fields}>
          {fields.map(([key, of]) => (
            <DomainField
              key={key}
              label={label(key)}
              hint={match.box.words.option(key).help}
              domain={within(key, of)}
              value={lookUp(patch, key) ?? waitingFor(key) ?? null}
              onChange={(value) => change(key, value)}
            />
          ))}
        </div>
        <RefusalNote match={match} to={['changeSettings']} />
        <div className={lobby.actions}>
          <SubmitButton
            look="primary"
            busy={match.inFlight !== undefined}
            disabledBecause={changed.length === 0 ? 'Nothing has been changed yet.' : undefined}
            onClick={() => void apply()}
          >
            {changed.length === 0 ? 'Apply changes' : `Apply: ${listed(changed.map(label))}`}
          </SubmitButton>
          {changed.length > 0 && <Button onClick={() => setPatch({})}>Discard</Button>}
        </div>
      </section>
    </FormFields>
  )
})

function shown(value: number | boolean): string {
  return typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value)
}

import { MATERIAL_NAMES, type MaterialId } from '@ludoteca/aufbau'
import type { SomeDomain } from '@ludoteca/kernel'
import { observer } from 'mobx-react-lite'
import { classes } from '../../../components/classes.ts'
import { Switch } from '../../../components/field.tsx'
import { MaterialIcon } from '../art/material-icon.tsx'
import { useTable } from '../kit.ts'
import type { MoveType } from '../ui.ts'
import css from './composer.module.css'
import { composerWords as words } from './words.ts'

interface PicksFieldProps {
  readonly type: MoveType
  readonly name: string
  readonly domain: SomeDomain
  readonly value: readonly MaterialId[] | undefined
  onChange(value: readonly MaterialId[] | undefined): void
}

/** Materials in order: what a domain shall yield. Left to the usual unless somebody wants to choose. */
export const PicksField = observer(({ type, name, domain, value, onChange }: PicksFieldProps) => {
  const { match } = useTable()
  const toggle = (each: MaterialId) =>
    onChange(value?.includes(each) ? value.filter((other) => other !== each) : [...(value ?? []), each])
  return (
    <fieldset className={css.checks}>
      <legend>{match.box.words.param(type, name)}</legend>
      {domain.optional && (
        <Switch
          label={words.ownPicks}
          checked={value !== undefined}
          onChange={(isOn) => onChange(isOn ? [] : undefined)}
        />
      )}
      {(value !== undefined || !domain.optional) && (
        <>
          <p className={css.hint}>{words.picks(value?.length ?? 0, domain.max)}</p>
          <div className={css.boxes}>
            {(domain.of as readonly MaterialId[]).map((each) => {
              const at = value?.indexOf(each) ?? -1
              return (
                <button
                  key={each}
                  type="button"
                  className={classes(css.pick, at >= 0 && css.picked)}
                  aria-pressed={at >= 0}
                  onClick={() => toggle(each)}
                >
                  <MaterialIcon material={each} size={24} />
                  {MATERIAL_NAMES[each]}
                  {at >= 0 && <span className={css.order}>{at + 1}.</span>}
                </button>
              )
            })}
          </div>
        </>
      )}
    </fieldset>
  )
})

import type { FreeCommand } from '@ludoteca/aufbau'
import { observer } from 'mobx-react-lite'
import { classes } from '../../../components/classes.ts'
import { choicesOf, valuesOf } from '../../../kit/choices.ts'
import { booksOf, useTable } from '../kit.ts'
import { Line } from './card.tsx'
import css from './mode-switch.module.css'

interface ModeSwitchProps<M extends string> {
  readonly label: string
  /** What is switched, for those who do not see where it stands. */
  readonly name: string
  readonly type: 'setCityMode' | 'setOfficeYield' | 'setTradeMode'
  /** The parameter that names the holding, and its id. */
  readonly param: 'city' | 'office' | 'trade'
  readonly id: string
  readonly value: M
  readonly names: Readonly<Record<M, string>>
}

/** [5.8] A free switch: what is set, and what it can be set to. */
export const ModeSwitch = observer(<M extends string>(props: ModeSwitchProps<M>) => {
  const { label, name, type, param, id, value, names } = props
  const estate = useTable()
  const { match } = estate
  const offered = choicesOf(match, type)
    .filter(({ params }) => valuesOf<string>(params[param]).includes(id))
    .flatMap(({ params }) => valuesOf<M>(params.mode))
  const modes = (Object.keys(names) as M[]).filter((mode) => mode === value || offered.includes(mode))
  if (!booksOf(estate)?.isOwn || modes.length === 1) return <Line label={label}>{names[value]}</Line>
  return (
    <Line label={label}>
      <fieldset className={css.switch} aria-label={`${name}: ${label}`}>
        {modes.map((mode) => (
          <button
            key={mode}
            type="button"
            className={classes(css.mode, mode === value && css.on)}
            aria-pressed={mode === value}
            onClick={() => mode !== value && void match.submit({ type, [param]: id, mode } as unknown as FreeCommand)}
          >
            {names[mode]}
          </button>
        ))}
      </fieldset>
    </Line>
  )
})

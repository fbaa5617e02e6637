import type { Item, MaterialId } from '@ludoteca/aufbau'
import type { Domain, IntDomain, Json, OneDomain } from '@ludoteca/kernel'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { Button } from '../../../components/button.tsx'
import { ChoiceField, SelectField, TextField } from '../../../components/field.tsx'
import { NumberField } from '../../../components/number-field.tsx'
import { seatOf } from '../../../kit/table-kit.ts'
import { useTable, viewOf } from '../kit.ts'
import type { MoveType } from '../ui.ts'
import { AlternativesField } from './alternatives-field.tsx'
import { BuildMenu } from './build-menu.tsx'
import { BuildingOptions, NamedMaterials } from './building-wishes.tsx'
import { ChecksField } from './checks-field.tsx'
import css from './composer.module.css'
import { type FormField, hasUsual, moveOf } from './fitting.ts'
import { ItemsField } from './items-field.tsx'
import { PicksField } from './picks-field.tsx'
import { cappedAt, mostOf } from './planning.ts'
import type { Subject } from './subject.ts'
import { ValueIcon } from './value-icon.tsx'
import { composerWords as words } from './words.ts'

interface ComposerFieldProps {
  readonly type: MoveType
  readonly field: FormField
  readonly fields: readonly FormField[]
  readonly subject: Subject
  onChange(name: string, value: Json | undefined): void
}

interface FieldOf<D extends Domain> {
  readonly type: MoveType
  readonly name: string
  readonly domain: D
  readonly value: Json | undefined
  onChange(value: Json | undefined): void
}

/** A question of the form. Goods, picks and facilities have tools of their own. */
export const ComposerField = observer(({ type, field, fields, subject, onChange }: ComposerFieldProps) => {
  const { name, domain, value } = field
  const set = (next: Json | undefined) => onChange(name, next)
  if (type === 'setFacilityOption' && name !== 'facility') {
    return name === 'option' ? <AlternativesField fields={fields} onChange={onChange} /> : null
  }
  // With the full catalogue only what fits is offered, below.
  if (name === 'costRaw' && subject.materials.length > 0) return null
  switch (domain.kind) {
    case 'int':
      return <CountField {...{ type, name, domain, value, fields }} onChange={set} />
    case 'one':
      if (name === 'facility' && type === 'buildFacility') {
        return (
          <BuildMenu
            facilities={domain.of as readonly string[]}
            value={value as string}
            fields={fields}
            onChange={set}
          />
        )
      }
      return <OneField {...{ type, name, domain, value }} onChange={set} />
    case 'some':
      return domain.ordered ? (
        <PicksField type={type} name={name} domain={domain} value={value as MaterialId[] | undefined} onChange={set} />
      ) : (
        <ChecksField type={type} name={name} domain={domain} value={(value ?? []) as string[]} onChange={set} />
      )
    case 'list':
      return <ListField {...{ type, name, domain, value, fields, subject }} onChange={set} />
    case 'text':
      return <PlainText {...{ type, name, domain, value }} onChange={set} />
    case 'record':
      return null
  }
})

/** [12.2] A stepper that ends at the cap. */
const CountField = observer((props: FieldOf<IntDomain> & Pick<ComposerFieldProps, 'fields'>) => {
  const { type, name, domain, value, fields, onChange } = props
  const { match } = useTable()
  const view = viewOf(match)
  const me = view.players[seatOf(match) ?? -1]
  const move = moveOf(type, fields)
  const max = Math.max(domain.min, me ? cappedAt(view, me, move, name, domain.max) : domain.max)
  const most = me ? mostOf(view, me, move, name, { min: domain.min, max }) : max
  return (
    <div className={css.count}>
      <NumberField
        label={match.box.words.param(type, name)}
        domain={{ ...domain, max }}
        value={Math.min(value as number, max)}
        onChange={onChange}
      />
      {most > domain.min && (
        <Button size="small" onClick={() => onChange(most)}>
          {words.most(most)}
        </Button>
      )}
    </div>
  )
})

/** More than so many become a list to open, and so do places, which have long names. */
const IN_SIGHT_MAX = 6
const PLACES_IN_SIGHT_MAX = 3

const OneField = observer(({ type, name, domain, value, onChange }: FieldOf<OneDomain>) => {
  const { match } = useTable()
  const label = match.box.words.param(type, name)
  const said = (each: Json) => match.valueInWords(type, name, each)
  const isOpen = domain.optional && !hasUsual(name)
  if (domain.of.length === 1 && value !== undefined) return null
  if (domain.of.length > (name === 'host' ? PLACES_IN_SIGHT_MAX : IN_SIGHT_MAX)) {
    const options = domain.of.map((each, i) => ({ value: String(i), label: said(each) }))
    const at = domain.of.indexOf(value as Json)
    return (
      <SelectField
        label={label}
        value={at < 0 ? NOTHING : String(at)}
        options={isOpen ? [{ value: NOTHING, label: words.standard }, ...options] : options}
        onChange={(next) => onChange(next === NOTHING ? undefined : domain.of[Number(next)])}
      />
    )
  }
  const options = domain.of.map((each, i) => ({
    value: String(i),
    label: (
      <>
        <ValueIcon type={type} name={name} value={each} />
        {said(each)}
      </>
    ) as ReactNode,
  }))
  const at = domain.of.indexOf(value as Json)
  return (
    <ChoiceField
      legend={label}
      value={at < 0 ? NOTHING : String(at)}
      options={isOpen ? [{ value: NOTHING, label: words.none }, ...options] : options}
      onChange={(next) => onChange(next === NOTHING ? undefined : domain.of[Number(next)])}
    />
  )
})
const NOTHING = '-'

/** Lists of goods that change hands, or of what is chosen and named when something is built. */
function ListField(props: FieldOf<Domain> & Pick<ComposerFieldProps, 'fields' | 'subject'>): ReactNode {
  const { type, name, value, fields, subject, onChange } = props
  switch (name) {
    case 'items':
    case 'sell':
    case 'buy':
      return (
        <ItemsField
          type={type}
          name={name}
          value={(value ?? []) as unknown as Item[]}
          fields={fields}
          onChange={onChange}
        />
      )
    case 'options':
      return <BuildingOptions choices={subject.choices} value={(value ?? []) as number[]} onChange={onChange} />
    case 'materials':
      return <NamedMaterials open={subject.materials} value={(value ?? []) as MaterialId[]} onChange={onChange} />
    default:
      return null
  }
}

const PlainText = observer(({ type, name, value, onChange }: FieldOf<Domain>) => {
  const { match } = useTable()
  return (
    <TextField
      label={match.box.words.param(type, name)}
      value={(value ?? '') as string}
      onChange={({ target }) => onChange(target.value)}
    />
  )
})

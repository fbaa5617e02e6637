import { type Json, type ListDomain, lookUp, type RecordDomain, type TextDomain } from '@ludoteca/kernel'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { Button } from '../../../components/button.tsx'
import fieldCss from '../../../components/field.module.css'
import { Switch, TextField } from '../../../components/field.tsx'
import { PlusIcon, TrashIcon } from '../../../components/icons.tsx'
import { useWords } from '../../../words/in-locales.ts'
import { type Drafts, draftOf, isForced } from '../draft.ts'
import { genericWords } from '../words.ts'
import { type MoveFieldProps, useForm, useProblem, useShellLang } from './field-props.ts'
import css from './fields.module.css'
import { IntField } from './int-field.tsx'
import { OneField, SomeField } from './pick-fields.tsx'

/** The fitting field for a parameter of any domain. What leaves nothing to choose has none. */
export function MoveField({ domain, ...props }: MoveFieldProps): ReactNode {
  if (isForced(domain)) return null
  switch (domain.kind) {
    case 'int':
      return <IntField {...props} domain={domain} />
    case 'one':
      return <OneField {...props} domain={domain} />
    case 'some':
      return <SomeField {...props} domain={domain} />
    case 'text':
      return <WordsField {...props} domain={domain} />
    case 'record':
      return <RecordField {...props} domain={domain} />
    case 'list':
      return <ListField {...props} domain={domain} />
  }
}

const WordsField = observer(({ path, label, domain, draft, onChange }: MoveFieldProps<TextDomain>) => (
  <TextField
    label={label}
    wrong={useProblem(path)}
    autoComplete="off"
    maxLength={domain.max}
    value={typeof draft === 'string' ? draft : ''}
    onChange={({ target }) => onChange(target.value === '' && domain.optional ? undefined : target.value)}
  />
))

const RecordField = observer(({ path, label, domain, draft, onChange }: MoveFieldProps<RecordDomain>) => {
  const { match, type } = useForm()
  const fields = draft as Drafts | undefined
  return (
    <fieldset className={css.record}>
      <legend className={fieldCss.label}>{label}</legend>
      {domain.optional && <Include label={label} domain={domain} isIn={fields !== undefined} onChange={onChange} />}
      {fields &&
        Object.entries(domain.fields).map(([name, of]) => (
          <MoveField
            key={name}
            name={name}
            path={`${path}.${name}`}
            label={match.box.words.param(type, name)}
            domain={of}
            draft={lookUp(fields, name)}
            onChange={(next) => onChange({ ...fields, [name]: next } as Json)}
          />
        ))}
    </fieldset>
  )
})

const ListField = observer(({ name, path, label, domain, draft, onChange }: MoveFieldProps<ListDomain>) => {
  const words = useWords(genericWords)
  const lang = useShellLang()
  const wrong = useProblem(path)
  const items = draft as readonly Json[] | undefined
  return (
    <fieldset className={css.record}>
      <legend className={fieldCss.label}>{label}</legend>
      {domain.optional && <Include label={label} domain={domain} isIn={items !== undefined} onChange={onChange} />}
      {items && (
        <ol className={css.items}>
          {[...items.entries()].map(([i, item]) => (
            <li key={i} className={css.item}>
              <MoveField
                name={name}
                path={`${path}.${i}`}
                label={words.item(label, i + 1)}
                domain={domain.of}
                draft={item ?? undefined}
                onChange={(next) => onChange(items.with(i, next ?? null))}
              />
              {items.length > domain.min && (
                <Button
                  look="quiet"
                  icon
                  lang={lang}
                  aria-label={words.removeItem(words.item(label, i + 1))}
                  onClick={() => onChange(items.toSpliced(i, 1))}
                >
                  <TrashIcon />
                </Button>
              )}
            </li>
          ))}
        </ol>
      )}
      {items && items.length < domain.max && (
        <Button size="small" lang={lang} onClick={() => onChange([...items, draftOf(domain.of) ?? null])}>
          <PlusIcon size={16} />
          {words.addItem}
        </Button>
      )}
      {wrong && (
        <div className={fieldCss.wrong} role="alert" lang={lang}>
          {wrong}
        </div>
      )}
    </fieldset>
  )
})

interface IncludeProps extends Pick<MoveFieldProps<RecordDomain | ListDomain>, 'label' | 'domain' | 'onChange'> {
  readonly isIn: boolean
}

/** Whether an optional part is given at all. */
const Include = observer(({ label, domain, isIn, onChange }: IncludeProps) => {
  const words = useWords(genericWords)
  const { optional: _optional, ...whole } = domain
  const put = (isOn: boolean) => onChange(isOn ? draftOf(whole as typeof domain) : undefined)
  return <Switch label={words.include(label)} checked={isIn} onChange={put} />
})

import { observer } from 'mobx-react-lite'
import { type FormEvent, useState } from 'react'
import { Button } from '../../../components/button.tsx'
import { TextField } from '../../../components/field.tsx'
import { Row, Stack } from '../../../components/layout.tsx'
import { useWords } from '../../../words/in-locales.ts'
import { useAdmin } from '../../admin-store.ts'
import { AdminTable } from '../../kit/admin-table.tsx'
import { Panel } from '../../kit/page.tsx'
import { useFormats } from '../../kit/use-formats.ts'
import type { Exclusion } from './ladder-info.ts'
import { ladderWords } from './words.ts'

const ID_MAX = 40

interface ExclusionsProps {
  readonly exclusions: readonly Exclusion[]
  onExclude(matchId: string): void
  onInclude(matchId: string): void
}

/** Matches that were taken out, and taking out any other one. */
export const Exclusions = observer(({ exclusions, onExclude, onInclude }: ExclusionsProps) => {
  const words = useWords(ladderWords)
  const store = useAdmin()
  const { time } = useFormats()
  return (
    <Panel title={words.exclusions}>
      <AdminTable
        caption={words.exclusions}
        empty="excluded"
        columns={[
          { label: words.match, value: ({ matchId }) => <code>{matchId}</code> },
          { label: words.ended, value: ({ endedAt }) => time(endedAt) },
          { label: words.reason, value: ({ reason }) => reason },
          { label: words.by, value: ({ by }) => by },
          { label: words.at, value: ({ at }) => time(at) },
          {
            label: words.deeds,
            value: ({ matchId }) =>
              store.may('MODERATOR') && (
                <Button size="small" aria-label={`${words.include}: ${matchId}`} onClick={() => onInclude(matchId)}>
                  {words.include}
                </Button>
              ),
          },
        ]}
        rows={exclusions}
        keyOf={({ matchId }) => matchId}
      />
      {store.may('MODERATOR') && <ById onExclude={onExclude} />}
    </Panel>
  )
})

const ById = observer(({ onExclude }: Pick<ExclusionsProps, 'onExclude'>) => {
  const words = useWords(ladderWords)
  const [id, setId] = useState('')
  const ask = (event: FormEvent) => {
    event.preventDefault()
    if (id.trim() !== '') onExclude(id.trim())
  }
  return (
    <form onSubmit={ask}>
      <Stack gap={2}>
        <TextField
          label={words.byId}
          hint={words.byIdHelp}
          value={id}
          maxLength={ID_MAX}
          autoComplete="off"
          onChange={({ target }) => setId(target.value)}
        />
        <Row>
          <Button type="submit">{words.exclude}</Button>
        </Row>
      </Stack>
    </form>
  )
})

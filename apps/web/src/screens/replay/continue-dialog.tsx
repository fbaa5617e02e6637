import type { SeatInfo } from '@ludoteca/kernel'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { Button } from '../../components/button.tsx'
import { SelectField } from '../../components/field.tsx'
import { Stack } from '../../components/layout.tsx'
import { Modal } from '../../components/modal.tsx'
import { tableWords } from '../../kit/words.ts'
import { recordUpTo } from '../../match/continue.ts'
import { newId } from '../../match/new-match.ts'
import type { ReplayMatch } from '../../match/replay-match.ts'
import { useRoot } from '../../stores/root.ts'
import { useWords } from '../../words/in-locales.ts'
import { replayWords } from './words.ts'

interface ContinueDialogProps {
  readonly match: ReplayMatch
  readonly open: boolean
  onClose(): void
}

const KINDS = ['human', 'random', 'easy', 'normal'] as const

/** Who plays on from here, on this device. */
export const ContinueDialog = observer(({ match, open, onClose }: ContinueDialogProps) => {
  const words = useWords(replayWords)
  const table = useWords(tableWords)
  const { saves } = useRoot()
  const [, go] = useLocation()
  const [kinds, setKinds] = useState<Readonly<Record<number, string>>>({})
  const seats: readonly SeatInfo[] = match.record.seats.map(({ kind }, seat) => ({
    name: match.names(seat),
    kind: kinds[seat] ?? (KINDS.some((one) => one === kind) ? kind : 'human'),
  }))
  const options = KINDS.map((kind) => ({
    value: kind as string,
    label: kind === 'human' ? words.person : table.bot(table.strengths[kind] ?? kind),
  }))
  const begin = () => {
    const record = recordUpTo(match.box, { ...match.record, seats }, match.at)
    if (record === undefined) return
    const id = newId()
    saves.keep(id, record)
    go(`/local/${id}`)
  }
  return (
    <Modal open={open} onClose={onClose} title={words.continueTitle} lead={words.continueLead(match.at)}>
      <Stack>
        {[...seats.entries()].map(([seat, { name, kind }]) => (
          <SelectField
            key={seat}
            label={name}
            value={kind}
            options={options}
            onChange={(next) => setKinds({ ...kinds, [seat]: next })}
          />
        ))}
        <Button look="primary" size="large" onClick={begin}>
          {words.begin}
        </Button>
      </Stack>
    </Modal>
  )
})

import { BadRecord } from '@ludoteca/kernel'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { TextField } from '../../components/field.tsx'
import { Card, Page, Stack } from '../../components/layout.tsx'
import { newId } from '../../match/new-match.ts'
import { useRoot } from '../../stores/root.ts'
import { useWords } from '../../words/in-locales.ts'
import { replayWords } from './words.ts'

/** Opens a record file. */
export const OpenRecord = observer(() => {
  const words = useWords(replayWords)
  const { saves } = useRoot()
  const [, go] = useLocation()
  const [wrong, setWrong] = useState<string>()
  const open = async (file: File | undefined) => {
    if (file === undefined) return
    try {
      const id = newId()
      saves.import(id, await file.text())
      if (saves.isFailing) setWrong(words.notKept)
      else go(`/replay/${id}?move=0`)
    } catch (error) {
      if (!(error instanceof BadRecord)) throw error
      setWrong(words.damagedFile(error.message))
    }
  }
  return (
    <Page narrow>
      <Stack>
        <h1>{words.openTitle}</h1>
        <Card>
          <Stack>
            <p>{words.openLead}</p>
            <TextField
              label={words.file}
              type="file"
              accept=".json,.txt,.ludo"
              wrong={wrong}
              onChange={({ target }) => void open(target.files?.[0])}
            />
          </Stack>
        </Card>
      </Stack>
    </Page>
  )
})

import { RESIGN_WORD } from '@ludoteca/ludomercatus'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { Button } from '../../../components/button.tsx'
import { TextField } from '../../../components/field.tsx'
import { Row } from '../../../components/layout.tsx'
import { Modal } from '../../../components/modal.tsx'
import { useWords } from '../../../words/in-locales.ts'
import { play, useTable } from '../kit.ts'
import { marketWords } from '../words/index.ts'
import { RefusalNote } from './refusal-note.tsx'

/** Leaving the match for good: the word must be written, so that nobody does it by a slip. */
export const ResignDialog = observer(() => {
  const { match, ui } = useTable()
  const words = useWords(marketWords)
  const [word, setWord] = useState('')
  const send = async () => {
    if (await play(match, { type: 'resign', word })) ui.close()
  }
  return (
    <Modal open title={words.resign} lead={words.resignMeans} onClose={() => ui.close()}>
      <TextField
        label={match.box.words.param('resign', 'word')}
        value={word}
        autoComplete="off"
        onChange={({ target }) => setWord(target.value)}
      />
      <RefusalNote />
      <Row>
        <Button
          look="danger"
          disabledBecause={word.trim() === RESIGN_WORD ? undefined : match.box.words.param('resign', 'word')}
          busy={match.inFlight !== undefined}
          onClick={() => void send()}
        >
          {words.resign}
        </Button>
        <Button onClick={() => ui.close()}>{words.stay}</Button>
      </Row>
    </Modal>
  )
})

/** Bankruptcy ends the match for whoever declares it. */
export const BankruptcyDialog = observer(() => {
  const { match, ui } = useTable()
  const words = useWords(marketWords)
  const send = async () => {
    if (await play(match, { type: 'declareBankruptcy' })) ui.close()
  }
  return (
    <Modal
      open
      title={match.box.words.choice('declareBankruptcy')}
      lead={words.bankruptcyMeans}
      onClose={() => ui.close()}
    >
      <RefusalNote />
      <Row>
        <Button look="danger" busy={match.inFlight !== undefined} onClick={() => void send()}>
          {words.declare}
        </Button>
        <Button onClick={() => ui.close()}>{words.stay}</Button>
      </Row>
    </Modal>
  )
})

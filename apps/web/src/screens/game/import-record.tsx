import { boxes } from 'virtual:shelf'
import { BadRecord } from '@ludoteca/kernel'
import { observer } from 'mobx-react-lite'
import { useRef, useState } from 'react'
import { Button } from '../../components/button.tsx'
import { UploadIcon } from '../../components/icons.tsx'
import { Notice } from '../../components/notice.tsx'
import { newId } from '../../match/new-match.ts'
import { useRoot } from '../../stores/root.ts'
import { useWords } from '../../words/in-locales.ts'
import css from './game-page.module.css'
import { gameWords } from './words.ts'

/** Takes a match from a file. */
export const ImportRecord = observer(({ game }: { readonly game: string }) => {
  const { saves, toasts } = useRoot()
  const words = useWords(gameWords)
  const [wrong, setWrong] = useState<string>()
  const input = useRef<HTMLInputElement>(null)
  const take = async (file: File) => {
    setWrong(undefined)
    const id = newId()
    try {
      const record = saves.import(id, await file.text())
      if (boxes.some((box) => box.id === record.game)) {
        return toasts.say(record.game === game ? words.imported : words.otherGame)
      }
      saves.remove(id)
      setWrong(words.notARecord)
    } catch (error) {
      if (!(error instanceof BadRecord)) throw error
      setWrong(words.notARecord)
    }
  }
  return (
    <div className={css.actions}>
      <Button onClick={() => input.current?.click()} aria-describedby="import-help">
        <UploadIcon size={18} />
        {words.import}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        hidden
        aria-label={words.import}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) void take(file)
          // The same file can be chosen again.
          target.value = ''
        }}
      />
      <p id="import-help" className={css.soft}>
        {words.importHelp}
      </p>
      {wrong !== undefined && <Notice look="error">{wrong}</Notice>}
    </div>
  )
})

import { observer } from 'mobx-react-lite'
import { type ReactNode, useState } from 'react'
import { useLocation } from 'wouter'
import { Button, LinkButton } from '../../components/button.tsx'
import { DownloadIcon } from '../../components/icons.tsx'
import { Page, Row, Stack } from '../../components/layout.tsx'
import { Notice } from '../../components/notice.tsx'
import { saveFile } from '../../components/save-file.ts'
import type { Unplayable } from '../../match/match-parts.ts'
import { useRoot } from '../../stores/root.ts'
import type { Save, SavesStore } from '../../stores/saves.ts'
import { useWords } from '../../words/in-locales.ts'
import { DeleteMatch } from '../game/delete-match.tsx'
import { MatchLine } from './match-line.tsx'
import { useReset } from './use-reset.tsx'
import { localWords } from './words.ts'

interface UnplayableProps {
  readonly save: Save
  readonly why: Unplayable
}

/** A match that is kept here and cannot go on: says why, and lets people have its text, delete it, or reset the game. */
export const UnplayableMatch = observer(({ save, why }: UnplayableProps) => {
  const words = useWords(localWords)
  return (
    <Page narrow>
      <Stack>
        <h1>{words.unplayableTitle}</h1>
        <p>
          <MatchLine save={save} />
        </p>
        <Notice look="error">{words.unplayable[why]}</Notice>
        <UnplayableActions save={save}>
          <LinkButton size="large" look="quiet" to="/">
            {words.home}
          </LinkButton>
        </UnplayableActions>
      </Stack>
    </Page>
  )
})

interface ActionsProps {
  readonly save: Save
  /** What else there is to do. */
  readonly children?: ReactNode
}

/** What can be done about such a match. */
export const UnplayableActions = observer(({ save, children }: ActionsProps) => {
  const { saves } = useRoot()
  const words = useWords(localWords)
  const [, go] = useLocation()
  const [isDeleting, setDeleting] = useState(false)
  const reset = useReset(save.game)
  const close = () => {
    setDeleting(false)
    if (saves.find(save.id) === undefined) go(save.game === '' ? '/' : `/game/${save.game}`)
  }
  return (
    <>
      <Row>
        <Button look="primary" size="large" onClick={() => exportAsIs(save, saves)}>
          <DownloadIcon size={18} />
          {words.exportAsIs}
        </Button>
        <Button size="large" onClick={() => setDeleting(true)}>
          {words.delete}
        </Button>
        {save.game !== '' && (
          <Button size="large" onClick={reset.begin}>
            {words.reset}
          </Button>
        )}
        {children}
      </Row>
      <DeleteMatch save={isDeleting ? save : undefined} onClose={close} />
      {reset.question}
    </>
  )
})

/** Whatever the storage holds, letter by letter: somebody may still be able to mend it, or has a page that can read it. */
export function exportAsIs({ game, id }: Save, saves: SavesStore): void {
  const text = saves.textOf(id) ?? ''
  const name = `${game || 'match'}-${id}`
  if (saves.isDamaged(id)) saveFile(`${name}.damaged.txt`, text, 'text/plain')
  else saveFile(`${name}.ludo.json`, text)
}

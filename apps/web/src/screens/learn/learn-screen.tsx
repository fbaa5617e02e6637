import { boxes, type ShelfBox } from 'virtual:shelf'
import { observer } from 'mobx-react-lite'
import { useCallback, useEffect, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { Button } from '../../components/button.tsx'
import { Page, Stack } from '../../components/layout.tsx'
import { Notice, Spinner } from '../../components/notice.tsx'
import { newTutorial } from '../../match/new-match.ts'
import { type Root, useRoot } from '../../stores/root.ts'
import { useWords } from '../../words/in-locales.ts'
import { nameHere, usePlace, wordsHere } from '../../words/use-place.ts'
import { KeptMatch } from '../local/local-table.tsx'
import { NotFound } from '../not-found.tsx'
import { shelfWords } from '../shelf/words.ts'
import { isAgainAsked, learnAddress, learnSaveId, placeAfter } from './address.ts'
import { learnWords } from './words.ts'

/** A game is learnt by playing: its guided first match, where one left off or from the beginning. */
export const LearnScreen = observer(({ id }: { readonly id: string }) => {
  const game = boxes.find((box) => box.id === id)
  return game?.tutorial ? <Learning key={id} game={game} /> : <NotFound />
})

const Learning = observer(({ game }: { readonly game: ShelfBox }) => {
  const root = useRoot()
  usePlace(game.id)
  const words = useWords(learnWords)
  const { player } = wordsHere(shelfWords, game.id, root.settings.locale)
  const [, go] = useLocation()
  const search = useSearch()
  const [wantsAgain] = useState(() => isAgainAsked(search))
  const then = placeAfter(search)
  /** Which time it is learnt since the page was loaded; nothing until the match is there. */
  const [time, setTime] = useState<number | 'failed'>()
  const begin = useCallback(
    async (again: boolean) => {
      setTime(undefined)
      try {
        await keepTutorial(root, game.id, { again, nameless: player(1) })
        setTime(Date.now())
      } catch {
        setTime('failed')
      }
    },
    [root, game.id, player],
  )
  useEffect(() => {
    void begin(wantsAgain)
    // Whoever loads the page again goes on where they are.
    if (wantsAgain) go(learnAddress(game.id, { then }), { replace: true })
  }, [begin, wantsAgain, go, game.id, then])
  if (time === undefined) return <Spinner />
  if (time === 'failed') {
    return (
      <Page narrow>
        <Stack>
          <Notice look="warning">{words.notLoaded}</Notice>
          <Button onClick={() => void begin(false)}>{words.tryAgain}</Button>
        </Stack>
      </Page>
    )
  }
  return <KeptMatch key={time} id={learnSaveId(game.id)} onAgain={() => void begin(true)} />
})

interface Wish {
  readonly again: boolean
  /** What somebody is called who has no name yet. */
  readonly nameless: string
}

/** Sees to it that the tutorial is kept on this device: the one that was begun, if it can go on, or a new one. */
async function keepTutorial({ saves, session }: Root, game: string, { again, nameless }: Wish): Promise<void> {
  const { findGame } = await import('@ludoteca/registry')
  const box = await findGame(game)?.load()
  const record = box && newTutorial(box, nameHere(game, session.me?.name) ?? nameless)
  if (record === undefined) throw new Error(`no tutorial of "${game}"`)
  const id = learnSaveId(game)
  const kept = again || saves.find(id)?.isOver ? undefined : saves.open(id)
  if (kept?.rulesVersion !== record.rulesVersion || kept.seed !== record.seed) saves.keep(id, record)
}

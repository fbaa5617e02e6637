import { boxes } from 'virtual:shelf'
import { isRefusal } from '@ludoteca/kernel'
import { findGame } from '@ludoteca/registry'
import { observer } from 'mobx-react-lite'
import { useLocation } from 'wouter'
import { Button } from '../../components/button.tsx'
import { Page, Stack } from '../../components/layout.tsx'
import { newId, newMatch } from '../../match/new-match.ts'
import { useRoot } from '../../stores/root.ts'

/** One game: what it is, its rules, and ways to play it. */
export const GamePage = observer(({ id }: { readonly id: string }) => {
  const { saves } = useRoot()
  const [, go] = useLocation()
  const shown = boxes.find((box) => box.id === id)
  const play = async () => {
    const box = await findGame(id)?.load()
    if (!box || !shown) return
    const seats = Array.from({ length: shown.seatsMin }, (_, i) =>
      i === 0 ? { name: 'You', kind: 'human' } : { name: `Bot ${i}`, kind: 'normal' },
    )
    const record = newMatch(box, { options: {}, seats })
    if (isRefusal(record)) return
    const match = newId()
    saves.keep(match, record)
    go(`/local/${match}`)
  }
  return (
    <Page>
      <Stack>
        <h1>{shown?.title}</h1>
        <Button look="primary" onClick={() => void play()}>
          Play now against bots
        </Button>
      </Stack>
    </Page>
  )
})

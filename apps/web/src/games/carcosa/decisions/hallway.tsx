import { CARD_NAMES, type HallwayPeekFrame, PLACES, placeName, type RoomId } from '@ludoteca/carcosa'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { Button } from '../../../components/button.tsx'
import { choicesOf, valuesOf } from '../../../kit/choices.ts'
import { CardBack } from '../art/card-back.tsx'
import { play, useTable, viewOf } from '../kit.ts'
import css from './decisions.module.css'
import { Panel } from './panel.tsx'
import { decisionWords } from './words.ts'

/** [7.2] HALLWAY_PEEK: a room of this floor, here or in the house. What lies there is shown afterwards, to one alone. */
export const Hallway = observer(({ question: { seat } }: { readonly question: Readonly<HallwayPeekFrame> }) => {
  const { match, ui } = useTable()
  const words = decisionWords.hallway
  const rooms = valuesOf<RoomId>(choicesOf(match, 'hallwayPeek')[0]?.params.room)
  const among = rooms.join(' ')
  useEffect(() => {
    ui.startPicking('hallway', 1, among.split(' ') as RoomId[])
    return () => ui.stopPicking()
  }, [ui, among])
  const picked = ui.picking?.kind === 'hallway' ? ui.picking.rooms[0] : undefined
  useEffect(() => {
    if (picked !== undefined) void play(match, { type: 'hallwayPeek', room: picked }, seat)
  }, [match, picked, seat])
  return (
    <Panel title={words.title} lead={words.lead} seat={seat} moves={['hallwayPeek', 'hallwaySkip']}>
      <ul className={css.floor}>
        {rooms.map((room) => (
          <li key={room} data-room={PLACES[room].number}>
            <Button wide className={css.room} onClick={() => void play(match, { type: 'hallwayPeek', room }, seat)}>
              <CardBack className={css.back} />
              <span>
                {placeName(room)}
                <span className={css.small}>
                  <RoomNote room={room} />
                </span>
              </span>
            </Button>
          </li>
        ))}
      </ul>
      <Button look="quiet" onClick={() => void play(match, { type: 'hallwaySkip' }, seat)}>
        {words.skip}
      </Button>
    </Panel>
  )
})

/** How many cards lie there, and whether one knows the first already. */
const RoomNote = observer(({ room }: { readonly room: RoomId }) => {
  const { match } = useTable()
  const deck = viewOf(match).rooms.find((each) => each.room === room)
  const top = deck?.seen.find(({ at }) => at === 0)
  if (top) return decisionWords.hallway.known(CARD_NAMES[top.card])
  return deck ? decisionWords.hallway.cards(deck.size) : null
})

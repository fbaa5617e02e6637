import { placeName } from '@ludoteca/carcosa'
import type { Seat } from '@ludoteca/kernel'
import { observer } from 'mobx-react-lite'
import { Button } from '../../../components/button.tsx'
import { Row } from '../../../components/layout.tsx'
import { useTable, viewOf } from '../kit.ts'
import css from './chooser.module.css'
import { act } from './doing.ts'
import { priceInWords, priceOf } from './prices.ts'
import { RefusalNote } from './refusal-note.tsx'
import { deedWords as words } from './words.ts'

/** [7.8] The look of the Taberna: two rooms are picked in the house. */
export const PickTwo = observer(({ seat }: { readonly seat: Seat }) => {
  const house = useTable()
  const { match, ui } = house
  const { rooms = [], count = 2 } = ui.picking ?? {}
  const left = count - rooms.length
  const look = () => {
    act(house, { type: 'tabernaPeek', rooms }, seat)
    ui.stopPicking()
  }
  return (
    <section className={css.chooser} aria-label={words.look}>
      <p className={css.title} role="status">
        {left > 0 ? words.pickTwo(left) : words.pickedTwo}
      </p>
      <RefusalNote to={['tabernaPeek']} />
      {rooms.length > 0 && (
        <ul className={css.rooms}>
          {rooms.map((room) => (
            <li key={room}>
              <Button size="small" onClick={() => ui.pick(room)}>
                {placeName(room)} ×
              </Button>
            </li>
          ))}
        </ul>
      )}
      <Row>
        <Button look="primary" disabledBecause={left > 0 ? words.pickTwo(left) : undefined} onClick={look}>
          {words.look} ({priceInWords(priceOf(viewOf(match), seat, 'tabernaPeek'))})
        </Button>
        <Button look="quiet" onClick={() => ui.stopPicking()}>
          {words.cancel}
        </Button>
      </Row>
    </section>
  )
})

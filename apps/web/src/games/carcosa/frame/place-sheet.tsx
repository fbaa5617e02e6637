import { isRoom, type NodeId, placeName } from '@ludoteca/carcosa'
import { observer } from 'mobx-react-lite'
import { Button } from '../../../components/button.tsx'
import { Modal } from '../../../components/modal.tsx'
import { choicesOf, valuesOf } from '../../../kit/choices.ts'
import { moveTo } from '../deeds/moving.ts'
import { soulOf, useTable, viewOf } from '../kit.ts'
import { beltOf } from './belt-of.ts'
import { NoteList } from './notes.tsx'
import { notesOf } from './notes-of.ts'
import { FiguresHere, SoulsHere, SpecialHere } from './place-parts.tsx'
import css from './place-sheet.module.css'
import { frameWords as words } from './words.ts'

/** Everything about a place: its deck and what is known of it, who is there, what can be done. */
export const PlaceSheet = observer(({ node }: { readonly node: NodeId }) => {
  const { match, ui } = useTable()
  const { stairs, tempStairs, config, king, crown } = viewOf(match)
  return (
    <Modal open title={placeName(node)} className="carcosa" lang="es" onClose={() => ui.close()}>
      <div className={css.sheet}>
        <WayHere node={node} />
        <ul className={css.facts}>
          {node === config.umbralNode && <li>{words.umbral}</li>}
          {node === config.sanctuaryNode && (
            <li>
              {words.sanctuary} {crown.holder === null && words.crownFree}
            </li>
          )}
          {!isRoom(node) && king.vanish === 0 && node === `F${king.floor}_P` && (
            <li className={css.king}>{words.kingHere}</li>
          )}
          {stairs.some((room) => room === node) && <li>{words.stairs}</li>}
          {tempStairs.includes(node) && <li>{words.tempStairs}</li>}
        </ul>
        <DeckHere node={node} />
        <SpecialHere node={node} />
        <FiguresHere node={node} />
        <SoulsHere node={node} />
      </div>
    </Modal>
  )
})

/** The way there, where there is one. */
const WayHere = observer(({ node }: { readonly node: NodeId }) => {
  const house = useTable()
  const { match, ui } = house
  const soul = soulOf(match)
  if (soul !== undefined && viewOf(match).players[soul]?.node === node) return <p>{words.here}</p>
  const moves = choicesOf(match, 'move')
  if (moves.length === 0) return null
  if (!moves.some(({ params }) => valuesOf<NodeId>(params.to).includes(node))) return <p>{words.notReachable}</p>
  const go = () => {
    ui.close()
    moveTo(house, node)
  }
  return (
    <Button look="primary" wide onClick={go}>
      {words.goHere}
    </Button>
  )
})

const DeckHere = observer(({ node }: { readonly node: NodeId }) => {
  const { match } = useTable()
  if (!isRoom(node)) return null
  const view = viewOf(match)
  const deck = view.rooms.find(({ room }) => room === node)
  const { from, to } = beltOf(node)
  return (
    <section>
      <p>
        {words.deck(deck?.size ?? 0)} {words.beltTo(placeName(to))} {words.beltFrom(placeName(from))}
      </p>
      <NoteList notes={notesOf(view).filter(({ room }) => room === node)} />
    </section>
  )
})

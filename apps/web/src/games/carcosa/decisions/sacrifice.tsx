import {
  CAUSES,
  effectiveMax,
  objectSlots,
  type Player,
  pushedByFall,
  type SacrificeFrame,
  type Uid,
} from '@ludoteca/carcosa'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { Button } from '../../../components/button.tsx'
import { choicesOf, valuesOf } from '../../../table/choices.ts'
import { act } from '../deeds/doing.ts'
import { destroyedByMinus5 } from '../deeds/reminders.ts'
import { play, useHouse, viewOf } from '../house.ts'
import css from './decisions.module.css'
import { Things } from './options.tsx'
import { Panel } from './panel.tsx'
import { sacrificePreview } from './previews.ts'
import { decisionWords } from './words.ts'

const words = decisionWords.sacrifice

/** [7.6, 12.2] SACRIFICE_CHOICE: what each way costs, and what accepting would destroy. */
export const Sacrifice = observer(({ question: { seat, source } }: { readonly question: Readonly<SacrificeFrame> }) => {
  const { match } = useHouse()
  const choices = choicesOf(match, 'sacrifice')
  const maximum = choices.find(({ params }) => valuesOf<string>(params.mode).includes('SANITY_MAX'))
  const slot = choices.find(({ params }) => valuesOf<string>(params.mode).includes('OBJECT_SLOT'))
  const p = viewOf(match).players[seat] as Player
  const ofMaximum = sacrificePreview(p, 'SANITY_MAX')
  return (
    <Panel
      title={words.title}
      lead={`${decisionWords.from(CAUSES[source])} ${words.lead}`}
      seat={seat}
      moves={['sacrifice', 'acceptMinus5']}
    >
      <div className={css.ways}>
        {maximum && (
          <Button
            wide
            className={css.way}
            onClick={() => void play(match, { type: 'sacrifice', mode: 'SANITY_MAX' }, seat)}
          >
            <strong>{words.maximum}</strong>
            <span>{decisionWords.sanity(p.sanity, ofMaximum.sanity)}</span>
            <span>{decisionWords.maximum(effectiveMax(p), ofMaximum.max)}</span>
            <span className={css.small}>{words.keeps}</span>
          </Button>
        )}
        {slot && <SlotWay seat={seat} discard={valuesOf<Uid>(slot.params.discard)} />}
        <AcceptWay seat={seat} />
      </div>
    </Panel>
  )
})

interface SlotWayProps {
  readonly seat: number
  /** What must go with the place; nothing where one is free. */
  readonly discard: readonly Uid[]
}

const SlotWay = observer(({ seat, discard }: SlotWayProps) => {
  const { match } = useHouse()
  const [isOpen, setOpen] = useState(false)
  const p = viewOf(match).players[seat] as Player
  const after = sacrificePreview(p, 'OBJECT_SLOT', discard.length === 1 ? discard[0] : undefined)
  const give = (uid?: Uid) =>
    void play(match, { type: 'sacrifice', mode: 'OBJECT_SLOT', ...(uid !== undefined && { discard: uid }) }, seat)
  return (
    <div>
      <Button
        wide
        className={css.way}
        aria-expanded={discard.length > 0 ? isOpen : undefined}
        onClick={() => (discard.length > 0 ? setOpen(!isOpen) : give())}
      >
        <strong>{words.slot}</strong>
        <span>{decisionWords.sanity(p.sanity, after.sanity)}</span>
        <span>{decisionWords.slots(objectSlots(p), after.slots)}</span>
        <span className={css.small}>{discard.length > 0 ? words.discards : words.keeps}</span>
      </Button>
      {isOpen && <Things uids={discard} onChoose={give} />}
    </div>
  )
})

const AcceptWay = observer(({ seat }: { readonly seat: number }) => {
  const house = useHouse()
  const { match } = house
  const view = viewOf(match)
  const p = view.players[seat] as Player
  const destroyed = destroyedByMinus5(view, seat)
  const pushed = pushedByFall(view.players, seat).map(match.names)
  return (
    <Button wide look="danger" className={css.way} onClick={() => act(house, { type: 'acceptMinus5' }, seat)}>
      <strong>{words.accept}</strong>
      <span>{decisionWords.sanity(p.sanity, -5)}</span>
      <span>{destroyed.length > 0 ? words.destroys(destroyed.join(', ')) : words.destroysNothing}</span>
      <span>{words.others}</span>
      {pushed.length > 0 && <span>{words.pushes(pushed.join(', '))}</span>}
      {p.keys.length > 0 && <span>{words.keysLeft(view.keysInGame - p.keys.length)}</span>}
    </Button>
  )
})

import {
  CAUSES,
  cautionsOf,
  effectiveMax,
  objectSlots,
  type Player,
  type SacrificeFrame,
  type Uid,
} from '@ludoteca/carcosa'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { Button } from '../../../components/button.tsx'
import { choicesOf, valuesOf } from '../../../kit/choices.ts'
import { act } from '../deeds/doing.ts'
import { play, useTable, viewOf } from '../kit.ts'
import css from './decisions.module.css'
import { Things } from './options.tsx'
import { Panel } from './panel.tsx'
import { type SacrificePreview, sacrificePreview, sanityAfter } from './previews.ts'
import { decisionWords } from './words.ts'

const words = decisionWords.sacrifice

/** [7.6, 12.2] SACRIFICE_CHOICE: what each way costs, and what accepting would destroy. */
export const Sacrifice = observer(({ question: { seat, source } }: { readonly question: Readonly<SacrificeFrame> }) => {
  const { match } = useTable()
  const choices = choicesOf(match, 'sacrifice')
  const maximum = choices.find(({ params }) => valuesOf<string>(params.mode).includes('SANITY_MAX'))
  const slot = choices.find(({ params }) => valuesOf<string>(params.mode).includes('OBJECT_SLOT'))
  const p = viewOf(match).players[seat] as Player
  const ofMaximum = sacrificePreview(p, 'SANITY_MAX')
  const discard = valuesOf<Uid>(slot?.params.discard)
  const ways = [...(maximum ? [ofMaximum] : []), ...(slot ? slotPreviews(p, discard) : [])]
  return (
    <Panel
      title={words.title}
      lead={`${decisionWords.from(CAUSES[source])} ${words.lead(sanityAfter(ways))}`}
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
        {slot && <SlotWay seat={seat} discard={discard} />}
        <AcceptWay seat={seat} />
      </div>
    </Panel>
  )
})

/** [7.6] Where a place for an object leads, with each thing that may have to go with it. */
function slotPreviews(p: Readonly<Player>, discard: readonly Uid[]): readonly SacrificePreview[] {
  return (discard.length > 0 ? discard : [undefined]).map((uid) => sacrificePreview(p, 'OBJECT_SLOT', uid))
}

interface SlotWayProps {
  readonly seat: number
  /** What must go with the place; nothing where one is free. */
  readonly discard: readonly Uid[]
}

const SlotWay = observer(({ seat, discard }: SlotWayProps) => {
  const { match } = useTable()
  const [isOpen, setOpen] = useState(false)
  const p = viewOf(match).players[seat] as Player
  const sanity = sanityAfter(slotPreviews(p, discard))
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
        {sanity !== undefined && <span>{decisionWords.sanity(p.sanity, sanity)}</span>}
        <span>{decisionWords.slots(objectSlots(p), objectSlots(p) - 1)}</span>
        <span className={css.small}>{discard.length > 0 ? words.discards : words.keeps}</span>
      </Button>
      {isOpen && <Things uids={discard} note={(uid) => noteOn(p, uid, sanity)} onChoose={give} />}
    </div>
  )
})

/** What else goes with a thing: the Llavero holds up the maximum. */
function noteOn(p: Readonly<Player>, uid: Uid, common: number | undefined): string | undefined {
  const { sanity, max } = sacrificePreview(p, 'OBJECT_SLOT', uid)
  const notes = [
    ...(max === effectiveMax(p) ? [] : [words.holdsUp(effectiveMax(p), max)]),
    ...(sanity === common ? [] : [decisionWords.sanity(p.sanity, sanity)]),
  ]
  return notes.length === 0 ? undefined : notes.join('. ')
}

const AcceptWay = observer(({ seat }: { readonly seat: number }) => {
  const house = useTable()
  const { match } = house
  const view = viewOf(match)
  const accept = { type: 'acceptMinus5' } as const
  return (
    <Button wide look="danger" className={css.way} onClick={() => act(house, accept, seat)}>
      <strong>{words.accept}</strong>
      {cautionsOf(view, seat, accept, match.names).map((line) => (
        <span key={line}>{line}</span>
      ))}
    </Button>
  )
})

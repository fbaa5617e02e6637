import { dn, GROUP_AT, interest, liftCost, SPACES, type Space } from '@ludoteca/ludomercatus'
import { observer } from 'mobx-react-lite'
import { Row, Stack } from '../../../components/layout.tsx'
import { Modal } from '../../../components/modal.tsx'
import { SeatMark } from '../../../components/seat-mark.tsx'
import { useWords } from '../../../words/in-locales.ts'
import { DISTRICTS } from '../board/districts.ts'
import { statusOf } from '../board/space-words.ts'
import { RefusalNote } from '../decisions/refusal-note.tsx'
import { useTable, viewOf } from '../kit.ts'
import { marketWords } from '../words/index.ts'
import css from './deed.module.css'
import { DeedActions } from './deed-actions.tsx'
import { RentLadder } from './rent-ladder.tsx'
import { SpaceGuests } from './space-guests.tsx'

/** The deed of a space: all its figures, who owns it, what it earns now and why, and what its owner can do with it. */
export const DeedCard = observer(({ space }: { readonly space: number }) => {
  const { match, ui } = useTable()
  const words = useWords(marketWords)
  const view = viewOf(match)
  const { name, gloss, price, mortgage } = SPACES[space] as Space
  const group = GROUP_AT[space]
  const deed = view.deeds[space]
  const look = group ? DISTRICTS[group.id] : undefined
  return (
    <Modal open title={name} lead={<span lang="en">{gloss}</span>} onClose={() => ui.close()} className={css.card}>
      {group && look && (
        <div className={css.band} style={{ background: look.colour, color: look.ink }} lang="en">
          <span className={css.numeral}>{look.numeral}</span> {group.name}
        </div>
      )}
      <Row gap={2}>
        {deed?.owner != null && <SeatMark seat={deed.owner} />}
        <strong>{statusOf(words, match, view, space).join(' · ')}</strong>
      </Row>
      <SpaceGuests space={space} />
      {group && deed && (
        <Stack gap={4}>
          <RentLadder space={space} />
          <dl className={css.figures}>
            <Figure label={words.price} value={dn(price)} />
            {group.houseCost > 0 && <Figure label={words.building} value={dn(group.houseCost)} />}
            <Figure label={words.mortgageBrings} value={dn(mortgage)} />
            <Figure
              label={words.liftCosts}
              value={`${dn(liftCost(space))} (${dn(interest(space))} ${words.interest})`}
            />
          </dl>
          <RefusalNote />
          <DeedActions space={space} />
        </Stack>
      )}
    </Modal>
  )
})

function Figure({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <div className={css.figure}>
      <dt>{label}</dt>
      <dd className="digits">{value}</dd>
    </div>
  )
}

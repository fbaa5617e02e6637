import type { Seat } from '@ludoteca/kernel'
import { isEmptyBundle } from '@ludoteca/ludomercatus'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { Button } from '../../../components/button.tsx'
import { ChoiceField } from '../../../components/field.tsx'
import { FormFields, SubmitButton } from '../../../components/form-fields.tsx'
import { Row, Stack } from '../../../components/layout.tsx'
import { Modal } from '../../../components/modal.tsx'
import { Notice } from '../../../components/notice.tsx'
import { SeatMark } from '../../../components/seat-mark.tsx'
import { type SeatChoice, valuesOf } from '../../../kit/choices.ts'
import { useWords } from '../../../words/in-locales.ts'
import { choicesOf } from '../decisions/asking.ts'
import { RefusalNote } from '../decisions/refusal-note.tsx'
import { play, useTable } from '../kit.ts'
import { marketWords } from '../words/index.ts'
import { type Draft, emptyDraft, purseOf, toggled, withSide } from './draft.ts'
import { EffectList } from './effect-list.tsx'
import { LiftList } from './lift-list.tsx'
import css from './trade.module.css'
import { TradeSide } from './trade-side.tsx'

interface TradeDialogProps {
  readonly type: 'proposeTrade' | 'counterTrade'
  /** What it begins with. */
  readonly draft: Draft | undefined
}

/** An offer is put together from what the choices allow: any cash, deeds and pardons, both ways. */
export const TradeDialog = observer(({ type, draft: begun }: TradeDialogProps) => {
  const { match, ui } = useTable()
  const words = useWords(marketWords)
  const choices = choicesOf(match.decisions, type)
  const [draft, setDraft] = useState<Draft>(begun ?? emptyDraft(partnerOf(choices[0]) ?? 0))
  const choice = choices.find((offered) => partnerOf(offered) === draft.to)
  const send = async () => {
    const { to, give, get, lift } = draft
    const isTaken = await play(match, { type, to, give, get, ...(lift.length > 0 && { lift }) })
    if (isTaken) ui.close()
  }
  return (
    <Modal
      open
      wide
      title={type === 'counterTrade' ? words.counter : words.trade}
      onClose={() => ui.close()}
      className={css.dialog}
    >
      {choice === undefined ? (
        <Notice look="warning">{words.tradeClosed}</Notice>
      ) : (
        <FormFields>
          <Stack gap={4}>
            {choices.length > 1 && (
              <ChoiceField
                legend={words.withWhom}
                value={String(draft.to)}
                options={choices.flatMap((offered) => {
                  const seat = partnerOf(offered)
                  return seat === undefined ? [] : { value: String(seat), label: <Partner seat={seat} /> }
                })}
                onChange={(to) => setDraft(emptyDraft(Number(to)))}
              />
            )}
            <div key={draft.to} className={css.sides}>
              <TradeSide
                title={words.youGive}
                seat={choice.seat}
                purse={purseOf(choice, 'give')}
                bundle={draft.give}
                onChange={(give) => setDraft(withSide(draft, 'give', give))}
              />
              <TradeSide
                title={words.youGet(match.names(draft.to))}
                seat={draft.to}
                purse={purseOf(choice, 'get')}
                bundle={draft.get}
                onChange={(get) => setDraft(withSide(draft, 'get', get))}
              />
            </div>
            <LiftList
              spaces={valuesOf<number>(choice.params.lift).filter((space) => draft.get.spaces.includes(space))}
              lifted={draft.lift}
              onToggle={(space) => setDraft({ ...draft, lift: toggled(draft.lift, space) })}
            />
            <div className={css.foot}>
              <EffectList seat={choice.seat} draft={draft} />
              <RefusalNote />
              <Row gap={2}>
                <SubmitButton
                  look="primary"
                  busy={match.inFlight !== undefined}
                  disabledBecause={whyNot(draft, words)}
                  onClick={() => void send()}
                >
                  {words.sendOffer}
                </SubmitButton>
                <Button onClick={() => ui.close()}>{words.cancel}</Button>
              </Row>
            </div>
          </Stack>
        </FormFields>
      )}
    </Modal>
  )
})

function partnerOf(choice: SeatChoice | undefined): Seat | undefined {
  return valuesOf<number>(choice?.params.to)[0]
}

function whyNot(
  { give, get }: Draft,
  words: { readonly emptyOffer: string; readonly cashBothWays: string },
): string | undefined {
  if (isEmptyBundle(give) && isEmptyBundle(get)) return words.emptyOffer
  return give.cash > 0 && get.cash > 0 ? words.cashBothWays : undefined
}

const Partner = observer(({ seat }: { readonly seat: Seat }) => {
  const { match } = useTable()
  return (
    <>
      <SeatMark seat={seat} size={16} /> {match.names(seat)}
    </>
  )
})

import type { KingDiscardFrame, OverflowFrame, Uid } from '@ludoteca/carcosa'
import { observer } from 'mobx-react-lite'
import { choicesOf, valuesOf } from '../../../kit/choices.ts'
import { play, useTable } from '../kit.ts'
import { Things } from './options.tsx'
import { Panel } from './panel.tsx'
import { decisionWords } from './words.ts'

/** [7.7] OVERFLOW_DISCARD */
export const Overflow = observer(
  ({ question: { seat, uid: fresh } }: { readonly question: Readonly<OverflowFrame> }) => {
    const { match } = useTable()
    const words = decisionWords.overflow
    const [choice] = choicesOf(match, 'overflowDiscard')
    return (
      <Panel title={words.title} lead={words.lead} seat={seat} moves={['overflowDiscard']}>
        <Things
          uids={valuesOf<Uid>(choice?.params.uid)}
          note={(uid) => (uid === fresh ? words.fresh : undefined)}
          onChoose={(uid) => void play(match, { type: 'overflowDiscard', uid }, seat)}
        />
      </Panel>
    )
  },
)

/** [D-26] KING_DISCARD */
export const KingDiscard = observer(({ question: { seat } }: { readonly question: Readonly<KingDiscardFrame> }) => {
  const { match } = useTable()
  const words = decisionWords.kingDiscard
  const [choice] = choicesOf(match, 'kingDiscard')
  return (
    <Panel title={words.title} lead={words.lead} seat={seat} moves={['kingDiscard']}>
      <Things
        uids={valuesOf<Uid>(choice?.params.uid)}
        onChoose={(uid) => void play(match, { type: 'kingDiscard', uid }, seat)}
      />
    </Panel>
  )
})

import { DEAL_TEMPLATES, type DealTemplateId } from '@ludoteca/imperio'
import { observer } from 'mobx-react-lite'
import { seatOf } from '../../../kit/table-kit.ts'
import { because } from '../action/because.ts'
import { ReasonedButton, useReason } from '../action/refusal-note.tsx'
import { useTable, viewOf } from '../kit.ts'
import css from './deal-tray.module.css'
import { dealWords, templateHints } from './words.ts'

interface TemplateListProps {
  /** Those that can be offered now. */
  readonly offered: readonly DealTemplateId[]
  onPick(templateId: DealTemplateId): void
}

/** The six kinds of deals. Those that do not go now say why. */
export const TemplateList = observer(({ offered, onPick }: TemplateListProps) => {
  const { match } = useTable()
  const [reason, say] = useReason()
  return (
    <div className={css.body}>
      <p className={css.note}>{dealWords.composeLead}</p>
      {reason}
      <ul className={css.templates} aria-label={dealWords.kind}>
        {DEAL_TEMPLATES.map(({ id, label_es }) => (
          <li key={id}>
            <ReasonedButton
              wide
              className={css.template}
              disabledBecause={offered.includes(id) ? undefined : whyNot(id)}
              onRefused={say}
              onClick={() => onPick(id)}
            >
              <strong>{label_es}</strong>
              <span className={css.templateHint}>{templateHints[id]}</span>
            </ReasonedButton>
          </li>
        ))}
      </ul>
    </div>
  )

  function whyNot(id: DealTemplateId): string {
    const { round, rounds, dealStage } = viewOf(match)
    const seat = seatOf(match)
    if (dealStage > 0) return because(match, 'DEAL_TOO_LATE')
    if (id === 'CASH_FOR_PROPERTY') return dealWords.noSale
    if (id === 'SWAP') return dealWords.noSwap
    const isLast = round === rounds
    return because(match, id === 'BANK_LOAN' && !isLast && seat !== undefined ? 'DEBT_CAP' : 'DEAL_TEMPLATE')
  }
})

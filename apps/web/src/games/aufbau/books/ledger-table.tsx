import { gold12, LEDGER_SOURCES, type LedgerLine, type Player, signed } from '@ludoteca/aufbau'
import type { ReactNode } from 'react'
import { classes } from '../../../components/classes.ts'
import { Amount } from '../parts/amount.tsx'
import { nameOfRef } from '../parts/refs.ts'
import { groupsOf, type LedgerAmounts, sumOf } from './ledger-groups.ts'
import css from './ledger-table.module.css'
import { bookWords as words } from './words.ts'

interface LedgerTableProps {
  readonly caption: string
  readonly player: Player
  readonly ledger: readonly LedgerLine[]
}

/** What scrolls can be scrolled by keyboard only when it takes the focus. */
const reachable = (label: string) => ({ tabIndex: 0, role: 'group', 'aria-label': label })

/** A ledger on papyrus: sources with their lines, debits in red with a minus, and the sum below a double stroke. */
export function LedgerTable({ caption, player, ledger }: LedgerTableProps): ReactNode {
  const total = sumOf(ledger)
  return (
    <div className={css.scroller} {...reachable(caption)}>
      <table className={css.ledger}>
        <caption className="unseen">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{words.source}</th>
            <th scope="col" className={css.figure}>
              {words.gold}
            </th>
            <th scope="col" className={css.figure}>
              {words.labor}
            </th>
            <th scope="col" className={css.figure}>
              {words.influence}
            </th>
            <th scope="col">{words.goods}</th>
          </tr>
        </thead>
        {groupsOf(ledger).map((group) => (
          <tbody key={group.source}>
            <Row heading={LEDGER_SOURCES[group.source]} line={group} isGroup />
            {group.lines.map((line) => {
              const name = nameOfRef(player, line.source, line.ref)
              return name === '' ? null : <Row key={line.ref} heading={name} line={line} />
            })}
          </tbody>
        ))}
        <tfoot>
          <Row heading={words.sum} line={total} isGroup />
        </tfoot>
      </table>
    </div>
  )
}

interface RowProps {
  readonly heading: string
  readonly line: LedgerAmounts
  readonly isGroup?: boolean
}

function Row({ heading, line, isGroup = false }: RowProps): ReactNode {
  return (
    <tr className={classes(isGroup && css.group)}>
      <th scope="row">{heading}</th>
      <td className={classes(css.figure, line.gold12 < 0 && css.debit)}>{goldText(line.gold12)}</td>
      <td className={classes(css.figure, line.labor < 0 && css.debit)}>{line.labor === 0 ? '' : signed(line.labor)}</td>
      <td className={classes(css.figure, line.influence < 0 && css.debit)}>
        {line.influence === 0 ? '' : signed(line.influence)}
      </td>
      <td className={css.goods}>
        {line.magicPower !== 0 && <Amount what="magicPower" amount={line.magicPower} isChange />}
        {line.goods.map(({ material, count }) => (
          <Amount key={material} what={material} amount={count} isChange />
        ))}
      </td>
    </tr>
  )
}

function goldText(amount: number): string {
  if (amount === 0) return ''
  return amount > 0 ? `+${gold12(amount)}` : gold12(amount)
}

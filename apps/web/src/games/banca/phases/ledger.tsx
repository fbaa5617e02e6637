import type { Summary, SummaryRow } from '@ludoteca/banca'
import { observer } from 'mobx-react-lite'
import { DataTable } from '../../../components/data-table.tsx'
import { Stack } from '../../../components/layout.tsx'
import { useTable } from '../kit.ts'
import { money, tenths } from '../model/numbers.ts'

/** The payout as the bank's books have it. */
export const Ledger = observer(({ summary }: { readonly summary: Summary }) => {
  const { presentation: banca } = useTable()
  const { bankBefore, bankAfter, dividend, weightTenths, rows } = summary
  const shared = rows.reduce((sum, { share }) => sum + share, 0)
  const penalties = rows.reduce((sum, { penaltyPaid }) => sum + penaltyPaid, 0)
  const rest = dividend - shared
  const bank = [
    money(bankBefore),
    `− ${money(shared)} shares`,
    ...(penalties > 0 ? [`+ ${money(penalties)} penalties`] : []),
    `= ${money(bankAfter)}`,
  ].join(' ')
  return (
    <Stack gap={2}>
      <DataTable
        caption="Ledger of the payout"
        corner="Player"
        columns={[
          { key: 'before', label: 'Before', numeric: true },
          { key: 'multiplier', label: 'Multiplier', numeric: true },
          { key: 'share', label: 'Share', numeric: true },
          { key: 'penalty', label: 'Penalty', numeric: true },
          { key: 'bonus', label: 'Bonus', numeric: true },
          { key: 'balance', label: 'Balance', numeric: true },
        ]}
        rows={rows.map((row) => ({
          key: String(row.seat),
          seat: row.seat,
          heading: banca.match.names(row.seat),
          cells: cellsOf(row, weightTenths),
        }))}
      />
      <p className="digits">
        Bank: {bank}
        {rest > 0 && `; ${money(rest)} of the dividend stayed in it by rounding down`}.
      </p>
    </Stack>
  )
})

function cellsOf(row: SummaryRow, weightTenths: number) {
  const { share, penaltyPaid, penaltyDue, bonusTenths, balance, multiplierTenths } = row
  const forgiven = penaltyDue - penaltyPaid
  return {
    before: money(balance - share + penaltyPaid),
    multiplier: `${tenths(multiplierTenths)} of ${tenths(weightTenths)}`,
    share: `+${money(share)}`,
    penalty: penaltyDue > 0 ? `−${money(penaltyPaid)}${forgiven > 0 ? ` (${money(forgiven)} forgiven)` : ''}` : '–',
    bonus: bonusTenths > 0 ? `+${tenths(bonusTenths)}` : '–',
    balance: money(balance),
  }
}

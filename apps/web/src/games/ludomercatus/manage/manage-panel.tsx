import { STREET_GROUPS } from '@ludoteca/ludomercatus'
import { observer } from 'mobx-react-lite'
import { ChoiceField } from '../../../components/field.tsx'
import { Stack } from '../../../components/layout.tsx'
import { Empty, Notice } from '../../../components/notice.tsx'
import { seatOf } from '../../../kit/table-kit.ts'
import { useWords } from '../../../words/in-locales.ts'
import { useTable, viewOf } from '../kit.ts'
import { marketWords } from '../words/index.ts'
import { GroupOrder } from './group-order.tsx'
import { isWhole } from './guidance.ts'
import css from './manage.module.css'
import { MortgageList } from './mortgage-list.tsx'
import { TOOLS, type Tool } from './tool.ts'

/** Building, selling and mortgaging: with a tool on the board itself, or district by district here. */
export const ManagePanel = observer(() => {
  const { match, ui } = useTable()
  const words = useWords(marketWords)
  const view = viewOf(match)
  const seat = seatOf(match)
  if (seat === undefined) return <Empty>{words.onlyPlayers}</Empty>
  const whole = STREET_GROUPS.filter((group) => isWhole(view, group, seat))
  const { reason } = ui
  return (
    <Stack gap={4}>
      <ChoiceField<Tool | 'look'>
        legend={words.clickDoes}
        value={ui.tool ?? 'look'}
        options={[
          { value: 'look', label: words.openDeed },
          ...TOOLS.map((tool) => ({ value: tool, label: words.tools[tool] })),
        ]}
        onChange={(tool) => ui.take(tool === 'look' ? undefined : tool)}
      />
      {reason && <Notice>{words.why(reason.why)}</Notice>}
      <p className={css.supply}>{words.supply(view.bank.houses, view.bank.hotels)}</p>
      {whole.length === 0 ? (
        <Empty>{words.noWholeDistrict}</Empty>
      ) : (
        whole.map((group) => (
          <GroupOrder
            key={`${group.id} ${group.members.map((space) => view.deeds[space]?.level)}`}
            group={group}
            seat={seat}
          />
        ))
      )}
      <MortgageList seat={seat} />
    </Stack>
  )
})

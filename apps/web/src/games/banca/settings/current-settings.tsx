import type { Config } from '@ludoteca/banca'
import { observer } from 'mobx-react-lite'
import { DataTable } from '../../../components/data-table.tsx'
import { useTable } from '../kit.ts'
import { settingInWords } from '../model/settings-words.ts'
import lobby from '../parts/lobby.module.css'

/** Everything the game is played with just now. */
export const CurrentSettings = observer(({ canChange }: { readonly canChange: boolean }) => {
  const { presentation: banca } = useTable()
  const { match, view } = banca
  // At one device nothing runs out.
  const keys = (Object.keys(view.config) as (keyof Config)[]).filter((key) => key !== 'clocks' || !banca.isTable)
  return (
    <section className={lobby.sheet} aria-labelledby="banca-settings">
      <h2 id="banca-settings">Settings of turn {view.turn}</h2>
      {!canChange && <p className={lobby.lead}>They are fixed now.</p>}
      <DataTable
        caption="Settings"
        captionUnseen
        corner="Setting"
        columns={[{ key: 'value', label: 'Value' }]}
        rows={keys.map((key) => ({
          key,
          heading: match.box.words.option(key).label,
          cells: { value: settingInWords(key, view.config) },
        }))}
      />
    </section>
  )
})

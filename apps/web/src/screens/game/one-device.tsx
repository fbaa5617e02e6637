import type { ShelfBox } from 'virtual:shelf'
import { type Box, isRefusal, refusalInWords } from '@ludoteca/kernel'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { Spinner } from '../../components/notice.tsx'
import { loadTable } from '../../games/tables.ts'
import type { LocalPlan, TableModule } from '../../kit/table-module.ts'
import { newId, newMatch } from '../../match/new-match.ts'
import { useRoot } from '../../stores/root.ts'
import { LocaleContext, useWords } from '../../words/in-locales.ts'
import css from './game-page.module.css'
import { SetUpForm } from './set-up-form.tsx'
import { gameWords } from './words.ts'

interface OneDeviceProps {
  readonly game: ShelfBox
  readonly box: Box
  onCancel(): void
}

/** Setting up a match around one device: the game's own way of doing it where it has one. */
export const OneDevice = observer(({ game, box, onCancel }: OneDeviceProps) => {
  const { saves } = useRoot()
  const words = useWords(gameWords)
  const [, go] = useLocation()
  const [table, setTable] = useState<TableModule>()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView()
  }, [])
  useEffect(() => {
    let isHere = true
    void loadTable(game.id).then((loaded) => isHere && setTable(loaded))
    return () => {
      isHere = false
    }
  }, [game.id])
  const begin = (plan: LocalPlan) => {
    const record = newMatch(box, plan)
    if (isRefusal(record)) return record
    const id = newId()
    saves.keep(id, record)
    go(`/local/${id}`)
    return undefined
  }
  const SetUp = table?.SetUp
  return (
    <div className={css.setUp}>
      <h3 ref={heading} tabIndex={-1}>
        {words.device}
      </h3>
      {table === undefined && <Spinner />}
      {SetUp && (
        <LocaleContext value={table?.isMonolingual ? box.locale : undefined}>
          <SetUp
            onStart={(plan) => {
              const refusal = begin(plan)
              return refusal && refusalInWords(box.words, box.locale, refusal)
            }}
          />
        </LocaleContext>
      )}
      {table && !SetUp && <SetUpForm game={game} box={box} table={table} begin={begin} onCancel={onCancel} />}
    </div>
  )
})

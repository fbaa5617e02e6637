import { observer } from 'mobx-react-lite'
import { useLocation } from 'wouter'
import { Button } from '../../components/button.tsx'
import { Page } from '../../components/layout.tsx'
import { Modal } from '../../components/modal.tsx'
import { Notice } from '../../components/notice.tsx'
import type { LocalMatch } from '../../match/local-match.ts'
import { useRoot } from '../../stores/root.ts'
import type { TableModule } from '../../table/table-module.ts'
import { useWords } from '../../words/in-locales.ts'
import { localWords } from './words.ts'

interface LocalFrameProps {
  readonly id: string
  readonly match: LocalMatch
  readonly table: TableModule
}

/** The table, and what one device needs around it. */
export const LocalFrame = observer(({ id, match, table: { Table, handsOver = false } }: LocalFrameProps) => {
  const words = useWords(localWords)
  const { saves } = useRoot()
  const [, go] = useLocation()
  const reset = () => {
    saves.remove(id)
    go(`/game/${match.box.game.id}`)
  }
  const next = handsOver ? undefined : match.handOver
  const name = next === undefined ? '' : match.names(next)
  return (
    <>
      {saves.isFailing && (
        <Page>
          <Notice look="warning">{words.failing}</Notice>
        </Page>
      )}
      {/* Nothing of the table is in the page while nobody may look. */}
      {next === undefined && <Table match={match} onReset={reset} />}
      <Modal open={next !== undefined} title={words.handOver(name)} lead={words.handOverHelp}>
        <Button look="primary" size="large" onClick={() => match.take()}>
          {words.take(name)}
        </Button>
      </Modal>
    </>
  )
})

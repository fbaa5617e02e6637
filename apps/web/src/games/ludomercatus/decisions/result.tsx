import { observer } from 'mobx-react-lite'
import { Button } from '../../../components/button.tsx'
import { Row } from '../../../components/layout.tsx'
import { useWords } from '../../../words/in-locales.ts'
import { useTable } from '../kit.ts'
import { marketWords } from '../words/index.ts'
import css from './decision.module.css'

/** The market is closed. Who won stands above every table; here one can look back. */
export const Result = observer(() => {
  const { match, ui } = useTable()
  const words = useWords(marketWords)
  if (match.outcome === undefined) return null
  return (
    <Row between>
      <h2 className={css.prompt} lang={match.box.locale}>
        {match.box.words.ending(match.outcome.reason)}
      </h2>
      <Button look="primary" onClick={() => ui.call('statistics')}>
        {words.statistics}
      </Button>
    </Row>
  )
})

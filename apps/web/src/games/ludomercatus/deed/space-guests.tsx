import { observer } from 'mobx-react-lite'
import { Row } from '../../../components/layout.tsx'
import { useWords } from '../../../words/in-locales.ts'
import { useTable, viewOf } from '../kit.ts'
import { TokenMark } from '../tokens/token-mark.tsx'
import { marketWords } from '../words/index.ts'

/** Who stands on a space. */
export const SpaceGuests = observer(({ space }: { readonly space: number }) => {
  const { match } = useTable()
  const words = useWords(marketWords)
  const { players } = viewOf(match)
  const guests = [...players.keys()].filter((seat) => players[seat]?.position === space && !players[seat]?.bankrupt)
  if (guests.length === 0) return null
  return (
    <Row gap={3}>
      {guests.map((seat) => (
        <Row key={seat} gap={1}>
          <TokenMark seat={seat} size={18} />
          {players[seat]?.inJail ? words.imprisoned(match.names(seat)) : match.names(seat)}
        </Row>
      ))}
    </Row>
  )
})

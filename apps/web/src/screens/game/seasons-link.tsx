import type { ShelfBox } from 'virtual:shelf'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { LinkButton } from '../../components/button.tsx'
import { CrownIcon } from '../../components/icons.tsx'
import { Row } from '../../components/layout.tsx'
import { useRoot } from '../../stores/root.ts'

/** The way to the tables of a game that has seasons, unless whoever looks after the server has closed them. */
export const SeasonsLink = observer(({ game: { id, seasons, locale } }: { readonly game: ShelfBox }) => {
  const { session } = useRoot()
  const [isOpen, setOpen] = useState(true)
  const hasSeasons = seasons !== undefined
  useEffect(() => {
    if (!hasSeasons || !navigator.onLine) return
    void session.api
      .then((api) => api.isLadderOpen())
      .then(setOpen)
      .catch(() => {
        // Where the server cannot be asked, the page of the tables says so.
      })
  }, [session, hasSeasons])
  if (!hasSeasons || !isOpen) return null
  return (
    <Row>
      <LinkButton to={`/ladder/${id}`}>
        <CrownIcon size={18} />
        <span lang={locale}>{seasons}</span>
      </LinkButton>
    </Row>
  )
})

import { observer } from 'mobx-react-lite'
import { type ReactNode, useEffect } from 'react'
import { Button, LinkButton } from '../../components/button.tsx'
import { Page, Row, Stack } from '../../components/layout.tsx'
import { OFFLINE, type RequestRefusal } from '../../stores/requests.ts'
import { LEFT, type RoomStore } from '../../stores/room.ts'
import { useRoot } from '../../stores/root.ts'
import { useWords } from '../../words/in-locales.ts'
import { requestRefusalInWords } from '../../words/refusals.ts'
import css from './room.module.css'
import { type FarewellCode, roomWords } from './words.ts'

interface FarewellProps {
  readonly store: RoomStore
  readonly failure: RequestRefusal
}

const RETRY_MS = 5000
const NO_WAY_BACK: ReadonlySet<string> = new Set(['KICKED', 'NOT_FOUND', 'CLOSED', 'CLOSED_BY_ADMIN', 'SUSPENDED'])

/** One is not in the room any more, or never was: why, and where to go from here. */
export const Farewell = observer(({ store, failure }: FarewellProps) => {
  const words = useWords(roomWords)
  const { settings } = useRoot()
  useEffect(() => {
    if (failure.code !== OFFLINE) return
    const timer = setTimeout(() => void store.open(), RETRY_MS)
    return () => clearTimeout(timer)
  }, [store, failure])
  const known = isKnown(failure.code, words.farewell) ? words.farewell[failure.code] : undefined
  return (
    <Door code={store.code} title={known?.title ?? words.otherFarewell}>
      <p>{known?.help ?? requestRefusalInWords(failure, settings.locale)}</p>
      <Row>
        <WayBack store={store} code={failure.code} />
        <LinkButton to="/lobby">{failure.code === 'NOT_FOUND' ? words.anotherCode : words.toLobby}</LinkButton>
      </Row>
    </Door>
  )
})

/** What was written cannot be the code of a room; the server need not be asked. */
export const NoRoom = observer(({ code }: { readonly code: string }) => {
  const words = useWords(roomWords)
  const { title, help } = words.farewell.NOT_FOUND
  return (
    <Door code={code} title={title}>
      <p>{help}</p>
      <Row>
        <LinkButton look="primary" to="/lobby">
          {words.anotherCode}
        </LinkButton>
      </Row>
    </Door>
  )
})

interface DoorProps {
  readonly code: string
  readonly title: string
  readonly children: ReactNode
}

/** The closed door of a room. */
function Door({ code, title, children }: DoorProps): ReactNode {
  return (
    <Page narrow>
      <Stack role="alert" className={css.farewell}>
        <p className={css.farewellCode}>{code}</p>
        <h1>{title}</h1>
        {children}
      </Stack>
    </Page>
  )
}

/** What leads back in, where something can. */
const WayBack = observer(({ store, code }: { readonly store: RoomStore; readonly code: string }) => {
  const words = useWords(roomWords)
  if (NO_WAY_BACK.has(code)) return null
  if (code === 'NAME_TAKEN' || code === 'BAD_NAME') {
    return (
      <LinkButton look="primary" to="/profile">
        {words.anotherName}
      </LinkButton>
    )
  }
  const label = code === 'REPLACED' ? words.continueHere : code === LEFT ? words.comeBack : words.again
  return (
    <Button look="primary" onClick={() => void store.open()}>
      {label}
    </Button>
  )
})

function isKnown(code: string, words: Readonly<Record<FarewellCode, unknown>>): code is FarewellCode {
  return Object.hasOwn(words, code)
}

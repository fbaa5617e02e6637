import type { RoomView } from '@ludoteca/protocol'
import { observer } from 'mobx-react-lite'
import { useId, useState } from 'react'
import { Button } from '../../components/button.tsx'
import { CopyButton } from '../../components/copy-button.tsx'
import { ShareIcon } from '../../components/icons.tsx'
import { Card, Row, Stack } from '../../components/layout.tsx'
import { Modal } from '../../components/modal.tsx'
import { Notice } from '../../components/notice.tsx'
import { QrCode } from '../../components/qr-code.tsx'
import { useWords } from '../../words/in-locales.ts'
import css from './room.module.css'
import { roomWords } from './words.ts'

interface InviteProps {
  readonly room: RoomView
  readonly game: string
}

/** The code, large enough to be read out across a table, and ways to send it. */
export const Invite = observer(({ room, game }: InviteProps) => {
  const words = useWords(roomWords)
  const id = useId()
  const [showsQr, setShowsQr] = useState(false)
  const link = new URL(room.link, location.origin).href
  return (
    <Card aria-labelledby={id}>
      <Stack gap={3}>
        <h2 id={id} className={css.cardTitle}>
          {words.invite}
        </h2>
        <p className={css.code}>
          <span className="unseen">{words.code}: </span>
          {/* Letter by letter for those who hear it. */}
          <span className="unseen">{[...room.roomId].join(' ')}</span>
          <span aria-hidden="true">{room.roomId}</span>
        </p>
        <p className={css.soft}>{words.inviteHelp}</p>
        <Row gap={2}>
          <CopyButton text={link}>{words.copyLink}</CopyButton>
          {'share' in navigator && (
            <Button onClick={() => void share({ title: game, text: words.shareText(game, room.roomId), url: link })}>
              <ShareIcon size={18} />
              {words.share}
            </Button>
          )}
          <Button onClick={() => setShowsQr(true)}>{words.qr}</Button>
        </Row>
      </Stack>
      <Modal open={showsQr} title={room.roomId} onClose={() => setShowsQr(false)}>
        <Stack gap={3} className={css.qr}>
          <QrCode text={link} label={words.qrLabel} size={280} />
          <p className={css.link}>{link}</p>
          {isOnlyHere(location.hostname) && <Notice look="warning">{words.onlyHere}</Notice>}
        </Stack>
      </Modal>
    </Card>
  )
})

/** Whoever closes the device's own dialog has changed their mind, and that is all. */
async function share(data: ShareData): Promise<void> {
  await navigator.share(data).catch(() => undefined)
}

/** Whether a name leads to this very device, wherever it is asked for. */
function isOnlyHere(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || hostname.startsWith('127.')
}

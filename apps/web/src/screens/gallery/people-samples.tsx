import { observer } from 'mobx-react-lite'
import { type ReactNode, useState } from 'react'
import { CopyButton } from '../../components/copy-button.tsx'
import { Countdown } from '../../components/countdown.tsx'
import { Crest } from '../../components/crest.tsx'
import { Row } from '../../components/layout.tsx'
import { QrCode } from '../../components/qr-code.tsx'
import { SeatMark, seatColour } from '../../components/seat-mark.tsx'
import { steadyNow } from '../../components/time-left.ts'
import { useWords } from '../../words/in-locales.ts'
import css from './gallery.module.css'
import { galleryWords } from './words.ts'

const SEATS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]
const NAMES = ['Ada', 'Bruno', 'Clara', 'Dario', 'Elsa', 'Fabio', 'Greta', 'Hugo', 'Ines', 'Jonas', 'Kaya', 'Luis']

/** The marks of all seats. */
export function SeatSamples(): ReactNode {
  return (
    <Row>
      {SEATS.map((seat) => (
        <span key={seat} className={css.named}>
          <SeatMark seat={seat} size={28} />
          {seat}
        </span>
      ))}
    </Row>
  )
}

/** Crests by name alone, and in the colour of a seat. */
export function CrestSamples(): ReactNode {
  return (
    <>
      <Row gap={4}>
        {NAMES.map((name) => (
          <span key={name} className={css.named}>
            <Crest seed={name} size={56} />
            {name}
          </span>
        ))}
      </Row>
      <Row gap={4}>
        {SEATS.slice(0, 6).map((seat) => (
          <Crest key={seat} seed={NAMES[seat] ?? ''} colour={seatColour(seat)} />
        ))}
      </Row>
    </>
  )
}

/** Clocks with much, little and no time left. */
export function ClockSamples(): ReactNode {
  const [now] = useState(() => steadyNow())
  return (
    <Row gap={4}>
      <Countdown until={now + 3_725_000} />
      <Countdown until={now + 90_000} />
      <Countdown until={now + 9_000} />
      <Countdown until={now} />
    </Row>
  )
}

/** A code to copy, and an address to scan. */
export const SharingSamples = observer(() => {
  const words = useWords(galleryWords)
  return (
    <Row gap={4}>
      <CopyButton text="KQ7-3MX">{words.copy}</CopyButton>
      <QrCode text="https://ludoteca.example/room/KQ73MX" label={words.link} size={144} />
    </Row>
  )
})

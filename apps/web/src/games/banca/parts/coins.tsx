import { observer } from 'mobx-react-lite'
import { useEffect, useRef } from 'react'
import type { MatchStore } from '../../../match/match-store.ts'
import { useRoot } from '../../../stores/root.ts'
import { type Flight, flightsOf } from '../model/flights.ts'
import css from './coins.module.css'

const FLIGHT_MS = 900
const GAP_MS = 45

/** Coins that fly between vault and tickets when money moves. Decoration: any touch or key skips them. */
export const Coins = observer(({ match }: { readonly match: MatchStore }) => {
  const { settings } = useRoot()
  const sky = useRef<HTMLDivElement>(null)
  useEffect(() => {
    let frame = 0
    const skip = () => {
      cancelAnimationFrame(frame)
      sky.current?.replaceChildren()
    }
    const stop = match.onFacts((facts) => {
      if (settings.reducesMotion) return
      const flights = flightsOf(facts)
      // The tickets stand where they will only after they have been drawn.
      frame = requestAnimationFrame(() => sky.current && launch(sky.current, flights))
    })
    addEventListener('pointerdown', skip)
    addEventListener('keydown', skip)
    return () => {
      stop()
      skip()
      removeEventListener('pointerdown', skip)
      removeEventListener('keydown', skip)
    }
  }, [match, settings])
  return <div ref={sky} className={css.sky} aria-hidden="true" />
})

function launch(sky: HTMLElement, flights: readonly Flight[]): void {
  const vault = centreOf(document.querySelector('[data-vault]'))
  if (!vault) return
  for (const [i, { seat, outOfBank, wave }] of flights.entries()) {
    const ticket = centreOf(document.querySelector(`[data-seat="${seat}"]`))
    if (!ticket) continue
    const [from, to] = outOfBank ? [vault, ticket] : [ticket, vault]
    const coin = document.createElement('span')
    coin.className = css.coin ?? ''
    sky.append(coin)
    const flight = coin.animate(
      [
        { transform: `translate(${from.x}px, ${from.y}px) scale(0.4)`, opacity: 0 },
        { transform: `translate(${from.x}px, ${from.y}px) scale(1)`, opacity: 1, offset: 0.15 },
        { transform: `translate(${to.x}px, ${to.y}px) scale(1) rotateY(2turn)`, opacity: 1, offset: 0.9 },
        { transform: `translate(${to.x}px, ${to.y}px) scale(0.4)`, opacity: 0 },
      ],
      { duration: FLIGHT_MS, delay: wave * FLIGHT_MS * 0.7 + i * GAP_MS, easing: 'ease-in-out', fill: 'both' },
    )
    flight.addEventListener('finish', () => coin.remove())
  }
}

function centreOf(element: Element | null): { readonly x: number; readonly y: number } | undefined {
  const box = element?.getBoundingClientRect()
  return box && { x: box.left + box.width / 2, y: box.top + box.height / 2 }
}

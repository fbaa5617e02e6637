import { observer } from 'mobx-react-lite'
import { useEffect, useRef } from 'react'
import { useTable } from '../kit.ts'
import { FLIGHT_MS, type Flight, flightMs, leavesAt } from '../model/flights.ts'
import css from './coins.module.css'

/** Coins that fly between vault and tickets when money moves. Any touch or key skips them. */
export const Coins = observer(() => {
  const { match, presentation } = useTable()
  const sky = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const skip = () => {
      if (sky.current?.hasChildNodes()) match.queue.skip()
      sky.current?.replaceChildren()
    }
    const ground = presentation.flyWith((flights, ms) => sky.current && launch(sky.current, flights, ms))
    addEventListener('pointerdown', skip)
    addEventListener('keydown', skip)
    return () => {
      ground()
      skip()
      removeEventListener('pointerdown', skip)
      removeEventListener('keydown', skip)
    }
  }, [match, presentation])
  return <div ref={sky} className={css.sky} aria-hidden="true" />
})

function launch(sky: HTMLElement, flights: readonly Flight[], ms: number): void {
  const share = ms / flightMs(flights)
  const vault = centreOf(document.querySelector('[data-vault]'))
  if (!vault) return
  for (const [nth, flying] of flights.entries()) {
    const { seat, outOfBank } = flying
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
      { duration: FLIGHT_MS * share, delay: leavesAt(flying, nth) * share, easing: 'ease-in-out', fill: 'both' },
    )
    flight.addEventListener('finish', () => coin.remove())
  }
}

function centreOf(element: Element | null): { readonly x: number; readonly y: number } | undefined {
  const box = element?.getBoundingClientRect()
  return box && { x: box.left + box.width / 2, y: box.top + box.height / 2 }
}

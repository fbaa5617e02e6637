import { type RefObject, useEffect, useRef } from 'react'

/**
 * When what is to be done changes, what had the focus is often gone. Then the focus goes to the new heading, so that
 * keyboards and screen readers go on from there. It is never taken away from somebody who is busy elsewhere.
 */
export function useFocusOnChange(place: RefObject<HTMLElement | null>, key: string): void {
  const last = useRef(key)
  useEffect(() => {
    if (last.current === key) return
    last.current = key
    // A dialog that closes gives the focus back first.
    const timer = setTimeout(() => {
      const { activeElement } = document
      const isLost = activeElement === null || activeElement === document.body || activeElement.id === 'main'
      const heading = place.current?.querySelector('h2')
      if (!heading || !(isLost || place.current?.contains(activeElement))) return
      heading.tabIndex = -1
      heading.focus({ preventScroll: true })
      // Bars cover the edges of the screen, and what is to be done stands below the heading.
      const { top } = heading.getBoundingClientRect()
      if (top < innerHeight * 0.1 || top > innerHeight * 0.6) heading.scrollIntoView({ block: 'start' })
    }, 50)
    return () => clearTimeout(timer)
  }, [place, key])
}

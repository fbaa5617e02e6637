import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Says to everything beside an element how high it is, as `--foot`: on a phone its rows wrap, and large text makes
 * them higher. What hangs over the page as a whole can be told, too, by a name of its own.
 */
export function useFoot<E extends HTMLElement>(forPage?: `--${string}`): RefObject<E | null> {
  const ref = useRef<E>(null)
  useLayoutEffect(() => {
    const element = ref.current
    const frame = element?.parentElement
    if (!element || !frame) return
    const { style: page } = document.documentElement
    const observer = new ResizeObserver(() => {
      const height = `${element.offsetHeight}px`
      frame.style.setProperty('--foot', height)
      if (forPage) page.setProperty(forPage, height)
    })
    observer.observe(element)
    return () => {
      observer.disconnect()
      frame.style.removeProperty('--foot')
      if (forPage) page.removeProperty(forPage)
    }
  }, [forPage])
  return ref
}

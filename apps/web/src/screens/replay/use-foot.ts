import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Says to everything beside an element how high it is, as `--foot`: on a phone its rows wrap, and large text makes
 * them higher.
 */
export function useFoot<E extends HTMLElement>(): RefObject<E | null> {
  const ref = useRef<E>(null)
  useLayoutEffect(() => {
    const element = ref.current
    const frame = element?.parentElement
    if (!element || !frame) return
    const observer = new ResizeObserver(() => frame.style.setProperty('--foot', `${element.offsetHeight}px`))
    observer.observe(element)
    return () => {
      observer.disconnect()
      frame.style.removeProperty('--foot')
    }
  }, [])
  return ref
}

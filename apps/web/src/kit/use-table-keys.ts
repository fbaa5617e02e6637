import { useEffect, useRef } from 'react'

/** Elements in which keys mean something else: inputs, and what is open over the table. */
const ELSEWHERE = 'input, textarea, select, [role="dialog"], [data-over-table]'

/** Single keys press the buttons of a table. `onPress` returns whether it has handled the key. */
export function useTableKeys(onPress: (key: string) => boolean): void {
  const latest = useRef(onPress)
  useEffect(() => {
    latest.current = onPress
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented || event.repeat) return
      if (event.target instanceof Element && event.target.closest(ELSEWHERE)) return
      if (latest.current(event.key.toUpperCase())) event.preventDefault()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}

import { useEffect, useRef } from 'react'

/** What takes digits for itself. */
const TYPING = 'input:not([type="radio"], [type="checkbox"], [type="range"]), textarea, select, [contenteditable]'

/** Number keys pick choices: `firstKey` is the key of the first one. Without it, or while somebody types, they do not. */
export function useChoiceKeys(firstKey: number | undefined, count: number, pick: (index: number) => void): void {
  const latest = useRef(pick)
  useEffect(() => {
    latest.current = pick
  })
  useEffect(() => {
    if (firstKey === undefined) return
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return
      if (event.target instanceof Element && event.target.closest(`${TYPING}, [role="dialog"], [role="menu"]`)) return
      const index = /^[1-9]$/.test(event.key) ? Number(event.key) - firstKey : -1
      if (index < 0 || index >= count) return
      event.preventDefault()
      latest.current(index)
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [firstKey, count])
}

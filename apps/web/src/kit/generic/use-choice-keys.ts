import { useEffect, useRef } from 'react'
import type { Keys } from './choice-keys.ts'

/** What takes digits for itself. */
const TYPING = 'input:not([type="radio"], [type="checkbox"], [type="range"]), textarea, select, [contenteditable]'

/** Number keys pick what they are printed at, by its place in the list; not while somebody types. */
export function useChoiceKeys(keys: Keys, pick: (index: number) => void): void {
  const latest = useRef({ keys, pick })
  useEffect(() => {
    latest.current = { keys, pick }
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return
      if (event.target instanceof Element && event.target.closest(`${TYPING}, [role="dialog"], [role="menu"]`)) return
      const index = /^[1-9]$/.test(event.key) ? latest.current.keys.indexOf(Number(event.key)) : -1
      if (index < 0) return
      event.preventDefault()
      latest.current.pick(index)
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])
}

import { type FocusEvent, type RefObject, useEffect, useRef } from 'react'

interface FocusKept<E extends HTMLElement> {
  readonly ref: RefObject<E | null>
  readonly tabIndex: -1
  onFocus(): void
  onBlur(event: FocusEvent): void
}

/**
 * For a part of the page whose controls come and go: when the one with the focus goes because of a change, the focus
 * stays with the part instead of falling back to the top of the page.
 */
export function useFocusKept<E extends HTMLElement>(change: unknown): FocusKept<E> {
  const ref = useRef<E>(null)
  const hasFocus = useRef(false)
  const last = useRef(change)
  useEffect(() => {
    if (last.current === change) return
    last.current = change
    const isLost = document.activeElement === null || document.activeElement === document.body
    if (!hasFocus.current || !isLost) return
    const next = ref.current?.querySelector<HTMLElement>('button, a[href], input, select')
    ;(next ?? ref.current)?.focus()
  }, [change])
  return {
    ref,
    tabIndex: -1,
    onFocus: () => {
      hasFocus.current = true
    },
    // What is taken out of the page loses the focus to nothing.
    onBlur: ({ relatedTarget }) => {
      if (relatedTarget !== null) hasFocus.current = false
    },
  }
}

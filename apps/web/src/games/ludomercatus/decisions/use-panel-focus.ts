import { type RefObject, useEffect, useRef } from 'react'

/**
 * When another question takes the place of the last one, the focus goes with it instead of getting lost: to its main
 * answer, if there is one, unless somebody is busy elsewhere on the page.
 */
export function usePanelFocus(panel: RefObject<HTMLElement | null>, question: string): void {
  const last = useRef(question)
  useEffect(() => {
    if (last.current === question) return
    last.current = question
    const active = document.activeElement
    const isFree = active === null || active === document.body || active.id === 'main' || active === panel.current
    if (!isFree && !panel.current?.contains(active)) return
    const answer = panel.current?.querySelector<HTMLElement>('[data-main]')
    ;(answer ?? panel.current)?.focus({ preventScroll: true })
  }, [panel, question])
}

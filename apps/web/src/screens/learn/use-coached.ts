import { useEffect } from 'react'

/**
 * Lights up the part of the table that a lesson is about, by its `data-coach`, and brings it into sight once it is
 * there. Tables may draw it late and again, and take outlines away from what has the focus: a style sheet does not mind.
 */
export function useCoached(about: string | undefined): void {
  useEffect(() => {
    if (about === undefined) return
    const selector = `[data-coach~="${CSS.escape(about)}"]`
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      `${selector} { outline: 3px solid var(--coached) !important; outline-offset: 2px; border-radius: 6px }`,
    )
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    const stop = whenThere(selector, (part) => {
      if (!isInSight(part)) part.scrollIntoView({ block: blockFor(part), inline: 'nearest' })
    })
    return () => {
      stop()
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet)
    }
  }, [about])
}

/** Whether all of it can be seen: what sticks to the page would be sought where it belongs, and the page scroll away. */
function isInSight(part: Element): boolean {
  const { top, left, bottom, right } = part.getBoundingClientRect()
  const strip = document.querySelector('[data-strip]')?.getBoundingClientRect().top ?? window.innerHeight
  // Outlines stand out a little.
  return top >= 0 && left >= 0 && right <= window.innerWidth && bottom <= strip + EDGE_PX
}
const EDGE_PX = 2

/** What is about as high as the page begins at its top; in the middle, one would see neither its top nor its end. */
function blockFor({ clientHeight }: Element): ScrollLogicalPosition {
  return clientHeight > window.innerHeight / 2 ? 'nearest' : 'center'
}

/** Calls once with the first such element that has a place on the page. Returns a function that stops waiting. */
function whenThere(selector: string, call: (part: Element) => void): () => void {
  const find = () => {
    const part = document.querySelector(selector)
    if (part === null || part.getClientRects().length === 0) return false
    observer.disconnect()
    call(part)
    return true
  }
  const observer = new MutationObserver(find)
  if (!find()) observer.observe(document.body, { childList: true, subtree: true, attributes: true })
  return () => observer.disconnect()
}

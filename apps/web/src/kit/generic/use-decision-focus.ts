import { type RefObject, useEffect, useRef } from 'react'
import type { MatchStore } from '../../match/match-store.ts'
import { useRoot } from '../../stores/root.ts'
import { useWords } from '../../words/in-locales.ts'
import { FIELD } from './choice-form.tsx'
import { genericWords } from './words.ts'

const FIELDS = `[data-awaited] ${FIELD}`
/** Where the focus is when nothing has it. */
const FREE = 'body, #main'
/** A dialog that was just answered. */
const CLOSING = '[role="dialog"][data-state="closed"]'
const BUTTONS = '[data-awaited] button'

/**
 * Moves the focus to the first field of a new awaited decision, unless the user is busy elsewhere on the page. When what
 * had the focus is gone, it moves to the decisions instead of getting lost.
 */
export function useDecisionFocus(match: MatchStore, place: RefObject<HTMLElement | null>): void {
  const { announcer } = useRoot()
  const words = useWords(genericWords)
  const awaited = awaitedKey(match)
  const last = useRef<string>(undefined)
  useEffect(() => {
    if (last.current === awaited) return
    last.current = awaited
    const here = place.current
    const active = document.activeElement
    const isFree = active === null || active.matches(FREE) || active.closest(CLOSING) !== null || here?.contains(active)
    if (!here || !isFree) return
    if (awaited === undefined) return here.focus({ preventScroll: true })
    const [decision] = match.decisions
    if (decision) announcer.say(`${words.awaited}: ${match.promptInWords(decision.prompt)}`)
    const field = isTouched() ? null : here.querySelector<HTMLElement>(FIELDS)
    const target = field ?? onlyButton(here) ?? here
    target.focus({ preventScroll: true })
  }, [announcer, match, place, awaited, words])
}

/** A key that differs for each awaited decision; undefined while there is none. */
function awaitedKey(match: MatchStore): string | undefined {
  const awaited = match.decisions.filter(({ open }) => !open)
  return awaited.length === 0 ? undefined : `${match.story.at(-1)?.move} ${awaited.map(({ key }) => key).join()}`
}

/** The button, if there is only one: among several none gets the focus, since Enter might cost something. */
function onlyButton(place: HTMLElement): HTMLElement | undefined {
  const [button, ...others] = place.querySelectorAll<HTMLElement>(BUTTONS)
  return others.length === 0 ? button : undefined
}

/** A field that takes the focus would bring up the keyboard of a phone. */
function isTouched(): boolean {
  return matchMedia('(pointer: coarse)').matches
}

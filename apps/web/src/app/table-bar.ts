import { createContext } from 'react'

/** Where in the page's bar a match puts its title and its tools; nothing until the bar is there. */
export const TableBarContext = createContext<HTMLElement | null>(null)

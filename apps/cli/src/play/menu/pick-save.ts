import { basename } from 'node:path'
import type { Locale } from '@ludoteca/kernel'
import { type Desk, say } from '../ask/desk.ts'
import type { Entry } from '../ask/entries.ts'
import type { Host } from '../host.ts'
import { namesFor } from '../names.ts'
import type { SaveListing } from '../saves/save-store.ts'
import { sit } from '../session.ts'
import { sittingFrom, speak } from '../sitting.ts'
import type { ShellWords } from '../words/shell-words.ts'
import { chooseFrom } from './menu-desk.ts'

/** Lets a saved match go on. Files that cannot be read are listed and left alone. */
export async function pickSave(host: Host, desk: Desk, lang: Locale | undefined): Promise<void> {
  const { shell } = desk
  const listings = await host.store.list(shell)
  if (listings.length === 0) return say(desk, shell.menu.noSaves)
  const entries: Entry<SaveListing | undefined>[] = listings.map((value, i) => ({
    key: String(i + 1),
    label: labelOf(value, shell),
    value,
  }))
  entries.push({ key: String(entries.length + 1), label: shell.menu.goBack, value: undefined })
  const chosen = await chooseFrom(desk, shell.menu.whichSave, entries)
  if (chosen === undefined) return
  const { file, loaded, problem } = chosen
  if (loaded) await sit(host, sittingFrom(host, file, loaded, speak(lang, loaded.box, host)))
  else say(desk, problem, desk.paint.bold)
}

function labelOf({ file, loaded }: SaveListing, shell: ShellWords): string {
  if (loaded === undefined) return `${basename(file)} (${shell.menu.unreadable})`
  const { box, match } = loaded
  const names = [...match.seats.keys()].map(namesFor(match.seats, shell)).join(', ')
  const [, day = '', time = ''] = /-(\d{8})-(\d{4})/.exec(basename(file)) ?? []
  const when = day && `${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)} ${time.slice(0, 2)}:${time.slice(2)}, `
  return `${box.words.title} (${when}${shell.menu.moves(match.seq)}): ${names}`
}

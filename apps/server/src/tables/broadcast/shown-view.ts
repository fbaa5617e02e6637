import type { Json } from '@ludoteca/kernel'
import { type Fields, type PartPaths, type PathEncoder, pathText } from '@ludoteca/protocol'
import { joined, type SharedParts, ShownPart } from './shown-part.ts'

type Plain = string | number | boolean

/** A view as its receivers have it. Channels may share its objects and lists as parts; single values are compared directly. */
export class ShownView {
  readonly #paths: PathEncoder
  /** Its keys, the value of each, and the number of its path, if it has one. */
  readonly #keys: string[] = []
  readonly #shown: (Plain | ShownPart)[] = []
  readonly #numbers: (number | undefined)[] = []
  /** Changes other than those inside parts: items of a difference as JSON. */
  #changes = ''

  constructor(view: Fields, commit: number, paths: PathEncoder) {
    this.#paths = paths
    for (const key in view) {
      const value = view[key]
      if (value !== undefined && key !== '__proto__') this.#add(key, value, commit)
    }
  }

  /** The view as JSON. */
  get text(): string {
    const fields = this.#shown.map((shown, at) => {
      const text = typeof shown === 'object' ? shown.text : JSON.stringify(shown)
      return `${JSON.stringify(this.#keys[at])}:${text}`
    })
    return `{${fields.join(',')}}`
  }

  /** The numbered paths of each part. */
  get parts(): PartPaths {
    const parts: Record<string, readonly string[]> = {}
    for (const [at, shown] of this.#shown.entries()) {
      if (typeof shown !== 'object' || shown.paths.length === 0) continue
      parts[pathText(trailTo(this.#keys[at] as string))] = shown.paths
    }
    return parts
  }

  /** Sets the view after a commit. Called for all views of a match before `update` is called for the first. */
  turnTo(view: Fields, commit: number): void {
    let next = 0
    let count = 0
    for (const key in view) {
      const value = view[key]
      if (value === undefined || key === '__proto__') continue
      count++
      // The keys of a view hardly ever change.
      const at = this.#keys[next] === key ? next : this.#keys.indexOf(key)
      next = at + 1
      const shown = this.#shown[at]
      if (typeof shown === 'object') this.#shown[at] = shown.showing(value, commit)
      else if (shown !== value) this.#show(at, key, value, commit)
    }
    if (count < this.#keys.length) this.#drop(view)
  }

  /** Returns what the commit changed: items of a difference as JSON. */
  update(): string {
    let changes = this.#changes
    this.#changes = ''
    for (let at = 0; at < this.#shown.length; at++) {
      const shown = this.#shown[at]
      const change = typeof shown === 'object' ? shown.change : undefined
      if (change !== undefined) changes = joined(changes, `${this.#pathTo(at)},${change}`)
    }
    return changes
  }

  /** Shares parts with other views that show the same. */
  share(parts: SharedParts): void {
    for (const [at, shown] of this.#shown.entries()) {
      if (typeof shown === 'object') this.#shown[at] = parts.gather(this.#keys[at] as string, shown)
    }
  }

  #add(key: string, value: Json, commit: number): number {
    this.#numbers.push(undefined)
    this.#shown.push(shownAs(value, commit))
    return this.#keys.push(key) - 1
  }

  /** Records another single value, or a new key. */
  #show(known: number, key: string, value: Json, commit: number): void {
    const at = known < 0 ? this.#add(key, value, commit) : known
    this.#shown[at] = shownAs(value, commit)
    const change = JSON.stringify(typeof value === 'object' && value ? [value] : value)
    this.#changes = joined(this.#changes, `${this.#pathTo(at)},${change}`)
  }

  /** Removes keys that the view no longer has. */
  #drop(view: Fields): void {
    for (let at = this.#keys.length - 1; at >= 0; at--) {
      const key = this.#keys[at] as string
      if (Object.hasOwn(view, key) && view[key] !== undefined) continue
      this.#changes = joined(this.#changes, `${this.#pathTo(at)},[]`)
      for (const list of [this.#keys, this.#shown, this.#numbers]) list.splice(at, 1)
    }
  }

  #pathTo(at: number): string {
    const number = this.#numbers[at]
    if (number !== undefined) return String(number)
    const path = this.#paths.path(trailTo(this.#keys[at] as string))
    if (typeof path === 'string') return JSON.stringify(path)
    this.#numbers[at] = path
    return String(path)
  }
}

function trailTo(key: string): readonly string[] {
  return ['view', key]
}

/** `null` becomes a part, too: there may be an object the next time. */
function shownAs(value: Json, commit: number): Plain | ShownPart {
  return typeof value === 'object' ? new ShownPart(value, commit) : value
}

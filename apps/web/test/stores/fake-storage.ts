/** A device's storage that lives as long as the test, and can be full. */
export class FakeStorage implements Storage {
  readonly #items = new Map<string, string>()
  roomFor = Number.POSITIVE_INFINITY
  readonly [name: string]: unknown

  get length(): number {
    return this.#items.size
  }
  clear(): void {
    this.#items.clear()
  }
  getItem(key: string): string | null {
    return this.#items.get(key) ?? null
  }
  key(index: number): string | null {
    return [...this.#items.keys()][index] ?? null
  }
  removeItem(key: string): void {
    this.#items.delete(key)
  }
  setItem(key: string, value: string): void {
    const used = [...this.#items].reduce((sum, [name, text]) => (name === key ? sum : sum + text.length), 0)
    if (used + value.length > this.roomFor) throw new DOMException('full', 'QuotaExceededError')
    this.#items.set(key, value)
  }
}

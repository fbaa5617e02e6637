/** A stretch of a sentence, with what it leads to. */
interface Part<L> {
  /** Where it begins. */
  readonly at: number
  readonly text: string
  readonly link: L | undefined
}

/** A sentence cut where its links stand. Each link is used once, at its first place that is still free. */
export function linked<L extends { readonly text: string }>(text: string, links: readonly L[]): readonly Part<L>[] {
  let parts: readonly Part<L>[] = [{ at: 0, text, link: undefined }]
  // Longer ones first: a name may be part of another.
  for (const link of [...links].sort((a, b) => b.text.length - a.text.length)) {
    const found = parts.findIndex(
      (part) => part.link === undefined && link.text !== '' && part.text.includes(link.text),
    )
    if (found < 0) continue
    const { at, text: whole } = parts[found] as Part<L>
    const from = whole.indexOf(link.text)
    const to = from + link.text.length
    const cut: Part<L>[] = [
      { at, text: whole.slice(0, from), link: undefined },
      { at: at + from, text: link.text, link },
      { at: at + to, text: whole.slice(to), link: undefined },
    ]
    parts = [...parts.slice(0, found), ...cut.filter((part) => part.text !== ''), ...parts.slice(found + 1)]
  }
  return parts
}

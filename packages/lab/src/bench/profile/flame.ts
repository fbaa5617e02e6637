import { plain } from '../../report/html.ts'
import { type Area, areaOf, type CallNode } from './shares.ts'

const WIDTH = 1400
const ROW = 18
const TITLE = 28
const LETTER = 6.6
/** Narrower calls are left out: nobody could read or hit them. */
const NARROWEST = 0.6

/** Bots, rules and kernel are told apart at a glance; their places say it in words. */
const COLOURS: Readonly<Record<Area, string>> = {
  bots: '#f2b880',
  rules: '#a8cf8e',
  kernel: '#9cc3e6',
  lab: '#d9c6ec',
  libraries: '#e8dd9a',
  garbage: '#e0a3a3',
  Node: '#d5d5d5',
}

/** A flame graph as a picture that needs nothing else: each call hangs below its caller, as wide as the time it took. */
export function flameGraph(title: string, tree: CallNode): string {
  const calls: string[] = []
  let deepest = 0
  const draw = (node: CallNode, x: number, depth: number) => {
    const width = node.total * WIDTH
    if (width < NARROWEST) return
    deepest = Math.max(deepest, depth)
    calls.push(callAt(node, x, depth, width))
    let at = x
    for (const child of node.children.toSorted((a, b) => b.total - a.total)) {
      draw(child, at, depth + 1)
      at += child.total * WIDTH
    }
  }
  draw(tree, 0, 0)
  const height = TITLE + (deepest + 1) * ROW
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" font-family="monospace" font-size="11">
<rect width="100%" height="100%" fill="#fff"/><text x="8" y="18" font-size="14">${plain(title)}</text>
${calls.join('\n')}
</svg>
`
}

function callAt(node: CallNode, x: number, depth: number, width: number): string {
  const { name, place, self, total } = node
  const y = TITLE + depth * ROW
  const letters = Math.floor((width - 6) / LETTER)
  const label = letters < 3 ? '' : name.length > letters ? `${name.slice(0, letters - 1)}…` : name
  const says = `${name} ${place}\n${percent(total)} of all time, ${percent(self)} in itself`
  return (
    `<g><title>${plain(says)}</title><rect x="${x.toFixed(1)}" y="${y}" width="${width.toFixed(1)}" height="${ROW - 1}" fill="${COLOURS[areaOf(node)]}"/>` +
    `${label && `<text x="${(x + 3).toFixed(1)}" y="${y + 12}">${plain(label)}</text>`}</g>`
  )
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`
}

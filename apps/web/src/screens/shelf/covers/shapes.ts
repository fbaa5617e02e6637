/** A point on a circle; angles in degrees, clockwise from the top. */
export function onCircle(cx: number, cy: number, radius: number, degrees: number): readonly [number, number] {
  const angle = ((degrees - 90) * Math.PI) / 180
  return [round(cx + radius * Math.cos(angle)), round(cy + radius * Math.sin(angle))]
}

/** Every other of `count` wedges around a point, as rays of light. */
export function rays(cx: number, cy: number, radius: number, count: number): string {
  const step = 360 / count
  return Array.from({ length: count / 2 }, (_, i) => {
    const [ax, ay] = onCircle(cx, cy, radius, 2 * i * step)
    const [bx, by] = onCircle(cx, cy, radius, (2 * i + 1) * step)
    return `M${cx} ${cy}L${ax} ${ay}L${bx} ${by}Z`
  }).join('')
}

/** `count` numbers from 0 on. */
export function upTo(count: number): readonly number[] {
  return Array.from({ length: count }, (_, i) => i)
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}

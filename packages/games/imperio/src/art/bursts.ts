/** Shapes of stickers, each around the middle of a field of 200 by 120. */
export type BurstShape = 'star' | 'sun' | 'cloud' | 'slab' | 'seal' | 'ribbon'

const CX = 100
const CY = 60

/** A star with many points, stretched to a field. */
function spikes(points: number, rx: number, ry: number, depth: number): string {
  const corners = Array.from({ length: points * 2 }, (_, i) => {
    const angle = (Math.PI * i) / points - Math.PI / 2
    // Every third point is longer: a burst that a hand has cut.
    const reach = i % 2 === 1 ? depth : i % 3 === 0 ? 1 : 0.92
    return `${tenth(CX + rx * reach * Math.cos(angle))} ${tenth(CY + ry * reach * Math.sin(angle))}`
  })
  return `M${corners.join('L')}Z`
}

/** A ring of bumps. */
function bumps(count: number, rx: number, ry: number): string {
  const corner = (i: number) => {
    const angle = (2 * Math.PI * i) / count
    return `${tenth(CX + rx * Math.cos(angle))} ${tenth(CY + ry * Math.sin(angle))}`
  }
  const size = tenth((rx / count) * 3.4)
  const arcs = Array.from({ length: count }, (_, i) => `A${size} ${size} 0 0 1 ${corner(i + 1)}`)
  return `M${corner(0)}${arcs.join('')}Z`
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10
}

/** The outlines by name. */
export const BURSTS: Readonly<Record<BurstShape, string>> = {
  star: spikes(14, 97, 57, 0.76),
  sun: spikes(26, 97, 57, 0.86),
  cloud: bumps(11, 82, 44),
  slab: 'M14 26L182 12l10 78-170 18z',
  seal: spikes(36, 90, 56, 0.93),
  ribbon: 'M4 34h22l-6-14h160l-6 14h22l-14 26 14 26h-22l6 14H20l6-14H4l14-26z',
}

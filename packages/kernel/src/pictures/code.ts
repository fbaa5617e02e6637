import type { ShareLink } from '../share.ts'
import type { Place } from './setting.ts'
import { tag } from './svg.ts'

const WHITE = '#ffffff'

/** Where others find the picture, for cameras: dark on a white plate of that width, whatever it lies on. */
export function linkCode({ code }: ShareLink, { x, y, width }: Place, ink = '#111111'): string {
  const scale = width / code.size
  return (
    tag('rect', { x, y, width, height: width, fill: WHITE }) +
    tag('path', { d: code.path, transform: `translate(${x} ${y}) scale(${scale})`, fill: ink })
  )
}

/** Something on the map that can take the focus. */
export interface Stop {
  readonly key: string
  readonly isDistrict: boolean
}

/** Where a key leads from a stop; nothing for other keys. Sideways to every stop, up and down to districts only. */
export function nextStop(stops: readonly Stop[], current: string | undefined, key: string): string | undefined {
  const at = stops.findIndex((stop) => stop.key === current)
  const districts = stops.filter(({ isDistrict }) => isDistrict)
  switch (key) {
    case 'ArrowRight':
      return stops[(at + 1) % stops.length]?.key
    case 'ArrowLeft':
      return stops.at(at - 1 < 0 ? -1 : at - 1)?.key
    case 'ArrowDown':
      return (stops.find(({ isDistrict }, i) => isDistrict && i > at) ?? districts[0])?.key
    case 'ArrowUp':
      return (stops.findLast(({ isDistrict }, i) => isDistrict && i < at) ?? districts.at(-1))?.key
    case 'Home':
      return stops[0]?.key
    case 'End':
      return stops.at(-1)?.key
    default:
      return undefined
  }
}

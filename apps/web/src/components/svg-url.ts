/** A picture as an address, so that nothing in it can reach the page around it. */
export function svgUrl(svg: string): string {
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

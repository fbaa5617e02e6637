/** 0, 1, 2 … so many numbers. */
export function upTo(count: number): readonly number[] {
  return Array.from({ length: count }, (_, i) => i)
}

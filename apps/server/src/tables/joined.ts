/** Two pieces of a list or an object in JSON, either of which may be empty. */
export function joined(first: string, second: string): string {
  if (first === '' || second === '') return first + second
  return `${first},${second}`
}

/** Names of classes, without those that do not apply. */
export function classes(...names: readonly (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}

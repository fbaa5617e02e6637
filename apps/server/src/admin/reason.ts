/** A sentence without line breaks and blanks around it. */
export function tidyReason(text: string): string {
  return text.replace(/\s+/gu, ' ').trim()
}

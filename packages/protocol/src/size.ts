/** Whether the text takes more bytes than that in UTF-8; counts only when its length leaves it open. */
export function isLongerThan(text: string, bytes: number): boolean {
  if (text.length > bytes) return true
  if (text.length * 3 <= bytes) return false
  let size = text.length
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i)
    // A surrogate pair is two units and four bytes, so each half adds one.
    if (unit > 0x7ff && (unit < 0xd800 || unit > 0xdfff)) size += 2
    else if (unit > 0x7f) size += 1
  }
  return size > bytes
}

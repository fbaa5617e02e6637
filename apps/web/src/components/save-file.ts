/** Lets the browser keep a text, or a picture, as a file. */
export function saveFile(name: string, content: string | Blob, type = 'application/json'): void {
  const address = URL.createObjectURL(content instanceof Blob ? content : new Blob([content], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The download has begun by then, and holds the content itself.
  setTimeout(() => URL.revokeObjectURL(address), 1000)
}

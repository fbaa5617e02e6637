import { pngOf } from '../../components/raster.ts'
import { pageOf, type SharedPicture } from './pictures.ts'

/** The picture as PNG: the server's own with the way to it, or drawn here where there is no server. */
function pngFor(picture: SharedPicture): Promise<Blob> {
  return pngAt(picture.link?.url, picture)
}

/** The same for one's own device: whoever was among friends keeps it as they saw it. */
export function pngToKeep(picture: SharedPicture): Promise<Blob> {
  return pngAt(picture.link?.url.replace(/picture\.png$/, 'own.png'), picture)
}

async function pngAt(url: string | undefined, { shareable }: SharedPicture): Promise<Blob> {
  if (url === undefined) return pngOf(shareable.draw())
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`the picture was answered with ${answer.status}`)
  return answer.blob()
}

export function fileNameOf(game: string, { shareable }: SharedPicture): string {
  return `${game}-${shareable.name}.png`
}

/** What is passed on without the file: what one says, and where it is. */
function wordsFor(picture: SharedPicture): ShareData {
  const url = pageOf(picture)
  return { text: picture.shareable.text, ...(url === undefined ? {} : { url }) }
}

/**
 * [12.4] Hands the picture to the device's own dialog: as a file where it takes files, or else its address. Whoever
 * closes that dialog has changed their mind, and that is all. False when there was nothing it could be given.
 */
export async function send(game: string, picture: SharedPicture, device: Navigator = navigator): Promise<boolean> {
  const words = wordsFor(picture)
  const file = await pngFor(picture).then(
    (blob) => new File([blob], fileNameOf(game, picture), { type: 'image/png' }),
    () => undefined,
  )
  const whole = { ...words, files: file ? [file] : [] }
  const given = file && device.canShare?.(whole) ? whole : words.url === undefined ? undefined : words
  if (given === undefined) return false
  try {
    await device.share(given)
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return true
    // Some take no file, or none so long after the tap.
    if (given === words || words.url === undefined) return false
    return device.share(words).then(
      () => true,
      () => false,
    )
  }
  return true
}

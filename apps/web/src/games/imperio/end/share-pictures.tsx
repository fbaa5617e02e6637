import type { Seat } from '@ludoteca/kernel'
import { observer } from 'mobx-react-lite'
import { type ReactNode, useState } from 'react'
import { Button } from '../../../components/button.tsx'
import { classes } from '../../../components/classes.ts'
import { CopyButton } from '../../../components/copy-button.tsx'
import { ShareIcon } from '../../../components/icons.tsx'
import { pngOf, svgAddress } from '../../../components/raster.ts'
import { saveFile } from '../../../components/save-file.ts'
import { seatOf, useCity } from '../city.ts'
import { type Picture, picturesFor } from './pictures.ts'
import css from './share-pictures.module.css'
import { endWords as words } from './words.ts'

/** [12] Pictures of the match to pass on: front pages with whom this one shows, and one's own trophies. */
export const SharePictures = observer(({ seat }: { readonly seat: Seat }) => {
  const { match } = useCity()
  const owner = seatOf(match) ?? seat
  return (
    <section aria-label={words.share}>
      <h3 className={css.title}>{words.share}</h3>
      <ul className={css.list}>
        {picturesFor(match, seat, owner).map((picture) => (
          <li key={picture.name} className={css.item}>
            <Shared picture={picture} name={match.names(picture.name.startsWith('trophy') ? owner : seat)} />
          </li>
        ))}
      </ul>
    </section>
  )
})

function Shared({ picture, name }: { readonly picture: Picture; readonly name: string }): ReactNode {
  const { title, svg, isTall, link } = picture
  const [hasFailed, setFailed] = useState(false)
  const save = async () => {
    try {
      saveFile(`imperio-${picture.name}.png`, await (link === undefined ? pngOf(svg) : fetched(link.url)))
      setFailed(false)
    } catch {
      setFailed(true)
    }
  }
  const page = link && new URL(link.pageUrl, location.origin).href
  return (
    <>
      <img
        className={classes(css.picture, isTall && css.tall)}
        src={svgAddress(svg)}
        alt={words.pictureOf(title, name)}
        loading="lazy"
      />
      <div className={css.about}>
        <p className={css.name}>{title}</p>
        <Button size="small" onClick={() => void save()}>
          {words.save}
        </Button>
        {page !== undefined && (
          <CopyButton size="small" text={page}>
            {words.copyLink}
          </CopyButton>
        )}
        {page !== undefined && 'share' in navigator && (
          <Button size="small" onClick={() => void send({ text: picture.text, url: page })}>
            <ShareIcon size={18} />
            {words.send}
          </Button>
        )}
        {hasFailed && <p role="alert">{words.saveFailed}</p>}
      </div>
    </>
  )
}

/** The picture as the server draws it. */
async function fetched(url: string): Promise<Blob> {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`the picture was answered with ${answer.status}`)
  return answer.blob()
}

/** Whoever closes the device's own dialog has changed their mind, and that is all. */
async function send(data: ShareData): Promise<void> {
  await navigator.share(data).catch(() => undefined)
}

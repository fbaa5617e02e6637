import { observer } from 'mobx-react-lite'
import { useMemo, useState } from 'react'
import { Button } from '../../components/button.tsx'
import { classes } from '../../components/classes.ts'
import { CopyButton } from '../../components/copy-button.tsx'
import { ShareIcon } from '../../components/icons.tsx'
import { svgAddress } from '../../components/raster.ts'
import { saveFile } from '../../components/save-file.ts'
import { useWords } from '../../words/in-locales.ts'
import { pageOf, type SharedPicture } from './pictures.ts'
import { fileNameOf, pngToKeep, send } from './sending.ts'
import css from './shared-picture.module.css'
import { shareWords } from './words.ts'

interface SharedProps {
  readonly game: string
  readonly picture: SharedPicture
  /** What it is; without it its shape says so. */
  readonly title?: string | undefined
}

/** [12.4] A picture, and all that can be done with it: pass it on, copy its address, keep it. */
export const Shared = observer(({ game, picture, title }: SharedProps) => {
  const words = useWords(shareWords)
  const { shareable, isTall, link } = picture
  const [isBusy, setBusy] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  // The server's own is what others will see: it has the letters of the game, and the way to it.
  const address = useMemo(() => link?.url ?? svgAddress(shareable.draw()), [link, shareable])
  const page = pageOf(picture)
  const attempt = async (act: () => Promise<boolean>) => {
    setBusy(true)
    setFailed(!(await act().catch(() => false)))
    setBusy(false)
  }
  const save = async () => {
    saveFile(fileNameOf(game, picture), await pngToKeep(picture))
    return true
  }
  return (
    <figure className={css.item}>
      <img
        className={classes(css.picture, isTall && css.tall)}
        src={address}
        width={shareable.width}
        height={shareable.height}
        alt={[shareable.title, ...shareable.lines].join('. ')}
        loading="lazy"
      />
      <figcaption className={css.about}>
        <p className={css.name}>{title ?? (isTall ? words.tall : words.wide)}</p>
        {'share' in navigator && (
          <Button size="small" look="primary" busy={isBusy} onClick={() => void attempt(() => send(game, picture))}>
            <ShareIcon size={18} />
            {words.send}
          </Button>
        )}
        {page !== undefined && (
          <CopyButton size="small" text={page}>
            {words.copyLink}
          </CopyButton>
        )}
        <Button size="small" busy={isBusy} onClick={() => void attempt(save)}>
          {words.save}
        </Button>
        {hasFailed && <p role="alert">{words.failed}</p>}
      </figcaption>
    </figure>
  )
})

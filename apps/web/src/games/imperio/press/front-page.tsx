import { type DistrictName, type PersonaId, personaOf, UI } from '@ludoteca/imperio'
import type { CSSProperties, ReactNode } from 'react'
import { ownerColour } from '../art/owner-glyph.tsx'
import { PersonaFace } from '../art/persona-face.tsx'
import { Skyline } from '../art/skyline.tsx'
import { Sticker } from '../art/sticker.tsx'
import { frameWords } from '../frame/words.ts'
import css from './front-page.module.css'
import { Redacted } from './redacted.tsx'
import { pressWords as words } from './words.ts'

/** Who is on the front page. */
interface Hero {
  readonly seat: number
  readonly picture: ReactNode
  readonly ribbon: string
  readonly name: string
  readonly dynasty: string
  readonly figures: string
}

interface FrontPageProps {
  readonly edition: string
  readonly persona: PersonaId
  /** The first is the main one. */
  readonly headlines: readonly string[]
  /** The district in the news. */
  readonly district: DistrictName
  readonly hero?: Hero | undefined
  readonly stickers?: readonly string[]
  /** The main story is one of those that are printed with strokes in them. */
  readonly isRedacted?: boolean
}

/** The front page of a tabloid: masthead, picture, one big headline and the smaller ones. */
export function FrontPage(props: FrontPageProps): ReactNode {
  const { edition, persona, headlines, district, hero, stickers = [], isRedacted = false } = props
  const [main = words.quiet, ...others] = headlines
  const writer = personaOf(persona).nombre_es
  return (
    <div className={css.sheet}>
      <article className={css.page} data-hero={hero !== undefined}>
        <p className={css.masthead}>{frameWords.masthead}</p>
        <p className={css.edition}>
          <span>{edition}</span>
          <span>{words.writes(writer)}</span>
          <span>{words.price}</span>
        </p>
        <div className={css.picture} style={hero && ({ '--frame': ownerColour(hero.seat) } as CSSProperties)}>
          <div className={css.sky}>
            <Skyline district={district} />
          </div>
          {hero ? (
            <>
              <div className={css.hero}>{hero.picture}</div>
              <p className={css.ribbon}>{hero.ribbon}</p>
            </>
          ) : (
            <div className={css.face}>
              <PersonaFace persona={persona} mood="loud" size={96} />
            </div>
          )}
        </div>
        <div className={css.text}>
          <h3 className={css.main}>{main}</h3>
          {isRedacted && <Redacted />}
          {others.length > 0 && (
            <ul className={css.others}>
              {others.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          )}
          {hero && (
            <p className={css.name}>
              {hero.name} <span>· {hero.dynasty}</span>
            </p>
          )}
          {hero && <p className={css.figures}>{hero.figures}</p>}
        </div>
        {stickers.length > 0 && (
          <div className={css.stickers}>
            {stickers.map((text) => (
              <Sticker key={text} text={text} width={104} move="pop" />
            ))}
          </div>
        )}
        <p className={css.disclaimer}>{UI.disclaimer}</p>
      </article>
    </div>
  )
}

import { boxes } from 'virtual:shelf'
import type { RoomView } from '@ludoteca/protocol'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { Notice } from '../../components/notice.tsx'
import { useRoot } from '../../stores/root.ts'
import type { InLocales } from '../../words/in-locales.ts'
import css from './room.module.css'

const from: InLocales<string> = {
  en: 'From whoever looks after this server:',
  es: 'De quien cuida este servidor:',
  de: 'Von denen, die sich um diesen Server kümmern:',
}

/** What whoever looks after the server has to say to everybody in the room, in the language of its game; read out, too. */
export const HouseSays = observer(({ room }: { readonly room: RoomView | undefined }) => {
  const { announcer } = useRoot()
  const locale = boxes.find(({ id }) => id === room?.game)?.locale ?? 'en'
  const text = room?.notice?.text
  useEffect(() => {
    if (text !== undefined) announcer.say(`${from[locale]} ${text}`)
  }, [text, locale, announcer])
  if (text === undefined) return null
  return (
    <div className={css.houseSays} lang={locale}>
      <Notice look="warning">
        <strong>{from[locale]}</strong> {text}
      </Notice>
    </div>
  )
})

import { writeRecord } from '@ludoteca/kernel'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { Button, LinkButton } from '../../components/button.tsx'
import { DownloadIcon, MoreIcon, TrashIcon } from '../../components/icons.tsx'
import { Stack } from '../../components/layout.tsx'
import { Menu } from '../../components/menu.tsx'
import { Badge, Empty } from '../../components/notice.tsx'
import { saveFile } from '../../components/save-file.ts'
import { useRoot } from '../../stores/root.ts'
import type { Save } from '../../stores/saves.ts'
import { useWords } from '../../words/in-locales.ts'
import { gameOfLearnSave } from '../learn/address.ts'
import { learnWords } from '../learn/words.ts'
import { HowFar } from '../local/match-line.tsx'
import { exportAsIs } from '../local/unplayable-match.tsx'
import { localWords } from '../local/words.ts'
import { DeleteMatch } from './delete-match.tsx'
import css from './game-page.module.css'
import { ImportRecord } from './import-record.tsx'
import { gameWords } from './words.ts'

/** Every match of this game on this device, and a way to bring one here. */
export const KeptMatches = observer(({ game }: { readonly game: string }) => {
  const { saves } = useRoot()
  const words = useWords(gameWords)
  const [leaving, setLeaving] = useState<Save>()
  const list = saves.list.filter((save) => save.game === game)
  return (
    <Stack gap={3}>
      {list.length === 0 && <Empty>{words.keptNone}</Empty>}
      {list.length > 0 && (
        <ul className={css.kept}>
          {list.map((save) => (
            <KeptMatch key={save.id} save={save} onDelete={() => setLeaving(save)} />
          ))}
        </ul>
      )}
      <ImportRecord game={game} />
      <DeleteMatch save={leaving} onClose={() => setLeaving(undefined)} />
    </Stack>
  )
})

const KeptMatch = observer(({ save, onDelete }: { readonly save: Save; readonly onDelete: () => void }) => {
  const { saves } = useRoot()
  const words = useWords(gameWords)
  const { whyNot } = useWords(localWords)
  const { tutorial } = useWords(learnWords)
  const players = save.players.join(', ')
  const exportRecord = () => {
    const record = saves.open(save.id)
    if (record) saveFile(`${save.game}-${save.id}.ludo.json`, writeRecord(record))
    else exportAsIs(save, saves)
  }
  return (
    <li className={css.match}>
      <div className={css.who}>
        <div className={css.names}>{players}</div>
        <div className={css.soft}>
          <HowFar save={save} />
        </div>
      </div>
      {gameOfLearnSave(save.id) !== undefined && <Badge>{tutorial}</Badge>}
      <Badge>{saves.isDamaged(save.id) ? words.damaged : save.isOver ? words.over : words.running}</Badge>
      {saves.troubleWith(save.id) ? (
        <LinkButton to={`/local/${save.id}`}>{whyNot}</LinkButton>
      ) : save.isOver ? (
        <LinkButton to={`/replay/${save.id}`}>{words.lookAgain}</LinkButton>
      ) : (
        <LinkButton to={`/local/${save.id}`}>{words.continue}</LinkButton>
      )}
      <Menu
        items={[
          { key: 'export', label: words.export, icon: <DownloadIcon size={18} />, onSelect: exportRecord },
          { key: 'delete', label: words.delete, icon: <TrashIcon size={18} />, danger: true, onSelect: onDelete },
        ]}
      >
        <Button look="quiet" icon aria-label={words.actionsOf(players)}>
          <MoreIcon />
        </Button>
      </Menu>
    </li>
  )
})

import { box, type Config } from '@ludoteca/banca'
import { observer } from 'mobx-react-lite'
import { BotIcon } from '../../../components/icons.tsx'
import { Notice } from '../../../components/notice.tsx'
import { SeatMark } from '../../../components/seat-mark.tsx'
import { isPersonKind } from '../../../match/persons.ts'
import { money } from '../model/numbers.ts'
import { settingInWords } from '../model/settings-words.ts'
import { type Draft, isProblem } from './draft.ts'
import css from './set-up.module.css'

/** What the game will begin with. */
export const SummaryStep = observer(({ draft }: { readonly draft: Draft }) => {
  const { config, players } = draft
  if (isProblem(config)) return <Notice look="error">{config.words}</Notice>
  const { initialMoney, bankContribution } = config
  const changed = Object.keys(draft.options) as (keyof Config)[]
  return (
    <>
      <p>
        {players.length} players bring {money(initialMoney)} each; {money(bankContribution)} of it goes into the bank.
      </p>
      <ol className={css.summary}>
        {players.map(({ name, kind }, seat) => (
          <li key={name}>
            <SeatMark seat={seat} />
            <span>{name}</span>
            {!isPersonKind(kind) && (
              <>
                <BotIcon size={16} />
                <span className="unseen">(bot)</span>
              </>
            )}
            <b className="digits">{money(initialMoney - bankContribution)}</b>
          </li>
        ))}
        <li className={css.bank}>
          <span>The bank</span>
          <b className="digits">{money(bankContribution * players.length)}</b>
        </li>
      </ol>
      {changed.length === 0 ? (
        <p className={css.help}>
          Everything else as in the standard game. It lasts until you stop: whoever locks in, leaves.
        </p>
      ) : (
        <dl className={css.changes}>
          {changed.map((key) => (
            <div key={key}>
              <dt>{box.words.option(key).label}</dt>
              <dd>{settingInWords(key, config)}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  )
})

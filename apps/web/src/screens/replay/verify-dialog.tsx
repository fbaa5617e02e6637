import { refusalInWords, type Verdict } from '@ludoteca/kernel'
import { observer } from 'mobx-react-lite'
import { type ReactNode, useEffect, useState } from 'react'
import { Button } from '../../components/button.tsx'
import { classes } from '../../components/classes.ts'
import { CheckIcon, WarningIcon } from '../../components/icons.tsx'
import { Modal } from '../../components/modal.tsx'
import { Notice } from '../../components/notice.tsx'
import { Progress } from '../../components/progress.tsx'
import type { ReplayPlayer } from '../../match/replay-player.ts'
import { useWords } from '../../words/in-locales.ts'
import css from './replay.module.css'
import { replayWords } from './words.ts'

interface VerifyDialogProps {
  readonly player: ReplayPlayer
  readonly open: boolean
  onClose(): void
}

/** Recomputes every hash before one's eyes. */
export const VerifyDialog = observer(({ player, open, onClose }: VerifyDialogProps) => {
  const words = useWords(replayWords)
  return (
    <Modal wide open={open} onClose={onClose} title={words.verify} lead={words.verifyLead}>
      {open && <Verification player={player} onClose={onClose} />}
    </Modal>
  )
})

const Verification = observer(({ player, onClose }: Omit<VerifyDialogProps, 'open'>) => {
  const words = useWords(replayWords)
  const { match } = player
  const [done, setDone] = useState(0)
  const [verdict, setVerdict] = useState<Verdict>()
  useEffect(() => {
    let isHere = true
    void match.verify((moves) => isHere && setDone(moves)).then((found) => isHere && setVerdict(found))
    return () => {
      isHere = false
    }
  }, [match])
  const { moves } = match.record
  if (verdict === undefined) return <Progress label={words.checking} value={done} max={moves.length} />
  const { seedHolds, unfairness, divergence } = verdict
  const holds = seedHolds === true && unfairness === undefined && divergence === undefined
  return (
    <>
      <Notice look={holds ? 'good' : 'error'}>{holds ? words.holds : words.holdsNot}</Notice>
      <Proof match={match} verdict={verdict} />
      {divergence && divergence.seq > 0 && (
        <Button
          onClick={() => {
            player.goTo(divergence.seq)
            onClose()
          }}
        >
          {words.goThere(divergence.seq)}
        </Button>
      )}
    </>
  )
})

interface ProofProps {
  readonly match: ReplayPlayer['match']
  readonly verdict: Verdict
}

const Proof = observer(({ match: { record, box }, verdict }: ProofProps) => {
  const words = useWords(replayWords)
  const { seedHolds, unfairness, divergence } = verdict
  return (
    <dl className={css.proof}>
      <div>
        <dt>{words.commitment}</dt>
        <dd className={css.hash}>{record.seedCommit}</dd>
      </div>
      <div>
        <dt>{words.seed}</dt>
        <dd>
          <p className={css.hash}>{record.seed ?? '–'}</p>
          <Finding isGood={seedHolds === true}>{seedHolds ? words.seedHolds : words.seedHoldsNot}</Finding>
        </dd>
      </div>
      {record.fairness && (
        <div>
          <dt>{words.origin}</dt>
          <dd>
            <p className={css.hash}>{record.fairness.serverSeed}</p>
            {record.fairness.contributions.map(({ name, entropy }) => (
              <p key={name}>
                {name}: <span className={css.hash}>{entropy}</span>
              </p>
            ))}
            <p>
              {words.fingerprint}: <span className={css.hash}>{record.fairness.serverSeedCommit}</span>
            </p>
            <Finding isGood={unfairness === undefined}>{unfairness ? words.unfair[unfairness] : words.fair}</Finding>
          </dd>
        </div>
      )}
      <div>
        <dt>{words.moves}</dt>
        <dd>
          <Finding isGood={divergence === undefined}>
            {divergence
              ? `${words.diverges(divergence.seq)} ${words.why[divergence.why]}`
              : words.allHold(verdict.moves)}
          </Finding>
          {divergence?.refusal && <p lang={box.locale}>{refusalInWords(box.words, box.locale, divergence.refusal)}</p>}
        </dd>
      </div>
    </dl>
  )
})

function Finding({ isGood, children }: { readonly isGood: boolean; readonly children: ReactNode }): ReactNode {
  const Icon = isGood ? CheckIcon : WarningIcon
  return (
    <p className={classes(css.verdict, isGood ? css.good : css.bad)}>
      <Icon size={18} />
      <span>{children}</span>
    </p>
  )
}

import { MODES, PHASES, personaOf, SPECIALS, TEAMS, UI } from '@ludoteca/imperio'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { Button } from '../../../components/button.tsx'
import { SelectField } from '../../../components/field.tsx'
import { choicesOf } from '../../../kit/choices.ts'
import { seatOf } from '../../../kit/table-kit.ts'
import { Crest } from '../art/crest.tsx'
import { PersonaFace } from '../art/persona-face.tsx'
import { play, useTable, viewOf } from '../kit.ts'
import css from './init-panel.module.css'
import { initWords as words } from './init-words.ts'
import { teamLabel } from './team-label.ts'

/** Before the first round: what kind of match it is, who writes about it, and one's dynasty. */
export const InitPanel = observer(() => {
  const { match } = useTable()
  const { options, personaId, rounds } = viewOf(match)
  const { nombre_es, specialRounds, elections } = MODES[options.mode]
  const persona = personaOf(personaId)
  return (
    <div className={css.init}>
      <p className={css.edition}>{words.edition(nombre_es, rounds)}</p>
      <div className={css.persona}>
        <PersonaFace persona={personaId} />
        <p>{words.writes(persona.nombre_es)}</p>
      </div>
      <ul className={css.calendar}>
        {Object.entries(specialRounds).map(([round, special]) => (
          <li key={round}>
            {words.inRound(Number(round))} <strong>{SPECIALS.find(({ id }) => id === special)?.nombre_es}</strong>
          </li>
        ))}
        {elections.map((round) => (
          <li key={round}>
            {words.inRound(round)} <strong>{PHASES.VOTE}</strong>
          </li>
        ))}
      </ul>
      <Dynasty />
      <p className={css.disclaimer}>{UI.disclaimer}</p>
    </div>
  )
})

/** Whoever has not brought a dynasty along may still choose one. */
const Dynasty = observer(() => {
  const { match } = useTable()
  const { options, owners } = viewOf(match)
  const me = seatOf(match)
  const own = me === undefined ? undefined : owners[me]?.team
  const [team, setTeam] = useState(own)
  if (me === undefined || own === undefined) return null
  const mayChoose = choicesOf(match, 'profile').length > 0
  if (!mayChoose) {
    return (
      <p className={css.dynasty}>
        <Crest team={own} /> {words.yours(teamLabel(options, own))}
      </p>
    )
  }
  return (
    <div className={css.dynasty}>
      <Crest team={team ?? own} />
      <SelectField
        label={words.dynasty}
        value={team ?? own}
        options={TEAMS.map(({ id }) => ({ value: id, label: teamLabel(options, id) }))}
        onChange={setTeam}
      />
      <Button onClick={() => void play(match, { type: 'profile', team: team ?? own })}>{words.choose}</Button>
      {match.refusal?.move.type === 'profile' && <p role="alert">{match.refusal.message}</p>}
    </div>
  )
})

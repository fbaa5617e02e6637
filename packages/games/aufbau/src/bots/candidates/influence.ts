import { permanentInfluenceCap, temporaryInfluenceCap } from '../../rules/caps.ts'
import { gold } from '../mind.ts'
import { amounts, BELOW_LARGE, type Proposer } from './family.ts'

export const influence: Proposer = (mind) =>
  amounts(Math.min(temporaryInfluenceCap(mind.me), gold(mind)), BELOW_LARGE).map((investments) => ({
    type: 'gainInfluence',
    kind: 'temporary',
    investments,
  }))

export const permanentInfluence: Proposer = (mind) =>
  amounts(Math.min(permanentInfluenceCap(mind.me), Math.floor(gold(mind) / 2)), BELOW_LARGE).map((investments) => ({
    type: 'gainInfluence',
    kind: 'permanent',
    investments,
  }))

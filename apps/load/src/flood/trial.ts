import { MessageCatalogue } from '@ludoteca/protocol'
import { MessageTrial } from '@ludoteca/protocol/testing'
import { games } from '../games.ts'

const boxes = await Promise.all(games.map((entry) => entry.load()))

/** The messages that the server of a load run reads: those of all its games. */
export const trial = new MessageTrial(new MessageCatalogue(boxes.map(({ messages = {} }) => messages)))

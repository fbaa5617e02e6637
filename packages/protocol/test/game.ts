import type { GameMessages } from '@ludoteca/kernel'
import { MessageCatalogue } from '../src/index.ts'

const name = { kind: 'text', min: 1, max: 40 } as const

/** A made-up game that says everything a game can say of its messages. */
export const GAME = {
  moves: {
    SUBMIT_WAGER: {
      move: 'wager',
      payload: { on: { ...name, nullable: true }, amount: { kind: 'int' }, bold: { kind: 'flag' } },
    },
    SUBMIT_MARKET_ORDER: {
      move: 'marketOrder',
      payload: {
        side: { kind: 'enum', of: ['BUY', 'SELL'] },
        times: { kind: 'enum', of: [0, 1, 2], optional: true },
        terms: { kind: 'data' },
        notes: { kind: 'list', of: { kind: 'text', max: 9 }, optional: true },
        prices: { kind: 'map', of: { kind: 'int', min: 0 }, optional: true },
        to: { kind: 'object', fields: { name, share: { kind: 'number', optional: true } }, optional: true },
      },
      limit: { count: 3, perMs: 60_000 },
    },
  },
  facts: {
    MARKET_OPENED: {
      fact: 'marketOpened',
      payload: {
        round: { kind: 'int' },
        lots: { kind: 'list', of: { kind: 'object', fields: { id: { kind: 'text' }, price: { kind: 'int' } } } },
        leader: { kind: 'text', nullable: true },
        endsAt: { kind: 'number', optional: true },
      },
    },
  },
  profile: {
    guild: { kind: 'text', pattern: '^G-[0-9]{2}$', examples: ['G-01', 'G-17'] },
    quiet: { kind: 'flag' },
    courage: { kind: 'enum', of: ['NONE', 'SOME'] },
    patience: { kind: 'int', min: 1, max: 4 },
  },
} as const satisfies GameMessages

/** The messages of the protocol with those of that game. */
export const catalogue = new MessageCatalogue([GAME])

/** [10.4] The two decks, straight from the rulebook. */
export type DeckId = 'chance' | 'chest'
export const DECKS: readonly DeckId[] = ['chance', 'chest']

export type CardEffect =
  | { readonly kind: 'advanceTo'; readonly space: number }
  | { readonly kind: 'advanceToNearest'; readonly target: 'utility' | 'railroad' }
  | { readonly kind: 'moveBack'; readonly steps: number }
  | { readonly kind: 'goToJail' }
  | { readonly kind: 'collectBank'; readonly amount: number }
  | { readonly kind: 'payBank'; readonly amount: number }
  | { readonly kind: 'payEach'; readonly amount: number }
  | { readonly kind: 'collectEach'; readonly amount: number }
  | { readonly kind: 'repairs'; readonly perHouse: number; readonly perHotel: number }
  | { readonly kind: 'keepJailCard' }

export type CardId = `F${string}` | `A${string}`

export interface Card {
  readonly id: CardId
  readonly text: string
  readonly effect: CardEffect
}

const card = (id: CardId, text: string, effect: CardEffect): Card => ({ id, text, effect })
const advance = (space: number): CardEffect => ({ kind: 'advanceTo', space })
const receive = (amount: number): CardEffect => ({ kind: 'collectBank', amount })
const pay = (amount: number): CardEffect => ({ kind: 'payBank', amount })
const NEXT_HARBOUR: CardEffect = { kind: 'advanceToNearest', target: 'railroad' }

export const CHANCE: readonly Card[] = [
  card('F01', 'Market day! Hurry to Porta Mercatus and draw your stipend.', advance(0)),
  card('F02', 'Pearl traders await you. Advance to Porticus Margaritaria.', advance(24)),
  card('F03', 'A new scent is on sale. Advance to Vicus Unguentarius.', advance(11)),
  card(
    'F04',
    'Inspect the nearest public work ahead. If it has an owner, throw the dice and pay ten times the throw.',
    { kind: 'advanceToNearest', target: 'utility' },
  ),
  card(
    'F05',
    'Your cargo is due. Advance to the next harbour; if it has an owner, pay twice the usual rent.',
    NEXT_HARBOUR,
  ),
  card(
    'F06',
    'A storm forces you into port. Advance to the next harbour; if it has an owner, pay twice the usual rent.',
    NEXT_HARBOUR,
  ),
  card('F07', 'Your share in a shipping venture pays out. Receive 50.', receive(50)),
  card('F08', 'A patron speaks for you. Keep this pardon and use it to leave Carcer.', { kind: 'keepJailCard' }),
  card('F09', 'You left your ledger behind. Go back three spaces.', { kind: 'moveBack', steps: 3 }),
  card('F10', 'False weights found on your stall! Go straight to Carcer.', { kind: 'goToJail' }),
  card('F11', 'Fire wardens demand repairs: 25 per taberna, 100 per emporium.', {
    kind: 'repairs',
    perHouse: 25,
    perHotel: 100,
  }),
  card('F12', 'Your mule blocked the street. Pay a fine of 15.', pay(15)),
  card('F13', 'A grain ship is in. Travel to Portus Ostiensis.', advance(5)),
  card('F14', 'You are invited to the triumph. Walk to Via Sacra.', advance(39)),
  card('F15', 'The guild elects you master. Treat every other player to 50.', { kind: 'payEach', amount: 50 }),
  card('F16', 'A building contract is settled. Receive 150.', receive(150)),
]

export const CHEST: readonly Card[] = [
  card('A01', 'The censor calls all traders. Advance to Porta Mercatus and draw your stipend.', advance(0)),
  card('A02', 'The treasury clerk miscounts in your favour. Receive 200.', receive(200)),
  card('A03', 'The physician sends his bill. Pay 50.', pay(50)),
  card('A04', 'You sell a stake in a salt pan. Receive 50.', receive(50)),
  card('A05', 'The tribune grants clemency. Keep this pardon and use it to leave Carcer.', { kind: 'keepJailCard' }),
  card('A06', 'Unpaid customs duty! Go straight to Carcer.', { kind: 'goToJail' }),
  card('A07', 'Saturnalia savings are paid back. Receive 100.', receive(100)),
  card('A08', 'You paid too much levy. Receive 20.', receive(20)),
  card('A09', 'Your name day feast: every other player gives you 10.', { kind: 'collectEach', amount: 10 }),
  card('A10', 'The burial club dissolves. Receive 100.', receive(100)),
  card('A11', 'You endow a bath house for the sick. Pay 100.', pay(100)),
  card('A12', 'The tutor wants his fee. Pay 50.', pay(50)),
  card('A13', 'You advised the harbour master. Receive 25.', receive(25)),
  card('A14', 'The aediles bill you for paving: 40 per taberna, 115 per emporium.', {
    kind: 'repairs',
    perHouse: 40,
    perHotel: 115,
  }),
  card('A15', 'Second prize for the best market stall. Receive 10.', receive(10)),
  card('A16', 'A distant cousin remembers you. Inherit 100.', receive(100)),
]

/** Every card by its id. */
export const CARDS: ReadonlyMap<CardId, Card> = new Map([...CHANCE, ...CHEST].map((known) => [known.id, known]))

/** The card of each deck that is kept until it is used to leave jail. */
export const JAIL_CARD: Readonly<Record<DeckId, CardId>> = { chance: 'F08', chest: 'A05' }

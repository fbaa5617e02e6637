/** What the coach says in the first match, in order; two sentences at most. */
export const COACH = {
  board: 'Everybody begins at Porta Mercatus with 1,500 denarii. Whoever owns a street is paid by all who stop there.',
  roll: 'Your turn begins with the dice. Roll them.',
  buy: 'Nobody owns Vicus Piscatorius, and it costs 100. Buy it, and it is you who is paid rent here.',
  endTurn: 'The two streets after the card space are of the same district. End your turn, and see who gets there.',
  auction: 'Livia did not want Vicus Salinarum, so it goes to the highest bidder. It is of your district: bid 80.',
  trade: 'Marcus has bought Ripa Tiberina, the last street of your district. Offer him 240 denarii for it.',
  build: 'The district is whole, and only now you may build there. Build two tabernae on each of its streets.',
  again: 'Rent for Ripa Tiberina has gone up from 8 to 100. Now roll the dice.',
  visit: 'In Carcer you are just visiting: only those who were sent here are held. End your turn and watch Gaius.',
  rent: 'Gaius had to stop at Ripa Tiberina, and paid you. Whoever lasts longer than all others wins the market.',
} as const

export const WATCH = 'It is not your turn. Watch what the others do.'

/** What was learnt, for the end. */
export const LEARNT: readonly string[] = [
  'Roll, move, and buy what nobody owns: whoever stops there later pays rent.',
  'What is not bought is auctioned, and everybody may bid.',
  'Trades complete districts, and nothing else makes as much difference.',
  'A whole district can be built on: that multiplies its rents.',
]

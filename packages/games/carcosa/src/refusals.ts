/** Why something cannot be done now. The kernel's own codes (E_PHASE, E_SEAT, E_RANGE, E_FORMAT, E_CONFIG) come on top. */
export type RefusalCode =
  /** No actions left in this turn. */
  | 'E_NO_ACTIONS'
  /** The turn is locked: failed escape, stun, Ascensor or Trampilla. */
  | 'E_LOCKED'
  /** Caught in a web or a sack. */
  | 'E_TRAPPED'
  | 'E_NOT_TRAPPED'
  /** The one attempt of this turn has been made. */
  | 'E_ESCAPE_TRIED'
  /** [D-32] No more free actions, no more offers in this turn. */
  | 'E_FREE_LIMIT'
  | 'E_OFFER_LIMIT'
  /** Movement is blocked in this round. */
  | 'E_MOVE_BLOCKED'
  /** PARANOIA closes the way. */
  | 'E_PARANOIA'
  /** Must be in a room, in the Santuario, in that special room. */
  | 'E_NOT_IN_ROOM'
  | 'E_NOT_IN_SANCTUARY'
  | 'E_NOT_IN_SPECIAL'
  /** No such card or nothing of the kind in hand. */
  | 'E_NO_ITEM'
  | 'E_NO_KEY'
  | 'E_NO_BOOK'
  | 'E_NO_STATUS'
  | 'E_DECK_EMPTY'
  /** Nobody, or no figure, to do it to. */
  | 'E_NO_MONSTER'
  | 'E_NO_PARTNER'
  /** The King or a Tanque keeps one from meditating. */
  | 'E_KING_HERE'
  | 'E_TANK_HERE'
  /** Not enough sanity to pay, or nothing to recover. */
  | 'E_SANITY_LOW'
  | 'E_SANITY_FULL'
  /** Only a certain role can do that. */
  | 'E_ROLE'
  /** Switched off by the options of this match. */
  | 'E_OPTION'
  /** Once per turn, once per match. */
  | 'E_ALREADY_USED'
  /** The crown is worn. */
  | 'E_CROWN_TAKEN'
  /** Temporary stairs stand here already. */
  | 'E_STAIRS_HERE'
  /** No free place for it: objects, keys, Armería. */
  | 'E_NO_SLOT'
  | 'E_NO_KEY_SLOT'
  | 'E_ARMERIA_FULL'
  | 'E_ARMERIA_EMPTY'
  /** [D-36] The Llavero holds a key that would have no place. */
  | 'E_LLAVERO_IN_USE'
  | 'E_VANIDAD'
  /** The ritual: two souls exactly, both with an action; a refusal counts for the turn. */
  | 'E_RITUAL_SOULS'
  | 'E_RITUAL_PARTNER'
  | 'E_RITUAL_REFUSED'
  | 'E_RITUAL_DONE'
  /** An offer of nothing for nothing; a thing the other does not have. */
  | 'E_TRADE_EMPTY'
  | 'E_TRADE_ITEM'
  /** Options: so many roles must be chosen. */
  | 'E_ROLES'

export const REFUSAL_CODES: readonly RefusalCode[] = [
  'E_NO_ACTIONS',
  'E_LOCKED',
  'E_TRAPPED',
  'E_NOT_TRAPPED',
  'E_ESCAPE_TRIED',
  'E_FREE_LIMIT',
  'E_OFFER_LIMIT',
  'E_MOVE_BLOCKED',
  'E_PARANOIA',
  'E_NOT_IN_ROOM',
  'E_NOT_IN_SANCTUARY',
  'E_NOT_IN_SPECIAL',
  'E_NO_ITEM',
  'E_NO_KEY',
  'E_NO_BOOK',
  'E_NO_STATUS',
  'E_DECK_EMPTY',
  'E_NO_MONSTER',
  'E_NO_PARTNER',
  'E_KING_HERE',
  'E_TANK_HERE',
  'E_SANITY_LOW',
  'E_SANITY_FULL',
  'E_ROLE',
  'E_OPTION',
  'E_ALREADY_USED',
  'E_CROWN_TAKEN',
  'E_STAIRS_HERE',
  'E_NO_SLOT',
  'E_NO_KEY_SLOT',
  'E_ARMERIA_FULL',
  'E_ARMERIA_EMPTY',
  'E_LLAVERO_IN_USE',
  'E_VANIDAD',
  'E_RITUAL_SOULS',
  'E_RITUAL_PARTNER',
  'E_RITUAL_REFUSED',
  'E_RITUAL_DONE',
  'E_TRADE_EMPTY',
  'E_TRADE_ITEM',
  'E_ROLES',
]

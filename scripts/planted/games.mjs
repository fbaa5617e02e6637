const banca = (file, ...rest) => [`packages/games/banca/src/rules/${file}`, ...rest]
const market = (file, ...rest) => [`packages/games/ludomercatus/src/rules/${file}`, ...rest]
const byBanca = ['packages/games/banca/test/scenarios/']
const byMarket = (...names) => names.map((name) => `packages/games/ludomercatus/test/scenarios/${name}.test.ts`)

/** Faults in rules. */
export const games = [
  [
    'dividends are rounded up',
    ...banca('payout.ts', 'Math.floor(bank / players)', 'Math.ceil(bank / players)'),
    ['packages/games/banca/src/rules/payout.test.ts'],
  ],
  [
    'equal balances have unequal ranks',
    ...banca('ranking.ts', 'other > balance', 'other >= balance'),
    ['packages/games/banca/src/rules/ranking.test.ts'],
  ],
  ['the least bid is too low', ...banca('auction.ts', 'amount < minimum', 'amount <= minimum'), byBanca],
  ['bids need not be paid for', ...banca('auction.ts', 'cost > balance', 'false'), byBanca],
  ['the bank loses what it is paid', ...banca('money.ts', 's.bank += amount', 's.bank -= amount'), byBanca],
  ['the penalty rises a turn early', ...banca('prices.ts', '(turn - 1)', 'turn'), byBanca],
  [
    'interest is rounded down',
    ...market('mortgage.ts', 'Math.ceil(', 'Math.floor('),
    ['packages/games/ludomercatus/src/rules/mortgage.test.ts'],
  ],
  [
    'streets are built unevenly',
    ...market('levels.ts', 'high - low <= 1', 'high - low <= 2'),
    ['packages/games/ludomercatus/src/rules/levels.test.ts'],
  ],
  [
    'what is mortgaged is worth its price',
    ...market('worth.ts', 'mortgaged ? mortgage : price', 'price + 0 * mortgage'),
    ['packages/games/ludomercatus/src/rules/worth.test.ts'],
  ],
  [
    'a full group does not pay double',
    ...market('rent.ts', "{ amount: 2 * amount, rule: 'doubled' }", "{ amount, rule: 'doubled' }"),
    byMarket('rent'),
  ],
  [
    'what is mortgaged earns rent',
    ...market('rent.ts', 'deed.owner === seat || deed.mortgaged)', 'deed.owner === seat)'),
    byMarket('rent', 'mortgages'),
  ],
  [
    'a card to a work asks five times the throw',
    ...market('rent.ts', 'WORK_CARD_MULTIPLIER = 10', 'WORK_CARD_MULTIPLIER = 5'),
    byMarket('cards', 'rent'),
  ],
  [
    'leaders who are equal all pay',
    'packages/games/imperio/src/rules/tax.ts',
    'other >= mine',
    'other > mine',
    ['packages/games/imperio/src/rules/tax.test.ts'],
  ],
  [
    'who is healed goes beyond their maximum',
    'packages/games/carcosa/src/rules/sanity.ts',
    'Math.min(amount, effectiveMax(p) - p.sanity)',
    'amount',
    ['packages/games/carcosa/test/scenarios/healing.test.ts', 'packages/games/carcosa/test/scenarios/sanity.test.ts'],
  ],
  [
    'nobody is at the edge',
    'packages/games/carcosa/src/rules/sanity.ts',
    'p.atMinus5 = sanity === SANITY_FLOOR',
    'p.atMinus5 = sanity < SANITY_FLOOR',
    ['packages/games/carcosa/test/scenarios/sanity.test.ts'],
  ],
  [
    'a card that two have bid takes the pearl',
    'packages/games/pearls/src/steps/bids.ts',
    'shown.indexOf(card) === shown.lastIndexOf(card)',
    'card > 0',
    ['packages/games/pearls/test/scenarios.test.ts'],
  ],
  [
    'one thing is done twice in a round',
    'packages/games/aufbau/src/rules/action-economy.ts',
    'isFresh && hasAction(w, p)',
    'hasAction(w, p)',
    ['packages/games/aufbau/test/commands/refusals-actions.test.ts'],
  ],
  [
    'who had a token by lot keeps it beside the other',
    ...market('tokens.ts', 'held[holder] = before', 'held[holder] = token'),
    byMarket('tokens'),
  ],
  [
    'a token that somebody chose is taken',
    ...market('tokens.ts', 'tokens?.chosen[holder] === false', 'tokens?.chosen[holder] !== undefined'),
    byMarket('tokens'),
  ],
  [
    'a token is chosen after the first throw',
    ...market('tokens.ts', 'seat === s.active ? isBeforeRoll', 'seat === s.active ? true'),
    byMarket('tokens'),
  ],
  [
    'change at the start is another',
    ...market('notes.ts', '[0, 4, 1, 1, 2, 1, 5]', '[0, 4, 1, 2, 1, 1, 5]'),
    ['packages/games/ludomercatus/src/rules/notes.test.ts'],
  ],
  [
    'whoever is in jail collects rent against the option',
    ...market('rent.ts', 'options.noRentInJail !== true ||', 'true ||'),
    byMarket('house-rules'),
  ],
  [
    'building is even against the option',
    ...market('buildings.ts', 'options.evenBuilding !== false', 'options.evenBuilding !== null'),
    byMarket('house-rules'),
  ],
  [
    'everybody starts with the usual cash against the option',
    'packages/games/ludomercatus/src/state.ts',
    'newPlayer(options.startCash ?? START_CASH)',
    'newPlayer(START_CASH)',
    byMarket('house-rules'),
  ],
  [
    'what can be entered for a winner is what nobody has',
    ...banca('auction.ts', 'balance - (balance % s.config.bidStep)', '9000 - (balance % s.config.bidStep)'),
    byBanca,
  ],
  [
    'the banker opens an auction on the screen that begins with the first seat',
    ...banca('auction.ts', '(s.turn - 1) % seats', '0 * seats'),
    byBanca,
  ],
  [
    'what bots have sealed is the banker’s to enter',
    'packages/games/banca/src/steps/exits.ts',
    'f.sealed?.[seat] ?? seats.includes(seat)',
    'seats.includes(seat)',
    byBanca,
  ],
  [
    'whoever escapes the sack leaves the Viejo awake',
    'packages/games/carcosa/src/actions/basics.ts',
    'stunFigure(figure, ESCAPE_STUN, io)',
    'stunFigure(figure, 0 * ESCAPE_STUN, io)',
    ['packages/games/carcosa/test/scenarios/sack.test.ts'],
  ],
  [
    'sanity does not help out of the sack',
    'packages/games/carcosa/src/actions/basics.ts',
    'const total = die + me.sanity',
    'const total = die + 0 * me.sanity',
    ['packages/games/carcosa/test/scenarios/sack.test.ts'],
  ],
  [
    'the Viejo goes on with a victim that has escaped',
    'packages/games/carcosa/src/rules/statuses.ts',
    "if (id === 'TRAPPED_SACK') letGo(s.monsters, seat)",
    "if (id !== 'TRAPPED_SACK') letGo(s.monsters, seat)",
    ['packages/games/carcosa/test/scenarios/sack.test.ts'],
  ],
  [
    'a table begins without free actions at zero',
    'packages/games/carcosa/src/config.ts',
    'freeActionsAtZero: { domain: flag, default: true }',
    'freeActionsAtZero: { domain: flag, default: false }',
    ['packages/games/carcosa/test/scenarios/'],
  ],
  [
    'a bought key without a place is kept',
    'packages/games/carcosa/src/steps/motemey-choose.ts',
    'if (hasKeySlot(soulAt(s, seat)))',
    'if (hasKeySlot(soulAt(s, seat)) || true)',
    ['packages/games/carcosa/test/scenarios/seed-c-d.test.ts'],
  ],
  [
    'a bought key without a place goes under the rejected card',
    'packages/games/carcosa/src/steps/motemey-choose.ts',
    'putBottom(s.motemey, uid, publicKnowledge(s.round))',
    's.motemey.cards.unshift(uid)',
    ['packages/games/carcosa/test/scenarios/seed-c-d.test.ts'],
  ],
]

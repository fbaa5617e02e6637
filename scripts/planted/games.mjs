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
    ...market('worth.ts', 'deed.mortgaged ? mortgage : price', 'price + 0 * mortgage'),
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
]

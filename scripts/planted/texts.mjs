const inGame = (game, file, right, wrong, ...tests) => [
  `packages/games/${game}/src/${file}`,
  right,
  wrong,
  tests.map((name) => `packages/games/${game}/test/${name}.test.ts`),
]
const carcosa = (...fault) => inGame('carcosa', ...fault)
const aufbau = (...fault) => inGame('aufbau', ...fault)
const imperio = (...fault) => inGame('imperio', ...fault)

/** Faults in what games tell people, above all before they decide. */
export const texts = [
  [
    'nobody hears that too few keys would be left',
    ...carcosa('text/cautions.ts', "isLost ? ': derrota al final de la ronda'", "isLost ? ''", 'text/cautions'),
  ],
  [
    'the price of the crown is not warned of',
    ...carcosa('text/cautions.ts', '...keysLeft(view, 1),', '', 'text/cautions'),
  ],
  [
    'nobody hears whom a fall pushes to the edge',
    ...carcosa('text/cautions.ts', '...(asked.length === 0 ?', '...(asked.length >= 0 ?', 'text/cautions'),
  ],
  [
    'a key that does not fit is bought without a warning',
    ...carcosa(
      'text/cautions.ts',
      "cardOf(uid) !== 'KEY' || hasKeySlot",
      "cardOf(uid) === 'KEY' || hasKeySlot",
      'text/cautions',
    ),
  ],
  [
    'a total below nothing adds up wrongly',
    ...carcosa('text/grammar.ts', 'die + sanity < 0', 'die + sanity < -99', 'text/values'),
  ],
  [
    'figures are all called he',
    ...carcosa('text/terms.ts', "startsWith('la ') ? 'a' : 'o'", "startsWith('la ') ? 'o' : 'o'", 'text/genders'),
  ],
  [
    'one of a good is told as many',
    ...aufbau(
      'text/names/counted.ts',
      'Math.abs(count) === 1 ? forms[0]',
      'Math.abs(count) === 3 ? forms[0]',
      'text/counts',
    ),
  ],
  [
    'what pirates left is told as what was earned',
    ...aufbau('text/facts/actions.ts', 'left12 + 12 * cargo.lost', 'left12 + 0 * cargo.lost', 'text/counts'),
  ],
  [
    'what is lent in the last round comes back',
    ...aufbau('text/facts/actions.ts', 'if (isLast) return', 'if (payout < 0) return', 'text/counts', 'text/in-play'),
  ],
  [
    'a round always holds two actions and a free building',
    ...aufbau('text/turn.ts', 'ACTIONS[actions] ??', 'ACTIONS[2] ??', 'text/help'),
  ],
  [
    'odds of an outlook are not in hundredths',
    ...aufbau('text/outlook.ts', 'number(5 * twentieths)', 'number(twentieths)', 'text/outlook'),
  ],
  [
    'results that cost something else do not say so',
    ...aufbau('text/outlook.ts', 'cost === listed ?', "cost !== '' ?", 'text/outlook'),
  ],
  [
    'an outlook promises goods after the last round',
    ...aufbau('text/outlook.ts', 'isLast: isLastRound(view)', 'isLast: isLastRound(view) && false', 'text/outlook'),
  ],
  [
    'goods are offered without their stock',
    ...aufbau('text/quotes.ts', 'stock === 0 ?', 'stock >= 0 ?', 'text/outlook'),
  ],
  [
    'what cannot be paid bursts',
    ...aufbau(
      'commands/purchase.ts',
      'isPayable ? paidBy(p, price, tier) : askedFor(price, tier)',
      'isPayable ? paidBy(p, price, tier) : paidBy(p, price, tier)',
      'commands/plans',
    ),
  ],
  [
    'who cannot pay for goods is not shown what they would cost',
    ...aufbau(
      'commands/money-buy.ts',
      'canPay(p, price) ? p.gold12 : Number.POSITIVE_INFINITY',
      'canPay(p, price) ? p.gold12 : 0 + p.gold12',
      'commands/plans',
    ),
  ],
  [
    'private rooms are those of the list alone',
    ...aufbau(
      'data/facilities.ts',
      'isPersonalKey(key) ? kindOf(key, IN_PRIVATE) : undefined',
      'undefined',
      'commands/facility-places',
    ),
  ],
  [
    'labour left over counts as labour at work',
    ...aufbau(
      'playtest/yields.ts',
      'LABOR_LEFT_GOLD = POOL_UNIT12 / 12',
      'LABOR_LEFT_GOLD = POOL_UNIT12 / 2',
      'playtest',
    ),
  ],
  [
    'a page says of the market what is not so',
    ...aufbau(
      'data/posts.ts',
      'ORGANIZATION_SLOTS_PER_RANK = 2',
      'ORGANIZATION_SLOTS_PER_RANK = 3',
      'text/simplifications',
    ),
  ],
  [
    'risk has a decimal comma',
    ...imperio('text/terms.ts', "rest === '' ? '' : `.", "rest === '' ? '' : `,", 'text/values'),
  ],
  [
    'a tie of Wealth is not told',
    ...imperio(
      'text/facts/match.ts',
      'tieBreak === undefined || before === undefined',
      'tieBreak !== undefined || before === undefined',
      'match',
    ),
  ],
  [
    'a tie at the top ends a match as any other does',
    ...imperio(
      'game.ts',
      'version > 1 ? rankLines(s)[1]?.tieBreak : undefined',
      'version > 9 ? rankLines(s)[1]?.tieBreak : undefined',
      'match',
    ),
  ],
  ['debts decide a tie for those who owe more', ...imperio('rules/ranking.ts', 'fame, -debt,', 'fame, debt,', 'match')],
  [
    'an escort protects whoever is paid',
    ...imperio(
      'text/deals.ts',
      "fields.payer === 'RECEIVER' ? [rival, owner]",
      "fields.payer === 'SENDER' ? [rival, owner]",
      'text/deals',
    ),
  ],
  [
    'whoever made an offer does not hear that it expired',
    ...imperio(
      'steps/deals.ts',
      'for (const deal of expired) tellParties(s, deal, io)',
      'for (const deal of expired.slice(9)) tellParties(s, deal, io)',
      'scenarios/audiences',
    ),
  ],
  [
    'a counter is rejected by whoever made it',
    ...imperio(
      'text/deals.ts',
      'isCounter ? [to, from] : [from, to]',
      'isCounter ? [from, to] : [from, to]',
      'text/deals',
    ),
  ],
  [
    'in the last round there is talk of a next one',
    ...imperio('text/terms.ts', 'when.round >= when.rounds\n}', 'when.round > when.rounds\n}', 'text/last-round'),
  ],
  [
    'what lasts beyond the match is told to',
    ...imperio(
      'text/terms.ts',
      'Math.min(count, when.rounds - when.round)',
      'Math.max(count, when.rounds - when.round)',
      'text/last-round',
    ),
  ],
  [
    'the seed’s own letters are read',
    ...imperio(
      'data/literals.ts',
      "SPELLING === 'SEED' ? literal",
      "SPELLING !== 'SEED' ? literal",
      'text/lima',
      'text/literals',
    ),
  ],
  [
    'a smoke screen hides losses of two or more alone',
    ...imperio(
      'rules/cortina.ts',
      'loss >= cortinaFrom',
      'loss >= Math.max(2, cortinaFrom)',
      'scenarios/cards',
      'scenarios/income',
    ),
  ],
  ['not to bid is called a bid', ...imperio('text/labels.ts', "'No pujar'", "'Pujar'", 'text/choices')],
  [
    'a tie is decided by cash before properties',
    ...imperio(
      'rules/ranking.ts',
      "'FAME', 'DEBT', 'PROPERTIES', 'CASH'",
      "'FAME', 'DEBT', 'CASH', 'PROPERTIES'",
      'match',
    ),
  ],
  [
    'an alternative does not say that it holds',
    ...aufbau('text/alternatives.ts', ' (wie bisher)', '', 'text/alternatives'),
  ],
]

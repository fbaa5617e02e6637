import type { Effect } from '../../catalogue/effects.ts'
import type { ActionRef } from '../../catalogue/vocabulary.ts'
import type { SpecialistKind, SpecialistTier } from '../../estate.ts'

/** [11.1] What advisers do by their field, simple, experienced and masterly. Decisions F-30 to F-41 say why. */
export const KIND_EFFECTS: Readonly<Record<SpecialistKind, Readonly<Record<SpecialistTier, readonly Effect[]>>>> = {
  tactician: tiers(tactician(1), tactician(2), [...tactician(3), { op: 'upkeep', target: 'troops', gold: -1 }]),
  wizard: tiers(wizard(1, 2), wizard(2, 4), wizard(4, 6)),
  administrator: tiers(administrator(-1, 4, 1), administrator(-2, 6, 2), administrator(-4, 8, 3)),
  strategist: tiers(strategist(1, 2), strategist(2, 4), strategist(4, 8)),
  cleric: tiers(cleric(2, 1), cleric(4, 2), cleric(6, 3)),
  financier: tiers(
    [money(-1), { op: 'income', resource: 'gold', amount: 2 }],
    [money(-2), { op: 'income', resource: 'gold', amount: perTradeRankAndShip(1) }],
    [money(-4), { op: 'income', resource: 'gold', amount: perTradeRankAndShip(2) }],
  ),
  politician: tiers(politician(-1, 4, 1), politician(-2, 8, 2), politician(-4, 16, 3)),
  builder: tiers(builder(4, 1), builder(2, 2), builder(1, 3)),
  workshop: tiers(craftMaster(2), craftMaster(4), craftMaster(6)),
  enforcer: tiers(enforcer(2, 1), enforcer(3, 2), enforcer(4, 3)),
  artisan: tiers([], [], []),
}

function tiers(
  simple: readonly Effect[],
  experienced: readonly Effect[],
  master: readonly Effect[],
): Readonly<Record<SpecialistTier, readonly Effect[]>> {
  return { simple, experienced, master }
}

function tactician(bonus: number): readonly Effect[] {
  return [
    { op: 'defence', scope: 'all', bonus },
    { op: 'combat', kind: 'open', amount: { each: bonus, per: 'troopKinds', max: bonus } },
  ]
}

function wizard(power: number, trigger: number): readonly Effect[] {
  return [
    { op: 'income', resource: 'magicPower', amount: power },
    { op: 'income', resource: 'special.minorMagicArtifacts', amount: 1, trigger },
  ]
}

function administrator(delta: number, raw: number, by: number): readonly Effect[] {
  return [
    { op: 'dc', actions: ['gainMaterials'], delta },
    {
      op: 'choose',
      when: 'round',
      options: [
        [{ op: 'income', resource: 'hostPick', amount: raw }],
        [{ op: 'income', resource: 'special.simpleTools', amount: by }],
      ],
    },
    { op: 'combat', kind: 'defence', amount: by },
    { op: 'upkeep', target: 'domains', gold: -by },
  ]
}

function strategist(bonus: number, amount: number): readonly Effect[] {
  return [
    { op: 'roll', actions: ['damageDefend', 'manipulate', 'secureLoyalty'], bonus },
    {
      op: 'choose',
      when: 'round',
      options: [[{ op: 'income', resource: 'influence', amount }], [{ op: 'income', resource: 'hostPick', amount }]],
    },
  ]
}

function cleric(influence: number, bonus: number): readonly Effect[] {
  return [
    { op: 'income', resource: 'influence', amount: influence, onlyIf: { is: 'religious' } },
    { op: 'roll', actions: ['loyaltyCheck'], bonus },
  ]
}

function money(delta: number): Effect {
  const actions: readonly ActionRef[] = ['moneyLend', 'moneySell', 'moneyBuy', 'moneySellBuy']
  return { op: 'dc', actions, delta }
}

function perTradeRankAndShip(each: number) {
  return {
    sum: [
      { each, per: 'tradeRanks' },
      { each, per: 'ships' },
    ],
  } as const
}

function politician(delta: number, influence: number, bonus: number): readonly Effect[] {
  return [
    { op: 'dc', actions: ['gainInfluence'], delta },
    { op: 'income', resource: 'influence', amount: influence },
    { op: 'defence', scope: 'counterReaction', bonus },
  ]
}

function builder(everyRounds: number, by: number): readonly Effect[] {
  return [
    { op: 'cap', what: 'freeBuilds', amount: 1, everyRounds },
    {
      op: 'choose',
      when: 'round',
      options: [
        [{ op: 'price', targets: ['facility'], gold: -by, min: 1 }],
        [{ op: 'price', targets: ['facility'], percent: -10 * by, min: 1 }],
      ],
    },
    { op: 'buildTime', rounds: -by },
  ]
}

function craftMaster(amount: number): readonly Effect[] {
  return [
    { op: 'dc', actions: ['gainMaterials.workshopOversight'], delta: -2 },
    { op: 'craft', amount },
  ]
}

function enforcer(combat: number, bonus: number): readonly Effect[] {
  return [
    { op: 'combat', kind: 'open', amount: combat },
    { op: 'defence', scope: 'all', bonus },
  ]
}

/** [spec, data file] Every number of the rules that is no table of its own. Risk is counted in hundredths ("centi"). */

export const OWNERS_MIN = 4
export const OWNERS_MAX = 12

/** [3.1, 3.6] Resources. */
export const START_COMPLIANCE = 1
export const COMPLIANCE_MAX = 3
export const EXPOSURE_MAX = 3
export const DEBT_MAX = 10
/** What a debt above it costs that nobody can pay. */
export const WRITE_OFF_FAME = 1

/** [2.4.3] The reserve, rounded up; [3.7] what a forced sale brings, rounded down. In percent of the base price. */
export const RESERVE_PCT = 50
export const FORCED_SALE_PCT = 80

/** [3.2, 3.3] Rent and worth. */
export const UPGRADE_RENT = 2
export const UPGRADE_WORTH = 2
export const SET_MIN = 2
export const SET_RENT = 1
export const SIGNAL_CAP = 1

/** [3.4] Income. */
export const OPS_DIVISOR = 4
export const INFLATION_FROM_PROPERTIES = 3
export const INTEREST_DIVISOR = 10
export const PRINCIPAL_PER_ROUND = 1

/** [3.5] Leader tax: more than 6/5 of the second highest Wealth is running away. */
export const LEADER_TAX = 1
export const RUNAWAY_TAX = 2
export const RUNAWAY_NUM = 6
export const RUNAWAY_DEN = 5

/** [4.1, 4.2] Actions. */
export const DEVELOP_COST = 3
export const DEVELOP_RISK = 5
export const INSURANCE_COST = { NONE: { BASIC: 1, FULL: 3 }, BASIC: { FULL: 2 } } as const
export const SECURITY_COST = 1
/** Protection lasts through this many further rounds. */
export const PROTECTION_ROUNDS = 1
export const PR_FAME = 1
export const PR_RISK = 50
export const AUDIT_COMPLIANCE = 1
export const AUDIT_RISK = -50

/** [4.3, 4.4] Deals. */
export const OFFER_CUTOFF_SEC = 8
export const COUNTER_CUTOFF_SEC = 4
export const PRICE_MIN_PCT = 60
export const PRICE_MAX_PCT = 200
export const LOAN_PRINCIPAL = 3
export const LOAN_PRINCIPAL_VENTANA = 4
export const LOAN_FIXED_INTEREST = 1
export const LOAN_DEFAULT_FAME = 1
export const PACT_PAYMENT = 1
export const NON_COMPETE_PAYMENT = 1
export const ESCORT_PAYMENT = 1

/** [4.5] Romper Pacto. */
export const BREAK_PACT_FAME = 1
export const BREAK_PACT_RISK = 100

/** [4.6] Fame spends. */
export const YAPE_FAME = 2
export const YAPE_CASH = 1
export const CONTROL_FAME = 2
export const CONTROL_CASH = 1
export const CORTINA_FAME = 3
/** [6.7 of the seed] Cortina de humo hides any one loss. */
export const CORTINA_ANY = 1
/** The least loss that it hides, as its owner wants it. From 4 on it costs less than it saves. */
export const CORTINA_FROM: readonly number[] = [CORTINA_ANY, 2, 3, 4]
/** What nobody was asked for in matches of version 1. */
export const CORTINA_FROM_BEFORE = 2

/** [4.7] Special rounds. */
export const WAR_ROW_PCT = 60
export const WAR_SET_FAME = 1
export const VENTANA_PRENSA_WEIGHT = 10
export const PRESTIGE_FAME = 2

/** [1.6] Rumours. */
export const RUMOR_RISK = 20
export const RUMORS_MAX = 3

/** [5.1] RiskScore. */
export const RISK_MIN = 50
export const RISK_MAX = 350
export const RISK_BASE = 100
export const RISK_PER_PROPERTY = 35
export const RISK_PER_FAME_TIER = 20
export const RISK_PER_WEALTH_TIER = 20
export const RISK_PER_EXPOSURE = 25
export const RISK_PER_COMPLIANCE = -25
export const RISK_LOGISTICA = 20
export const RISK_GOBIERNO = 10
export const RISK_COSTA = 10
export const COSTA_MANY = 3
export const RISK_PR_LAST_ROUND = 20
/** [6.6, 7.1 of the seed] What PR adds to the next round: its own effect, and the attention it draws. */
export const PR_RISK_WHOLE = PR_RISK + RISK_PR_LAST_ROUND
export const RISK_PROTECTED = -20
export const RISK_RECENT_TARGET = -60
export const FAME_TIER_STEP = 3
export const TIER_MAX = 3
/** Shown levels begin here: "Te miran", "En la mira". */
export const RISK_LEVELS = [150, 250] as const

/** [5.5–5.8] Events and their caps. */
export const POSITIVE_TARGET_WEIGHT = 100
export const ROUND_DAMAGE_CAP = 4
export const HARD_HIT_MIN = 3
export const HARD_HIT_ROUNDS = 2
export const SHOCK_SPACING_ROUNDS = 3
export const SHOCK_FIRST_ROUND = 2
export const SCANDAL_BIAS_NUM = 3
export const SCANDAL_BIAS_DEN = 5
export const INFRA_MAX = 2

/** [6.1] Elections. */
export const CONTRIBUTION_MAX = 2
export const BUNDLE_ROUNDS = 2

/** [7.5] The fame crown needs at least this. */
export const FAME_CROWN_MIN = 3

import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { REFUSAL_CODES } from '../../src/refusals.ts'

const root = new URL('../', import.meta.url)
const paths = (readdirSync(root, { recursive: true }) as string[]).filter(
  (path) => path.endsWith('.test.ts') && !path.endsWith('list.test.ts'),
)
const text = paths.map((path) => readFileSync(new URL(path, root), 'utf8')).join('\n')

/** How often each of these names stands in the tests. */
const timesOf = (names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, text.match(new RegExp(`\\b${name}\\b`, 'g'))?.length ?? 0]))
const onceEach = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, 1]))

test('every worked scenario of section 11 is one test', () => {
  const ids = Array.from({ length: 70 }, (_, i) => `T${String(i + 1).padStart(2, '0')}`)
  expect(timesOf(ids)).toEqual(onceEach(ids))
})

/** [17] Under the names that the seed gives them. */
const SEED_NAMES = [
  'test_special_setup_one_per_floor',
  'test_special_reveal_on_first_entry',
  'test_special_destroyed_on_monster_entry',
  'test_spider_trap_duration_3_turns',
  'test_spider_escape_roll_releases',
  'test_escape_stuns_source_monster_1_turn',
  'test_blunt_stuns_monster_2_turns',
  'test_yellow_king_not_stunnable',
  'test_motemey_buy_offers_two_and_choose',
  'test_motemey_buy_with_one_card_offers_one',
  'test_motemey_rejected_goes_to_bottom_no_growth',
  'test_motemey_buy_blocked_if_pending_choice',
  'test_crown_is_treasure_and_soulbound',
  'test_no_duplicate_crown_ids',
  'test_false_king_target_progression_dps_example',
]

test('every regression test that the seed names is there once', () => {
  expect(timesOf(SEED_NAMES)).toEqual(onceEach(SEED_NAMES))
})

test('every code with which the rules refuse is heard in some test', () => {
  expect(REFUSAL_CODES.filter((code) => !text.includes(`'${code}'`))).toEqual([])
})

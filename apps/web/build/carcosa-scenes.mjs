// What is to be seen of Carcosa: each picture, the match it is taken from, and what is done before it is taken.
import { asks, byChance, golden, goldenUntil } from './carcosa-records.mjs'

const souls = (page) => page.getByRole('region', { name: 'Las almas', exact: true }).getByRole('button')
const deed = (page, name) =>
  page.getByRole('list', { name: 'Lo que puedes hacer' }).getByRole('button', { name: new RegExp(`^${name}`) })
const press = (page, name) => page.getByRole('button', { name }).first().click()
/** As long as it takes until the King's dice are on the table and their effect is on show. */
const KING_WALKS_MS = 2600
const LATE = 417

export const SCENES = {
  calm: { record: () => golden('the-way-out', 4) },
  crisis: { record: () => golden('the-king-wins', LATE) },
  belt: {
    record: () => golden('the-way-out', 4),
    act: async (page) => {
      await press(page, /^La cinta/)
      await page.locator('[data-node="F2_R2"]').focus()
    },
  },
  'taberna-pick': {
    record: () => byChance('taberna', {}, (match) => mayDo(match, 'tabernaPeek')),
    act: async (page) => {
      await deed(page, 'Mirar dos mazos').click()
      await page.locator('[data-node="F1_R1"]').click()
    },
  },
  place: {
    record: () => golden('the-king-wins', LATE),
    act: async (page) => {
      await press(page, 'Mirar un lugar sin entrar')
      await page.locator('[data-node="F2_P"]').click()
    },
  },
  soul: { record: () => golden('the-way-out', 53), act: (page) => souls(page).first().click() },
  'thing-help': {
    record: () => golden('the-way-out', 53),
    act: (page) => page.locator('[data-usable]').first().click(),
  },
  card: {
    record: () => golden('the-way-out', 53),
    act: async (page) => {
      await openNotes(page)
      await press(page, /^carta|^al fondo|^arriba/)
    },
  },
  notes: { record: () => golden('the-way-out', 53), act: openNotes },
  keys: { record: () => golden('the-king-wins', LATE), act: (page) => press(page, /llaves en manos/) },
  king: { record: () => golden('the-king-wins', LATE), act: (page) => press(page, /^El Rey\. /) },
  'king-call': { record: () => goldenUntil('the-way-out', 'kingEndRound', 3) },
  'king-phase': {
    record: () => goldenUntil('the-way-out', 'kingEndRound', 3),
    moves: true,
    act: async (page) => {
      await press(page, 'Tirar los dados del Rey')
      await page.waitForTimeout(KING_WALKS_MS)
    },
  },
  trade: {
    record: () => golden('the-way-out', 44),
    act: async (page) => {
      await deed(page, 'Trato').click()
      await page.getByRole('dialog').getByRole('radio').nth(1).check()
    },
  },
  'confirm-turn': { record: () => golden('the-way-out', 4), act: (page) => deed(page, 'Terminar turno').click() },
  'confirm-minus5': {
    record: () => goldenUntil('the-king-wins', 'sacrifice', 3),
    act: (page) => press(page, /^Aceptar −5/),
  },
  sacrifice: { record: () => goldenUntil('the-king-wins', 'sacrifice', 3) },
  overflow: { record: () => goldenUntil('the-way-out', 'overflow') },
  'motemey-choose': { record: () => goldenUntil('the-way-out', 'motemeyChoose') },
  'motemey-event': { record: () => goldenUntil('the-way-out', 'motemeyEvent') },
  hallway: { record: () => goldenUntil('the-way-out', 'hallwayPeek') },
  'private-look': {
    record: () => goldenUntil('the-way-out', 'hallwayPeek'),
    act: (page) => page.getByRole('dialog').getByRole('button').first().click(),
  },
  psychic: { record: () => goldenUntil('the-way-out', 'psychicLook') },
  'double-roll': { record: () => goldenUntil('keys-destroyed', 'doubleRoll') },
  reaction: { record: () => goldenUntil('keys-destroyed', 'bluntReaction') },
  'king-discard': { record: () => goldenUntil('the-way-out', 'kingDiscard') },
  camara: { record: () => byChance('camara', {}, (match) => asks(match, 'camaraAnswer')) },
  'trade-answer': { record: () => goldenUntil('the-way-out', 'tradeAnswer') },
  'king-pick': { record: () => goldenUntil('the-king-wins', 'kingPick', 4) },
  'end-victory': { whole: true, record: () => golden('the-way-out') },
  'end-all-lost': { whole: true, record: () => golden('all-lost') },
  'end-keys': { whole: true, record: () => golden('keys-destroyed') },
  'end-rounds': { whole: true, record: () => golden('round-limit') },
  'end-king-wins': { whole: true, record: () => golden('the-king-wins') },
}

function mayDo(match, type) {
  const { state } = match.position
  return match.decisions.some(
    ({ prompt, choices }) =>
      prompt === 'turn' && choices.some((each) => each.type === type && each.paramsOf?.(state, state.active) !== null),
  )
}

async function openNotes(page) {
  const chip = page.getByRole('button', { name: /^Notas/ })
  if (await chip.first().isVisible()) await chip.first().click()
  else await page.getByRole('tab', { name: /^Notas/ }).click()
}

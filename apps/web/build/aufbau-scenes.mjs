// What is to be seen of Aufbau: each picture, the match it is taken from, and what is done before it is taken.
import { HIRING, INTRIGUE, inRound, isEnvied, isOver, played } from './aufbau-records.mjs'

const SHORT = { maxRounds: 12 }
const PLENTY = { abundance: true, facilityCatalogue: 'full' }
const CALLED = { session: 'kampagne', advance: 'gm' }

const turnTo = (name) => (page) => page.getByRole('tab', { name, exact: true }).click()
const press = (page, name) => page.getByRole('button', { name }).first().click()
const middle = once(() => played({}, inRound(11)))
const first = once(() => played({}, inRound(1)))
const called = once(() => played(CALLED, inRound(3)))
const rich = once(() => played(PLENTY, inRound(4), HIRING))

export const SCENES = {
  estate: { record: middle },
  market: { record: middle, act: turnTo('Markt') },
  events: { record: middle, act: turnTo('Ereignisse') },
  books: { record: middle, act: turnTo('Bücher'), whole: true },
  people: { record: rich, act: turnTo('Leute') },
  charts: { record: middle, act: turnTo('Schaubilder'), whole: true },
  neighbours: { record: middle, act: turnTo('Nachbarn') },
  log: { record: middle, act: turnTo('Chronik') },
  action: {
    record: middle,
    act: async (page) => {
      await page.keyboard.press('1')
      await press(page, /^Höchstens/)
    },
  },
  sale: {
    record: first,
    act: async (page) => {
      await page.keyboard.press('2')
      await press(page, 'Verkaufen')
      await page.getByRole('textbox', { name: 'Getreide' }).fill('6')
    },
  },
  outcome: {
    record: first,
    act: async (page) => {
      await page.keyboard.press('3')
      await press(page, /^Höchstens/)
      await press(page, 'Wagen und würfeln')
      await page.getByRole('region', { name: 'Was geschehen ist' }).waitFor()
    },
  },
  building: {
    record: rich,
    act: async (page) => {
      await page.keyboard.press('8')
      await page.getByRole('combobox', { name: 'Ort' }).selectOption('Erstes Amt')
      await page.getByRole('combobox', { name: 'Zeigen' }).selectOption('Jetzt baubar')
      await page.getByRole('button', { name: /^Zollaufsicht/ }).click()
      await page.getByRole('dialog').evaluate((dialog) => dialog.scrollTo(0, 0))
    },
  },
  specialty: {
    record: rich,
    act: async (page) => {
      await page.keyboard.press('8')
      await press(page, 'Stadtbesitz spezialisieren')
      await page.getByText('Edelhandwerk und Kunst', { exact: true }).click()
    },
  },
  envy: { record: once(() => played({}, isEnvied, INTRIGUE)) },
  master: { record: called },
  campaign: { record: called, act: (page) => press(page, 'Kampagne beenden') },
  watching: {
    record: middle,
    isWatched: true,
    act: async (page) => {
      await page.getByRole('slider').press('End')
      await page.getByRole('slider').blur()
    },
  },
  end: { record: once(() => played(SHORT, isOver)), whole: true },
}

/** Matches are long: what several pictures are taken of is played once. */
function once(make) {
  let made
  return () => {
    made ??= make()
    return made
  }
}

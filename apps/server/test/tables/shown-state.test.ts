import { type Delta, PathDecoder, type ViewerState as PlainState, patch } from '@ludoteca/protocol'
import { describe, expect, test } from 'vitest'
import { SharedParts } from '../../src/tables/broadcast/shown-part.ts'
import { ShownState } from '../../src/tables/broadcast/shown-state.ts'
import type { ViewerState } from '../../src/tables/broadcast/viewer-state.ts'

const stateWith = (view: object, current: string[] = []): ViewerState => ({ view, current, decisions: {} })

/** Somebody who looks at a state from the start. */
class Viewer {
  readonly shown: ShownState
  readonly state: PlainState
  readonly #paths: PathDecoder

  constructor(view: object) {
    this.shown = new ShownState(stateWith(view), 0)
    this.state = JSON.parse(this.shown.text) as PlainState
    this.#paths = new PathDecoder(this.shown.paths, this.shown.parts)
  }

  /** Takes the next update and returns its difference. */
  update(): string {
    const { delta } = this.shown.update()
    if (delta !== '') patch(this.state, this.#paths.decode(JSON.parse(`[${delta}]`) as Delta) as Delta)
    return delta
  }
}

/** Updates all viewers after a commit. Returns the difference of each. */
function commit(number: number, viewers: readonly Viewer[], views: readonly object[]): string[] {
  for (const [i, { shown }] of viewers.entries()) shown.turnTo(stateWith(views[i] as object), number)
  const updates = viewers.map((viewer) => viewer.update())
  for (const [i, { state }] of viewers.entries()) expect(state.view).toEqual(JSON.parse(JSON.stringify(views[i])))
  return updates
}

/** These views, after a commit that changed nothing. */
function sharing(views: readonly object[]): Viewer[] {
  const viewers = views.map((view) => new Viewer(view))
  expect(commit(1, viewers, views)).toEqual(views.map(() => ''))
  const parts = new SharedParts()
  for (const { shown } of viewers) shown.share(parts)
  return viewers
}

describe('parts of the state that many see', () => {
  test('change for everybody, in the same words', () => {
    const board = { lots: [1, 2, 3] }
    const views = [
      { board, me: 0 },
      { board, me: 1 },
    ]
    const viewers = sharing(views)
    expect(commit(2, viewers, views)).toEqual(['', ''])
    board.lots[1] = 9
    expect(commit(3, viewers, views)).toEqual(Array(2).fill('"view/board",[0,"lots/1",9]'))
    board.lots[1] = 8
    expect(commit(4, viewers, views)).toEqual(['0,[0,8]', '0,[0,8]'])
  })

  test('are compared once for all who share them', () => {
    let looks = 0
    const board = {
      get lots() {
        looks++
        return [1]
      },
    }
    const viewers = sharing([{ board }, { board }, { board }])
    looks = 0
    for (const { shown } of viewers) shown.turnTo(stateWith({ board }), 2)
    for (const viewer of viewers) viewer.update()
    const once = looks
    expect(once).toBeGreaterThan(0)
    const [alone] = viewers as [Viewer]
    looks = 0
    alone.shown.turnTo(stateWith({ board }), 3)
    alone.update()
    expect(looks).toBe(once)
  })

  test('go different ways when they are seen differently, and keep the numbers they had', () => {
    const board = { lots: [1, 2, 3] }
    const viewers = sharing([{ board }, { board }, { board }])
    board.lots[0] = 5
    commit(2, viewers, [{ board }, { board }, { board }])
    const other = { lots: [6, 2, 3] }
    const updates = commit(3, viewers, [{ board }, { board: other }, { board: null }])
    expect(updates).toEqual(['', '0,[0,6]', '0,null'])
    board.lots[2] = 7
    other.lots[1] = 8
    expect(commit(4, viewers, [{ board }, { board: other }, { board }])).toEqual([
      '0,["lots/2",7]',
      '0,["lots/1",8]',
      '0,[{"lots":[5,2,7]}]',
    ])
  })

  test('may be taken out of sight, and come back', () => {
    const board = { lots: [1] }
    const viewers = sharing([{ board, secret: 1 }, { board }])
    expect(commit(2, viewers, [{ board }, {}])).toEqual(['"view/secret",[]', '"view/board",[]'])
    expect(commit(3, viewers, [{ board }, { board }])).toEqual(['', '0,[{"lots":[1]}]'])
    board.lots[0] = 2
    expect(commit(4, viewers, [{ board }, { board }])).toEqual(['"view/board",[0,"lots/0",2]', '0,[0,"lots/0",2]'])
  })
})

test('a view may hold anything under any key', () => {
  const views: object[] = [
    { 'a/b': 1, '~': { x: 1 } },
    { 'a/b': { y: [1] }, '~': 'x', constructor: [{}] },
    { '': { z: null } },
  ]
  const viewer = new Viewer(views[0] as object)
  for (const [i, view] of [...views, ...views].entries()) commit(i + 1, [viewer], [view])
})

test('only other decisions count as changed', () => {
  const shown = new ShownState(stateWith({ round: 1 }, ['bid']), 0)
  let number = 0
  const update = (state: ViewerState) => {
    shown.turnTo(state, ++number)
    return shown.update()
  }
  expect(update(stateWith({ round: 2 }, ['bid'])).changesDecisions).toBe(false)
  expect(update(stateWith({ round: 2 }, ['bid', 'pass'])).changesDecisions).toBe(true)
  const prompt = { open: false, choices: [], fallback: null }
  expect(update({ ...stateWith({ round: 2 }, ['bid', 'pass']), decisions: { bid: prompt } }).changesDecisions).toBe(
    true,
  )
  expect(update(stateWith({ round: 2 }, ['bid', 'pass']))).toEqual({ delta: '', changesDecisions: false })
})

import { type Delta, PathDecoder, type Sheet as PlainSheet, patch } from '@ludoteca/protocol'
import { describe, expect, test } from 'vitest'
import type { Sheet } from '../../src/tables/sheet.ts'
import { Commit, ShownSheet } from '../../src/tables/shown-sheet.ts'

const sheetWith = (view: object, asked: string[] = []): Sheet => ({ view, asked, prompts: {} })

/** Somebody who looks at a sheet from the start. */
class Viewer {
  readonly shown: ShownSheet
  readonly sheet: PlainSheet
  readonly #paths: PathDecoder

  constructor(view: object, commit = 0) {
    this.shown = new ShownSheet(sheetWith(view), commit)
    this.sheet = JSON.parse(this.shown.text) as PlainSheet
    this.#paths = new PathDecoder(this.shown.paths)
  }

  /** Hears of a commit, and says whether anything changed. */
  hear(view: object, commit: Commit): boolean {
    const { delta } = this.shown.update(sheetWith(view), commit)
    if (delta) patch(this.sheet, this.#paths.decode(JSON.parse(JSON.stringify(delta)) as Delta) as Delta)
    expect(this.sheet.view).toEqual(JSON.parse(JSON.stringify(view)))
    return delta !== undefined
  }
}

describe('parts of the state that many see', () => {
  test('are compared by whoever looks first, and changes reach everybody', () => {
    const board = { lots: [1, 2, 3] }
    const viewers = [new Viewer({ board, me: 0 }), new Viewer({ board, me: 1 })]
    const quiet = new Commit(1)
    expect(viewers.map((viewer, me) => viewer.hear({ board, me }, quiet))).toEqual([false, false])
    expect(quiet.untouched.has(board)).toBe(true)
    board.lots[1] = 9
    const loud = new Commit(2)
    expect(viewers.map((viewer, me) => viewer.hear({ board, me }, loud))).toEqual([true, true])
  })

  test('are compared for those who see them for the first time', () => {
    const board = { lots: [1, 2, 3] }
    const insider = new Viewer({ board })
    const others = [new Viewer({ board: { lots: 3 } }), new Viewer({ board: null }), new Viewer({})]
    const commit = new Commit(1)
    expect(insider.hear({ board }, commit)).toBe(false)
    for (const other of others) expect(other.hear({ board }, commit)).toBe(true)
  })

  test('are compared for those who missed a commit', () => {
    const board = { lots: [1, 2, 3] }
    const [steady, distracted] = [new Viewer({ board }), new Viewer({ board })]
    board.lots[0] = 7
    steady.hear({ board }, new Commit(1))
    const commit = new Commit(2)
    expect(steady.hear({ board }, commit)).toBe(false)
    expect(distracted.hear({ board }, commit)).toBe(true)
  })

  test('may be taken out of sight again', () => {
    const board = { lots: [1] }
    const viewers = [new Viewer({ board, secret: 1 }), new Viewer({ board, secret: 2 })]
    const commit = new Commit(1)
    for (const viewer of viewers) expect(viewer.hear({ board }, commit)).toBe(true)
  })
})

test('only other questions count as asking', () => {
  const shown = new ShownSheet(sheetWith({ round: 1 }, ['bid']), 0)
  expect(shown.update(sheetWith({ round: 2 }, ['bid']), new Commit(1)).asks).toBe(false)
  expect(shown.update(sheetWith({ round: 2 }, ['bid', 'pass']), new Commit(2)).asks).toBe(true)
  const prompt = { open: false, choices: [], fallback: null }
  const asking = { ...sheetWith({ round: 2 }, ['bid', 'pass']), prompts: { bid: prompt } }
  expect(shown.update(asking, new Commit(3)).asks).toBe(true)
  expect(shown.update(sheetWith({ round: 2 }, ['bid', 'pass']), new Commit(4))).toEqual({
    delta: undefined,
    asks: false,
  })
})

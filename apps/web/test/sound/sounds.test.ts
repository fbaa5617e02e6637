import { describe, expect, test, vi } from 'vitest'
import { sounds as recipes } from '../../src/sound/recipes.ts'
import { Sounds } from '../../src/sound/sounds.ts'
import { Announcer } from '../../src/stores/announcer.ts'
import { ToastStore } from '../../src/stores/toasts.ts'

describe('sounds', () => {
  test('are silent before the first gesture, and nothing is fetched', () => {
    const load = vi.fn(async () => () => {})
    new Sounds(() => true, load).play('coin')
    expect(load).not.toHaveBeenCalled()
  })

  test('are heard after it', async () => {
    const synth = vi.fn()
    const page = new EventTarget()
    const sounds = new Sounds(
      () => true,
      async () => synth,
    )
    sounds.awakeOnGesture(page)
    page.dispatchEvent(new Event('pointerdown'))
    sounds.play('coin')
    await vi.waitFor(() => expect(synth).toHaveBeenCalledWith(recipes.coin))
  })

  test('are silent while the setting is off', () => {
    const load = vi.fn(async () => () => {})
    const page = new EventTarget()
    const sounds = new Sounds(() => false, load)
    sounds.awakeOnGesture(page)
    page.dispatchEvent(new Event('keydown'))
    sounds.play('win')
    expect(load).not.toHaveBeenCalled()
  })
})

describe('messages that go by themselves', () => {
  test('are announced, shown for a while, and never pile up', () => {
    vi.useFakeTimers()
    const announcer = new Announcer()
    const toasts = new ToastStore(announcer)
    for (const text of ['a', 'b', 'c', 'd']) toasts.say(text)
    expect(toasts.list.map(({ text }) => text)).toEqual(['b', 'c', 'd'])
    expect(announcer.text).toBe('d')
    vi.advanceTimersByTime(6000)
    expect(toasts.list).toEqual([])
    toasts.say('e')
    toasts.clear()
    expect([toasts.list, announcer.text]).toEqual([[], ''])
    vi.useRealTimers()
  })
})

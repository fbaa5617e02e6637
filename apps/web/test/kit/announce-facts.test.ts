import type { Fact } from '@ludoteca/kernel'
import { expect, test } from 'vitest'
import { announceFacts } from '../../src/kit/announce-facts.ts'
import type { FactListener } from '../../src/match/fact-listeners.ts'
import type { OneDevice } from '../../src/match/shown.ts'
import { Announcer } from '../../src/stores/announcer.ts'

/** A match that is announced; the test says what people have seen. */
function announced(device?: Pick<OneDevice, 'handOver'>) {
  const announcer = new Announcer()
  let tell: FactListener = () => {}
  const match = {
    device: device as OneDevice | undefined,
    tell: ({ type }: Fact) => `${type}.`,
    onFacts: (listener: FactListener) => {
      tell = listener
      return () => {
        tell = () => {}
      }
    },
  }
  const stop = announceFacts(match, announcer)
  return { announcer, stop, see: (...types: string[]) => tell(types.map((type) => ({ type }))) }
}

test('what people see in one go is said in one go, in order', async () => {
  const { announcer, see } = announced()
  see('dice', 'moved')
  see('rent')
  await Promise.resolve()
  expect(announcer.text).toBe('dice. moved. rent.')
  see('bought')
  await Promise.resolve()
  expect(announcer.text).toBe('bought.')
})

test('what somebody saw is not said to whoever takes the device from them', async () => {
  const device = { handOver: undefined as number | undefined }
  const { announcer, see } = announced(device)
  see('cards')
  device.handOver = 1
  await Promise.resolve()
  expect(announcer.text).toBe('')
})

test('nothing is said to whoever has unsubscribed', async () => {
  const { announcer, see, stop } = announced()
  stop()
  see('dice')
  await Promise.resolve()
  expect(announcer.text).toBe('')
})

import { int, one } from '@ludoteca/kernel'
import { expect, test } from 'vitest'
import { es } from '../../src/text/es.ts'

test('not to bid is not called a bid [2.4.3]', () => {
  expect(es.choice('bid', { propertyId: one([null]), amount: int(0, 0), useFameToken: one([false]) })).toBe('No pujar')
  expect(es.choice('bid', { propertyId: one(['P01']), amount: int(6, 20), useFameToken: one([false]) })).toBe('Pujar')
  expect(es.choice('bid')).toBe('Pujar')
})

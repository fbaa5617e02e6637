import { describe, expect, test } from 'vitest'
import { es } from '../../src/text/es.ts'
import { risk, riskLevel, series } from '../../src/text/terms.ts'
import { names } from './sound.ts'

describe('values are named, not numbered', () => {
  test.each([
    ['bid', 'propertyId', 'P-03', 'Loft Barranco (Barranco): desde 4, renta 3'],
    ['bid', 'propertyId', null, 'No pujar'],
    ['action', 'propertyId', 'P-03', 'Loft Barranco (Barranco)'],
    ['action', 'action', 'AUDIT', 'Auditoría'],
    ['action', 'level', 'FULL', 'Seguro total'],
    ['action', 'famePolicy', 'CORTINA_FIRST', 'Primero Cortina de humo'],
    ['action', 'yape', true, 'Sí'],
    ['action', 'cortinaFrom', 1, 'Cualquier pérdida'],
    ['profile', 'cortinaFrom', 4, 'Pérdidas de 4 o más'],
    ['dealOffer', 'district', 'Jesus Maria/Lince', 'Jesús María/Lince'],
    ['profile', 'team', 'T-16', 'Ananos'],
    ['dealOffer', 'toOwnerId', 'BANK', 'El banco'],
    ['dealOffer', 'toOwnerId', 'O-03', 'Inés'],
    ['dealOffer', 'templateId', 'SWAP', 'Canje'],
    ['dealOffer', 'side', 'BUY', 'Comprar'],
    ['dealOffer', 'fields', { candidateId: 'C-02' }, 'Tecnócrata Pro'],
    ['dealOffer', 'fields', {}, 'Nada'],
    ['dealResponse', 'response', 'COUNTER', 'Contraofertar'],
    ['moodVote', 'optionId', null, 'No votar'],
    ['awardVote', 'awardId', 'AW-AMP', 'Ampay del día'],
    ['watch', 'present', false, 'Me voy'],
    ['', 'mode', 'LONG', 'Larga'],
    ['', 'pressPersona', 'PP-05', 'Boletín municipal'],
    ['bid', 'propertyId', 'P-99', 'P-99'],
  ] as const)('%s %s %j', (type, name, value, words) => expect(es.value(type, name, value, names)).toBe(words))

  test('a counter speaks of whoever made the offer', () => {
    expect(es.param('dealOffer', 'givePropertyId')).toBe('Entregas')
    expect(es.param('dealResponse', 'givePropertyId')).toBe('Entrega quien ofreció')
  })

  test('[5.1] risk in hundredths, and its three levels', () => {
    expect([20, 135, 100, 5, -50].map(risk)).toEqual(['0.2', '1.35', '1', '0.05', '−0.5'])
    expect([149, 150, 249, 250].map(riskLevel)).toEqual(['Tranqui', 'Te miran', 'Te miran', 'En la mira'])
  })

  test('lists sound as they are spoken', () => {
    expect(series(['Ana', 'Beto', 'Inés'])).toBe('Ana, Beto e Inés')
    expect(series(['Beto', 'Óscar'], 'o')).toBe('Beto u Óscar')
    expect(series(['Ana', 'Hielo'])).toBe('Ana y Hielo')
    expect(series(['Ana'])).toBe('Ana')
  })
})

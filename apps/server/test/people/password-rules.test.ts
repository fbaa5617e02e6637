import { expect, test } from 'vitest'
import { faultOf } from '../../src/people/password-rules.ts'

const owner = { handle: 'ana_banana', name: 'Ana María' }
const codeOf = (password: string) => faultOf(password, owner)?.code

test.each([
  '1234567',
  'x'.repeat(129),
  '🦊'.repeat(7),
  '        ',
  '\u2003'.repeat(9),
  '\u3164'.repeat(9),
  '\u200b'.repeat(9),
])('%j is too short, too long or nothing', (password) => {
  expect(codeOf(password)).toBe('BAD_PASSWORD')
})

test.each([
  'password',
  'PASSWORD',
  'Password1!',
  'P@ssw0rd',
  '12345678',
  '87654321',
  '1234567890123',
  'iloveyou',
  'contraseña',
  'passwort',
  'Passwort123',
  'qwertyuiop',
  'qwertzuiop',
  'asdfghjkl',
  'abcdefgh',
  'hgfedcba',
  'aaaaaaaa',
  'zzzzzzzzzzzzzzzz',
  'abcabcabc',
  '12121212',
  'hunter2hunter2',
  '11112222',
  'ｐａｓｓｗｏｒｄ',
])('%j is what everybody tries', (password) => {
  expect(codeOf(password)).toBe('EASY_PASSWORD')
})

test.each(['ana_banana', 'ANA_BANANA1', 'ananab_ana', 'ana_bananaana_banana', 'Ana María', 'anamaría12', 'ludoteca1'])(
  '%j is what everybody tries with her',
  (password) => {
    expect(codeOf(password)).toBe('OWN_PASSWORD')
  },
)

test.each([
  'correct horse',
  'seven hills and one',
  'tr0ub4dor&3',
  '🦊🐙🦉🐢🐝🦀🐌🐞',
  'xK9#mQ2v',
  'mi perro se llama Toby',
  'grüne Tinte am Montag',
  'ana_banana likes the sea',
  '82736455',
])('%j will do: nobody is told what to make it of', (password) => {
  expect(codeOf(password)).toBeUndefined()
})

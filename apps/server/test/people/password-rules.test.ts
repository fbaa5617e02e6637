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
  '\u0301'.repeat(9),
  '        x',
  'x        y',
  '\u3164'.repeat(8).concat('x'),
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
  'qwertz123',
  'Qwertz2026',
  'qwer1234',
  '1234asdf!',
  'yxcvbnm123',
  'aaaa1111!',
  'password12345',
  '1 2 3 4 5 6 7 8',
  ' password ',
  'p a s s w o r d',
  'password password',
  'i love you',
  '!@#$%^&*',
])('%j is what everybody tries', (password) => {
  expect(codeOf(password)).toBe('EASY_PASSWORD')
})

test.each([
  'ana_banana',
  'ANA_BANANA1',
  'ananab_ana',
  'ana_bananaana_banana',
  'Ana María',
  'anamaría12',
  'ludoteca1',
  'banca123',
  'aufbau12',
])('%j is what everybody tries with her', (password) => {
  expect(codeOf(password)).toBe('OWN_PASSWORD')
})

test.each(['ana12345', 'Ana87654321', '12345ana', 'anaananana', 'ana qwertz'])(
  '%j is what everybody tries with somebody of a short handle',
  (password) => {
    expect(faultOf(password, { handle: 'ana', name: 'Guest 1001' })?.code).toBe('OWN_PASSWORD')
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
  'abc9#mQ2v',
  'नमस्ते दुनिया',
])('%j will do: nobody is told what to make it of', (password) => {
  expect(codeOf(password)).toBeUndefined()
})

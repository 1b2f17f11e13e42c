import { expect, it } from 'vitest'
import { isGuessable } from './password-strength.ts'
import { generatePassword } from './passwords.ts'

const about = ['Kongu Mills', 'lakshmi.narayanan@example.com', 'Lakshmi']

it.each([
  ...['password1234', 'Password@1234', 'qwertyuiop123', '123456789012', 'aaaaaaaaaaaa'],
  ...['abcdefghijkl', 'iloveyou1234', 'adminadmin123', 'letmeinletmein', '1q2w3e4r5t6y'],
  ...['KonguMills2026', 'lakshmi12345', 'vaagaivaagai', 'Narayanan1975!'],
])('is easily guessed: %s', async (password) => {
  expect(await isGuessable(password, about)).toBe(true)
})

it.each([
  ...['a wooden press turns slowly', 'another good phrase', 'correct horse battery'],
  ...['மரச்செக்கு எண்ணெய் நல்லது', generatePassword(), 'xxxK9#vmPq2wL'],
])('is not: %s', async (password) => {
  expect(await isGuessable(password, about)).toBe(false)
})

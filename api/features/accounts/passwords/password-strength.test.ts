import { expect, it } from 'vitest'
import { signInMessages } from '../../../../contract/accounts/messages.ts'
import { messages } from '../../../../contract/messages.ts'
import { readEnv } from '../../../../env/env.ts'
import { siteVariables } from '../../../testing/site-variables.ts'
import { findPasswordError } from './password-strength.ts'
import { generatePassword } from './passwords.ts'

const site = readEnv({
  ...siteVariables,
  PUBLIC_URL: 'https://www.kongu-mills.example',
  SITE_NAME: 'Nalla Ennai',
})
const user = { email: 'lakshmi.narayanan@dairyfarm.example', name: 'Meenakshi Raghavan' }
const find = (password: string) => findPasswordError(password, site, user)

it.each([
  'password1234',
  'Password@1234',
  'qwertyuiop123',
  '123456789012',
  'aaaaaaaaaaaa',
  'abcdefghijkl',
  'iloveyou1234',
  'letmeinletmein',
  '1q2w3e4r5t6y',
  'correcthorse',
  'adminadmin123',
  'lakshmi12345',
  '9876543210 press',
])('a password is refused that is easily guessed: %s', async (password) => {
  expect(await find(password)).toBe(messages.password.guessable)
})

it.each([
  'coimbatore1975',
  'Coimbatore@1975!',
  'C01mb4t0re-1975',
  'erotabmioc5791',
  user.email,
  'Narayanan1975!',
  'meenakshi raghavan 1975',
  'dairyfarm2026',
  'kongu-mills.example',
  'www.kongu-mills.example',
  'NallaEnnaiCoimbatoreDistrict',
  '14 Chekku Street, Annur',
  'Tamil Nadu 641653',
  '+91 98765 43210',
  'V44gai ch3kku street',
  'vanakkam@vaagai.example',
  'coimbatore-x7kq2m',
  'groundnut sesame coconut',
  'palamaram studio',
  'instagram.com/vaagai.demo',
  'c-o-i-m-b-a-t-o-r-e',
  'N.a.r.a.y.a.n.a.n 75',
])('a password is refused that is made of what anybody can know: %s', async (password) => {
  expect(await find(password)).toBe(signInMessages.knownWords)
})

it.each([
  'a wooden press turns slowly',
  'another good phrase',
  'correct horse battery',
  'மரச்செக்கு எண்ணெய் நல்லது',
  generatePassword(),
  'xxxK9#vmPq2wL',
])('a password is taken that is hard to guess: %s', async (password) => {
  expect(await find(password)).toBeNull()
})

const words = ['coimbatore', 'lakshmi', 'raghavan', 'kongu', 'ennai', 'dairyfarm', '1975']
const shapes: ((words: string[]) => string)[] = [
  (words) => words.join(''),
  (words) => words.join('-'),
  (words) => `${words.join(' ').toUpperCase()}!`,
  (words) => words.toReversed().join('_').replaceAll('o', '0').replaceAll('a', '@'),
  (words) => `${words.map((word) => word[0]?.toUpperCase() + word.slice(1)).join('')}123`,
]

it.each(words.entries().toArray())(
  'a password is refused that is made of such words alone, however joined: %i, %s',
  async (at, word) => {
    const other = words[(at + 1) % words.length] ?? ''
    for (const shape of shapes)
      for (const few of [
        [word, other],
        [word, other, 'annur', 'oils'],
      ])
        expect(await find(shape(few)), shape(few)).not.toBeNull()
  },
)

it.each(words)('a password may hold a word of the shop in a sentence: %s', async (word) => {
  const sentence = ['every', 'grandmother', 'sings', 'before', 'rain']
  for (let at = 0; at <= sentence.length; at++)
    expect(await find(sentence.toSpliced(at, 0, word).join(' '))).toBeNull()
})

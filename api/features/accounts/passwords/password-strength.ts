import type { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { signInMessages } from '../../../../contract/accounts/messages.ts'
import { messages } from '../../../../contract/messages.ts'
import { normalizeText } from '../../../../contract/search/normalize-text.ts'
import { establishedYear } from '../../../../contract/settings/business.ts'
import type { Env } from '../../../../env/env.ts'

/** Details of the shop that anybody can know, and so guess. */
export type KnownShop = Pick<Env, 'shop' | 'publicUrl'>
type KnownUser = { email: string; name: string }

/** Fewest guesses that a password has to withstand: a thousand million. */
const minGuesses = 1e9
/** Obvious guesses for any shop of this kind. */
const ownWords = [
  'vaagai',
  'coimbatore',
  'chekku',
  'groundnut',
  'sesame',
  'coconut',
  'catalogue',
  'admin',
]
/** Shorter words occur inside too many others to be removed from them. */
const shortestKnown = 4
const leet: Record<string, string> = { 0: 'o', 3: 'e', 4: 'a', 5: 's', 7: 't', '@': 'a', $: 's' }

/**
 * Gives the reason why a password is rejected, or null. It may be common or leaked, or consist of such words,
 * adjacent keys, repetitions, or public details of the shop and the account. Those are removed first, and
 * the rest must be strong enough.
 */
export async function findPasswordError(
  password: string,
  known: KnownShop,
  user: KnownUser,
): Promise<string | null> {
  const checker = cachedChecker?.deref() ?? (await createChecker())
  const words = listKnownWords(known, user)
  const isWeak = (text: string, known: string[]) => checker.check(text, known).guesses < minGuesses
  if (isWeak(password, [])) return messages.password.guessable
  const rests = new Set([password, ...stripKnownWords(normalizeText(password), words)])
  return [...rests].some((rest) => isWeak(rest, words)) ? signInMessages.knownWords : null
}

/** Expensive to create and rarely needed, so it is kept only until the garbage collector takes it. */
let cachedChecker: WeakRef<ZxcvbnFactory> | undefined

/** Contains a dictionary of 30,000 leaked passwords, so it is imported only when a password is chosen. */
async function createChecker(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ])
  const checker = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs })
  cachedChecker = new WeakRef(checker)
  return checker
}

function listKnownWords({ shop, publicUrl }: KnownShop, user: KnownUser): string[] {
  const texts = [...Object.values(shop), publicUrl, user.email, user.name]
  const words = texts.flatMap((text) => normalizeText(text).split(/[^\p{L}\p{M}\p{N}]+/u))
  return [...new Set([...ownWords, String(establishedYear), ...words])].filter(
    (word) => word.length > 2,
  )
}

/** Removes each known word, forwards and backwards, also in leetspeak or letter by letter. */
function stripKnownWords(password: string, words: string[]): string[] {
  const known = words
    .filter((word) => word.length >= shortestKnown)
    .flatMap((word) => [word, [...word].reverse().join('')])
    .toSorted((a, b) => b.length - a.length)
  const removeKnown = (text: string) =>
    known.reduce((rest, word) => rest.replaceAll(word, ''), text)
  const joined = password.replace(/[^\p{L}\p{M}\p{N}@$!]/gu, '')
  return [password, joined].flatMap((text) => {
    const plain = removeKnown(text)
    const spelled = plain.replace(/[03457@$]/g, (sign) => leet[sign] ?? sign)
    const rests = [
      plain,
      ...['i', 'l'].map((letter) => removeKnown(spelled.replace(/[1!]/g, letter))),
    ]
    return rests.filter((rest) => rest.length < text.length)
  })
}

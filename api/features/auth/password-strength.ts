import { establishedYear } from '../../../contract/business.ts'
import { messages } from '../../../contract/messages.ts'
import { signInMessages } from '../../../contract/sign-in-terms.ts'
import type { Env } from '../../../server/env.ts'
import { normalizeText } from '../../db/normalize-text.ts'

/** What anybody can know about the site. */
export type KnownSite = Pick<Env, 'site' | 'publicUrl'>
type KnownUser = { email: string; name: string }

/** A thousand million guesses: what can be had in fewer is refused. */
const leastGuesses = 1e9
/** What somebody tries first here, whoever the business is. */
const ownWords = ['vaagai', 'chekku', 'groundnut', 'sesame', 'coconut', 'catalogue', 'admin']
/** Shorter words are parts of too many others to be taken out of them. */
const shortestTakenOut = 4
const leet: Record<string, string> = { 0: 'o', 3: 'e', 4: 'a', 5: 's', 7: 't', '@': 'a', $: 's' }

/**
 * Why a password cannot be taken, or null: it is among the common and leaked ones, or made of such,
 * of keys in a row, of repetitions, or of what anybody can know about the site and the account. Such
 * words are taken out, and what is left has to be good enough by itself.
 */
export async function findPasswordFault(
  password: string,
  known: KnownSite,
  user: KnownUser,
): Promise<string | null> {
  // Thirty thousand leaked passwords: loaded only where somebody chooses one.
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ])
  const judge = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs })
  const words = listKnownWords(known, user)
  const isWeak = (text: string, known: string[]) => judge.check(text, known).guesses < leastGuesses
  if (isWeak(password, [])) return messages.password.guessable
  const rests = new Set([password, ...listRests(normalizeText(password), words)])
  return [...rests].some((rest) => isWeak(rest, words)) ? signInMessages.knownWords : null
}

function listKnownWords({ site, publicUrl }: KnownSite, user: KnownUser): string[] {
  const texts = [...Object.values(site), publicUrl, user.email, user.name]
  const words = texts.flatMap((text) => normalizeText(text).split(/[^\p{L}\p{M}\p{N}]+/u))
  return [...new Set([...ownWords, String(establishedYear), ...words])].filter(
    (word) => word.length > 2,
  )
}

/** What is left where any of the words was in it, forwards or backwards, also in leetspeak or letter by letter. */
function listRests(password: string, words: string[]): string[] {
  const takenOut = words
    .filter((word) => word.length >= shortestTakenOut)
    .flatMap((word) => [word, [...word].reverse().join('')])
    .toSorted((a, b) => b.length - a.length)
  const takeOut = (text: string) => takenOut.reduce((rest, word) => rest.replaceAll(word, ''), text)
  const joined = password.replace(/[^\p{L}\p{M}\p{N}@$!]/gu, '')
  return [password, joined].flatMap((text) => {
    const plain = takeOut(text)
    const spelled = plain.replace(/[03457@$]/g, (sign) => leet[sign] ?? sign)
    const rests = [plain, ...['i', 'l'].map((letter) => takeOut(spelled.replace(/[1!]/g, letter)))]
    return rests.filter((rest) => rest.length < text.length)
  })
}

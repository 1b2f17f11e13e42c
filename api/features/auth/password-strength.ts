import { messages } from '../../../contract/messages.ts'
import { invalid } from '../../errors.ts'

/** A thousand million guesses: what can be had in fewer is refused. */
const leastGuesses = 1e9
/** What somebody tries first here, whoever the business is. */
const ownWords = ['vaagai', 'chekku', 'groundnut', 'sesame', 'coconut', 'catalogue', 'admin']

/**
 * Whether a password is among the common and leaked ones, or made of such, of keys in a row, of
 * repetitions, or of what everybody knows about the shop and its owner.
 */
export async function isGuessable(password: string, about: string[]): Promise<boolean> {
  // Thirty thousand leaked passwords: loaded only where somebody chooses one.
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ])
  const words = about.flatMap((text) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u))
  const known = [...ownWords, ...words].filter((word) => word.length > 2)
  const judge = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs })
  return judge.check(password, known).guesses < leastGuesses
}

/** @throws ApiError 400 on `newPassword` */
export async function requireUnguessable(password: string, about: string[]): Promise<void> {
  if (await isGuessable(password, about))
    throw invalid({ newPassword: messages.password.guessable })
}

import { useState } from 'react'
import { messages } from '../../../../contract/messages.ts'
import { pictureLimits } from '../../../../contract/pictures/limits.ts'
import { pictureMessages } from '../../../../contract/pictures/messages.ts'
import { useQueue } from '../../../lists/use-queue.ts'
import { describeUndecoded } from '../../../pictures/decode-picture.ts'
import { rejectPicture } from '../../../pictures/picture-change.ts'
import { type PictureEdits, reducePicture, unedited } from '../../../pictures/reduce-picture.ts'

type NewPictures = {
  /** Count of the product's pictures, with those that wait. */
  count: () => number
  /** Shows a picture that was chosen alone, to be edited before it is taken. */
  onSingle: (file: File) => void
  /** Takes a picture that is small enough to send, in place of another one if given. Returns why it cannot. */
  onReady: (file: File, replaced?: File) => Promise<string | undefined>
}

/** Pictures that were rejected for their size, and what is done with them once they are smaller. */
type TooLarge = { files: File[]; take: (files: File[]) => void }

/** Makes chosen pictures smaller, one after the other, and says which of them cannot be taken. */
export function useNewPictures({ count, onSingle, onReady }: NewPictures) {
  const [problems, setProblems] = useState<string[]>([])
  const [tooLarge, setTooLarge] = useState<TooLarge>()
  const [preparing, setPreparing] = useState(0)
  const enqueue = useQueue()

  const isFull = () => count() >= pictureLimits.ofProduct
  const say = (problem: string) =>
    setProblems((before) => (before.includes(problem) ? before : [...before, problem]))

  const prepare = async (file: File, edits: PictureEdits, replaced?: File) => {
    const reduced = await reducePicture(file, edits).catch(describeUndecoded)
    if (typeof reduced === 'string') return say(`${file.name}: ${reduced}`)
    const isTooMany = !replaced && isFull()
    const reason = isTooMany ? pictureMessages.tooMany : await onReady(reduced, replaced)
    if (reason) say(reason)
  }
  /** Takes one, whatever its size. */
  const add = async (file: File, edits = unedited, replaced?: File) => {
    setPreparing((before) => before + 1)
    await enqueue(() => prepare(file, edits, replaced))
    setPreparing((before) => before - 1)
  }
  const addAll = (files: File[]) => {
    if (files.length > 0 && isFull()) say(pictureMessages.tooMany)
    else for (const file of files) void add(file)
  }
  const takeChosen = (files: File[]) => {
    const [file, ...others] = files
    if (file && others.length === 0 && !isFull()) onSingle(file)
    else addAll(files)
  }
  const sortOut = (files: File[], take: TooLarge['take']) => {
    setProblems([])
    for (const file of files) {
      const reason = rejectPicture(file)
      if (reason) say(`${file.name}: ${reason}`)
    }
    const large = files.filter((file) => rejectPicture(file) === messages.image.tooLarge)
    setTooLarge(large.length > 0 ? { files: large, take } : undefined)
    take(files.filter((file) => !rejectPicture(file)))
  }

  return {
    problems,
    /** Count of pictures that are being made smaller. */
    preparing,
    add,
    /** Takes files that were chosen, or says which ones it does not take, and why. */
    choose: (files: File[]) => sortOut(files, takeChosen),
    /** Takes a photograph as it is: the camera has shown it already. */
    photograph: (files: File[]) => sortOut(files, addAll),
    /** Makes the pictures smaller that were rejected for their size. */
    makeSmaller: tooLarge && {
      count: tooLarge.files.length,
      run: () => {
        setProblems([])
        setTooLarge(undefined)
        tooLarge.take(tooLarge.files)
      },
    },
  }
}

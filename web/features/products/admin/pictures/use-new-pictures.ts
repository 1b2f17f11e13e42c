import { useState } from 'react'
import { messages } from '../../../../../contract/messages.ts'
import { pictureLimits, pictureMessages } from '../../../../../contract/products/picture-terms.ts'
import { rejectImage } from '../../../../lib/image-change.ts'
import {
  describeUndecoded,
  type PictureEdits,
  reducePicture,
  unedited,
} from '../../../../lib/reduce-picture.ts'
import { useQueue } from '../../../../lib/use-queue.ts'

type NewPictures = {
  /** How many pictures the product has by now, with those that wait. */
  count: () => number
  /** Shows a picture that was chosen alone, to be edited before it is taken. */
  onSingle: (file: File) => void
  /** Takes a picture that is small enough to send, in place of another one if given. Returns why it cannot. */
  onReady: (file: File, replaced?: File) => Promise<string | undefined>
}

/** Makes chosen pictures smaller, one after the other, and says which of them cannot be taken. */
export function useNewPictures({ count, onSingle, onReady }: NewPictures) {
  const [problems, setProblems] = useState<string[]>([])
  const [tooLarge, setTooLarge] = useState<File[]>([])
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
  const take = (files: File[]) => {
    const [file, ...others] = files
    if (file && isFull()) say(pictureMessages.tooMany)
    else if (file && others.length === 0) onSingle(file)
    else for (const one of files) void add(one)
  }

  return {
    problems,
    isPreparing: preparing > 0,
    add,
    /** Takes files that were chosen, or says which ones it does not take, and why. */
    choose: (files: File[]) => {
      setProblems([])
      for (const file of files) {
        const reason = rejectImage(file)
        if (reason) say(`${file.name}: ${reason}`)
      }
      setTooLarge(files.filter((file) => rejectImage(file) === messages.image.tooLarge))
      take(files.filter((file) => !rejectImage(file)))
    },
    /** Makes those smaller that were rejected for their size. */
    makeSmaller:
      tooLarge.length === 0
        ? undefined
        : () => {
            setProblems([])
            setTooLarge([])
            take(tooLarge)
          },
  }
}

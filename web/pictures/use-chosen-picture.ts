import { useEffect, useRef, useState } from 'react'
import { messages } from '../../contract/messages.ts'
import { describeUndecoded } from './decode-picture.ts'
import { chooseFiles, chosenFiles, type PictureChange, rejectPicture } from './picture-change.ts'
import { originOf, type PictureEdits, reducePicture, unedited } from './reduce-picture.ts'

type SetImage = (change: (before: PictureChange) => PictureChange) => void

/** Makes a form's chosen picture smaller before the form takes it, or says why it does not. */
export function useChosenPicture({ file: chosen }: PictureChange, setImage: SetImage) {
  const [rejection, setRejection] = useState<string>()
  const [tooLarge, setTooLarge] = useState<File>()
  const [isPreparing, setPreparing] = useState(false)
  // Only the latest choice counts, and none once the form is left.
  const work = useRef<object>(undefined)
  useEffect(
    () => () => {
      work.current = undefined
    },
    [],
  )

  const begin = () => {
    work.current = {}
    setRejection(undefined)
    setTooLarge(undefined)
    setPreparing(false)
    return work.current
  }
  const prepare = async (file: File, edits = unedited) => {
    const own = begin()
    setPreparing(true)
    const reduced = await reducePicture(file, edits).catch(describeUndecoded)
    if (work.current !== own) return
    setPreparing(false)
    if (typeof reduced === 'string') return setRejection(reduced)
    setImage((before) => chooseFiles([reduced, ...chosenFiles(before).slice(1)]))
  }

  const origin = chosen && originOf(chosen)
  return {
    rejection,
    isPreparing,
    /** Takes the first file, or rejects it; the picture before stays until then. */
    choose: ([file]: File[]) => {
      if (!file) return
      const rejected = rejectPicture(file)
      if (!rejected) return void prepare(file)
      begin()
      setRejection(rejected)
      if (rejected === messages.image.tooLarge) setTooLarge(file)
    },
    /** Makes a file smaller that was rejected for its size. */
    makeSmaller: tooLarge && (() => void prepare(tooLarge)),
    /** Source of the form's new picture, for the editor. */
    edited: origin && {
      ...origin,
      onDone: (edits: PictureEdits) => void prepare(origin.file, edits),
    },
    /** Forgets a choice that is not taken yet. */
    clear: () => void begin(),
  }
}

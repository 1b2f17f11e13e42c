import { imageAccept } from '../../../pictures/image-change.ts'
import { useMediaQuery } from '../../behaviour/use-media-query.ts'
import { Camera } from '../icons.tsx'
import { FileButton } from './file-button.tsx'

/** Takes a photograph, on a device that is held in a hand. */
export function PhotoButton({ onFiles }: { onFiles: (files: File[]) => void }) {
  const isHeld = useMediaQuery('(pointer: coarse)')
  return (
    isHeld && (
      <FileButton label="Take photo" icon={Camera} accept={imageAccept} onFiles={onFiles} capture />
    )
  )
}

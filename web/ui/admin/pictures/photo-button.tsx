import { pictureAccept } from '../../../pictures/picture-change.ts'
import { useMediaQuery } from '../../behaviour/use-media-query.ts'
import { Camera } from '../icons.tsx'
import { FileButton } from './file-button.tsx'

/** Takes a photograph, on a device that is held in a hand. */
export function PhotoButton({ onFiles }: { onFiles: (files: File[]) => void }) {
  const isHeld = useMediaQuery('(pointer: coarse)')
  return (
    isHeld && (
      <FileButton
        label="Take photo"
        icon={Camera}
        accept={pictureAccept}
        onFiles={onFiles}
        capture
      />
    )
  )
}

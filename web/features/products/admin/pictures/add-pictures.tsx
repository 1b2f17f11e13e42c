import { FileButton, fileTool } from '../../../../ui/admin/file-button.tsx'
import { ImagePlus, Minimize2 } from '../../../../ui/admin/icons.tsx'
import { imageAccept } from '../../../../ui/admin/image-section.tsx'
import type { useNewPictures } from './use-new-pictures.ts'

type AddPicturesProps = {
  added: ReturnType<typeof useNewPictures>
  /** Where another button chooses the first ones. */
  withoutButton?: boolean
}

/** Adds pictures to a product, and says how that goes. */
export function AddPictures({ added, withoutButton }: AddPicturesProps) {
  return (
    <>
      <div className="flex flex-wrap gap-2 empty:hidden">
        {!withoutButton && (
          <FileButton
            label="Add pictures"
            icon={ImagePlus}
            accept={imageAccept}
            multiple
            onFiles={added.choose}
          />
        )}
        {added.makeSmaller && (
          <button type="button" onClick={added.makeSmaller} className={fileTool}>
            <Minimize2 className="size-4" />
            Make it smaller
          </button>
        )}
      </div>
      <div aria-live="polite" className="grid gap-1 text-sm empty:hidden">
        {added.isPreparing && <p>Making the picture smaller …</p>}
        {added.problems.map((problem) => (
          <p key={problem} className="font-medium text-danger">
            {problem}
          </p>
        ))}
      </div>
    </>
  )
}

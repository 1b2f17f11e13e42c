import { useMemo, useState } from 'react'
import { postLimits } from '../../../../contract/cards/limits.ts'
import { apiPrefix, postPicturePaths } from '../../../../contract/paths.ts'
import type { Product } from '../../../../contract/products/product.ts'
import { type LabelledFile, useFiles } from '../../../requests/files/use-files.ts'
import { ModalDialog } from '../../../ui/admin/dialogs/modal-dialog.tsx'
import { Choices } from '../../../ui/admin/fields/choices.tsx'
import { FilePreviews, maxShared, ShareButtons } from '../../../ui/admin/share-files.tsx'
import { ErrorState } from '../../../ui/states.tsx'

type Shape = keyof typeof postPicturePaths

const shapes = [
  { value: 'status', label: 'Status' },
  { value: 'post', label: 'Post' },
] as const

type SharePictureProps = {
  products: Pick<Product, '_id' | 'name'>[]
  onClose: () => void
}

/** Products as pictures for a WhatsApp status or a post, three on each; drawn before anybody can share them. */
export function SharePicture({ products, onClose }: SharePictureProps) {
  const [shape, setShape] = useState<Shape>('status')
  const ids = products.map(({ _id }) => _id).join()
  const wanted = useMemo(() => pictureFiles(ids.split(','), shape), [ids, shape])
  const { ready, isLoading, error, retry } = useFiles(wanted)
  const shown = wanted.length * postLimits.products
  return (
    <ModalDialog title="Share as status" open onClose={onClose}>
      <Choices legend="As" choices={shapes} value={shape} onChange={setShape} inPairs />
      {error && <ErrorState message={error} onRetry={retry} />}
      <div aria-live="polite" aria-busy={isLoading}>
        {isLoading ? (
          <p className="text-ink-soft">Making the pictures …</p>
        ) : (
          <FilePreviews ready={ready} />
        )}
      </div>
      {products.length > shown && (
        <p>
          The first {shown} products, on {wanted.length} pictures.
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <ShareButtons ready={ready} isLoading={isLoading} />
      </div>
    </ModalDialog>
  )
}

function pictureFiles(ids: string[], shape: Shape): LabelledFile[] {
  const count = Math.min(Math.ceil(ids.length / postLimits.products), maxShared)
  return Array.from({ length: count }, (_, index) => {
    const shown = ids.slice(index * postLimits.products, (index + 1) * postLimits.products)
    return {
      path: `${apiPrefix}${postPicturePaths[shape]}?ids=${shown.join()}`,
      name: `${shape}-${index + 1}.jpg`,
      label: `Picture ${index + 1}`,
      type: 'image/jpeg',
    }
  })
}

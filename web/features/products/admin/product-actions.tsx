import { Copy, Pencil, Trash2 } from 'lucide-react'
import { fillPath, pagePaths } from '../../../../contract/paths.ts'
import type { Product } from '../../../../contract/product.ts'
import { IconButton, IconLink } from '../../../ui/admin/icon-button.tsx'
import { duplicateAddress } from './duplicate.ts'

type ProductActionsProps = { product: Product; onDelete: (product: Product) => void }

/** What can be done to one product of the list. */
export function ProductActions({ product, onDelete }: ProductActionsProps) {
  const { _id: id, name } = product
  return (
    <>
      <IconLink
        to={fillPath(pagePaths.adminProductEdit, { id })}
        label={`Edit ${name}`}
        icon={Pencil}
      />
      <IconLink to={duplicateAddress(id)} label={`Duplicate ${name}`} icon={Copy} />
      <IconButton
        onClick={() => onDelete(product)}
        label={`Delete ${name}`}
        icon={Trash2}
        tone="danger"
      />
    </>
  )
}

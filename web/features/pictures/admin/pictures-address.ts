import { fillPath, pagePaths } from '../../../../contract/paths.ts'

/** The id of the pictures in a product's form, which a link scrolls to. */
export const picturesId = 'pictures'

export function picturesAddress(productId: string): string {
  return `${fillPath(pagePaths.adminProductEdit, { id: productId })}#${picturesId}`
}

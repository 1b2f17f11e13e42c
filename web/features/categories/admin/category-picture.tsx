import { categoryImageAddresses } from '../../../lib/image-addresses.ts'
import { RecordPicture, type RecordPictureProps } from '../../../ui/admin/record-picture.tsx'

/** A category's picture: a whole address, a path of the API host, or a bare file name. */
export function CategoryPicture(props: RecordPictureProps) {
  return <RecordPicture {...props} addressesOf={categoryImageAddresses} />
}

import { galleryImageAddresses } from '../../../lib/image-addresses.ts'
import { RecordPicture, type RecordPictureProps } from '../../../ui/admin/record-picture.tsx'

export function GalleryPicture(props: RecordPictureProps) {
  return <RecordPicture {...props} addressesOf={galleryImageAddresses} />
}

import { useEffect, useMemo } from 'react'

type FilePreviewProps = { file: File; alt: string; className: string }

/** A chosen picture, before it is sent. */
export function FilePreview({ file, alt, className }: FilePreviewProps) {
  const address = useMemo(() => URL.createObjectURL(file), [file])
  useEffect(() => () => URL.revokeObjectURL(address), [address])
  return <img src={address} alt={alt} className={className} />
}

import { useState } from 'react'
import placeholderArt from '../../assets/placeholder.svg'

type FallbackImageProps = {
  /** Tried in turn; when none can be shown, the placeholder stands. */
  addresses: string[]
  alt: string
  className?: string
}

export function FallbackImage({ addresses, alt, className }: FallbackImageProps) {
  const [failed, setFailed] = useState(0)
  return (
    <img
      src={addresses[failed] ?? placeholderArt}
      alt={alt}
      loading="lazy"
      decoding="async"
      onError={() => failed < addresses.length && setFailed(failed + 1)}
      className={className}
    />
  )
}

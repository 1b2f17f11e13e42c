import type { ReactNode } from 'react'

type CardLinkProps = {
  to: string
  /** Replaces following the link, except in a new tab or window. */
  onOpen: () => void
  className?: string
  children: ReactNode
}

/**
 * A link for lists of hundreds of cards: the router's own `Link` renders again with every navigation,
 * which makes typing in the search slow.
 */
export function CardLink({ to, onOpen, ...rest }: CardLinkProps) {
  return (
    <a
      {...rest}
      href={to}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
        if (event.defaultPrevented) return
        event.preventDefault()
        onOpen()
      }}
    />
  )
}

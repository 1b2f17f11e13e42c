import type { ReactNode } from 'react'

type CardLinkProps = {
  to: string
  /** Replaces following the link, except in a new tab or window. */
  onOpen: () => void
  className?: string
  children: ReactNode
}

/**
 * A link to a page of the site, for cards that stand by the hundred: the router's own is drawn anew
 * with whatever the router does, each time one types or opens something.
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

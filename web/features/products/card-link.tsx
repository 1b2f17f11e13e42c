import type { ReactNode } from 'react'
import type { NavigateFunction, NavigateOptions } from 'react-router'

type CardLinkProps = {
  to: string
  navigate: NavigateFunction
  options?: NavigateOptions
  className?: string
  'aria-label'?: string
  children: ReactNode
}

/**
 * A link to a page of the site, for cards that stand by the hundred: the router's own is drawn anew
 * with whatever the router does, each time one types or opens something.
 */
export function CardLink({ to, navigate, options, ...rest }: CardLinkProps) {
  return (
    <a
      {...rest}
      href={to}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
        if (event.defaultPrevented) return
        event.preventDefault()
        void navigate(to, options)
      }}
    />
  )
}

import { useEffect } from 'react'
import { ModalOverlay, type ModalOverlayProps } from 'react-aria-components'
import { classNames } from '../class-names.ts'

/** Darkens the page behind what lies over it. */
export function Backdrop({
  className,
  children,
  ...overlay
}: Omit<ModalOverlayProps, 'className' | 'children'> & {
  className?: string
  children: React.ReactNode
}) {
  return (
    <ModalOverlay
      {...overlay}
      className={classNames(
        'fixed inset-0 z-50 bg-wood/60 data-entering:animate-fade-in',
        className,
      )}
    >
      {children}
      <DimmedEdge />
    </ModalOverlay>
  )
}

let open = 0

/** Dims the space of the page's scrollbar, which overlays do not cover. */
function DimmedEdge() {
  useEffect(() => {
    const { dataset } = document.documentElement
    open++
    dataset.modal = 'dimmed'
    return () => {
      open--
      if (open === 0) delete dataset.modal
    }
  }, [])
  return null
}

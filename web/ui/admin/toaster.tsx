import type { CSSProperties } from 'react'
import { Toaster as Sonner } from 'sonner'
import { limits } from '../../../contract/limits.ts'

const { width, zIndex } = limits.toast

/** Where toasts appear. Their style is part of the admin area's stylesheet. */
export function Toaster() {
  return (
    <Sonner
      theme="system"
      position="bottom-right"
      closeButton
      style={{ '--width': `${width}px`, zIndex } as CSSProperties}
    />
  )
}

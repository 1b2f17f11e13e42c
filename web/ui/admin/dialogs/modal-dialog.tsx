import { type ReactNode, useEffect, useState } from 'react'
import { Dialog, Heading, Modal, ModalOverlay, type ModalOverlayProps } from 'react-aria-components'
import { classNames } from '../../class-names.ts'
import { focusPageIfLost } from './focus-recovery.ts'

type ModalDialogProps = {
  title: string
  open: boolean
  onClose: () => void
  /** `alertdialog` for a question that must be answered. */
  role?: 'dialog' | 'alertdialog'
  wide?: boolean
  children: ReactNode
}

/** A dialog over the page; a sheet at the lower edge on a phone. */
export function ModalDialog({ title, open, onClose, role, wide, children }: ModalDialogProps) {
  return (
    <Backdrop
      isOpen={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      isDismissable={role !== 'alertdialog'}
      className="flex items-end justify-center md:items-center md:p-6"
    >
      <Modal
        className={classNames(
          'max-h-[92dvh] w-full overflow-y-auto rounded-t-sheet bg-card text-ink shadow-float data-entering:animate-rise-in md:rounded-sheet',
          wide ? 'md:max-w-4xl' : 'md:max-w-md',
        )}
      >
        <Dialog role={role} className="grid gap-4 p-6 outline-none">
          <Heading slot="title" level={2} className="font-display text-subheading">
            {title}
          </Heading>
          {children}
          <FocusAfter />
        </Dialog>
      </Modal>
    </Backdrop>
  )
}

/**
 * Restores the focus to the element before the dialog, or to the page where that was removed, like a
 * deleted row's button. React Aria does so a frame later, and not for removed elements.
 */
function FocusAfter() {
  const [before] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      if (document.activeElement !== document.body) return
      if (before instanceof HTMLElement) before.focus({ preventScroll: true })
      // React Aria's own restore, if any, runs first in this frame.
      requestAnimationFrame(focusPageIfLost)
    },
    [before],
  )
  return null
}

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
      {/* React lets a form's `submit` reach the form that the dialog was opened from, which would be saved. */}
      <div className="contents" onSubmit={(event) => event.stopPropagation()}>
        {children}
      </div>
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

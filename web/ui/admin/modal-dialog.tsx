import { type ReactNode, useEffect } from 'react'
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components'
import { classNames } from '../class-names.ts'

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
    <ModalOverlay
      isOpen={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      isDismissable={role !== 'alertdialog'}
      className="fixed inset-0 z-50 flex items-end justify-center bg-wood/60 data-entering:animate-fade-in md:items-center md:p-6"
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
    </ModalOverlay>
  )
}

/** Where the button that opened the dialog is gone by its end, a deleted row's, the page has the focus. */
function FocusAfter() {
  useEffect(
    () => () =>
      // React Aria gives the focus back within a frame; that comes first.
      void requestAnimationFrame(() => requestAnimationFrame(focusPageIfLost)),
    [],
  )
  return null
}

function focusPageIfLost(): void {
  if (document.activeElement !== document.body) return
  document.getElementById('page')?.focus({ preventScroll: true })
}

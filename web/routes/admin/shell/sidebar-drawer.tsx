import { Dialog, Modal } from 'react-aria-components'
import type { SessionUser } from '../../../features/accounts/session.ts'
import { Backdrop } from '../../../ui/admin/dialogs/modal-dialog.tsx'
import { X } from '../../../ui/admin/icons.tsx'
import { Sidebar } from './sidebar.tsx'

type SidebarDrawerProps = {
  user: SessionUser | null
  open: boolean
  onOpenChange: (open: boolean) => void
  onShortcuts: () => void
}

/** The sidebar as a drawer on a phone. */
export function SidebarDrawer({ user, open, onOpenChange, onShortcuts }: SidebarDrawerProps) {
  const close = () => onOpenChange(false)
  return (
    <Backdrop isOpen={open} onOpenChange={onOpenChange} isDismissable>
      <Modal className="h-full w-72 max-w-[85vw] bg-wood text-on-wood shadow-float data-entering:animate-slide-in">
        <Dialog aria-label="Menu" className="relative h-full outline-none">
          <button
            type="button"
            onClick={close}
            aria-label="Close menu"
            className="absolute right-2 top-4 grid size-11 place-items-center rounded-full hover:bg-wood-soft"
          >
            <X className="size-5" />
          </button>
          <Sidebar
            user={user}
            onLeave={close}
            onShortcuts={() => {
              close()
              onShortcuts()
            }}
          />
        </Dialog>
      </Modal>
    </Backdrop>
  )
}

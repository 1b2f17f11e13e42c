import { X } from 'lucide-react'
import { Dialog, Modal } from 'react-aria-components'
import type { User } from '../../../../contract/auth.ts'
import { Backdrop } from '../../../ui/admin/backdrop.tsx'
import { Sidebar } from './sidebar.tsx'

type SidebarDrawerProps = {
  user: User | null
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

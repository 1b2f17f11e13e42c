import { toast } from 'sonner'
import { limits } from '../../../contract/limits.ts'

/** Tells that something was deleted, and offers to take that back for a while. */
export function offerUndo(message: string, undo: () => Promise<string | undefined>): void {
  toast.success(message, {
    duration: limits.undo.offered,
    action: {
      label: 'Undo',
      onClick: async () => {
        const failure = await undo()
        if (failure !== undefined) toast.error(failure)
      },
    },
  })
}

/** Takes the last delete back by a key, while that is offered. */
export function pressUndo(): void {
  document.querySelector<HTMLElement>('[data-sonner-toast] [data-action]')?.click()
}

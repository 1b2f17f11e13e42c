import { toast } from 'sonner'
import { priceListMessages } from '../../../contract/price-list/messages.ts'
import { downloadFile } from '../../requests/files/download.ts'
import type { ReadyFile } from '../../requests/files/use-files.ts'
import { Button } from '../button.tsx'
import { Download, Share2 } from './icons.tsx'

/** More files at once are rejected by some chats. */
export const maxShared = 10

export function FilePreviews({ ready }: { ready: ReadyFile[] }) {
  return (
    <ul className="flex gap-3 overflow-x-auto pb-2" aria-label="Preview">
      {ready.map(({ file, label, shown }) => (
        <li key={file.name} className="shrink-0">
          <a
            href={shown}
            target="_blank"
            rel="noreferrer"
            className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
          >
            {file.type.startsWith('image/') ? (
              <img
                src={shown}
                alt={label}
                className="h-64 rounded-control border border-line md:h-96"
              />
            ) : (
              `Open the ${label}`
            )}
          </a>
        </li>
      ))}
    </ul>
  )
}

type ShareButtonsProps = { ready: ReadyFile[]; isLoading: boolean }

/** Sharing hands the files to the phone's own list of apps; where it cannot, they are downloaded. */
export function ShareButtons({ ready, isLoading }: ShareButtonsProps) {
  const files = ready.map(({ file }) => file)
  const canShare = files.length > 0 && Boolean(navigator.canShare?.({ files }))
  const share = async () => {
    try {
      await navigator.share({ files })
    } catch (error) {
      // No message for a user who cancels.
      if (error instanceof Error && error.name === 'AbortError') return
      toast.error(priceListMessages.shareBlocked)
    }
  }
  const isEmpty = !isLoading && files.length === 0
  return (
    <>
      {(canShare || isLoading) && (
        <Button busy={isLoading} onClick={share} className="flex-1 md:flex-none">
          <Share2 className="size-4" />
          Share
        </Button>
      )}
      <Button
        variant={canShare || isLoading ? 'secondary' : 'primary'}
        disabled={isLoading || isEmpty}
        onClick={() => files.forEach(downloadFile)}
        className="flex-1 md:flex-none"
      >
        <Download className="size-4" />
        Download
      </Button>
    </>
  )
}

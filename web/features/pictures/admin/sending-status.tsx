import { sendingMessages } from '../../../../contract/pictures/messages.ts'
import { IconButton } from '../../../ui/admin/icon-button.tsx'
import { CircleAlert, Pause, RotateCw, Upload, X } from '../../../ui/admin/icons.tsx'
import { Button } from '../../../ui/button.tsx'
import { pictureSender } from './picture-sender.ts'
import { useSender, useSending } from './use-sending.ts'
import type { WaitingPicture } from './waiting-pictures.ts'

/** Sends the waiting pictures of the signed-in user, and shows the progress on every page. */
export function SendingStatus({ userId }: { userId: string | undefined }) {
  useSender(userId)
  const { waiting, sent, hasNoLine } = useSending()
  const open = waiting.filter(({ failure }) => !failure)
  const rejected = waiting.filter(({ failure }) => failure)
  const isStopped = open.some((picture) => picture.isStopped)
  const count = open.length
  const text = isStopped
    ? sendingMessages.stopped(count)
    : hasNoLine
      ? sendingMessages.noLine(count)
      : sendingMessages.sending(sent + 1, sent + count)
  return (
    <>
      <div role="status">
        {count > 0 && (
          <div className="mb-4 flex flex-wrap items-center gap-x-2 rounded-control border border-line bg-card py-1 pr-1 pl-3">
            <Upload className="size-4 shrink-0" />
            <p className="min-w-0 flex-1 font-semibold">{text}</p>
            {isStopped || hasNoLine ? (
              <Button variant="quiet" onClick={() => pictureSender.sendAgain(open)}>
                <RotateCw className="size-4" />
                Send now
              </Button>
            ) : (
              <Button variant="quiet" onClick={() => pictureSender.stop()}>
                <Pause className="size-4" />
                Stop
              </Button>
            )}
          </div>
        )}
      </div>
      {rejected.map((picture) => (
        <Rejected key={picture.key} picture={picture} />
      ))}
    </>
  )
}

function Rejected({ picture }: { picture: WaitingPicture }) {
  const { product, failure = '' } = picture
  return (
    <div
      role="alert"
      className="mb-4 flex flex-wrap items-center gap-x-2 rounded-control bg-danger-wash py-1 pr-1 pl-3 text-danger"
    >
      <CircleAlert className="size-4 shrink-0" />
      <p className="min-w-0 flex-1 py-2 font-medium">
        {sendingMessages.notSent(product.name, failure)}
      </p>
      <Button variant="quiet" onClick={() => pictureSender.sendAgain([picture])}>
        Try again
      </Button>
      <IconButton
        icon={X}
        label={`Do not send the picture of ${product.name}`}
        onClick={() => pictureSender.discard(picture)}
      />
    </div>
  )
}

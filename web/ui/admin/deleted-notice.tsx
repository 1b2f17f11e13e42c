import { Banner } from './banner.tsx'

/** Says that what a draft was to change is gone, and what can be done with the draft. */
export function DeletedNotice({ noun }: { noun: string }) {
  return (
    <Banner tone="danger" title={`This ${noun} has been deleted`}>
      What you had typed is kept. Saving it makes a new {noun}; its picture has to be chosen again.
    </Banner>
  )
}

import { Download } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { downloadText } from '../../../lib/download.ts'
import { useSite } from '../../../lib/site.ts'
import { FormSection } from '../../../ui/admin/form-section.tsx'
import { Button } from '../../../ui/button.tsx'
import { CopyButton } from './copy-button.tsx'

type RecoveryCodesProps = { codes: string[]; onDone: () => void }

/** The recovery codes, which are shown only once. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const { site } = useSite()
  const text = codes.join('\n')
  const download = () =>
    downloadText('recovery-codes.txt', `${site.name}: recovery codes\n\n${text}\n`, 'text/plain')
  const start = useRef<HTMLParagraphElement>(null)
  // The form that had the focus is gone.
  useEffect(() => start.current?.focus(), [])
  return (
    <FormSection title="Recovery codes">
      <p ref={start} tabIndex={-1} className="outline-none">
        Each of these opens your account once instead of a code of the app, should you lose your
        phone. They are shown only now: keep them where the phone is not.
      </p>
      <ol className="grid gap-x-8 gap-y-1 rounded-control bg-paper-deep p-4 md:grid-cols-2">
        {codes.map((code) => (
          <li key={code} className="font-mono text-[0.9375rem] select-all">
            {code}
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="secondary" size="small" className="min-h-11" onClick={download}>
          <Download className="size-4" />
          Download
        </Button>
        <CopyButton text={text} label="Copy" />
      </div>
      <Button onClick={onDone} className="justify-self-start">
        I have kept them
      </Button>
    </FormSection>
  )
}

import { useState } from 'react'
import { toast } from 'sonner'
import { labelMessages } from '../../../../contract/labels/messages.ts'
import { apiPrefix, fillPath, labelCodePaths, pagePaths } from '../../../../contract/paths.ts'
import type { Product } from '../../../../contract/products/product.ts'
import { withoutProtocol } from '../../../../contract/text/web-address.ts'
import { downloadFile } from '../../../requests/files/download.ts'
import { fetchFile } from '../../../requests/files/fetch-file.ts'
import { useSite } from '../../../shop/site-data.ts'
import { FormSection } from '../../../ui/admin/fields/form-section.tsx'
import { Download } from '../../../ui/admin/icons.tsx'
import { Button } from '../../../ui/button.tsx'

const formats = {
  pdf: { label: 'PDF of 15 mm', type: 'application/pdf' },
  png: { label: 'PNG of 600 pixels', type: 'image/png' },
}
type Format = keyof typeof formats

/** The code to print on a pack, and where it leads. */
export function LabelCode({ _id: id, name }: Pick<Product, '_id' | 'name'>) {
  const { publicUrl } = useSite()
  const [drawn, setDrawn] = useState<Format>()
  const path = fillPath(pagePaths.label, { productId: id })
  const download = async (format: Format) => {
    setDrawn(format)
    await fetchFile({
      path: apiPrefix + fillPath(labelCodePaths[format], { id }),
      name: `${name.replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')}-QR.${format}`,
      type: formats[format].type,
    })
      .then(downloadFile)
      .catch(() => toast.error(labelMessages.codeFailed))
    setDrawn(undefined)
  }
  return (
    <FormSection title="QR for the pack">
      <p className="text-sm text-ink-soft">
        Leads to what the label says, in large letters, in English and Tamil:{' '}
        <a
          href={path}
          target="_blank"
          rel="noreferrer"
          className="font-semibold wrap-anywhere underline underline-offset-4"
        >
          {withoutProtocol(publicUrl) + path}
        </a>
      </p>
      <div className="flex flex-wrap gap-3">
        {(Object.keys(formats) as Format[]).map((format) => (
          <Button
            key={format}
            variant="secondary"
            busy={drawn === format}
            onClick={() => void download(format)}
          >
            <Download className="size-4" />
            {formats[format].label}
          </Button>
        ))}
      </div>
    </FormSection>
  )
}

import { fillPath, pagePaths } from '../../../../contract/paths.ts'
import type { StepData } from './load-step.ts'
import { RecordLinks } from './record-links.tsx'

/** The products that lack a picture, each with the form where it is taken. */
export function PictureStep({ data: { products } }: { data: StepData }) {
  const records = products?.data.filter(({ image }) => !image) ?? []
  if (records.length === 0) return null
  return (
    <>
      <p>Still without a picture:</p>
      <RecordLinks
        records={records}
        addressOf={(id) => fillPath(pagePaths.adminProductEdit, { id })}
      />
    </>
  )
}

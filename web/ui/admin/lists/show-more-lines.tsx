import { formatNumber } from '../../../../contract/text/count.ts'
import { Button } from '../../button.tsx'

type ShowMoreLinesProps = { shown: number; total: number; onShow: () => void }

/** Under a long list of lines of which only the first are shown. */
export function ShowMoreLines({ shown, total, onShow }: ShowMoreLinesProps) {
  if (total <= shown) return null
  return (
    <Button variant="secondary" onClick={onShow} className="justify-self-start">
      Show more of {formatNumber(total)} lines
    </Button>
  )
}

import type { PriceListLetters } from '../../../../contract/price-list/price-list.ts'
import { Banner } from '../../../ui/admin/banner.tsx'

/** Which letters stand as something else on paper and in pictures, and where. */
export function LettersNote({ letters }: { letters: PriceListLetters }) {
  if (letters.length === 0) return null
  return (
    <Banner tone="danger" title="Letters that cannot be drawn">
      <p>In the files they stand as a question mark, or without their signs.</p>
      <ul className="mt-1 grid gap-1">
        {letters.map(({ letter, texts }) => (
          <li key={letter} className="wrap-anywhere">
            <strong>{letter}</strong>
            {texts.length > 0 && ` in ${texts.join(', ')}`}
          </li>
        ))}
      </ul>
    </Banner>
  )
}

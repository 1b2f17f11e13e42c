import type { MissingGlyphs } from '../../../../contract/price-list/price-list.ts'
import { Banner } from '../../../ui/admin/notices/banner.tsx'

/** Note on the letters that are replaced on paper and in pictures, and where. */
export function MissingGlyphsNote({ glyphs }: { glyphs: MissingGlyphs }) {
  if (glyphs.length === 0) return null
  return (
    <Banner tone="danger" title="Letters that cannot be drawn">
      <p>In the files they stand as a question mark, or without their signs.</p>
      <ul className="mt-1 grid gap-1">
        {glyphs.map(({ letter, texts }) => (
          <li key={letter} className="wrap-anywhere">
            <strong>{letter}</strong>
            {texts.length > 0 && ` in ${texts.join(', ')}`}
          </li>
        ))}
      </ul>
    </Banner>
  )
}

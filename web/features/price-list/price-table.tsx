import type { PriceListLanguage } from '../../../contract/price-list/languages.ts'
import type {
  PriceListCell,
  PriceListRow,
  PriceListSection,
} from '../../../contract/price-list/price-list.ts'
import {
  inLanguages,
  priceListWord,
  translateSize,
  writePackOf,
  writeShortUnitPrice,
  writeStock,
} from '../../../contract/price-list/words.ts'
import { formatRupees } from '../../../contract/prices/money.ts'
import { productAddress } from '../../../contract/public-paths.ts'
import { classNames } from '../../ui/class-names.ts'
import { useAddress } from '../../words/words.ts'
import { Wordings } from './wordings.tsx'

/** The languages of the texts, and the day of the prices. */
type Shown = { language: PriceListLanguage; date: string }

/** Rows of products with their prices by size; on a phone, each row a block with its sizes side by side. */
export function PriceTable({ section, ...shown }: { section: PriceListSection } & Shown) {
  const { title, titleTa, columns, rows } = section
  const { language } = shown
  const isSingle = columns.length === 1
  return (
    <section className="mt-10 print:mt-5">
      {title && (
        <h2 className="mb-2 break-after-avoid font-display text-subheading print:mb-1">
          <Wordings of={inLanguages({ en: title, ta: titleTa }, language)} />
        </h2>
      )}
      <table className="w-full table-fixed border-y border-line-strong text-left max-card:block">
        <thead className={classNames('max-card:sr-only', isSingle && 'sr-only')}>
          <tr>
            <th scope="col" className={classNames('py-2', isSingle ? 'w-3/4' : 'w-[28%]')}>
              <span className="sr-only">
                <Wordings of={priceListWord('product', language)} />
              </span>
            </th>
            {columns.map((size) => (
              <th
                key={size}
                scope="col"
                className="py-2 pl-2 text-right text-[0.875em] font-semibold wrap-anywhere print:py-1"
              >
                {size ? (
                  <Wordings of={[translateSize(size, language)]} />
                ) : (
                  <Wordings of={priceListWord('price', language)} />
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-card:block">
          {rows.map((row, index) => (
            <PriceRow
              // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place in the list
              key={index}
              row={row}
              columns={columns}
              {...shown}
            />
          ))}
        </tbody>
      </table>
    </section>
  )
}

type PriceRowProps = { row: PriceListRow; columns: string[] } & Shown

function PriceRow({ row, columns, ...shown }: PriceRowProps) {
  const { name, nameTa, cells } = row
  const pack = writePackOf(row, shown.language)
  const isSingle = columns.length === 1
  return (
    <tr
      className={classNames(
        'break-inside-avoid border-t border-line align-baseline max-card:grid max-card:gap-x-4 max-card:gap-y-2 max-card:py-3',
        isSingle ? 'max-card:grid-cols-[1fr_auto]' : 'max-card:grid-cols-3',
      )}
    >
      <th
        scope="row"
        className={classNames(
          'font-semibold leading-snug wrap-anywhere card:py-2 card:pr-3 print:py-1',
          !isSingle && 'max-card:col-span-full',
        )}
      >
        <Wordings of={inLanguages({ en: name, ta: nameTa }, shown.language)} isName />
        {pack.text && (
          <span className="block text-[0.875em] font-normal text-ink-soft">
            <Wordings of={[pack]} />
          </span>
        )}
      </th>
      {cells.map((cell, index) => (
        <td
          key={columns[index]}
          className={classNames(
            'relative leading-snug tabular-nums card:py-2 card:pl-2 card:text-right print:py-1',
            isSingle && 'max-card:text-right',
            !cell && 'max-card:hidden',
          )}
        >
          {cell && (
            <Price
              cell={cell}
              size={columns[index]}
              className={isSingle ? beyondCell : wholeCell}
              {...shown}
            />
          )}
        </td>
      ))}
    </tr>
  )
}

/** On a phone all of a cell is its link; the cell of a single size is no higher than its price. */
const wholeCell = 'max-card:after:absolute max-card:after:inset-0'
const beyondCell =
  'max-card:after:absolute max-card:after:-inset-y-2.5 max-card:after:-left-4 max-card:after:right-0'

type PriceProps = { cell: PriceListCell; size?: string; className: string } & Shown

function Price({ cell, size, className, language, date }: PriceProps) {
  const { product, price, unitPrice, inStock } = cell
  return (
    <>
      {size && (
        <span className="block text-[0.875em] text-ink-soft card:hidden">
          <Wordings of={[translateSize(size, language)]} />
        </span>
      )}
      <a
        href={useAddress()(productAddress(product))}
        className={classNames(
          'inline-block font-semibold hover:underline max-card:min-h-6',
          price > 0 && 'whitespace-nowrap',
          className,
          !inStock && 'text-ink-soft',
        )}
      >
        {price > 0 ? formatRupees(price) : <Wordings of={priceListWord('onRequest', language)} />}
      </a>
      {unitPrice && (
        <span className="block text-[0.75em] text-ink-soft">
          {writeShortUnitPrice(unitPrice, language)}
        </span>
      )}
      {writeStock(cell, date).map((words) => (
        <span key={words.en} className="block text-[0.75em] text-danger">
          <Wordings of={inLanguages(words, language)} />
        </span>
      ))}
    </>
  )
}

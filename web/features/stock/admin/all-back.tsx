import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { toast } from 'sonner'
import { limits } from '../../../../contract/limits.ts'
import type { Product } from '../../../../contract/products/product.ts'
import { countOf } from '../../../../contract/text/count.ts'
import { type BulkResult, runBulk } from '../../../lists/bulk.ts'
import { browserApi } from '../../../requests/api.ts'
import { PackageCheck } from '../../../ui/admin/icons.tsx'
import { BulkResultBanner } from '../../../ui/admin/notices/bulk-result-banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { levelValues } from '../../products/admin/product-values.ts'
import { changeProduct } from '../../products/admin/update-if-unchanged.ts'

/** Products of a group that are out of stock. */
export async function fetchGroupOut(group: string): Promise<Product[]> {
  const query = { visibility: 'all', group, stock: 'out', limit: limits.list.maxLimit } as const
  const { data } = await browserApi().GET('/products', { params: { query } })
  return data?.data ?? []
}

/** Puts all products of a group that are out of stock back in stock; a low stock stays low. */
export function AllBack({ products }: { products: Product[] }) {
  const { revalidate } = useRevalidator()
  const [busy, setBusy] = useState(false)
  const [result, setResult] = useState<BulkResult>()

  const takeBack = async () => {
    setBusy(true)
    const done = await runBulk(
      products,
      ({ name }) => name,
      (product) => changeProduct(product, levelValues('in'), () => {}),
    )
    setBusy(false)
    setResult(done)
    if (done.failed.length === 0) toast.success(`${countOf(done.done.length, 'product')} back`)
    await revalidate()
  }

  return (
    <>
      {result && <BulkResultBanner title="Some of it could not be done" result={result} />}
      {products.length > 0 && (
        <section
          aria-label="Stock"
          className="mb-5 flex flex-wrap items-center justify-between gap-3 rounded-card border border-line bg-card p-4"
        >
          <p>
            <strong>{countOf(products.length, 'product')}</strong> out of stock
          </p>
          <Button variant="secondary" disabled={busy} onClick={takeBack}>
            <PackageCheck className="size-4" />
            All back today
          </Button>
        </section>
      )}
    </>
  )
}

import { useId } from 'react'
import { useController } from 'react-hook-form'
import { orderLimits } from '../../../../contract/orders/limits.ts'
import { writePack } from '../../../../contract/packs/pack-words.ts'
import { productLimits } from '../../../../contract/products/limits.ts'
import type { Product } from '../../../../contract/products/product.ts'
import { nameWithSize } from '../../../../contract/products/product-names.ts'
import type { EditForm } from '../../../forms/use-edit-form.ts'
import { NumberInput } from '../../../ui/admin/fields/number-field.tsx'
import { IconButton } from '../../../ui/admin/icon-button.tsx'
import { Plus, Trash2 } from '../../../ui/admin/icons.tsx'
import { Button } from '../../../ui/button.tsx'
import { Field, Input } from '../../../ui/inputs.tsx'
import { blankLine, type OrderValues, parseLines, type TypedLine } from './order-values.ts'

type LineFieldsProps = {
  form: EditForm<OrderValues>['form']
  /** The catalogue, to choose from while typing. */
  products: readonly Product[]
}

const pieces = ['piece', 'pieces'] as const

/** Lines of an order: a product of the catalogue, or anything else. */
export function LineFields({ form, products }: LineFieldsProps) {
  const { field, fieldState } = useController({ control: form.control, name: 'lines' })
  const lines = parseLines(field.value)
  const set = (next: TypedLine[]) => field.onChange(JSON.stringify(next))
  const listId = useId()
  const names = new Map(
    products.map((product) => [nameWithSize(product, { language: 'en', pieces }), product]),
  )
  const errorOf = (index: number, part: string) =>
    form.getFieldState(`lines.${index}.${part}` as 'lines', form.formState).error?.message
  const focusInvalid = (element: HTMLElement | null) =>
    field.ref({ focus: () => element?.querySelector<HTMLElement>('[aria-invalid]')?.focus() })
  return (
    <div ref={focusInvalid} className="grid gap-4">
      <datalist id={listId}>
        {[...names.keys()].map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      {lines.map((line, index) => (
        <LineRow
          // biome-ignore lint/suspicious/noArrayIndexKey: a line may have no name yet
          key={index}
          title={`Line ${index + 1}`}
          line={line}
          listId={listId}
          errorOf={(part) => errorOf(index, part)}
          onChange={(part) => set(lines.with(index, { ...line, ...part }))}
          onName={(name) => set(lines.with(index, rename(line, name, names.get(name))))}
          onRemove={lines.length > 1 ? () => set(lines.toSpliced(index, 1)) : undefined}
        />
      ))}
      {fieldState.error?.message && (
        <p className="text-sm font-medium text-danger">{fieldState.error.message}</p>
      )}
      {lines.length < orderLimits.lines && (
        <Button
          variant="secondary"
          className="justify-self-start"
          onClick={() => set([...lines, blankLine])}
        >
          <Plus aria-hidden="true" className="size-4" />
          Add a line
        </Button>
      )}
    </div>
  )
}

/** A name of the catalogue brings its product along, as it is now. */
function rename(line: TypedLine, name: string, product: Product | undefined): TypedLine {
  if (!product) return { ...line, name }
  const size = product.size || writePack(product)
  return { ...line, product: product._id, name: product.name, size, price: String(product.price) }
}

type LineRowProps = {
  title: string
  line: TypedLine
  listId: string
  errorOf: (part: string) => string | undefined
  onChange: (part: Partial<TypedLine>) => void
  onName: (name: string) => void
  onRemove?: () => void
}

function LineRow({ title, line, listId, errorOf, onChange, onName, onRemove }: LineRowProps) {
  return (
    <fieldset className="grid gap-3 rounded-control border border-line p-3">
      <legend className="sr-only">{title}</legend>
      <div className="flex items-end gap-2">
        <Field
          label="Product"
          required
          error={errorOf('name') ?? errorOf('product')}
          className="min-w-0 flex-1"
        >
          <Input
            value={line.name}
            list={listId}
            maxLength={productLimits.name}
            autoComplete="off"
            onChange={({ target }) => onName(target.value)}
          />
        </Field>
        {onRemove && <IconButton icon={Trash2} label={`Remove ${title}`} onClick={onRemove} />}
      </div>
      <div className="grid grid-cols-3 gap-3">
        <Field label="Size" error={errorOf('size')}>
          <Input
            value={line.size}
            maxLength={productLimits.size}
            autoComplete="off"
            onChange={({ target }) => onChange({ size: target.value })}
          />
        </Field>
        <Field label="Pieces" error={errorOf('quantity')}>
          <NumberInput
            value={line.quantity}
            typed={line.quantity}
            inputMode="numeric"
            onChange={({ target }) => onChange({ quantity: target.value })}
          />
        </Field>
        <Field label="Price (₹)" error={errorOf('price')}>
          <NumberInput
            value={line.price}
            typed={line.price}
            kind="rupees"
            onChange={({ target }) => onChange({ price: target.value })}
          />
        </Field>
      </div>
    </fieldset>
  )
}

import { useWatch } from 'react-hook-form'
import { orderLimits } from '../../../../contract/orders/limits.ts'
import type { Order } from '../../../../contract/orders/order.ts'
import { orderStatuses } from '../../../../contract/orders/statuses.ts'
import { pagePaths } from '../../../../contract/paths.ts'
import type { Product } from '../../../../contract/products/product.ts'
import type { EditForm } from '../../../forms/use-edit-form.ts'
import type { EditedRecord } from '../../../forms/use-record-form.ts'
import { useRecordForm } from '../../../forms/use-record-form.ts'
import { useReturn } from '../../../forms/use-return.ts'
import { lastListAddress } from '../../../lists/use-list-params.ts'
import { FormSection } from '../../../ui/admin/fields/form-section.tsx'
import { NumberField } from '../../../ui/admin/fields/number-field.tsx'
import { TextField } from '../../../ui/admin/fields/text-field.tsx'
import { RecordFormFrame } from '../../../ui/admin/record-form-frame.tsx'
import { Checkbox, Field, Input, Select } from '../../../ui/inputs.tsx'
import { LineFields } from './line-fields.tsx'
import { statusLabels } from './order-tabs.ts'
import {
  type OrderValues,
  orderFormSchema,
  orderLabels,
  orderValues,
  showOrderValue,
} from './order-values.ts'
import { orderApi } from './queries.ts'

const labels = orderLabels

type OrderFormProps = EditedRecord<Order> & { products: readonly Product[] }

/** An order that a customer has given by message, phone or in the shop. */
export function OrderForm({ products, ...edited }: OrderFormProps) {
  const order = edited.loaded?.record
  const listAddress = lastListAddress(pagePaths.adminOrders)
  const state = useRecordForm<OrderValues, Order>({
    schema: orderFormSchema,
    api: orderApi,
    ...edited,
    valuesOf: orderValues,
    blank: orderValues(),
    formName: 'order',
  })
  useReturn(state.saved, listAddress)
  const { form } = state
  return (
    <RecordFormFrame
      state={state}
      success={order ? 'Order updated successfully!' : 'Order kept successfully!'}
      saveLabel={order ? 'Save changes' : 'Keep order'}
      cancelTo={listAddress}
      editPath={pagePaths.adminOrderEdit}
      labels={orderLabels}
      show={showOrderValue}
    >
      <FormSection title="What is ordered">
        <LineFields form={form} products={products} />
      </FormSection>
      <CustomerSection form={form} />
      <DeliverySection form={form} />
      <StateSection form={form} />
    </RecordFormFrame>
  )
}

type SectionProps = Pick<EditForm<OrderValues>, 'form'>

function CustomerSection({ form }: SectionProps) {
  return (
    <FormSection title="Customer">
      <TextField
        form={form}
        name="name"
        labels={labels}
        max={orderLimits.name}
        autoComplete="off"
      />
      <TextField
        form={form}
        name="phone"
        labels={labels}
        max={orderLimits.phone}
        autoComplete="off"
        hint="Ten digits are a number of India."
      />
      <TextField
        form={form}
        name="place"
        labels={labels}
        max={orderLimits.place}
        autoComplete="off"
      />
      <TextField form={form} name="pin" labels={labels} max={orderLimits.pin} autoComplete="off" />
    </FormSection>
  )
}

function DeliverySection({ form }: SectionProps) {
  return (
    <FormSection title="Delivery">
      <Field label={labels.wantedOn} className="max-w-60">
        <Input type="date" {...form.register('wantedOn')} />
      </Field>
      <NumberField
        form={form}
        name="charge"
        label={labels.charge}
        kind="rupees"
        hint="0 is free; leave blank if no charge is agreed."
        className="max-w-60"
      />
      <TextField
        form={form}
        name="deliveryNote"
        labels={labels}
        max={orderLimits.deliveryNote}
        autoComplete="off"
      />
    </FormSection>
  )
}

function StateSection({ form }: SectionProps) {
  const paid = useWatch({ control: form.control, name: 'paid' })
  return (
    <FormSection title="State">
      <Field label={labels.status} className="max-w-60">
        <Select {...form.register('status')}>
          {orderStatuses.map((status) => (
            <option key={status} value={status}>
              {statusLabels[status]}
            </option>
          ))}
        </Select>
      </Field>
      <Checkbox {...form.register('paid')} checked={paid}>
        {labels.paid}
      </Checkbox>
      <TextField form={form} name="note" labels={labels} max={orderLimits.note} rows={2} />
      <TextField form={form} name="message" labels={labels} max={orderLimits.message} rows={4} />
    </FormSection>
  )
}

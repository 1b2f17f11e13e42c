import { z } from 'zod'
import { fieldModels } from '../../../contract/fields.ts'
import { imageTypes } from '../../../contract/images/image.ts'
import { imageLimits } from '../../../contract/images/limits.ts'
import { type ModelField, productCreateSchema } from '../../../contract/products/product.ts'

/** Writable fields of a product, derived from the schema that validates them. */
export function describeProductModel(): ModelField[] {
  const fields = Object.entries(productCreateSchema.shape).map(([name, schema]) =>
    describeField(name, schema),
  )
  return [...fields, imageField]
}

/** The file is not in the schema, because its content is validated instead. */
const imageField: ModelField = {
  name: 'image',
  type: 'file',
  required: false,
  default: null,
  limits: {
    maxBytes: imageLimits.bytes,
    maxPixels: imageLimits.pixels,
    maxSide: imageLimits.side,
    types: imageTypes.join(', '),
  },
}

function describeField(name: string, schema: z.ZodType): ModelField {
  const model = fieldModels.get(schema instanceof z.ZodDefault ? schema.unwrap() : schema)
  if (!model) throw new Error(`The field ${name} of a product does not declare what it takes`)
  const absent = schema.safeParse(undefined)
  return {
    name,
    ...model,
    required: !absent.success,
    default: absent.success ? (absent.data as ModelField['default']) : null,
  }
}

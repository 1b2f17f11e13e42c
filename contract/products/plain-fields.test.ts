import { describe, expect, it } from 'vitest'
import { plainField, plainFields, plainFormValues, plainNames } from './plain-fields.ts'

describe.each(plainNames)('the plain field %s of a product', (name) => {
  const { request, requestOfNew, response } = plainFields[name]
  const { blank, example, toStored, fromStored } = plainField(name)

  it.each([
    ['its example', example],
    ['no value', blank],
  ])('the plain field %s of a product reads %s as it was stored', (_, value) => {
    const sent = request.parse(value)
    expect(sent).toEqual(value)
    expect(fromStored(toStored(sent))).toEqual(sent)
  })

  it('the plain field %s of a product answers with its example', () => {
    expect(response.parse(example)).toEqual(example)
  })

  it('the plain field %s of a product has no value in a new product, neither sent nor typed', () => {
    expect(requestOfNew.parse(undefined)).toEqual(blank)
    const typed = plainFormValues({})[name]
    expect(request.parse(typed)).toEqual(blank)
    expect(plainFormValues({ [name]: blank })[name]).toEqual(typed)
  })
})

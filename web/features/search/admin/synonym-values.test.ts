import { describe, expect, it } from 'vitest'
import { synonymLimits } from '../../../../contract/search/limits.ts'
import { synonymMessages } from '../../../../contract/search/messages.ts'
import {
  addTerms,
  joinTerms,
  showSynonymValue,
  splitTerms,
  synonymFormSchema,
  synonymValues,
  toSynonymBody,
} from './synonym-values.ts'

const { twice, tooLong, tooShort, tooManyTerms } = synonymMessages

describe('terms', () => {
  it('the terms that are typed or pasted are added one by one, whatever stands between them', () => {
    const text = ' til oil, எள்;\n,ellu\t gingelly\u3001तिल\u0964 🥥🥥\n'
    const terms = ['til oil', 'எள்', 'ellu', 'gingelly', 'तिल', '🥥🥥']
    expect(addTerms(['oil'], text)).toEqual({
      terms: ['oil', ...terms],
      added: terms,
      left: '',
      error: null,
    })
  })

  it.each([
    ['TIL, ellu', ['til', 'ellu'], '', twice('TIL')],
    ['கொப்பரை, கொப்பரை'.normalize('NFD'), ['til', 'கொப்பரை'], '', twice('கொப்பரை')],
    ['x, ellu, y', ['til', 'ellu'], 'x, y', tooShort],
    ['W'.repeat(61), ['til'], 'W'.repeat(61), tooLong],
    [' , ;\n', ['til'], '', null],
  ])(
    'the terms %j are added: what is there is dropped, what cannot be taken is left',
    (text, terms, left, error) => {
      expect(addTerms(['til'], text)).toMatchObject({ terms, left, error })
    },
  )

  it('the terms that are typed or pasted are left where the set is full', () => {
    const full = Array.from({ length: synonymLimits.terms - 1 }, (_, n) => `term ${n}`)
    const { terms, left, error } = addTerms(full, 'last, more, term 3')
    expect([terms.length, left, error]).toEqual([30, 'more', tooManyTerms])
  })
})

describe('sets', () => {
  const set = {
    _id: 'oil',
    label: 'Oil',
    terms: ['oil', 'எண்ணெய், ennai'],
    createdAt: '2026-01-01T00:00:00.000Z',
    updatedAt: '2026-01-01T00:00:00.000Z',
  }

  it('a set in its form is sent as it came, with what is still being typed', () => {
    const values = synonymValues(set)
    expect(splitTerms(values.terms)).toEqual({ terms: set.terms, typed: '' })
    expect(toSynonymBody(values)).toEqual({ label: 'Oil', terms: set.terms })
    const typing = { ...values, terms: joinTerms(set.terms, ' tel ') }
    expect(toSynonymBody(typing).terms).toEqual([...set.terms, 'tel'])
    expect(showSynonymValue('terms', typing.terms)).toBe('oil, எண்ணெய், ennai,  tel ')
    expect(showSynonymValue('terms', '')).toBe('None')
  })

  it.each([
    [
      synonymValues(),
      { label: synonymMessages.labelRequired, terms: synonymMessages.termsRequired },
    ],
    [{ label: 'Oil', terms: 'oil\nOIL' }, { terms: twice('OIL') }],
    [{ label: 'Oil', terms: 'oil\nx' }, { terms: tooShort }],
  ])('a set of %j is rejected at the field', (values, errors) => {
    const issues = synonymFormSchema.safeParse(values).error?.issues ?? []
    expect(
      Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message])),
    ).toEqual(errors)
  })
})

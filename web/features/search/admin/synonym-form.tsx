import { pagePaths } from '../../../../contract/paths.ts'
import { synonymLimits } from '../../../../contract/search/limits.ts'
import { synonymMessages } from '../../../../contract/search/messages.ts'
import type { Synonym } from '../../../../contract/search/synonym.ts'
import type { EditedRecord } from '../../../forms/use-record-form.ts'
import { useRecordForm } from '../../../forms/use-record-form.ts'
import { useReturn } from '../../../forms/use-return.ts'
import { lastListAddress } from '../../../lists/use-list-params.ts'
import { FormSection } from '../../../ui/admin/fields/form-section.tsx'
import { TextField } from '../../../ui/admin/fields/text-field.tsx'
import { RecordFormFrame } from '../../../ui/admin/record-form-frame.tsx'
import { synonymApi } from './queries.ts'
import {
  joinTerms,
  type SynonymValues,
  showSynonymValue,
  synonymFormSchema,
  synonymLabels,
  synonymValues,
} from './synonym-values.ts'
import { TermsField } from './terms-field.tsx'

type SynonymFormProps = EditedRecord<Synonym> & {
  /** Words that somebody searched for, which a new set begins with. */
  asked?: string
}

/** A set of words of which a search for one finds the others, too. */
export function SynonymForm({ asked = '', ...edited }: SynonymFormProps) {
  const synonym = edited.loaded?.record
  const listAddress = lastListAddress(pagePaths.adminSynonyms)
  const state = useRecordForm<SynonymValues, Synonym>({
    schema: synonymFormSchema,
    api: synonymApi,
    ...edited,
    valuesOf: synonymValues,
    blank: asked ? { label: asked, terms: joinTerms([asked]) } : synonymValues(),
    formName: 'synonym',
    formId: asked ? `asked ${asked}` : undefined,
  })
  useReturn(state.saved, listAddress)
  const { form } = state

  return (
    <RecordFormFrame
      state={state}
      success={synonym ? synonymMessages.updated : synonymMessages.created}
      saveLabel={synonym ? 'Save changes' : 'Create set'}
      cancelTo={listAddress}
      editPath={pagePaths.adminSynonymEdit}
      labels={synonymLabels}
      show={showSynonymValue}
    >
      <FormSection title="Words that mean the same">
        <TextField
          form={form}
          name="label"
          labels={synonymLabels}
          max={synonymLimits.label}
          required
          autoComplete="off"
          hint="What the set is called here. Customers do not see it."
        />
        <TermsField form={form} />
      </FormSection>
    </RecordFormFrame>
  )
}

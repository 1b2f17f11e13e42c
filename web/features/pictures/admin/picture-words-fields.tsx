import { pictureKinds } from '../../../../contract/pictures/kinds.ts'
import { pictureLimits } from '../../../../contract/pictures/limits.ts'
import { fieldLanguage } from '../../../forms/tamil-field.ts'
import { LengthLeft } from '../../../ui/admin/fields/text-field.tsx'
import { Field, Input, Select } from '../../../ui/inputs.tsx'
import { kindLabels } from './picture-kind-labels.ts'
import type { PictureWords } from './queries.ts'

const altLabels = { alt: 'In words', altTa: 'In words, in Tamil' }

type PictureWordsFieldsProps = { words: PictureWords; onChange: (words: PictureWords) => void }

/** Kind of a picture, and what it shows in both languages. */
export function PictureWordsFields({ words, onChange }: PictureWordsFieldsProps) {
  return (
    <>
      <Field label="What it shows">
        <Select
          value={words.kind}
          onChange={({ target }) =>
            onChange({ ...words, kind: target.value as PictureWords['kind'] })
          }
        >
          {pictureKinds.map((kind) => (
            <option key={kind} value={kind}>
              {kindLabels[kind]}
            </option>
          ))}
        </Select>
      </Field>
      {(['alt', 'altTa'] as const).map((name) => (
        <Field
          key={name}
          label={altLabels[name]}
          hint={name === 'alt' ? 'Read aloud to those who do not see it' : undefined}
          count={<LengthLeft text={words[name]} max={pictureLimits.alt} />}
        >
          <Input
            lang={fieldLanguage(name)}
            value={words[name]}
            onChange={({ target }) => onChange({ ...words, [name]: target.value })}
          />
        </Field>
      ))}
    </>
  )
}

import { Choices } from '../../../ui/admin/fields/choices.tsx'
import { Field, Input } from '../../../ui/inputs.tsx'
import { timeBounds, type When } from './apply-time.ts'

type WhenFieldsProps = { when: When; error: string | undefined; onChange: (when: When) => void }

/** When the prices change: at once, or at a time of India. */
export function WhenFields({ when, error, onChange }: WhenFieldsProps) {
  const { isLater, time } = when
  return (
    <div className="grid max-w-md gap-4">
      <Choices
        legend="When"
        value={isLater ? 'later' : 'now'}
        choices={[
          { value: 'now', label: 'Now' },
          { value: 'later', label: 'Later' },
        ]}
        onChange={(choice) => onChange({ ...when, isLater: choice === 'later' })}
        inPairs
      />
      {isLater && (
        <Field
          label="Date and time"
          hint="By India’s clock, at most 90 days ahead. It happens within a minute."
          error={error}
        >
          <Input
            type="datetime-local"
            value={time}
            {...timeBounds(Date.now())}
            onChange={({ target }) => onChange({ ...when, time: target.value })}
          />
        </Field>
      )}
    </div>
  )
}

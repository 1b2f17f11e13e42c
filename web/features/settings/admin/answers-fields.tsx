import { useController } from 'react-hook-form'
import type { Answers } from '../../../../contract/settings/answers.ts'
import { settingsLimits } from '../../../../contract/settings/limits.ts'
import type { EditForm } from '../../../forms/use-edit-form.ts'
import type { Values } from '../../../forms/use-form-fields.ts'
import { IconButton } from '../../../ui/admin/icon-button.tsx'
import { ArrowUp, Plus, Trash2 } from '../../../ui/admin/icons.tsx'
import { Button } from '../../../ui/button.tsx'
import { Field, Input, Textarea } from '../../../ui/inputs.tsx'
import { blankAnswer, readAnswers, writeAnswers } from './texts/answer-texts.ts'

type Answer = Answers[number]

/** The questions that visitors ask before they order, in their order. */
export function AnswersFields({ form }: { form: EditForm<Values>['form'] }) {
  const { field } = useController({ control: form.control, name: 'answers' })
  const answers = readAnswers(String(field.value))
  const set = (next: Answers) => field.onChange(writeAnswers(next))
  const focusInvalid = (element: HTMLElement | null) =>
    field.ref({ focus: () => element?.querySelector<HTMLElement>('[aria-invalid]')?.focus() })
  return (
    <div ref={focusInvalid} className="grid gap-4">
      <p className="text-ink-soft">
        They stand on the page “Good to know”. The first three that are given in short stand in the
        details of each product.
      </p>
      {answers.map((answer, index) => (
        <AnswerFields
          // biome-ignore lint/suspicious/noArrayIndexKey: an answer is its place among the answers
          key={index}
          answer={answer}
          number={index + 1}
          errorOf={(part) =>
            form.getFieldState(`answers.${index}.${part}`, form.formState).error?.message
          }
          onChange={(part) => set(answers.with(index, { ...answer, ...part }))}
          onRemove={() => set(answers.toSpliced(index, 1))}
          onMoveUp={
            index > 0
              ? () => set(answers.toSpliced(index, 1).toSpliced(index - 1, 0, answer))
              : undefined
          }
        />
      ))}
      {answers.length < settingsLimits.answers && (
        <Button
          variant="secondary"
          onClick={() => set([...answers, blankAnswer])}
          className="justify-self-start"
        >
          <Plus aria-hidden="true" className="size-4" />
          Add a question
        </Button>
      )}
    </div>
  )
}

type AnswerFieldsProps = {
  answer: Answer
  number: number
  errorOf: (part: keyof Answer) => string | undefined
  onChange: (part: Partial<Answer>) => void
  onRemove: () => void
  onMoveUp?: () => void
}

function AnswerFields({ answer, number, onRemove, onMoveUp, ...props }: AnswerFieldsProps) {
  const name = answer.question || `Question ${number}`
  const part = { ...props, answer }
  return (
    <fieldset className="grid gap-3 rounded-control border border-line p-3">
      <legend className="sr-only">{name}</legend>
      <div className="flex items-center justify-between gap-3">
        <p className="font-semibold">{number}</p>
        <div className="flex">
          {onMoveUp && <IconButton icon={ArrowUp} label={`Move up: ${name}`} onClick={onMoveUp} />}
          <IconButton icon={Trash2} label={`Remove ${name}`} onClick={onRemove} />
        </div>
      </div>
      <Part {...part} name="question" label="Question" max={settingsLimits.question} />
      <Part {...part} name="questionTa" label="Question in Tamil" max={settingsLimits.question} />
      <Part {...part} name="answer" label="Answer" max={settingsLimits.answer} rows={4} />
      <Part
        {...part}
        name="answerTa"
        label="Answer in Tamil"
        max={settingsLimits.answer}
        rows={4}
      />
      <Part {...part} name="short" label="In short" max={settingsLimits.short} />
      <Part {...part} name="shortTa" label="In short, in Tamil" max={settingsLimits.short} />
    </fieldset>
  )
}

type PartProps = Pick<AnswerFieldsProps, 'answer' | 'errorOf' | 'onChange'> & {
  name: keyof Answer
  label: string
  max: number
  rows?: number
}

function Part({ answer, errorOf, onChange, name, label, max, rows }: PartProps) {
  const input = {
    value: answer[name],
    lang: name.endsWith('Ta') ? 'ta' : undefined,
    maxLength: max,
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
  }
  return (
    <Field label={label} error={errorOf(name)}>
      {rows ? <Textarea {...input} rows={rows} /> : <Input {...input} />}
    </Field>
  )
}

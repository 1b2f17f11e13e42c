import { cleanText, requiredText } from '../fields.ts'
import { z } from '../zod.ts'
import { settingsLimits as max } from './limits.ts'
import { settingsMessages as messages } from './messages.ts'

/** Questions that every chat begins with and their answers, which visitors should know before they order. */

const text = (length: number, example: string) => cleanText(length).meta({ example }).default('')

export const answersSchema = z
  .array(
    z.object({
      question: requiredText(max.question, messages.question, 'How do I pay?'),
      questionTa: text(max.question, 'எப்படிப் பணம் செலுத்துவது?'),
      answer: requiredText(max.answer, messages.answer, 'By UPI, or in cash at the mill.'),
      answerTa: text(max.answer, 'UPI மூலம், அல்லது செக்கில் பணமாக.'),
      short: text(max.short, 'Pay by UPI or cash').meta({
        description: 'What the details of a product say of it; blank for nothing',
        example: 'Pay by UPI or cash',
      }),
      shortTa: text(max.short, 'UPI அல்லது பணம்'),
    }),
  )
  .max(max.answers, messages.answers(max.answers))

export type Answers = z.output<typeof answersSchema>
